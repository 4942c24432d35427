Feature: Catch-up of live channels

  Background:
    Given a new subscriber
    And it is 2026-06-15T20:00:00Z

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

    Examples:
      | start                | end                  | state               |
      | 2026-06-15T20:01:00Z | 2026-06-15T21:00:00Z | Coming up           |
      | 2026-06-15T20:00:00Z | 2026-06-15T21:00:00Z | On now              |
      | 2026-06-15T19:00:00Z | 2026-06-15T20:01:00Z | On now              |
      | 2026-06-15T19:00:00Z | 2026-06-15T20:00:00Z | Watch again         |
      | 2026-06-15T12:01:00Z | 2026-06-15T20:00:00Z | Watch again         |
      | 2026-06-15T12:00:00Z | 2026-06-15T20:00:00Z | No longer available |
      | 2026-06-15T11:00:00Z | 2026-06-15T20:01:00Z | On now              |

  @LIV-02 @LIV-03
  Scenario Outline: Where a channel has <hours> as its hours of catch-up, what began at <start> is <state>
    Given the live channels are:
      | channel       | catchupHours |
      | Daybreak Live | <hours>      |
    And the schedule of each channel is:
      | program    | start   | end                  |
      | Slow Start | <start> | 2026-06-15T19:59:00Z |
    And time stands still
    When they open the playlist "Live"
    Then the guide says of "Slow Start": "<state>"

    Examples:
      | hours     | start                | state               |
      |           | 2026-06-15T12:01:00Z | Watch again         |
      |           | 2026-06-15T12:00:00Z | No longer available |
      | 2         | 2026-06-15T18:01:00Z | Watch again         |
      | 2         | 2026-06-15T18:00:00Z | No longer available |
      | 1.5       | 2026-06-15T18:31:00Z | Watch again         |
      | 1.5       | 2026-06-15T18:30:00Z | No longer available |
      | 24        | 2026-06-14T20:01:00Z | Watch again         |
      | 24        | 2026-06-14T20:00:00Z | No longer available |
      | 0         | 2026-06-15T19:58:00Z | No longer available |
      | -2        | 2026-06-15T12:01:00Z | Watch again         |
      | -2        | 2026-06-15T12:00:00Z | No longer available |
      | all day   | 2026-06-15T12:01:00Z | Watch again         |
      | all day   | 2026-06-15T12:00:00Z | No longer available |
      | 2 hours   | 2026-06-15T12:01:00Z | Watch again         |
      | Infinity  | 2026-06-15T12:00:00Z | No longer available |

  @LIV-02
  Scenario: What is on is looked up every five seconds
    Given the live channels are:
      | channel       |
      | Daybreak Live |
    And the schedule of each channel is:
      | program     | start                | end                  |
      | First Light | 2026-06-15T19:00:00Z | 2026-06-15T20:00:04Z |
      | Slow Start  | 2026-06-15T20:00:04Z | 2026-06-15T20:00:09Z |
      | Night Ride  | 2026-06-15T20:00:09Z | 2026-06-15T21:00:00Z |
    And time stands still
    When they open the playlist "Live"
    Then the details are those of "First Light"
    And after 5000 ms, not before, the guide says of "Slow Start": "On now"
    And after 5000 ms, not before, the guide says of "Night Ride": "On now"
    And the guide says of "Slow Start": "Watch again"
    And the details are those of "Night Ride"

  @LIV-03
  Scenario: Programs that have left catch-up are disabled
    Given the live channels are:
      | channel   | catchupHours |
      | Iron Room | 0.5          |
    And the schedule of each channel is:
      | program     | start                | end                  |
      | First Light | 2026-06-15T19:30:00Z | 2026-06-15T19:50:00Z |
      | Slow Start  | 2026-06-15T19:50:00Z | 2026-06-15T20:00:00Z |
      | Night Ride  | 2026-06-15T20:00:00Z | 2026-06-15T21:00:00Z |
    When they open the playlist "Live"
    Then "First Light" is disabled in the guide
    And "Slow Start" can be chosen in the guide
    And "Night Ride" can be chosen in the guide
    When they press "First Light" in the guide
    Then the details are those of "Night Ride"
    And no video plays

  @LIV-03
  Scenario Outline: The key <key> does not choose a program that has left catch-up
    Given the live channels are:
      | channel   | catchupHours |
      | Iron Room | 1            |
    And the schedule of each channel is:
      | program     | start                | end                  |
      | First Light | 2026-06-15T19:00:00Z | 2026-06-15T19:30:00Z |
      | Night Ride  | 2026-06-15T20:00:00Z | 2026-06-15T21:00:00Z |
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
      | program       | start                | end                  |
      | The Long Haul | 2026-06-14T10:00:00Z | 2026-06-15T20:10:00Z |
    When they open the playlist "Live"
    Then "The Long Haul" can be chosen in the guide
    When they press "The Long Haul" in the guide
    Then "Iron Room" plays at its live edge

    Examples:
      | hours |
      | 0     |
      | 8     |

  @LIV-05
  Scenario Outline: <who>: a program from <start> to <end> <offers> the start from the beginning
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
      | who                         | start                | end                  | offers         | say        |
      | a member of the barre tier  | 2026-06-15T19:00:00Z | 2026-06-15T21:00:00Z | offers         | say        |
      | a member of the barre tier  | 2026-06-15T18:01:00Z | 2026-06-15T21:00:00Z | offers         | say        |
      | a member of the barre tier  | 2026-06-15T18:00:00Z | 2026-06-15T21:00:00Z | does not offer | do not say |
      | a member of the barre tier  | 2026-06-15T20:01:00Z | 2026-06-15T21:00:00Z | does not offer | do not say |
      | a member of the barre tier  | 2026-06-15T19:00:00Z | 2026-06-15T20:00:00Z | does not offer | do not say |
      | a lapsed member             | 2026-06-15T19:00:00Z | 2026-06-15T21:00:00Z | does not offer | do not say |
      | a visitor                   | 2026-06-15T19:00:00Z | 2026-06-15T21:00:00Z | does not offer | do not say |

  @LIV-05
  Scenario: The start from the beginning is offered until the program has left catch-up
    Given the live channels are:
      | channel   | catchupHours |
      | Iron Room | 2            |
    And the schedule of each channel is:
      | program    | start                | end                  |
      | Slow Start | 2026-06-15T18:01:00Z | 2026-06-15T21:00:00Z |
    When they open the playlist "Live"
    Then the details of "Slow Start" say "Start from beginning"
    When it is 2026-06-15T20:01:00Z
    Then the details of "Slow Start" do not say "Start from beginning"
    And the details of "Slow Start" say "On now"

  @LIV-05 @LIV-06
  Scenario Outline: An address asks for the beginning of what began at <start>, and it plays <where>
    Given the live channels are:
      | channel   | catchupHours |
      | Iron Room | 2            |
    And the schedule of each channel is:
      | program    | start   | end                  |
      | Slow Start | <start> | 2026-06-15T21:00:00Z |
    When they open the live page with:
      | play      | 1                    |
      | channel   | Iron Room            |
      | start     | <start>              |
      | end       | 2026-06-15T21:00:00Z |
      | beginning | 1                    |
    Then "Iron Room" plays <where>
    And the details are those of "Slow Start"

    Examples:
      | start                | where                              |
      | 2026-06-15T18:01:00Z | what began at 2026-06-15T18:01:00Z |
      | 2026-06-15T18:00:00Z | at its live edge                   |
