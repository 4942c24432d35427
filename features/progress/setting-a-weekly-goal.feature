Feature: Setting a weekly goal
  Who wants to train three times a week says so, and sees how far this week has come. The platform knows of no goal: it is kept on the
  device, which the page says, belongs to the member who set it, and is gone when they log out.

  @PRG-07
  Scenario: Nobody has a goal before they set one, and the page says where it is kept
    Given a new subscriber
    When they open the progress page
    Then there is no goal to reach
    And the part "Weekly goal" says "Your goal is kept on this device only."
    And one can choose as "Workouts a week":
      | No goal    |
      | 1 workout  |
      | 2 workouts |
      | 3 workouts |
      | 4 workouts |
      | 5 workouts |
      | 6 workouts |
      | 7 workouts |

  Rule: The workouts of this week count for the goal

    Background:
      Given a new subscriber

    @PRG-07
    Scenario Outline: The goal of 3 is reached by <done> with workouts on <days>
      Given it is 2026-06-17T18:00:00Z
      And they have completed a workout on "<days>"
      When they open the progress page
      And they choose "3 workouts" as "Workouts a week"
      Then the part "Weekly goal" says "<words>"
      And the goal is reached by <done> of 3

      Examples:
        | days                                           | done | words                           |
        | 2026-06-14                                     | 0    | 0 of 3 this week                |
        | 2026-06-15, 2026-06-14                         | 1    | 1 of 3 this week                |
        | 2026-06-17, 2026-06-15, 2026-06-14             | 2    | 2 of 3 this week                |
        | 2026-06-17, 2026-06-17, 2026-06-15             | 3    | 3 of 3 this week: goal reached  |
        | 2026-06-17, 2026-06-17, 2026-06-16, 2026-06-15 | 3    | 4 of 3 this week: goal reached  |

    @PRG-07
    Scenario: A goal that is not reached yet is not said to be
      Given they have completed a workout on "2026-06-15, 2026-06-15"
      When they open the progress page
      And they choose "3 workouts" as "Workouts a week"
      Then the part "Weekly goal" says "2 of 3 this week"
      And the page does not say "goal reached"

    @PRG-07
    Scenario Outline: The week is that of the member's own calendar: at <moment> in <zone>
      Given a browser in the time zone "<zone>"
      And it is 2026-06-17T18:00:00Z
      And they have completed:
        | workout   | completed |
        | Just Move | <moment>  |
      When they open the progress page
      And they choose "2 workouts" as "Workouts a week"
      Then the part "Weekly goal" says "<words>"

      Examples:
        | zone                | moment               | words            |
        | America/Los_Angeles | 2026-06-15T06:59:59Z | 0 of 2 this week |
        | America/Los_Angeles | 2026-06-15T07:00:00Z | 1 of 2 this week |
        | Pacific/Kiritimati  | 2026-06-14T09:59:59Z | 0 of 2 this week |
        | Pacific/Kiritimati  | 2026-06-14T10:00:00Z | 1 of 2 this week |

  Rule: The goal stays on the device, and is the member's who set it

    @PRG-07
    Scenario: The goal is there when they come again
      Given a new subscriber
      When they open the progress page
      And they choose "3 workouts" as "Workouts a week"
      Then the goal is reached by 0 of 3
      When they load the page again
      Then "3 workouts" is chosen as "Workouts a week"
      And the goal is reached by 0 of 3

    @PRG-07
    Scenario: A goal that is taken back stays away
      Given a new subscriber
      When they open the progress page
      And they choose "3 workouts" as "Workouts a week"
      And they choose "No goal" as "Workouts a week"
      Then there is no goal to reach
      When they load the page again
      Then there is no goal to reach

    @PRG-07
    Scenario: Another member on the same device has a goal of their own
      Given a subscribed member
      And the browser has kept "3" under "member-records.weekly-goal.subscribed"
      When they open the progress page
      Then "3 workouts" is chosen as "Workouts a week"
      When they become a new subscriber elsewhere
      And they load the page again
      Then there is no goal to reach

    @PRG-07 @ACC-10
    Scenario: Nothing of the goal stays behind when they log out
      Given a new subscriber
      When they open the progress page
      And they choose "3 workouts" as "Workouts a week"
      And they log out
      Then they are on the account site's my-account page
      And the browser keeps nothing personal

    @PRG-07
    Scenario: A goal of an unknown kind counts as none
      Given a new subscriber
      And the browser has kept "8" under "member-records.weekly-goal.new"
      When they open the progress page
      Then there is no goal to reach
