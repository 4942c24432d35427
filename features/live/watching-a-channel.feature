Feature: Watching a live channel

  A live page is a television and its guide: choosing a channel or a program switches the player at once. What is on plays live,
  what is over plays as a recording, what is yet to come can only be read about. The address always says what is selected, so
  that a link opens for a friend what its sender saw.

  Background:
    Given a new subscriber
    And it is 20:00
    And the live channels are:
      | channel       | catchupHours |
      | Daybreak Live | 2            |
      | Iron Room     | 2            |
    And the schedule of each channel is:
      | program     | start | end   | description           |
      | First Light | 16:00 | 17:50 | The day begins.       |
      | Slow Start  | 18:30 | 19:30 | An easy one.          |
      | Night Ride  | 19:30 | 20:30 | Uphill, in the dark.  |
      | Cool Down   | 20:30 | 21:00 | Lie down and breathe. |

  Rule: Choosing a channel or a program switches the player

    @LIV-01
    Scenario: A live page has channels, a guide and a player
      When they open the playlist "Live"
      Then the guide has exactly the channels:
        | Daybreak Live |
        | Iron Room     |
      And the guide shows "Night Ride"
      And the details of "Night Ride" say "Uphill, in the dark."
      And no video plays
      When they press "Play"
      Then "Daybreak Live" plays at its live edge

    @LIV-04
    Scenario: Choosing a channel plays it at its live edge
      When they open the playlist "Live"
      And they press the channel "Iron Room"
      Then "Iron Room" plays at its live edge
      And the details of "Night Ride" say "Iron Room"
      And "Iron Room" is the chosen channel
      When they press the channel "Daybreak Live"
      Then "Daybreak Live" plays at its live edge
      And "Daybreak Live" is the chosen channel

    @LIV-04
    Scenario: Choosing a program that is on plays it at the live edge
      When they open the playlist "Live"
      And they press "Night Ride" in the guide
      Then "Daybreak Live" plays at its live edge
      And the details of "Night Ride" say "On now"
      And "Night Ride" is selected in the guide

    @LIV-04
    Scenario: Choosing a program that has ended plays its own recording
      When they open the playlist "Live"
      And they press "Slow Start" in the guide
      Then "Daybreak Live" plays its recording from 18:30 to 19:30
      And the player stands at its beginning
      And the details of "Slow Start" say "An easy one."
      And "Slow Start" is selected in the guide

    @LIV-04
    Scenario: Choosing a program that is yet to come only shows its details
      When they open the playlist "Live"
      And they press "Cool Down" in the guide
      Then the details of "Cool Down" say "Lie down and breathe."
      And the details of "Cool Down" say "Coming up"
      And no video plays

    @LIV-04
    Scenario: What plays goes on while the details of a program yet to come are shown
      When they open the playlist "Live"
      And they press "Slow Start" in the guide
      Then "Daybreak Live" plays its recording from 18:30 to 19:30
      When they press "Cool Down" in the guide
      Then the details are those of "Cool Down"
      And "Daybreak Live" plays its recording from 18:30 to 19:30

    @LIV-04
    Scenario: A program of another channel that is yet to come only shows its details
      When they open the playlist "Live"
      And they press "Night Ride" in the guide
      And they press the keys "ArrowDown, ArrowRight, Enter", one after another
      Then the details of "Cool Down" say "Iron Room"
      And "Daybreak Live" plays at its live edge

    @LIV-04
    Scenario: A program of another channel that has ended goes to that channel's recording
      When they open the playlist "Live"
      And they press "Night Ride" in the guide
      And they press the keys "ArrowDown, ArrowLeft, Enter", one after another
      Then the details of "Slow Start" say "Iron Room"
      And "Iron Room" plays its recording from 18:30 to 19:30

    @LIV-04 @LIV-05
    Scenario: A program that is on can be started from its beginning
      When they open the playlist "Live"
      And they press "Start from beginning"
      Then "Daybreak Live" plays what began at 19:30
      And the player stands at its beginning
      And the details are those of "Night Ride"

    @LIV-09
    Scenario: A gap between programs chooses nothing
      When they open the playlist "Live"
      And they go by keys to "Night Ride" in the guide
      And they press the keys "ArrowDown, End, Enter", one after another
      Then "Daybreak Live" is the chosen channel
      And no video plays

  Rule: At the live edge the details move on with the program

    @LIV-04 @LIV-06
    Scenario: At the live edge the details move on when the next program begins
      When they open the playlist "Live"
      And they press "Night Ride" in the guide
      Then the details are those of "Night Ride"
      When it is 20:31
      Then the details are those of "Cool Down"
      And the address has exactly:
        | play    | 1             |
        | channel | Daybreak Live |
        | start   | 20:30         |
        | end     | 21:00         |
      And "Daybreak Live" plays at its live edge

    @LIV-04 @LIV-06
    Scenario: At the live edge the details move on again, to the channel's own where no program follows
      When they open the playlist "Live"
      And they press "Night Ride" in the guide
      And it is 20:31
      Then the details are those of "Cool Down"
      When it is 21:01
      Then the details of "Daybreak Live" say "The studio, all day"
      And the address has exactly:
        | play    | 1             |
        | channel | Daybreak Live |
      And "Daybreak Live" plays at its live edge

    @LIV-04
    Scenario: A program from its beginning stays selected when the next one begins
      When they open the playlist "Live"
      And they press "Start from beginning"
      Then "Daybreak Live" plays what began at 19:30
      When it is 20:31
      Then the guide says of "Cool Down": "On now"
      And the details are those of "Night Ride"
      And "Daybreak Live" plays what began at 19:30

  Rule: A channel can be watched without any program

    @LIV-04
    Scenario Outline: The channel's own title and description show where there is no program, <when>
      Given it is <moment>
      When they open the playlist "Live"
      Then the details of "Daybreak Live" say "The studio, all day"
      And the details of "Daybreak Live" do not say "On now"
      When they press "Play"
      Then "Daybreak Live" plays at its live edge

      Examples:
        | when             | moment |
        | before the first | 15:00  |
        | between two      | 18:10  |
        | after the last   | 22:00  |

    @LIV-04
    Scenario: A channel whose schedule is empty stays playable
      Given the schedule of each channel is empty
      When they open the playlist "Live"
      Then the details of "Daybreak Live" say "The studio, all day"
      When they press "Play"
      Then "Daybreak Live" plays at its live edge

    @LIV-09 @SHL-11
    Scenario: A channel whose schedule is empty is chosen by keys
      Given the schedule of each channel is empty
      When they open the playlist "Live"
      And they go by keys to "No program information" in the guide
      And they press the keys "ArrowDown, Enter", one after another
      Then "Iron Room" plays at its live edge
      And "Iron Room" is the chosen channel
      And a screen reader hears that the cell at 7 days ago at 00:00 of "Iron Room" is selected, and no other

    @LIV-09 @SHL-11
    Scenario: A channel that is between two programs is chosen by keys
      Given it is 18:10
      When they open the playlist "Live"
      And they go by keys to "No program information" in the guide
      And they press the keys "ArrowDown, Enter", one after another
      Then "Iron Room" plays at its live edge
      And "Iron Room" is the chosen channel
      And a screen reader hears that the cell at 17:50 of "Iron Room" is selected, and no other

    @LIV-09 @SHL-11
    Scenario: A screen reader hears what is on the chosen channel as selected
      When they open the playlist "Live"
      And they press the channel "Iron Room"
      Then a screen reader hears that the cell at 19:30 of "Iron Room" is selected, and no other
      When it is 20:31
      Then a screen reader hears that the cell at 20:30 of "Iron Room" is selected, and no other

  Rule: The address follows what is selected, and going back follows the address

    @LIV-06
    Scenario: The address follows the selected channel
      When they open the playlist "Live"
      And they press the channel "Iron Room"
      Then the address has exactly:
        | play    | 1         |
        | channel | Iron Room |

    @LIV-06
    Scenario: The address follows the selected program
      When they open the playlist "Live"
      And they press "Cool Down" in the guide
      Then the address has exactly:
        | channel | Daybreak Live |
        | start   | 20:30         |
        | end     | 21:00         |
      When they press "Slow Start" in the guide
      Then the address has exactly:
        | play    | 1             |
        | channel | Daybreak Live |
        | start   | 18:30         |
        | end     | 19:30         |
      When they press "Night Ride" in the guide
      And they press "Start from beginning"
      Then the address has exactly:
        | play      | 1             |
        | channel   | Daybreak Live |
        | start     | 19:30         |
        | end       | 20:30         |
        | beginning | 1             |

    @LIV-06
    Scenario: A channel that is stopped stays selected, and its address no longer plays it
      When they open the playlist "Live"
      And they press the channel "Iron Room"
      Then "Iron Room" plays at its live edge
      When they press "Stop"
      Then no video plays
      And "Iron Room" is the chosen channel
      And the address has exactly:
        | channel | Iron Room |

    @LIV-06
    Scenario: Details that moved on by themselves are no step on the way back
      When they open the playlist "Live"
      And they press "Night Ride" in the guide
      And it is 20:31
      Then the details are those of "Cool Down"
      When they go back
      Then no video plays

    @LIV-06
    Scenario: Going back and forward in the browser returns to what played
      When they open the playlist "Live"
      And they press the channel "Iron Room"
      And they press "Slow Start" in the guide
      Then "Daybreak Live" plays its recording from 18:30 to 19:30
      When they go back
      Then "Iron Room" plays at its live edge
      When they go forward
      Then "Daybreak Live" plays its recording from 18:30 to 19:30

  Rule: A link opens what its sender saw

    @LIV-06
    Scenario: A link opens a channel, and does not play it
      When they open the live page with:
        | channel | Iron Room |
      Then the details of "Night Ride" say "Iron Room"
      And no video plays

    @LIV-06
    Scenario: A link that says 0 for play opens a channel, and plays nothing
      When they open the live page with:
        | play    | 0         |
        | channel | Iron Room |
      Then the details of "Night Ride" say "Iron Room"
      And no video plays

    @LIV-06
    Scenario: A link opens a channel, and plays it
      When they open the live page with:
        | play    | 1         |
        | channel | Iron Room |
      Then "Iron Room" plays at its live edge

    @LIV-06
    Scenario: A link opens a recording
      When they open the live page with:
        | play    | 1         |
        | channel | Iron Room |
        | start   | 18:30     |
        | end     | 19:30     |
      Then "Iron Room" plays its recording from 18:30 to 19:30
      And the details of "Slow Start" say "Iron Room"

    @LIV-06
    Scenario: A link opens a program from its beginning
      When they open the live page with:
        | play      | 1         |
        | channel   | Iron Room |
        | start     | 19:30     |
        | end       | 20:30     |
        | beginning | 1         |
      Then "Iron Room" plays what began at 19:30
      And the player stands at its beginning
      And the details are those of "Night Ride"

    @LIV-06
    Scenario: A link opens the details of a program that is yet to come
      When they open the live page with:
        | channel | Iron Room |
        | start   | 20:30     |
        | end     | 21:00     |
      Then the details of "Cool Down" say "Iron Room"
      And no video plays

    @LIV-06
    Scenario Outline: A link with nonsense opens what can be made of it: <what>
      When they open the live page with:
        | play      | 1           |
        | channel   | <channel>   |
        | start     | <start>     |
        | end       | <end>       |
        | beginning | <beginning> |
      Then "<plays>" plays at its live edge
      And the details are those of "Night Ride"

      Examples:
        | what                        | channel   | start | end   | beginning | plays         |
        | a channel that is not there | nowhere   |       |       |           | Daybreak Live |
        | times that are none         | Iron Room | soon  | later |           | Iron Room     |
        | an end before the start     | Iron Room | 20:30 | 19:30 |           | Iron Room     |
        | a start alone               | Iron Room | 18:30 |       |           | Iron Room     |
        | the beginning of nothing    | Iron Room |       |       | 1         | Iron Room     |
        | another beginning than 1    | Iron Room | 19:30 | 20:30 | 2         | Iron Room     |

  Rule: A program that has left catch-up says so, in the player's place, and what can be watched instead

    @LIV-03 @LIV-06
    Scenario: A shared link to a program that has left catch-up says so, and offers the live channel
      When they open the live page with:
        | play    | 1         |
        | channel | Iron Room |
        | start   | 16:00     |
        | end     | 17:50     |
      Then the page says "This program has left the catch-up window"
      And no video plays
      And there is no link "Play"
      And there is one "Watch live" to press
      When they press "Watch live"
      Then "Iron Room" plays at its live edge
      And the details are those of "Night Ride"

    @LIV-03 @LIV-06
    Scenario: A shared link to a program that has left catch-up leads to the guide, too
      When they open the live page with:
        | channel | Iron Room |
        | start   | 16:00     |
        | end     | 17:50     |
      Then the page says "This program has left the catch-up window"
      And there is no link "Play"
      When they press "Other channels"
      Then the channels have the focus
      And no video plays

    @LIV-02 @LIV-03
    Scenario: A recording that leaves catch-up while it plays goes on, but does not begin again
      When they watch what "Iron Room" showed from 18:30 to 19:30
      Then "Iron Room" plays its recording from 18:30 to 19:30
      When it is 20:35
      Then "Iron Room" plays its recording from 18:30 to 19:30
      When they move again
      And they press "Stop"
      Then the page says "This program has left the catch-up window"
      And there is no link "Play"

    @LIV-03
    Scenario: The details of a recording that leaves catch-up while it plays say that this is the last chance
      When they watch what "Iron Room" showed from 18:30 to 19:30
      Then the details of "Slow Start" say "Watch again"
      When it is 20:35
      Then the details of "Slow Start" say "Last chance to watch"
      And the guide says of "Slow Start": "No longer available"
      When they move again
      And they press "Stop"
      Then the details of "Slow Start" say "No longer available"

    @LIV-03
    Scenario: The details of another program that leaves catch-up do not call it the last chance
      When they watch what "Daybreak Live" showed from 18:30 to 19:30
      And they press "Cool Down" in the guide
      Then the details of "Cool Down" say "Coming up"
      When it is 23:05
      Then the details of "Cool Down" say "No longer available"
      And "Daybreak Live" plays its recording from 18:30 to 19:30

  Rule: Whoever uses keys keeps their place when what they are on goes away

    @LIV-05 @SHL-11
    Scenario: The focus goes to the way to play when a program can no longer be started from its beginning
      Given it is 21:25
      And the schedule of each channel is:
        | program   | start | end   |
        | Long Ride | 19:30 | 23:00 |
      When they open the playlist "Live"
      And they go to "Start from beginning" by keys
      And it is 21:31
      Then the details of "Long Ride" do not say "Start from beginning"
      And "Play" has the focus

    @LIV-04 @SHL-11
    Scenario: The focus goes to the way to play when the player is closed
      When they open the playlist "Live"
      And they press the channel "Iron Room"
      Then "Iron Room" plays at its live edge
      When they go to "Stop" by keys
      And they press "Stop"
      Then "Play" has the focus

    @LIV-03 @SHL-11
    Scenario: The focus goes to what can be watched instead when the player of a recording is closed for good
      When they watch what "Iron Room" showed from 18:30 to 19:30
      Then "Iron Room" plays its recording from 18:30 to 19:30
      When it is 20:35
      And they go to "Stop" by keys
      And they press "Stop"
      Then "Watch live" has the focus

    @PLY-03 @SHL-11 @API-07
    Scenario: The focus stays on a program of the guide when the channel breaks off
      When they open the playlist "Live"
      And they press the channel "Iron Room"
      Then "Iron Room" plays at its live edge
      When they go by keys to "Cool Down" in the guide
      And the video breaks off at 0.5
      Then they can press "Try again"
      And the cell at 20:30 of "Daybreak Live" has the focus

    @PLY-03 @SHL-11 @API-07
    Scenario: The focus goes to another try when the channel breaks off for somebody who is at its player
      When they open the playlist "Live"
      And they press the channel "Iron Room"
      Then "Iron Room" plays at its live edge
      When they go to "Stop" by keys
      And the video breaks off at 0.5
      Then "Try again" has the focus

    @LIV-05 @SHL-11 @browser
    Scenario: The focus goes to the player when a program ends that was started from its beginning
      When they open the playlist "Live"
      And they press "Start from beginning"
      Then "Daybreak Live" plays what began at 19:30
      When they go to "Start from beginning" by keys
      And it is 20:31
      Then the details of "Night Ride" do not say "Start from beginning"
      And the player has the focus
