Feature: Watching a live channel

  Background:
    Given a new subscriber
    And it is 2026-06-15T20:00:00Z
    And the live channels are:
      | channel       | catchupHours |
      | Daybreak Live | 2            |
      | Iron Room     | 2            |
    And the schedule of each channel is:
      | program     | start                | end                  | description           |
      | First Light | 2026-06-15T16:00:00Z | 2026-06-15T17:50:00Z | The day begins.       |
      | Slow Start  | 2026-06-15T18:30:00Z | 2026-06-15T19:30:00Z | An easy one.          |
      | Night Ride  | 2026-06-15T19:30:00Z | 2026-06-15T20:30:00Z | Uphill, in the dark.  |
      | Cool Down   | 2026-06-15T20:30:00Z | 2026-06-15T21:00:00Z | Lie down and breathe. |

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
  Scenario: A channel goes to its live edge
    When they open the playlist "Live"
    And they press the channel "Iron Room"
    Then "Iron Room" plays at its live edge
    And the details of "Night Ride" say "Iron Room"
    And "Iron Room" is the chosen channel
    When they press the channel "Daybreak Live"
    Then "Daybreak Live" plays at its live edge
    And "Daybreak Live" is the chosen channel

  @LIV-04
  Scenario: A live program goes to the live edge
    When they open the playlist "Live"
    And they press "Night Ride" in the guide
    Then "Daybreak Live" plays at its live edge
    And the details of "Night Ride" say "On now"
    And "Night Ride" is selected in the guide

  @LIV-04
  Scenario: A program that has ended goes to its own recording
    When they open the playlist "Live"
    And they press "Slow Start" in the guide
    Then "Daybreak Live" plays its recording from 2026-06-15T18:30:00Z to 2026-06-15T19:30:00Z
    And the player stands at its beginning
    And the details of "Slow Start" say "An easy one."
    And "Slow Start" is selected in the guide

  @LIV-04
  Scenario: A program that is yet to come only shows its details
    When they open the playlist "Live"
    And they press "Cool Down" in the guide
    Then the details of "Cool Down" say "Lie down and breathe."
    And the details of "Cool Down" say "Coming up"
    And no video plays

  @LIV-04
  Scenario: What plays goes on while the details of a program yet to come are shown
    When they open the playlist "Live"
    And they press "Slow Start" in the guide
    Then "Daybreak Live" plays its recording from 2026-06-15T18:30:00Z to 2026-06-15T19:30:00Z
    When they press "Cool Down" in the guide
    Then the details are those of "Cool Down"
    And "Daybreak Live" plays its recording from 2026-06-15T18:30:00Z to 2026-06-15T19:30:00Z

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
    And "Iron Room" plays its recording from 2026-06-15T18:30:00Z to 2026-06-15T19:30:00Z

  @LIV-04 @LIV-05
  Scenario: From the beginning
    When they open the playlist "Live"
    And they press "Start from beginning"
    Then "Daybreak Live" plays what began at 2026-06-15T19:30:00Z
    And the player stands at its beginning
    And the details are those of "Night Ride"

  @LIV-04
  Scenario: From the beginning, the selection stays on the program when the next one begins
    When they open the playlist "Live"
    And they press "Start from beginning"
    Then "Daybreak Live" plays what began at 2026-06-15T19:30:00Z
    When it is 2026-06-15T20:31:00Z
    Then the guide says of "Cool Down": "On now"
    And the details are those of "Night Ride"
    And "Daybreak Live" plays what began at 2026-06-15T19:30:00Z

  @LIV-04 @LIV-06
  Scenario: At the live edge the details move on when the next program begins
    When they open the playlist "Live"
    And they press "Night Ride" in the guide
    Then the details are those of "Night Ride"
    When it is 2026-06-15T20:31:00Z
    Then the details are those of "Cool Down"
    And the address has exactly:
      | play    | 1                    |
      | channel | Daybreak Live        |
      | start   | 2026-06-15T20:30:00Z |
      | end     | 2026-06-15T21:00:00Z |
    And "Daybreak Live" plays at its live edge

  @LIV-04 @LIV-06
  Scenario: At the live edge the details move on again, to the channel's own where no program follows
    When they open the playlist "Live"
    And they press "Night Ride" in the guide
    And it is 2026-06-15T20:31:00Z
    Then the details are those of "Cool Down"
    When it is 2026-06-15T21:01:00Z
    Then the details of "Daybreak Live" say "The studio, all day"
    And the address has exactly:
      | play    | 1             |
      | channel | Daybreak Live |
    And "Daybreak Live" plays at its live edge

  @LIV-04
  Scenario Outline: Where there is no program, the channel's own title and description show, <when>
    Given it is <moment>
    When they open the playlist "Live"
    Then the details of "Daybreak Live" say "The studio, all day"
    And the details of "Daybreak Live" do not say "On now"
    When they press "Play"
    Then "Daybreak Live" plays at its live edge

    Examples:
      | when                 | moment               |
      | before the first     | 2026-06-15T15:00:00Z |
      | between two          | 2026-06-15T18:10:00Z |
      | after the last       | 2026-06-15T22:00:00Z |

  @LIV-04
  Scenario: A channel whose schedule is empty stays playable
    Given the platform answers a schedule with a list
    When they open the playlist "Live"
    Then the details of "Daybreak Live" say "The studio, all day"
    When they press "Play"
    Then "Daybreak Live" plays at its live edge

  @LIV-09
  Scenario: A channel whose schedule is empty is chosen by keys
    Given the platform answers a schedule with a list
    When they open the playlist "Live"
    And they go by keys to "No program information" in the guide
    And they press the keys "ArrowDown, Enter", one after another
    Then "Iron Room" plays at its live edge
    And "Iron Room" is the chosen channel

  @LIV-09
  Scenario: A gap between programs chooses nothing
    When they open the playlist "Live"
    And they go by keys to "Night Ride" in the guide
    And they press the keys "ArrowDown, End, Enter", one after another
    Then "Daybreak Live" is the chosen channel
    And no video plays

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
      | channel | Daybreak Live        |
      | start   | 2026-06-15T20:30:00Z |
      | end     | 2026-06-15T21:00:00Z |
    When they press "Slow Start" in the guide
    Then the address has exactly:
      | play    | 1                    |
      | channel | Daybreak Live        |
      | start   | 2026-06-15T18:30:00Z |
      | end     | 2026-06-15T19:30:00Z |
    When they press "Night Ride" in the guide
    And they press "Start from beginning"
    Then the address has exactly:
      | play      | 1                    |
      | channel   | Daybreak Live        |
      | start     | 2026-06-15T19:30:00Z |
      | end       | 2026-06-15T20:30:00Z |
      | beginning | 1                    |

  @LIV-06
  Scenario: An address opens a channel
    When they open the live page with:
      | channel | Iron Room |
    Then the details of "Night Ride" say "Iron Room"
    And no video plays

  @LIV-06
  Scenario: An address that says 0 for play opens a channel, and plays nothing
    When they open the live page with:
      | play    | 0         |
      | channel | Iron Room |
    Then the details of "Night Ride" say "Iron Room"
    And no video plays

  @LIV-06
  Scenario: An address opens a channel, and plays it
    When they open the live page with:
      | play    | 1         |
      | channel | Iron Room |
    Then "Iron Room" plays at its live edge

  @LIV-06
  Scenario: An address opens a recording
    When they open the live page with:
      | play    | 1                    |
      | channel | Iron Room            |
      | start   | 2026-06-15T18:30:00Z |
      | end     | 2026-06-15T19:30:00Z |
    Then "Iron Room" plays its recording from 2026-06-15T18:30:00Z to 2026-06-15T19:30:00Z
    And the details of "Slow Start" say "Iron Room"

  @LIV-06
  Scenario: An address opens a program from its beginning
    When they open the live page with:
      | play      | 1                    |
      | channel   | Iron Room            |
      | start     | 2026-06-15T19:30:00Z |
      | end       | 2026-06-15T20:30:00Z |
      | beginning | 1                    |
    Then "Iron Room" plays what began at 2026-06-15T19:30:00Z
    And the player stands at its beginning
    And the details are those of "Night Ride"

  @LIV-06
  Scenario: An address opens the details of a program that is yet to come
    When they open the live page with:
      | channel | Iron Room            |
      | start   | 2026-06-15T20:30:00Z |
      | end     | 2026-06-15T21:00:00Z |
    Then the details of "Cool Down" say "Iron Room"
    And no video plays

  @LIV-06
  Scenario: A shared address of a program that has left catch-up says so, and offers the live channel
    When they open the live page with:
      | play    | 1                    |
      | channel | Iron Room            |
      | start   | 2026-06-15T16:00:00Z |
      | end     | 2026-06-15T17:50:00Z |
    Then the page says "This program has left the catch-up window"
    And no video plays
    When they press "Watch live"
    Then "Iron Room" plays at its live edge
    And the details are those of "Night Ride"

  @LIV-06
  Scenario Outline: An address with nonsense opens what can be made of it: <what>
    When they open the live page with:
      | play      | 1           |
      | channel   | <channel>   |
      | start     | <start>     |
      | end       | <end>       |
      | beginning | <beginning> |
    Then "<plays>" plays at its live edge
    And the details are those of "Night Ride"

    Examples:
      | what                        | channel   | start                | end                  | beginning | plays         |
      | a channel that is not there | nowhere   |                      |                      |           | Daybreak Live |
      | times that are none         | Iron Room | soon                 | later                |           | Iron Room     |
      | an end before the start     | Iron Room | 2026-06-15T20:30:00Z | 2026-06-15T19:30:00Z |           | Iron Room     |
      | a start alone               | Iron Room | 2026-06-15T18:30:00Z |                      |           | Iron Room     |
      | the beginning of nothing    | Iron Room |                      |                      | 1         | Iron Room     |
      | another beginning than 1    | Iron Room | 2026-06-15T19:30:00Z | 2026-06-15T20:30:00Z | 2         | Iron Room     |

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
  Scenario: What moves on by itself is no step on the way back
    When they open the playlist "Live"
    And they press "Night Ride" in the guide
    And it is 2026-06-15T20:31:00Z
    Then the details are those of "Cool Down"
    When they go back
    Then no video plays

  @LIV-06
  Scenario: Back and forward
    When they open the playlist "Live"
    And they press the channel "Iron Room"
    And they press "Slow Start" in the guide
    Then "Daybreak Live" plays its recording from 2026-06-15T18:30:00Z to 2026-06-15T19:30:00Z
    When they go back
    Then "Iron Room" plays at its live edge
    When they go forward
    Then "Daybreak Live" plays its recording from 2026-06-15T18:30:00Z to 2026-06-15T19:30:00Z
