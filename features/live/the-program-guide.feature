Feature: The program guide

  Background:
    Given a new subscriber
    And it is 2026-06-15T20:00:00Z
    And the live channels are:
      | channel       | catchupHours |
      | Daybreak Live | 2            |
      | Iron Room     | 2            |
      | Stillwater    | 2            |
    And the schedule of each channel is:
      | program     | start                | end                  |
      | Yesterday's | 2026-06-14T20:00:00Z | 2026-06-14T21:00:00Z |
      | Dawn        | 2026-06-15T00:00:00Z | 2026-06-15T01:00:00Z |
      | First Light | 2026-06-15T16:00:00Z | 2026-06-15T18:30:00Z |
      | Slow Start  | 2026-06-15T18:30:00Z | 2026-06-15T19:30:00Z |
      | Night Ride  | 2026-06-15T19:30:00Z | 2026-06-15T20:30:00Z |
      | Cool Down   | 2026-06-15T20:30:00Z | 2026-06-15T21:00:00Z |
      | Tomorrow's  | 2026-06-16T20:00:00Z | 2026-06-16T21:00:00Z |

  @LIV-09 @browser
  Scenario Outline: In a window <width> pixels wide the guide's channels are <sidebar> wide and <row> high
    Given a window of <width> by 900 pixels
    When they open the playlist "Live"
    And they open the guide if it is closed
    Then the channels of the guide are <sidebar> pixels wide and <row> high
    And "Night Ride" is 300 pixels wide in the guide
    And nothing runs off the side of the window

    Examples:
      | width | sidebar | row |
      | 320   | 70      | 80  |
      | 767   | 70      | 80  |
      | 768   | 184     | 106 |
      | 1440  | 184     | 106 |
      | 3840  | 184     | 106 |

  @LIV-09 @browser
  Scenario: It opens at now, with a line that moves
    When they open the playlist "Live"
    Then "Night Ride" is in view in the guide
    And the line at now is at 0.5 of "Night Ride"
    When it is 2026-06-15T20:15:00Z
    Then the line at now is at 0.75 of "Night Ride"

  @LIV-09
  Scenario: It opens at now, wherever the selected program is
    When they open the live page with:
      | channel | Iron Room            |
      | start   | 2026-06-16T20:00:00Z |
      | end     | 2026-06-16T21:00:00Z |
    Then the guide shows "Night Ride"

  @LIV-09
  Scenario: By day and to now
    When they open the playlist "Live"
    Then "Today" is chosen as "Day"
    And the guide shows "Night Ride"
    When they choose "Sun, Jun 14" as "Day"
    Then the guide does not show "Slow Start"
    And "Sun, Jun 14" is chosen as "Day"
    When they choose "Today" as "Day"
    Then the guide shows "Night Ride"
    When they choose "Tue, Jun 16" as "Day"
    Then "Tue, Jun 16" is chosen as "Day"
    And the guide does not show "Cool Down"
    When they press "Now"
    Then the guide shows "Night Ride"
    And "Today" is chosen as "Day"

  @LIV-09
  Scenario: A week back and a week ahead
    When they open the playlist "Live"
    Then one can choose as "Day":
      | Mon, Jun 8  |
      | Tue, Jun 9  |
      | Wed, Jun 10 |
      | Thu, Jun 11 |
      | Fri, Jun 12 |
      | Sat, Jun 13 |
      | Sun, Jun 14 |
      | Today       |
      | Tue, Jun 16 |
      | Wed, Jun 17 |
      | Thu, Jun 18 |
      | Fri, Jun 19 |
      | Sat, Jun 20 |
      | Sun, Jun 21 |
      | Mon, Jun 22 |

  @LIV-09 @browser
  Scenario: Earlier and later
    When they open the playlist "Live"
    Then "Night Ride" is in view in the guide
    When they press "Later"
    Then "Night Ride" is out of view in the guide
    When they press "Earlier"
    Then "Night Ride" is in view in the guide

  @LIV-09 @SHL-11 @browser
  Scenario: Earlier and later come at once where they prefer reduced motion
    Given they prefer reduced motion
    When they open the playlist "Live"
    Then "Night Ride" is in view in the guide
    And "Later" turns the guide without motion
    And "Earlier" turns the guide without motion
    And "Night Ride" is in view in the guide

  @LIV-09 @browser
  Scenario: Midnight neither moves the guide nor drops what it knows
    Given it is 2026-06-14T23:50:00Z
    When they open the playlist "Live"
    And they press "Earlier"
    Then "Yesterday's" is in view in the guide
    When it is 2026-06-15T00:05:00Z
    Then the details are those of "Dawn"
    And "Yesterday's" is in view in the guide
    And the platform was asked for a schedule 3 times

  @LIV-09 @browser
  Scenario: By scrolling
    When they open the playlist "Live"
    Then "Night Ride" is in view in the guide
    When they scroll the guide by 7200 pixels to the right
    Then "Tomorrow's" is in view in the guide
    And "Night Ride" is out of view in the guide

  @LIV-09
  Scenario Outline: By keys: <keys> from what is on leads to <to>
    When they open the playlist "Live"
    And they go by keys to "Night Ride" in the guide
    And they press the keys "<keys>", one after another
    Then the cell at <to> of "<channel>" has the focus

    Examples:
      | keys                             | to                   | channel       |
      | ArrowRight                       | 2026-06-15T20:30:00Z | Daybreak Live |
      | ArrowRight, ArrowRight           | 2026-06-15T21:00:00Z | Daybreak Live |
      | ArrowLeft                        | 2026-06-15T18:30:00Z | Daybreak Live |
      | ArrowLeft, ArrowLeft             | 2026-06-15T16:00:00Z | Daybreak Live |
      | ArrowDown                        | 2026-06-15T19:30:00Z | Iron Room     |
      | ArrowDown, ArrowDown             | 2026-06-15T19:30:00Z | Stillwater    |
      | ArrowDown, ArrowDown, ArrowDown  | 2026-06-15T19:30:00Z | Stillwater    |
      | ArrowDown, ArrowUp               | 2026-06-15T19:30:00Z | Daybreak Live |
      | ArrowUp                          | 2026-06-15T19:30:00Z | Daybreak Live |
      | Home                             | 2026-06-08T00:00:00Z | Daybreak Live |
      | Home, ArrowLeft                  | 2026-06-08T00:00:00Z | Daybreak Live |
      | End                              | 2026-06-16T21:00:00Z | Daybreak Live |
      | End, ArrowRight                  | 2026-06-16T21:00:00Z | Daybreak Live |
      | PageDown                         | 2026-06-16T20:00:00Z | Daybreak Live |
      | ArrowRight, PageDown             | 2026-06-16T20:00:00Z | Daybreak Live |
      | ArrowRight, PageDown, PageUp     | 2026-06-15T20:30:00Z | Daybreak Live |
      | Control+End                      | 2026-06-15T19:30:00Z | Stillwater    |
      | ArrowDown, Control+End           | 2026-06-15T19:30:00Z | Stillwater    |
      | Control+End, Control+Home        | 2026-06-15T19:30:00Z | Daybreak Live |

  @LIV-09
  Scenario Outline: The key <key> selects
    When they open the playlist "Live"
    And they go by keys to "Night Ride" in the guide
    And they press the keys "ArrowRight, <key>", one after another
    Then the details are those of "Cool Down"
    And the cell at 2026-06-15T20:30:00Z of "Daybreak Live" has the focus

    Examples:
      | key   |
      | Enter |
      | Space |

  @LIV-09 @LIV-08
  Scenario: The focus stays in a row whose schedule arrives late
    Given the platform takes 5 s to answer a schedule
    When they open the playlist "Live"
    And they go by keys to "Loading the schedule" in the guide
    Then the cell at 2026-06-15T20:00:00Z of "Daybreak Live" has the focus

  @LIV-09
  Scenario: One cell is reached by the Tab key
    When they open the playlist "Live"
    Then one cell of the guide is reached by the Tab key

  @LIV-09
  Scenario: A screen reader learns the rows, the columns, and what each cell is
    When they open the playlist "Live"
    Then the guide shows "Night Ride"
    And the guide has 4 rows
    And the guide says of "Night Ride": "On now"
    And the guide puts "Night Ride" at "7:30 – 8:30 PM"
    And the rows of the guide are numbered from 1 to 4
    And the cells of a row are numbered without a repetition

  @LIV-09 @browser
  Scenario Outline: The cell with the focus is in view, after <keys>
    When they open the playlist "Live"
    And they go by keys to "Night Ride" in the guide
    And they press the keys "<keys>", one after another
    Then the cell with the focus is in view

    Examples:
      | keys                                       |
      | ArrowRight, ArrowRight, ArrowRight         |
      | ArrowLeft, ArrowLeft, ArrowLeft, ArrowLeft |
      | PageDown, PageDown, PageDown               |
      | Home                                       |
      | End                                        |
      | End, ArrowDown, Home, ArrowUp              |

  @LIV-01 @browser
  Scenario: On a phone, what is on now and next comes first
    Given a window of 390 by 844 pixels
    When they open the playlist "Live"
    Then there is no program guide
    And the channel "Iron Room" shows "Night Ride" now and "Cool Down" next
    When they press "Full guide"
    Then there is a program guide
    When they press "Now and next"
    Then there is no program guide

  @SHL-11 @LIV-09 @browser
  Scenario: In the system's colours, the guide shows the chosen channel, and the focus on the chosen program
    Given their system has colours of its own
    When they open the playlist "Live"
    And they press "Cool Down" in the guide
    Then the channel "Daybreak Live" has a line around it
    And the channel "Iron Room" has no line around it
    And the focus on "Cool Down" in the guide is plain to see

  @SHL-11 @LIV-09 @browser
  Scenario Outline: A live page <width> pixels wide has no accessibility violations
    Given a window of <width> by 900 pixels
    When they open the playlist "Live"
    And they open the guide if it is closed
    Then the guide shows "Night Ride"
    And the page has no accessibility violations

    Examples:
      | width |
      | 390   |
      | 1440  |

  @CAT-15
  Scenario Outline: Where the config names <what>, the logos of channels are asked for as "<name>"
    Given the config field "custom.channelLogoImage" is <config>
    When they open the playlist "Live"
    Then the logo of "Iron Room" is asked for as "<name>" with a width of 320

    Examples:
      | what          | config   | name         |
      | nothing       | null     | channel_logo |
      | another image | "emblem" | emblem       |
