Feature: Choosing days of the history
  Most of what members look for in their history lies in the last week, the last month or this year: one press shows it, and the page
  says what the days come to. Above it stand the workouts that they have begun, because that is where See All leads from there.

  Rule: One press shows the days that are asked for most

    Background:
      Given a subscribed member

    @PRG-08
    Scenario Outline: "<preset>" shows the days from <from> on
      When they open the workout history "from 2026-02-01 to 2026-05-31, page 2"
      And they press "<preset>"
      Then they are on <page>
      And "From" is set to "<from>"
      And "To" is set to "2026-06-15"
      And the chosen days are "<preset>"

      Examples:
        | preset       | page                                  | from       |
        | Last 7 days  | the workout history "from 2026-06-08" | 2026-06-08 |
        | Last 30 days | the workout history "from 2026-05-16" | 2026-05-16 |
        | Last 90 days | the workout history                   | 2026-03-17 |
        | This month   | the workout history "from 2026-06-01" | 2026-06-01 |
        | This year    | the workout history "from 2026-01-01" | 2026-01-01 |

    @PRG-08 @PRG-04
    Scenario: Days of the member's own choice are none of these
      When they open the workout history
      Then the chosen days are "Last 90 days"
      When they set "From" to "2026-06-08"
      Then the chosen days are "Last 7 days"
      When they set "To" to "2026-06-14"
      Then the chosen days are ""

    @PRG-08
    Scenario: Days that have two names are marked by both
      Given it is 2026-06-08T09:00:00Z
      When they open the workout history "from 2026-06-01"
      Then the chosen days are "Last 7 days, This month"

    @PRG-08
    Scenario Outline: At <moment> in <zone> "<preset>" begins on <from>
      Given a browser in the time zone "<zone>"
      And it is <moment>
      When they open the workout history
      And they press "<preset>"
      Then "From" is set to "<from>"
      And "To" is set to "<to>"

      Examples:
        | zone                | moment               | preset      | from       | to         |
        | America/Los_Angeles | 2026-07-01T06:59:00Z | This month  | 2026-06-01 | 2026-06-30 |
        | America/Los_Angeles | 2026-07-01T07:01:00Z | This month  | 2026-07-01 | 2026-07-01 |
        | Pacific/Kiritimati  | 2026-05-31T10:01:00Z | This month  | 2026-06-01 | 2026-06-01 |
        | America/Los_Angeles | 2027-01-01T07:59:00Z | This year   | 2026-01-01 | 2026-12-31 |
        | America/Los_Angeles | 2027-01-01T08:01:00Z | This year   | 2027-01-01 | 2027-01-01 |
        | America/Los_Angeles | 2026-06-16T06:59:00Z | Last 7 days | 2026-06-08 | 2026-06-15 |

    @PRG-08 @SHL-11
    Scenario: The focus goes to what a press shows
      Given they have completed 2 workouts
      When they open the workout history
      And they press "This month"
      Then the heading "2 workouts" has the focus

  Rule: The page says what the days come to, on all their pages

    @PRG-08
    Scenario: Minutes and calories are added up, and the calories rounded up at the end
      Given a subscribed member
      And they have completed:
        | workout          | completed            | seconds | calories |
        | The Long Ride    | 2026-06-15T08:00:00Z | 1801    | 1200.2   |
        | One Minute Plank | 2026-06-14T08:00:00Z | 60      | 0.4      |
        | Just Move        | 2026-06-13T08:00:00Z | 61      | 34.1     |
      When they open the workout history
      Then the page has the heading "3 workouts"
      And the page says "34 min • 1,235 calories"

    @PRG-08
    Scenario: Calories are left out if the platform does not know them of each workout
      Given a subscribed member
      And they have completed:
        | workout          | completed            | seconds | calories |
        | The Long Ride    | 2026-06-15T08:00:00Z | 1801    | 1200.2   |
        | One Minute Plank | 2026-06-14T08:00:00Z | 60      |          |
      When they open the workout history
      Then the page says "32 min"
      And the page does not say "calories"

    @PRG-08 @API-07
    Scenario: Nothing is added up if one of the workouts cannot be read
      Given a subscribed member
      And they have completed:
        | workout          | completed            | calories |
        | The Long Ride    | 2026-06-15T08:00:00Z | 300      |
        | Just Move        | 2026-06-14T08:00:00Z | 200      |
        | One Minute Plank | the day before       | 5        |
      When they open the workout history
      Then the page has the heading "3 workouts"
      And the history has 2 entries
      And the page does not say "60 min"
      And the page does not say "calories"

    @PRG-08
    Scenario Outline: The sum of <days> is that of all pages
      Given a subscribed member
      When they open the workout history "<days>"
      Then the page has the heading "<heading>"
      And the page says "<sum>"

      Examples:
        | days                                  | heading | sum |
        | from 2026-06-08         | 9 workouts                | 250 min • 1,736 calories    |
        | from 2026-05-16         | 25 workouts               | 651 min • 4,308 calories    |
        | from 2026-03-17         | 66 workouts Page 1 of 3   | 1,742 min • 12,085 calories |
        | from 2025-06-16         | 175 workouts Page 1 of 7  | 5,050 min • 33,394 calories |
        | from 2025-06-16, page 2 | 175 workouts Page 2 of 7  | 5,050 min • 33,394 calories |

    @PRG-08
    Scenario Outline: The platform is asked <times> times for <workouts> workouts, of which <said> is said
      Given a subscribed member
      And they have completed <workouts> workouts
      When they open the workout history
      Then the page says "<heading>"
      And the platform was asked for completed workouts <times> times

      Examples:
        | workouts | heading        | times | said             |
        | 25       | 25 workouts    | 1     | their sum        |
        | 26       | 26 workouts    | 2     | their sum        |
        | 2000     | 2,000 workouts | 21    | their sum        |
        | 2001     | 2,001 workouts | 1     | the number alone |

    @PRG-08
    Scenario: A workout that has just been finished is in the sum
      Given a new subscriber
      When they open the workout "The Long Ride" and the player at once
      And they watch to the end
      And they open the workout history
      Then the page has the heading "1 workout"
      And the page says "120 min • 1,250 calories"

    @PRG-08 @CAT-19
    Scenario: A sum that cannot be loaded is offered again, below the number
      Given a subscribed member
      And only the first page of their workouts can be loaded
      When they open the workout history
      Then the page says "The minutes of these days could not be loaded."
      And the history has 25 entries
      When the platform is well again
      And they press "Try again"
      Then the page says "1,742 min • 12,085 calories"

  Rule: Above the completed workouts stand those in progress

    @PRG-08
    Scenario: See All of what was begun leads to all of it
      Given a subscribed member
      When they open the progress page
      Then the shelf "Workout History" offers all at the workout history
      When they open the workout history
      Then the shelf "In progress" shows "Round by Round" first
      And the part "In progress" stands above the part "Completed workouts"

    @PRG-08
    Scenario: The workouts in progress are the ones to go on with, and lead to no further page
      Given a new subscriber
      And they have watched 0.5 of "The Long Ride"
      And they have watched 1 of "Just Move"
      And they have watched 0.5 of "One Minute Plank"
      When they open the workout history
      Then the shelf "In progress" shows exactly, in this order:
        | One Minute Plank |
        | The Long Ride    |
      And the card of "The Long Ride" has a progress bar at 50 %
      And the shelf "In progress" leads to no other page

    @PRG-08 @CAT-29
    Scenario: A workout that is removed from those in progress is gone, and with the last one the shelf
      Given a new subscriber
      And they have watched 0.5 of "The Long Ride"
      And they have watched 0.5 of "One Minute Plank"
      When they open the workout history
      And they press "Remove The Long Ride from continue watching"
      Then the shelf "In progress" shows exactly, in this order:
        | One Minute Plank |
      When they press "Remove One Minute Plank from continue watching"
      Then they do not see the shelf "In progress"

    @PRG-08
    Scenario: The history begins with the completed workouts if none is in progress
      Given a new subscriber
      When they open the workout history
      Then the page has the heading "No workouts in the last 90 days"
      And they do not see the shelf "In progress"

  Rule: The history has its place on every screen

    @PRG-08 @browser
    Scenario Outline: The heading of the history begins where the page begins, on the screen of <screen>
      Given the screen of <screen>
      And a subscribed member
      When they open the workout history
      Then the heading "Workout History" begins where the heading "In progress" begins

      Examples:
        | screen           |
        | a phone          |
        | a large computer |
        | a desktop        |
        | a huge display   |

    @PRG-08 @browser @nightly
    Scenario: The history fits every screen, with its days to choose and what is in progress
      Given a subscribed member
      When they open the workout history "from 2026-01-01"
      Then the page says "2,677 min • 17,563 calories"
      And the page is accessible, and fits on the screen of:
        | a small phone    |
        | a tablet         |
        | a large computer |
        | a huge display   |

    @PRG-08 @browser
    Scenario Outline: Nothing moves on <screen> when the sum of the days arrives
      Given the screen of <screen>
      And a subscribed member
      When they open the workout history
      Then the page says "1,742 min • 12,085 calories"
      And nothing of the page has moved by itself

      Examples:
        | screen           |
        | a phone          |
        | a large computer |
