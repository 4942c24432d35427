Feature: The program guide

  The guide shows a week back and a week ahead on one long line of time, and opens where people look first: at now. It is a
  grid that can be used entirely by keys, and says to a screen reader what it shows to everybody else.

  Background:
    Given a new subscriber
    And it is 20:00
    And the live channels are:
      | channel       | catchupHours |
      | Daybreak Live | 2            |
      | Iron Room     | 2            |
      | Stillwater    | 2            |
    And the schedule of each channel is:
      | program     | start              | end                |
      | Yesterday's | yesterday at 20:00 | yesterday at 21:00 |
      | Dawn        | 00:00              | 01:00              |
      | First Light | 16:00              | 18:30              |
      | Slow Start  | 18:30              | 19:30              |
      | Night Ride  | 19:30              | 20:30              |
      | Cool Down   | 20:30              | 21:00              |
      | Tomorrow's  | tomorrow at 20:00  | tomorrow at 21:00  |

  Rule: The guide opens at now, and goes by day, by hours and by scrolling

    @LIV-09 @browser
    Scenario: The guide opens at now, with a line that moves
      When they open the playlist "Live"
      Then "Night Ride" is in view in the guide
      And the line at now is at 0.5 of "Night Ride"
      When it is 20:15
      Then the line at now is at 0.75 of "Night Ride"

    @LIV-09 @browser
    Scenario: The line at now runs behind the title of the program that is on
      Given the schedule of each channel is:
        | program                                           | start | end   |
        | A Long and Steady Ride All the Way into the Night | 19:50 | 21:00 |
      When they open the playlist "Live"
      Then the line at now runs behind the title "A Long and Steady Ride All the Way into the Night"

    @LIV-09 @browser
    Scenario Outline: A title that is too long for its program shows once they <looks> it
      Given the schedule of each channel is:
        | program                                                        | start | end   |
        | A Very Short Class with a Rather Long Name That Goes On and On | 20:30 | 20:45 |
        | Volume Day: Week 3                                             | 20:45 | 21:15 |
      When they open the playlist "Live"
      Then the whole title "Volume Day: Week 3" shows in the guide
      And the title "A Very Short Class with a Rather Long Name That Goes On and On" is cut off in the guide
      When they <looks> "A Very Short Class with a Rather Long Name That Goes On and On" in the guide
      Then the whole title "A Very Short Class with a Rather Long Name That Goes On and On" shows in the guide

      Examples:
        | looks         |
        | point at      |
        | go by keys to |

    @LIV-09
    Scenario: The guide opens at now, wherever the selected program is
      When they open the live page with:
        | channel | Iron Room         |
        | start   | tomorrow at 20:00 |
        | end     | tomorrow at 21:00 |
      Then the guide shows "Night Ride"

    @LIV-09
    Scenario: A day can be chosen, and today again
      When they open the playlist "Live"
      Then "Today" is chosen as "Day"
      And the guide shows "Night Ride"
      When they choose "Sun, Jun 14" as "Day"
      Then "Sun, Jun 14" is chosen as "Day"
      And the guide does not show "Slow Start"
      When they choose "Today" as "Day"
      Then the guide shows "Night Ride"

    @LIV-09
    Scenario: Now leads back from another day
      When they open the playlist "Live"
      And they choose "Tue, Jun 16" as "Day"
      Then "Tue, Jun 16" is chosen as "Day"
      And the guide does not show "Cool Down"
      When they press "Now"
      Then the guide shows "Night Ride"
      And "Today" is chosen as "Day"

    @LIV-09
    Scenario: The days go from a week back to a week ahead
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
    Scenario: The guide turns to later hours, and back to earlier ones
      When they open the playlist "Live"
      Then "Night Ride" is in view in the guide
      When they press "Later"
      Then "Night Ride" is out of view in the guide
      When they press "Earlier"
      Then "Night Ride" is in view in the guide

    @LIV-09 @SHL-11 @browser @nightly
    Scenario: Earlier and later come at once where they prefer reduced motion
      Given they prefer reduced motion
      When they open the playlist "Live"
      Then "Night Ride" is in view in the guide
      And "Later" turns the guide without motion
      And "Earlier" turns the guide without motion
      And "Night Ride" is in view in the guide

    @LIV-09 @browser
    Scenario: The guide scrolls on to the next day
      When they open the playlist "Live"
      Then "Night Ride" is in view in the guide
      When they scroll the guide a day ahead
      Then "Tomorrow's" is in view in the guide
      And "Night Ride" is out of view in the guide

    @LIV-09 @browser @nightly
    Scenario: Midnight neither moves the guide nor drops what it knows
      Given it is yesterday at 23:50
      When they open the playlist "Live"
      And they press "Earlier"
      Then "Yesterday's" is in view in the guide
      When it is 00:05
      Then the details are those of "Dawn"
      And "Yesterday's" is in view in the guide
      And the platform was asked for a schedule 3 times

    @LIV-09 @browser
    Scenario Outline: Midnight in <zone> does not move the guide, either
      Given it is 2026-06-15 23:50 in "<zone>"
      And the schedule of each channel is:
        | program    | start      | end        |
        | Late Show  | <at 21:00> | <at 22:00> |
        | Early Bird | <at 24:00> | <at 25:00> |
      When they open the playlist "Live"
      And they press "Earlier"
      Then "Late Show" is in view in the guide
      When it is <at 24:05>
      Then the details are those of "Early Bird"
      And "Late Show" is in view in the guide

      Examples:
        | zone               | at 21:00          | at 22:00          | at 24:00          | at 24:05          | at 25:00          |
        | Pacific/Pitcairn   | tomorrow at 05:00 | tomorrow at 06:00 | tomorrow at 08:00 | tomorrow at 08:05 | tomorrow at 09:00 |
        | Asia/Kolkata       | 15:30             | 16:30             | 18:30             | 18:35             | 19:30             |
        | Pacific/Kiritimati | 07:00             | 08:00             | 10:00             | 10:05             | 11:00             |

    @LIV-09 @browser
    Scenario Outline: Midnight in <zone> drops no schedule, and asks for none again
      Given it is 2026-06-15 23:50 in "<zone>"
      And the schedule of each channel is:
        | program    | start      | end        |
        | Late Show  | <at 23:00> | <at 24:00> |
        | Early Bird | <at 24:00> | <at 25:00> |
      When they open the playlist "Live"
      Then the guide says of "Late Show": "On now"
      When the platform answers a schedule with an error
      And it is <at 24:03>
      Then the guide says of "Early Bird": "On now"
      And the platform was asked for a schedule 3 times

      Examples:
        | zone               | at 23:00          | at 24:00          | at 24:03          | at 25:00          |
        | Pacific/Pitcairn   | tomorrow at 07:00 | tomorrow at 08:00 | tomorrow at 08:03 | tomorrow at 09:00 |
        | Asia/Kolkata       | 17:30             | 18:30             | 18:33             | 19:30             |
        | Pacific/Kiritimati | 09:00             | 10:00             | 10:03             | 11:00             |

    @LIV-07 @LIV-09 @browser
    Scenario Outline: The last day of the guide, which came at midnight, has its programs in <zone>
      Given the schedule of each channel has a program at every hour of 2024-03-04
      And the live channels are:
        | channel      | scheduleDemo |
        | Studio Barre | true         |
      And it is 2026-06-15 23:50 in "<zone>"
      When they open the playlist "Live"
      Then the guide says of "<first>": "On now"
      When it is <at 24:03>
      And they choose "Tue, Jun 23" as "Day"
      Then the guide shows "<second>"

      Examples:
        | zone               | at 24:03          | first   | second  |
        | Pacific/Pitcairn   | tomorrow at 08:03 | Hour 7  | Hour 9  |
        | Asia/Kolkata       | 18:33             | Hour 18 | Hour 20 |
        | Pacific/Kiritimati | 10:03             | Hour 9  | Hour 11 |

  Rule: Whoever uses keys reaches every program, and finds their way back

    @LIV-09
    Scenario Outline: The keys <keys> lead from what is on to <to> on "<channel>"
      When they open the playlist "Live"
      And they go by keys to "Night Ride" in the guide
      And they press the keys "<keys>", one after another
      Then the cell at <to> of "<channel>" has the focus

      Examples:
        | keys                            | to                  | channel       |
        | ArrowRight                      | 20:30               | Daybreak Live |
        | ArrowRight, ArrowRight          | 21:00               | Daybreak Live |
        | ArrowLeft                       | 18:30               | Daybreak Live |
        | ArrowLeft, ArrowLeft            | 16:00               | Daybreak Live |
        | ArrowDown                       | 19:30               | Iron Room     |
        | ArrowDown, ArrowDown            | 19:30               | Stillwater    |
        | ArrowDown, ArrowDown, ArrowDown | 19:30               | Stillwater    |
        | ArrowDown, ArrowUp              | 19:30               | Daybreak Live |
        | ArrowUp                         | 19:30               | Daybreak Live |
        | Home                            | 7 days ago at 00:00 | Daybreak Live |
        | Home, ArrowLeft                 | 7 days ago at 00:00 | Daybreak Live |
        | End                             | tomorrow at 21:00   | Daybreak Live |
        | End, ArrowRight                 | tomorrow at 21:00   | Daybreak Live |
        | PageDown                        | tomorrow at 20:00   | Daybreak Live |
        | ArrowRight, PageDown            | tomorrow at 20:00   | Daybreak Live |
        | ArrowRight, PageDown, PageUp    | 20:30               | Daybreak Live |
        | Control+End                     | 19:30               | Stillwater    |
        | ArrowDown, Control+End          | 19:30               | Stillwater    |
        | Control+End, Control+Home       | 19:30               | Daybreak Live |

    @LIV-09
    Scenario Outline: The key <key> selects a program, and the focus stays on it
      When they open the playlist "Live"
      And they go by keys to "Night Ride" in the guide
      And they press the keys "ArrowRight, <key>", one after another
      Then the details are those of "Cool Down"
      And the cell at 20:30 of "Daybreak Live" has the focus

      Examples:
        | key   |
        | Enter |
        | Space |

    @LIV-09 @browser @nightly
    Scenario: The program with the focus is always in view
      When they open the playlist "Live"
      And they go by keys to "Night Ride" in the guide
      Then the cell with the focus is in view after each of these keys:
        | ArrowRight, ArrowRight, ArrowRight         |
        | ArrowLeft, ArrowLeft, ArrowLeft, ArrowLeft |
        | PageDown, PageDown, PageDown               |
        | Home                                       |
        | End, ArrowDown, Home, ArrowUp              |
        | ArrowDown, ArrowDown, ArrowUp, ArrowUp     |
        | Control+End, Control+Home                  |

    @LIV-09 @LIV-08
    Scenario: The focus stays in a row whose schedule arrives late
      Given the platform takes 5 s to answer a schedule
      When they open the playlist "Live"
      And they go by keys to "Loading the schedule" in the guide
      Then the cell at 20:00 of "Daybreak Live" has the focus

    @LIV-09
    Scenario: The Tab key reaches one cell of the guide, and that is the one somebody went to last
      When they open the playlist "Live"
      Then one cell of the guide is reached by the Tab key
      When they go by keys to "Night Ride" in the guide
      And they press the keys "ArrowDown, ArrowRight", one after another
      Then one cell of the guide is reached by the Tab key
      And the cell at 20:30 of "Iron Room" has the focus

  Rule: What is chosen comes into view, and what else is on stands beside it

    @LIV-04 @LIV-09 @browser
    Scenario: The player comes into view when a program further down is chosen, and the focus stays
      When they open the playlist "Live"
      And they go by keys to "Night Ride" in the guide
      And they scroll to the end
      And they press the keys "Control+End, Enter", one after another
      Then the player of "Stillwater" is in the window
      And the cell at 19:30 of "Stillwater" has the focus

    @LIV-04 @LIV-09 @browser
    Scenario: The details come into view when a program to come is chosen further down
      When they open the playlist "Live"
      And they go by keys to "Night Ride" in the guide
      And they scroll to the end
      And they press the keys "Control+End, ArrowRight, Enter", one after another
      Then the details of "Cool Down" are in the window
      And the cell at 20:30 of "Stillwater" has the focus

    @LIV-01 @LIV-04
    Scenario: Beside the player stands what is on its channel, and what comes next
      When they open the playlist "Live"
      Then beside the player are, of "Daybreak Live":
        | On now Night Ride              |
        | 8:30 PM Cool Down              |
        | Tue, Jun 16 8:00 PM Tomorrow's |
      And "Night Ride" is the chosen program beside the player of "Daybreak Live"
      When they press "Cool Down" beside the player of "Daybreak Live"
      Then the details are those of "Cool Down"
      And "Cool Down" is the chosen program beside the player of "Daybreak Live"
      And the platform was asked for a schedule 3 times

    @LIV-01 @LIV-02
    Scenario: What is on beside the player follows the clock and the chosen channel
      When they open the playlist "Live"
      And they press the channel "Iron Room"
      And it is 20:31
      Then beside the player are, of "Iron Room":
        | On now Cool Down               |
        | Tue, Jun 16 8:00 PM Tomorrow's |
      When it is 21:01
      Then beside the player are, of "Iron Room":
        | Tue, Jun 16 8:00 PM Tomorrow's |

    @LIV-01
    Scenario: Beside the player stand eight programs at most
      Given the schedule of each channel has a program at every hour of 2026-06-15
      And it is 12:30
      When they open the playlist "Live"
      Then beside the player are, of "Daybreak Live":
        | On now Hour 12  |
        | 1:00 PM Hour 13 |
        | 2:00 PM Hour 14 |
        | 3:00 PM Hour 15 |
        | 4:00 PM Hour 16 |
        | 5:00 PM Hour 17 |
        | 6:00 PM Hour 18 |
        | 7:00 PM Hour 19 |

    @LIV-01 @LIV-08
    Scenario: Nothing stands beside the player of a channel without programs
      Given the schedule of each channel is:
        | program     | start              | end                |
        | Yesterday's | yesterday at 20:00 | yesterday at 21:00 |
      When they open the playlist "Live"
      Then the guide shows "No program information"
      And they do not see the shelf "Now and next on Daybreak Live"

    @LIV-01 @browser @nightly
    Scenario: A phone has no room for it, and has the list of all channels
      Given the screen of a phone
      When they open the playlist "Live"
      Then the channel "Iron Room" shows "Night Ride" now and "Cool Down" next
      And they do not see the shelf "Now and next on Daybreak Live"

  Rule: A screen reader, and a screen with the system's colours, tell as much as the picture

    @LIV-09
    Scenario: A screen reader learns the rows, the columns, and what each cell is
      When they open the playlist "Live"
      Then the guide shows "Night Ride"
      And the guide has 4 rows
      And the guide says of "Night Ride": "On now"
      And the guide puts "Night Ride" at "7:30 – 8:30 PM"
      And a screen reader can count the 4 rows of the guide, and the cells of a row

    @SHL-11 @LIV-09 @browser
    Scenario: The system's colours show the chosen channel, and the focus on the chosen program
      Given their system has colours of its own
      When they open the playlist "Live"
      And they press "Cool Down" in the guide
      Then the channel "Daybreak Live" has a line around it
      And the channel "Iron Room" has no line around it
      And the focus on "Cool Down" in the guide is plain to see

    @SHL-11 @LIV-09 @browser
    Scenario: A live page is accessible on a phone and on a computer
      Given the screen of a phone
      When they open the playlist "Live"
      And they press "Full guide"
      Then the guide shows "Night Ride"
      And the page has no accessibility violations
      Given the screen of a computer
      Then the guide shows "Night Ride"
      And the page has no accessibility violations

  Rule: On a phone, the guide waits behind a button

    @LIV-01 @browser
    Scenario: A phone shows what is on now and next first
      Given the screen of a phone
      When they open the playlist "Live"
      Then there is no program guide
      And the channel "Iron Room" shows "Night Ride" now and "Cool Down" next
      When they press "Full guide"
      Then there is a program guide
      When they press "Now and next"
      Then there is no program guide
