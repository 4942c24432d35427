Feature: The player of a channel

  A channel plays like television: switch it on and it is there, at this moment. Where it has catch-up one can also go back in
  the broadcast, or watch again what is over, and is always one press away from being live again. The words on the player say
  which of these it is.

  Background:
    Given a subscribed member

  Rule: On a channel with catch-up one can go back, and be live again

    Background:
      Given they watch the channel "Daybreak Live"
      And the video plays
      And the player is live

    @LIV-04
    Scenario: Somebody goes an hour back in the broadcast, and live again
      When they press the key "PageDown" on the scrubber
      And they press the key "PageDown" on the scrubber
      Then the scrubber says "8:00 AM, Support: Week 1"
      And the player is about 60 minutes behind live
      When they go back to the live edge
      Then the player is live

    @LIV-04
    Scenario Outline: The key <key> moves the scrubber to <words>
      When they press the key "PageDown" on the scrubber
      And they press the key "<key>" on the scrubber
      Then the scrubber says "<words>"

      Examples:
        | key       | words                     |
        | ArrowLeft | 8:29 AM, Support: Week 1  |
        | ArrowUp   | 8:31 AM, Hips, Part One   |
        | PageUp    | 8:59 AM, Hips, Part One   |
        | Home      | 1:00 AM, Spine Yoga: Flow |
        | End       | 8:59 AM, Hips, Part One   |

    @LIV-02
    Scenario: The player itself goes back, too
      When they go back by 20 minutes in the player
      Then the player is about 20 minutes behind live

    @LIV-04 @LIV-05
    Scenario: Somebody starts a live program from its beginning, and goes live again
      When they press "Start from beginning"
      Then the scrubber says "8:30 AM, Hips, Part One"
      When they go back to the live edge
      Then the player is live

    @LIV-04 @browser
    Scenario: Going back and live again is one stream, and the start from the beginning another
      When they press the key "PageDown" on the scrubber
      And they go back to the live edge
      Then the player is live
      And the stream of "Daybreak Live" was opened 1 time
      When they press "Start from beginning"
      And they go back to the live edge
      Then the player is live
      And the stream of "Daybreak Live" was opened 2 times

    @LIV-02 @LIV-09 @browser
    Scenario: The stream and the guide agree on the time, also three hours later
      Then the stream of "Daybreak Live" shows 09:00
      When it is 12:10
      And they load the page again
      Then the stream of "Daybreak Live" shows 12:10
      And the scrubber says "12:09 PM, Middle Split: Week 1"
      And the guide says of "Middle Split: Week 1": "On now"

    @SHL-11 @browser
    Scenario: The player with its scrubber is accessible
      When they press the key "PageDown" on the scrubber
      Then the page has no accessibility violations

  Rule: On a channel without catch-up there is only the live edge

    Background:
      Given they watch the channel "Stillwater"
      And the video plays
      And the player is live

    @LIV-02
    Scenario: A channel without catch-up has no scrubber
      Then there is no scrubber

    @LIV-02
    Scenario: Nothing leads back in the player of a channel without catch-up
      When they go back by 20 minutes in the player
      Then the player is live
      And the video plays

    @LIV-02
    Scenario: A channel without catch-up goes on at the live edge after a pause
      When they pause
      And it is 09:20
      And they go on
      Then the player is live

  Rule: A recording has its own length, and leads on to what came next

    @LIV-04
    Scenario: A recording has its own length, and the live channel is one press away
      When they watch what "Daybreak Live" showed from 08:00 to 08:30
      Then the video plays
      And the video lasts about 30 minutes
      And there is no scrubber
      When they go back to the live edge
      Then the player is live

    @LIV-04
    Scenario: A recording that is over offers the next one, and the live channel
      When they watch what "Daybreak Live" showed from 06:45 to 07:15
      And they watch to the end
      Then the page says "Pull: Heavy Day is over"
      And there is one "Go live" to press
      And "Next: Reggaeton Basics" has the focus
      When they press "Next: Reggaeton Basics"
      Then the video lasts about 45 minutes

    @LIV-04
    Scenario: Somebody goes from one recording to the next, and live at its end
      When they watch what "Daybreak Live" showed from 06:45 to 07:15
      And they watch to the end
      And they press "Next: Reggaeton Basics"
      And they watch to the end
      And they go back to the live edge
      Then the player is live

    @LIV-04
    Scenario: A recording that cannot be played leads to the live channel
      Given the platform answers a video with status 404
      When they watch what "Daybreak Live" showed from 08:00 to 08:30
      Then the page says "This recording can't be played."
      And there is one "Go live" to press
      When the platform is well again
      And they go back to the live edge
      Then the video plays
      And the player is live

    @PLY-06 @PLY-02
    Scenario: Nothing of a recording is saved, and it begins anew
      When they watch what "Daybreak Live" showed from 08:00 to 08:30
      And they watch until 0.5 of the video
      And they pause
      And they load the page again
      Then the video plays from 0.0
      And the platform knows nothing of "Daybreak Live"

    @API-06
    Scenario: A recording is told to analytics as catch-up
      When they watch what "Daybreak Live" showed from 08:00 to 08:30
      Then the page says "Support: Week 1"
      When they pause
      Then the platform was told "Paused Video" of the channel "Daybreak Live" with:
        | broadcast    | catch-up        |
        | programTitle | Support: Week 1 |

  Rule: Turning to another channel is quick, and leaves nothing behind

    @LIV-04
    Scenario: A channel without a stream says so, and leads to the others
      When they watch the channel "No Stream"
      Then the page says "This video can't be played"
      And the page says "The channel may be off the air."
      When they press "Other channels"
      Then the page says "No Stream"

    @LIV-04 @browser @nightly
    Scenario: A channel without a stream lets somebody turn to another one, and come back
      When they watch the channel "No Stream"
      Then the page says "The channel may be off the air."
      When they press the channel "No Schedule"
      Then the player is live
      When they press the channel "No Stream"
      Then the page says "The channel may be off the air."
      When they go back
      Then "No Schedule" plays at its live edge

    @LIV-04 @browser
    Scenario: A channel plays again after a look at a locked one
      When they watch the channel "Daybreak Live"
      Then the video plays
      When they press the channel "Studio Barre"
      Then no video plays
      When they press the channel "Daybreak Live"
      Then the video plays
      And the player is live

    @LIV-04 @browser @nightly
    Scenario: The last picture stays until the next channel has one
      Given they watch the channel "Daybreak Live"
      And the video plays
      When they pause and look at the picture
      And the platform takes 4 s to answer a video
      And they press the channel "Iron Room"
      Then they see the same picture while the page says "Getting the channel ready"
      When the video plays
      Then they see another picture

    @PLY-01 @browser
    Scenario: The player is fetched once for all channels
      When they watch the channel "Daybreak Live"
      Then the video plays
      When they press the channel "Iron Room"
      Then the player is live
      And the video plays
      And the platform was asked for the player library 1 time

    @PLY-01 @LIV-04 @browser
    Scenario: Pointing at a channel fetches the player, unless the channel is locked
      When they open the playlist "Live"
      And they point at the channel "Studio Barre"
      Then the platform was not asked for the player library
      When they point at the channel "Iron Room"
      Then the platform was asked for the player library 1 time

    @PLY-01 @LIV-04 @browser
    Scenario: The focus on a program fetches the player, unless the channel is locked
      Given the schedule of each channel is:
        | program    | start | end   |
        | Night Ride | 08:30 | 09:30 |
      And the live channels are:
        | channel      |
        | Studio Barre |
        | Iron Room    |
      When they open the playlist "Live"
      And they go by keys to "Night Ride" in the guide
      Then the platform was not asked for the player library
      When they press the key "ArrowDown"
      Then the cell at 08:30 of "Iron Room" has the focus
      And the platform was asked for the player library 1 time

  Rule: A link opens any channel, also one that the guide has not come to yet

    @LIV-06
    Scenario: A channel that the guide has not loaded yet is opened by its link
      Given the schedule of each channel is:
        | program    | start | end   |
        | Night Ride | 08:30 | 09:30 |
      When they watch the channel "Tower Mobility 1"
      Then "Tower Mobility 1" plays at its live edge
      And the details of "Night Ride" say "Tower Mobility 1"

    @LIV-06
    Scenario: Going back and forward finds channels that the guide has not loaded
      When they watch the channel "Tower Mobility 1"
      Then "Tower Mobility 1" plays at its live edge
      When they press the channel "North Strength 1"
      Then "North Strength 1" plays at its live edge
      When they go back
      Then "Tower Mobility 1" plays at its live edge
      When they go forward
      Then "North Strength 1" plays at its live edge

    @LIV-06
    Scenario: A link to a channel that cannot be loaded says so, and opens that channel at another try
      Given the platform answers media with an error
      When they watch the channel "Tower Mobility 1"
      Then the page says "Something went wrong"
      When the platform is well again
      And they press "Try again"
      Then "Tower Mobility 1" plays at its live edge

    @LIV-06
    Scenario: A link that names something else than a channel opens the first channel
      When they open the live page with:
        | play    | 1             |
        | channel | The Long Ride |
      Then "Daybreak Live" plays at its live edge

    @LIV-06 @browser @nightly
    Scenario: A channel of a later page that was chosen plays again after the page was loaded again
      When they open the guide with "North Strength 1"
      And they scroll the guide down to the last channel that it has
      Then the guide has 101 rows
      When they scroll the guide down to the last channel that it has
      And they press the channel "Tower Mobility 1"
      Then "Tower Mobility 1" plays at its live edge
      When they load the page again
      Then "Tower Mobility 1" plays at its live edge

    @LIV-01 @LIV-06 @browser @nightly
    Scenario: A channel that was opened by its link plays on when the guide comes to it
      When they watch the channel "Tower Mobility 1"
      Then the video plays
      When they scroll the guide down to the last channel that it has
      Then the guide has 101 rows
      When they scroll the guide down to the last channel that it has
      Then "Tower Mobility 1" is the chosen channel
      And the video plays
      And the stream of "Tower Mobility 1" was opened 1 time

  Rule: Analytics hear which channel and program was watched, and whether live

    Background:
      Given they watch the channel "Daybreak Live"
      And the scrubber says "8:59 AM, Hips, Part One"

    @API-06
    Scenario: What is played of a channel is told with its program
      When they pause
      Then the platform was told "Paused Video" of the channel "Daybreak Live" with:
        | broadcast    | live           |
        | programTitle | Hips, Part One |
      When they press "Start from beginning"
      Then the platform was told "Started Video" of the channel "Daybreak Live" with:
        | broadcast    | beginning      |
        | programTitle | Hips, Part One |

    @API-06
    Scenario: A program from its beginning is told as such, and as live once they have gone live
      When they press "Start from beginning"
      Then the scrubber says "8:30 AM, Hips, Part One"
      When they pause
      Then the platform was told "Paused Video" of the channel "Daybreak Live" with:
        | broadcast | beginning |
      When they go back to the live edge
      Then the player is live
      When they pause
      Then the platform was told "Paused Video" of the channel "Daybreak Live" with:
        | broadcast | live |
