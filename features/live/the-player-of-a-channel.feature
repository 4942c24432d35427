Feature: The player of a channel

  Background:
    Given a subscribed member

  @LIV-04
  Scenario: Back in the broadcast, and live again
    When they watch the channel "Daybreak Live"
    Then the video plays
    And the player is live
    When they press the key "PageDown" on the scrubber
    And they press the key "PageDown" on the scrubber
    Then the scrubber says "8:00 AM, Support: Week 1"
    And the player is about 60 minutes behind live
    When they go back to the live edge
    Then the player is live

  @LIV-04
  Scenario Outline: <key> on the scrubber
    When they watch the channel "Daybreak Live"
    And they press the key "PageDown" on the scrubber
    And they press the key "<key>" on the scrubber
    Then the scrubber says "<words>"

    Examples:
      | key        | words |
      | ArrowLeft | 8:29 AM, Support: Week 1 |
      | ArrowUp | 8:31 AM, Hips, Part One |
      | PageUp | 8:59 AM, Hips, Part One |
      | Home | 1:00 AM, Spine Yoga: Flow |
      | End | 8:59 AM, Hips, Part One |

  @LIV-02
  Scenario: Without catch-up there is only the live edge
    When they watch the channel "Stillwater"
    Then the video plays
    And the player is live
    And there is no scrubber

  @LIV-02
  Scenario: With catch-up one can go back in the player
    When they watch the channel "Daybreak Live"
    Then the player is live
    When they go back by 20 minutes in the player
    Then the player is about 20 minutes behind live

  @LIV-02
  Scenario: Without catch-up nothing leads back in the player
    When they watch the channel "Stillwater"
    Then the player is live
    When they go back by 20 minutes in the player
    Then the player is live
    And the video plays

  @LIV-02
  Scenario: Without catch-up it goes on at the live edge after a pause
    When they watch the channel "Stillwater"
    Then the player is live
    When they pause
    And it is 2026-06-15T09:20:00Z
    And they go on
    Then the player is live

  @LIV-04 @LIV-05
  Scenario: From the beginning, and then live
    When they watch the channel "Daybreak Live"
    Then the video plays
    When they press "Start from beginning"
    Then the scrubber says "8:30 AM, Hips, Part One"
    When they go back to the live edge
    Then the player is live

  @LIV-04
  Scenario: A recording has its own length
    When they watch what "Daybreak Live" showed from 2026-06-15T08:00:00Z to 2026-06-15T08:30:00Z
    Then the video plays
    And the video lasts about 30 minutes
    And there is no scrubber
    When they go back to the live edge
    Then the player is live

  @LIV-04
  Scenario: What follows a recording
    When they watch what "Daybreak Live" showed from 2026-06-15T07:00:00Z to 2026-06-15T08:00:00Z
    And they watch to the end
    Then the page says "Pull: Heavy Day is over"
    And there is one "Go live" to press
    And "Next: Reggaeton Basics" has the focus
    When they press "Next: Reggaeton Basics"
    Then the video lasts about 45 minutes
    When they watch to the end
    And they go back to the live edge
    Then the player is live

  @LIV-06
  Scenario: A channel that the guide has not loaded yet is opened by its address
    Given the schedule of each channel is:
      | program    | start                | end                  |
      | Night Ride | 2026-06-15T08:30:00Z | 2026-06-15T09:30:00Z |
    When they watch the channel "Tower Mobility 1"
    Then "Tower Mobility 1" plays at its live edge
    And the details of "Night Ride" say "Tower Mobility 1"

  @LIV-01 @LIV-06 @browser
  Scenario: A channel that was opened by its address plays on when the guide comes to it
    When they watch the channel "Tower Mobility 1"
    Then the video plays
    When they scroll the guide by 20000 pixels down
    Then the guide has 101 rows
    When they scroll the guide by 20000 pixels down
    Then the guide shows the channel "Tower Mobility 1"
    And the video plays
    And the stream of "Tower Mobility 1" was opened 1 time

  @LIV-04
  Scenario: A channel without a stream
    When they watch the channel "No Stream"
    Then the page says "This video can't be played"
    And the page says "The channel may be off the air."
    When they press "Other channels"
    Then the page says "No Stream"

  @LIV-04 @browser
  Scenario: From a channel without a stream to another one, and back
    When they watch the channel "No Stream"
    Then the page says "The channel may be off the air."
    When they press the channel "No Schedule"
    Then the video plays
    And the player is live
    When they press the channel "No Stream"
    Then the page says "The channel may be off the air."
    When they go back
    Then the video plays
    And the player is live

  @LIV-04
  Scenario: A recording that cannot be played
    Given no stream can be played
    When they watch what "Daybreak Live" showed from 2026-06-15T08:00:00Z to 2026-06-15T08:30:00Z
    Then the page says "This recording can't be played."
    And there is one "Go live" to press
    Given the streams can be played again
    When they go back to the live edge
    Then the video plays
    And the player is live

  @LIV-04 @browser
  Scenario: To a locked channel and back
    When they watch the channel "Daybreak Live"
    Then the video plays
    When they press the channel "Studio Barre"
    Then no video plays
    When they press the channel "Daybreak Live"
    Then the video plays
    And the player is live

  @LIV-04 @browser
  Scenario: Back in the broadcast and live again is one stream
    When they watch the channel "Daybreak Live"
    And they press the key "PageDown" on the scrubber
    And they go back to the live edge
    Then the player is live
    And the stream of "Daybreak Live" was opened 1 time
    When they press "Start from beginning"
    And they go back to the live edge
    Then the player is live
    And the stream of "Daybreak Live" was opened 2 times

  @PLY-01 @browser
  Scenario: The library comes once for all channels
    When they watch the channel "Daybreak Live"
    Then the video plays
    When they press the channel "Iron Room"
    Then the player is live
    And the video plays
    And the platform was asked for the player library 1 time

  @LIV-04 @browser
  Scenario: The last picture stays until the next channel has one
    When they watch the channel "Daybreak Live"
    Then the video plays
    When they pause
    And they look at the picture
    Given the platform takes 4 s to answer a video
    When they press the channel "Iron Room"
    Then the page says "Getting the channel ready"
    And they see the same picture
    And the page says "Getting the channel ready"
    When the video plays
    Then they see another picture

  @LIV-02 @LIV-09 @browser
  Scenario: Another time moves the stream and the guide alike
    When they watch the channel "Daybreak Live"
    Then the stream of "Daybreak Live" shows 2026-06-15T09:00:00Z
    When it is 2026-06-15T12:10:00Z
    And they load the page again
    Then the stream of "Daybreak Live" shows 2026-06-15T12:10:00Z
    And the scrubber says "12:09 PM, Middle Split: Week 1"
    And the guide says of "Middle Split: Week 1": "On now"

  @PLY-06 @PLY-02
  Scenario: Nothing of a channel is saved
    When they watch what "Daybreak Live" showed from 2026-06-15T08:00:00Z to 2026-06-15T08:30:00Z
    And they watch until 0.5 of the video
    And they pause
    And they load the page again
    Then the video plays from 0.0
    And the platform knows nothing of "Daybreak Live"

  @API-06
  Scenario: What is played of a channel is tracked
    When they watch the channel "Daybreak Live"
    Then the scrubber says "8:59 AM, Hips, Part One"
    When they pause
    Then the platform was told "Paused Video" of the channel "Daybreak Live" with:
      | broadcast    | live           |
      | programTitle | Hips, Part One |
    When they press "Start from beginning"
    Then the platform was told "Started Video" of the channel "Daybreak Live" with:
      | broadcast    | beginning      |
      | programTitle | Hips, Part One |

  @API-06
  Scenario: A program from its beginning is tracked as live once they have gone live
    When they watch the channel "Daybreak Live"
    And they press "Start from beginning"
    Then the scrubber says "8:30 AM, Hips, Part One"
    When they pause
    Then the platform was told "Paused Video" of the channel "Daybreak Live" with:
      | broadcast | beginning |
    When they go back to the live edge
    Then the player is live
    When they pause
    Then the platform was told "Paused Video" of the channel "Daybreak Live" with:
      | broadcast | live |

  @API-06
  Scenario: A recording is tracked as catch-up
    When they watch what "Daybreak Live" showed from 2026-06-15T08:00:00Z to 2026-06-15T08:30:00Z
    Then the page says "Support: Week 1"
    When they pause
    Then the platform was told "Paused Video" of the channel "Daybreak Live" with:
      | broadcast    | catch-up        |
      | programTitle | Support: Week 1 |

  @PLY-01 @LIV-04 @browser
  Scenario: Intent on a channel prepares the player, unless it is locked
    When they open the playlist "Live"
    And they point at the channel "Studio Barre"
    Then the platform was not asked for the player library
    When they point at the channel "Iron Room"
    Then the platform was asked for the player library 1 time

  @PLY-01 @LIV-04 @browser
  Scenario: The focus on a program of a channel prepares the player, unless the channel is locked
    Given it is 2026-06-15T20:00:00Z
    And the schedule of each channel is:
      | program    | start                | end                  |
      | Night Ride | 2026-06-15T19:30:00Z | 2026-06-15T20:30:00Z |
    And the live channels are:
      | channel      |
      | Studio Barre |
      | Iron Room    |
    When they open the playlist "Live"
    And they go by keys to "Night Ride" in the guide
    Then the platform was not asked for the player library
    When they press the key "ArrowDown"
    Then the cell at 2026-06-15T19:30:00Z of "Iron Room" has the focus
    And the platform was asked for the player library 1 time

  @SHL-11 @browser
  Scenario: The player with its scrubber is accessible
    When they watch the channel "Daybreak Live"
    And they press the key "PageDown" on the scrubber
    Then the page has no accessibility violations
