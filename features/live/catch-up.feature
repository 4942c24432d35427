Feature: Catch-up of live channels

  Whoever misses the beginning of a live class can still take it: for some hours, eight unless the channel says otherwise, a
  program that is over can be watched again, and one that is on can be started from its beginning. After that it is gone from
  the channel, and stays in the guide only to be read.

  Background:
    Given a new subscriber
    And it is 20:00

  Rule: A program is yet to come, on, to be watched again, or gone

    @LIV-02
    Scenario Outline: A program from <start> to <end> is at eight in the evening: <state>
      Given the live channels are:
        | channel       |
        | Daybreak Live |
      And the schedule of each channel is:
        | program    | start   | end   |
        | Slow Start | <start> | <end> |
      And time stands still
      When they open the playlist "Live"
      Then the guide says of "Slow Start": "<state>"

      Examples: eight hours of catch-up
        | start | end   | state               |
        | 20:01 | 21:00 | Coming up           |
        | 20:00 | 21:00 | On now              |
        | 19:00 | 20:01 | On now              |
        | 19:00 | 20:00 | Watch again         |
        | 12:01 | 20:00 | Watch again         |
        | 12:00 | 20:00 | No longer available |
        | 11:00 | 20:01 | On now              |

    @LIV-02 @LIV-03
    Scenario Outline: A channel with "<hours>" as its hours of catch-up has what began <start>: <state>
      Given the live channels are:
        | channel       | catchupHours |
        | Daybreak Live | <hours>      |
      And the schedule of each channel is:
        | program    | start   | end   |
        | Slow Start | <start> | 19:59 |
      And time stands still
      When they open the playlist "Live"
      Then the guide says of "Slow Start": "<state>"

      Examples: none switches catch-up off, and nonsense counts as not set
        | hours    | start              | state               |
        |          | 12:01              | Watch again         |
        |          | 12:00              | No longer available |
        | 2        | 18:01              | Watch again         |
        | 2        | 18:00              | No longer available |
        | 1.5      | 18:31              | Watch again         |
        | 1.5      | 18:30              | No longer available |
        | 24       | yesterday at 20:01 | Watch again         |
        | 24       | yesterday at 20:00 | No longer available |
        | 0        | 19:58              | No longer available |
        | -2       | 12:01              | Watch again         |
        | -2       | 12:00              | No longer available |
        | all day  | 12:01              | Watch again         |
        | all day  | 12:00              | No longer available |
        | 2 hours  | 12:01              | Watch again         |
        | Infinity | 12:00              | No longer available |

    @LIV-02 @dom
    Scenario: The guide looks every five seconds whether another program has begun
      Given the live channels are:
        | channel       |
        | Daybreak Live |
      And the schedule of each channel is:
        | program     | start    | end      |
        | First Light | 19:00    | 20:00:04 |
        | Slow Start  | 20:00:04 | 20:00:09 |
        | Night Ride  | 20:00:09 | 21:00    |
      And time stands still
      When they open the playlist "Live"
      Then there is a program guide
      And after 5 seconds, not before, the guide says of "Slow Start": "On now"
      And after 5 seconds, not before, the guide says of "Night Ride": "On now"
      And the guide says of "Slow Start": "Watch again"

  Rule: A program that has left catch-up can be read about, but not chosen

    @LIV-03
    Scenario: Programs that have left catch-up are disabled
      Given the live channels are:
        | channel   | catchupHours |
        | Iron Room | 0.5          |
      And the schedule of each channel is:
        | program     | start | end   |
        | First Light | 19:30 | 19:50 |
        | Slow Start  | 19:50 | 20:00 |
        | Night Ride  | 20:00 | 21:00 |
      When they open the playlist "Live"
      Then "First Light" cannot be chosen in the guide
      And "Slow Start" can be chosen in the guide
      And "Night Ride" can be chosen in the guide

    @LIV-03
    Scenario: A press on a program that has left catch-up chooses nothing
      Given the live channels are:
        | channel   | catchupHours |
        | Iron Room | 0.5          |
      And the schedule of each channel is:
        | program     | start | end   |
        | First Light | 19:30 | 19:50 |
        | Night Ride  | 20:00 | 21:00 |
      When they open the playlist "Live"
      And they press "First Light" in the guide
      Then the details are those of "Night Ride"
      And no video plays

    @LIV-03
    Scenario Outline: The key <key> does not choose a program that has left catch-up
      Given the live channels are:
        | channel   | catchupHours |
        | Iron Room | 1            |
      And the schedule of each channel is:
        | program     | start | end   |
        | First Light | 19:00 | 19:30 |
        | Night Ride  | 20:00 | 21:00 |
      When they open the playlist "Live"
      And they go by keys to "First Light" in the guide
      And they press the key "<key>"
      Then the details are those of "Night Ride"
      And no video plays

      Examples:
        | key   |
        | Enter |
        | Space |

    @LIV-03
    Scenario Outline: A program that is still live is never disabled, with <hours> as the hours of catch-up
      Given the live channels are:
        | channel   | catchupHours |
        | Iron Room | <hours>      |
      And the schedule of each channel is:
        | program       | start              | end   |
        | The Long Haul | yesterday at 10:00 | 20:10 |
      When they open the playlist "Live"
      Then "The Long Haul" can be chosen in the guide
      When they press "The Long Haul" in the guide
      Then "Iron Room" plays at its live edge

      Examples:
        | hours |
        | 0     |
        | 8     |

  Rule: A live program can be started from its beginning by whoever may watch the channel, within catch-up

    @LIV-05
    Scenario Outline: The start from the beginning <is> offered to <who> of a program from <start> to <end>
      Given <who>
      And the live channels are:
        | channel      | catchupHours |
        | Studio Barre | 2            |
      And the schedule of each channel is:
        | program    | start   | end   |
        | Slow Start | <start> | <end> |
      When they open the live page with:
        | channel | Studio Barre |
        | start   | <start>      |
        | end     | <end>        |
      Then the details are those of "Slow Start"
      And the details of "Slow Start" <say> "Start from beginning"

      Examples:
        | who                        | start | end   | is     | say        |
        | a member of the barre tier | 19:00 | 21:00 | is     | say        |
        | a member of the barre tier | 18:01 | 21:00 | is     | say        |
        | a member of the barre tier | 18:00 | 21:00 | is not | do not say |
        | a member of the barre tier | 20:01 | 21:00 | is not | do not say |
        | a member of the barre tier | 19:00 | 20:00 | is not | do not say |
        | a lapsed member            | 19:00 | 21:00 | is not | do not say |
        | a visitor                  | 19:00 | 21:00 | is not | do not say |

    @LIV-05
    Scenario: The start from the beginning is offered until the program has left catch-up
      Given the live channels are:
        | channel   | catchupHours |
        | Iron Room | 2            |
      And the schedule of each channel is:
        | program    | start | end   |
        | Slow Start | 18:01 | 21:00 |
      When they open the playlist "Live"
      Then the details of "Slow Start" say "Start from beginning"
      When it is 20:01
      Then the details of "Slow Start" do not say "Start from beginning"
      And the details of "Slow Start" say "On now"

    @LIV-05 @LIV-06
    Scenario Outline: A link to the beginning of what began at <start> plays <where>
      Given the live channels are:
        | channel   | catchupHours |
        | Iron Room | 2            |
      And the schedule of each channel is:
        | program    | start   | end   |
        | Slow Start | <start> | 21:00 |
      When they open the live page with:
        | play      | 1         |
        | channel   | Iron Room |
        | start     | <start>   |
        | end       | 21:00     |
        | beginning | 1         |
      Then "Iron Room" plays <where>
      And the details are those of "Slow Start"

      Examples:
        | start | where               |
        | 18:01 | what began at 18:01 |
        | 18:00 | at its live edge    |
