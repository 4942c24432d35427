Feature: The workout history
  Members look back at what they have done: the last 90 days, or days of their own choice, a day at a time. A day is the member's own,
  wherever they are, so that an evening workout never turns up on the morning after.

  Rule: Completed workouts stand under the day on which the member did them

    @PRG-04 @PRG-06
    Scenario: Workouts are grouped by the days of Los Angeles for somebody who lives there
      Given a browser in the time zone "America/Los_Angeles"
      And it is 2026-06-16T04:00:00Z
      And a subscribed member
      And they have completed:
        | workout          | completed            | seconds |
        | The Long Ride    | 2026-06-15T08:55:00Z | 7199    |
        | One Minute Plank | 2026-06-15T07:00:00Z | 60      |
        | Just Move        | 2026-06-15T06:59:00Z | 61      |
        | The Long Ride    | 2025-12-31T20:05:00Z | 1       |
      When they open the workout history
      Then the page has the heading "4 workouts"
      And the days of the history are:
        | Today                        | 2 workouts • 121 min |
        | Yesterday                    | 1 workout • 2 min    |
        | Wednesday, December 31, 2025 | 1 workout • 1 min    |
      And the entries of the history are:
        | The Long Ride    | 1:55 AM  | 120 min |
        | One Minute Plank | 12:00 AM | 1 min   |
        | Just Move        | 11:59 PM | 2 min   |
        | The Long Ride    | 12:05 PM | 1 min   |

    @PRG-04
    Scenario: The page and its tab have the name of the history
      Given a subscribed member
      When they open the workout history
      Then the heading is "Workout History"
      And the tab is titled "Workout History · Daybreak"

    @PRG-04 @PRG-06
    Scenario Outline: A workout of which only the day is known is of that day in <zone>
      Given a browser in the time zone "<zone>"
      And a subscribed member
      And they have completed:
        | workout          | completed  | seconds |
        | The Long Ride    | 2026-06-15 | 60      |
        | One Minute Plank | 2026-06-14 | 61      |
      When they open the workout history
      Then the days of the history are:
        | Today     | 1 workout • 1 min |
        | Yesterday | 1 workout • 2 min |
      And the entries of the history are:
        | The Long Ride    | 1 min |
        | One Minute Plank | 2 min |

      Examples:
        | zone                |
        | America/Los_Angeles |
        | Pacific/Kiritimati  |

  Rule: An entry leads to its workout, if there is a page of it

    Background:
      Given a subscribed member

    @PRG-06
    Scenario: Workouts lead to their page, sessions to listen to do not
      Given they have completed:
        | workout             | completed            | type         |
        | The Long Ride       | 2026-06-15T08:00:00Z | VideoSession |
        | One Minute Plank    | 2026-06-15T07:00:00Z | AudioSession |
        | *No longer with us  | 2026-06-15T06:00:00Z | VideoSession |
        | Just Move           | 2026-06-15T05:00:00Z | OtherSession |
      When they open the workout history
      Then the entries of the history are:
        | The Long Ride     | 8:00 AM |       | 30 min |
        | One Minute Plank  | 7:00 AM | Audio | 30 min |
        | No longer with us | 6:00 AM |       | 30 min |
        | Just Move         | 5:00 AM |       | 30 min |
      And the link "The Long Ride" leads to the workout "The Long Ride"
      And the link "Just Move" leads to the workout "Just Move"
      And the entry of "One Minute Plank" is no link
      And the entry of "No longer with us" is no link

    @PRG-06
    Scenario: An entry has the picture of its workout, if there is one
      Given they have completed:
        | workout             | completed            |
        | The Long Ride       | 2026-06-15T08:00:00Z |
        | *No longer with us  | 2026-06-15T06:00:00Z |
      When they open the workout history
      Then the entry of "The Long Ride" has its picture
      And the entry of "No longer with us" has no picture
      And a screen reader hears "2 workouts"

  Rule: The history shows the last 90 days, or the days that the member chooses

    Background:
      Given a subscribed member

    @PRG-04
    Scenario: The last 90 days are marked where they show
      When they open the workout history
      Then the history has 25 entries
      And the chosen days are "Last 90 days"

    @PRG-04
    Scenario: A first and a last day are chosen, one after the other
      When they open the workout history
      And they set "From" to "2026-05-01"
      Then they are on the workout history "from 2026-05-01"
      When they set "To" to "2026-05-31"
      Then they are on the workout history "from 2026-05-01 to 2026-05-31"

    @PRG-04
    Scenario: Back leads to the days that were chosen before
      When they open the workout history "from 2026-05-01, page 2"
      And they set "To" to "2026-05-31"
      Then they are on the workout history "from 2026-05-01 to 2026-05-31"
      When they go back
      Then "To" is set to "2026-06-15"
      And they are on the workout history "from 2026-05-01, page 2"

    @PRG-04
    Scenario: The days that were chosen are left for the last 90 days
      When they open the workout history "from 2026-05-01 to 2026-05-31"
      And they press "Last 90 days"
      Then they are on the workout history
      And "From" is set to "2026-03-17"
      And "To" is set to "2026-06-15"

    @PRG-04 @SHL-11
    Scenario: The link to the last 90 days leads the focus to them
      Given they have completed 2 workouts
      When they open the workout history "from 2026-05-01 to 2026-05-31"
      And they press "Last 90 days"
      Then the heading "2 workouts" has the focus

    @PRG-04
    Scenario Outline: An empty "<picker>" is ignored, and the day before it returns
      When they open the workout history "from 2026-05-01 to 2026-05-31"
      And they set "<picker>" to ""
      And 1 second goes by
      Then they are on the workout history "from 2026-05-01 to 2026-05-31"
      When they turn to nothing in particular
      Then "<picker>" is set to "<day>"
      And the platform was asked for completed workouts 1 time

      Examples:
        | picker | day        |
        | From   | 2026-05-01 |
        | To     | 2026-05-31 |

    @PRG-04
    Scenario Outline: A day as "<picker>" beyond the other day moves that as well
      When they open the workout history "from 2026-05-01 to 2026-05-31"
      And they set "<picker>" to "<day>"
      Then they are on the workout history "from <day> to <day>"

      Examples:
        | picker | day        |
        | From   | 2026-06-10 |
        | To     | 2026-04-10 |

    @PRG-04 @browser
    Scenario: A day that is typed slowly is chosen when its field is left, not before
      When they open the workout history "from 2026-05-01 to 2026-05-31"
      And they type "06" into "From", slowly
      Then "From" is set to "2026-06-01"
      And they are on the workout history "from 2026-05-01 to 2026-05-31"
      When they turn to nothing in particular
      Then they are on the workout history "from 2026-06-01 to 2026-06-01"

    @PRG-04 @browser
    Scenario: A day that is typed is chosen by Enter
      When they open the workout history "from 2026-05-01 to 2026-05-31"
      And they type "04" into "From", slowly
      And they press the key "Enter"
      Then they are on the workout history "from 2026-04-01 to 2026-05-31"

    @PRG-04
    Scenario: At the member's midnight the last 90 days begin a day later
      Given a browser in the time zone "America/Los_Angeles"
      And it is 2026-06-16T06:59:45Z
      And time stands still
      When they open the workout history
      Then "From" is set to "2026-03-17"
      When 20 seconds go by
      Then "From" is set to "2026-03-18"
      And "To" is set to "2026-06-16"

  Rule: A history without workouts leads on

    @PRG-04
    Scenario: Days without a workout say so, and offer the last 90
      Given a subscribed member
      And they have completed 0 workouts
      When they open the workout history "from 2026-05-01 to 2026-05-31"
      Then the page has the heading "0 workouts"
      And the page says "You finished none from May 1, 2026 to May 31, 2026."
      When they press "Show the last 90 days"
      Then they are on the workout history

    @PRG-04 @SHL-11
    Scenario: Other days are not said to be without workouts before that is known
      Given a new subscriber
      When they open the workout history "from 2026-05-01 to 2026-05-31"
      Then the page says "You finished none from May 1, 2026 to May 31, 2026."
      When the platform takes 3 s to answer completed workouts
      And they press "Show the last 90 days"
      Then a screen reader hears "Loading"
      And the heading "0 workouts" has the focus

    @PRG-04
    Scenario: Whoever has finished no workout yet is led to some
      Given a new subscriber
      When they open the workout history
      Then the page has the heading "No workouts in the last 90 days"
      When they press "Find a workout"
      Then they are on the workouts page

    @PRG-04 @CAT-19
    Scenario: A history that cannot be loaded is offered again
      Given a subscribed member
      And the platform answers completed workouts with an error
      When they open the workout history
      Then the page says "Your workouts could not be loaded."
      When the platform is well again
      And they press "Try again"
      Then the history has 25 entries
      And the heading "Workout History" has the focus

  Rule: The history can be read on every screen

    @PRG-04 @PRG-06 @browser
    Scenario: The history fits every screen, and everybody can read it
      Given a subscribed member
      When they open the workout history
      Then the history has 25 entries
      And the page is accessible, and fits on the screen of:
        | a small phone    |
        | a tablet         |
        | a large computer |
