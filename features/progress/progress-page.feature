Feature: The progress page

  @PRG-01 @PRG-02
  Scenario: What they have done, ever and this week
    Given a subscribed member
    And since 2025-05-11T09:00:00Z they have done:
      | period    | workouts | minutes | calories |
      | all time  | 1214     | 51200   | 412290.3 |
      | this week | 4        | 95      | 701      |
    When they open the progress page
    Then the heading is "Your progress"
    And the tab is titled "Your progress · Daybreak"
    And the page says "Member since May 11, 2025"
    And the numbers of "All time" are:
      | Workouts | 1,214   |
      | Minutes  | 51,200  |
      | Calories | 412,291 |
    And the numbers of "This week" are:
      | Workouts | 4   |
      | Minutes  | 95  |
      | Calories | 701 |

  @PRG-02
  Scenario Outline: <burned> calories are shown as <shown>
    Given a subscribed member
    And since 2025-05-11T09:00:00Z they have done:
      | period    | workouts | minutes | calories |
      | all time  | 1        | 1       | <burned> |
      | this week | 1        | 1       | <burned> |
    When they open the progress page
    Then the numbers of "All time" are:
      | Workout | 1       |
      | Minute  | 1       |
      | <name>  | <shown> |
    And the numbers of "This week" are:
      | Workout | 1       |
      | Minute  | 1       |
      | <name>  | <shown> |

    Examples:
      | burned | name     | shown |
      | 0      | Calories | 0     |
      | 0.2    | Calorie  | 1     |
      | 1      | Calorie  | 1     |
      | 1.01   | Calories | 2     |
      | 999.01 | Calories | 1,000 |

  @PRG-02
  Scenario Outline: They are members since a day of their own: <since> in <zone>
    Given a browser in the time zone "<zone>"
    And a subscribed member
    And since <since> they have done:
      | period    | workouts | minutes | calories |
      | all time  | 12       | 512     | 4122     |
      | this week | 4        | 95      | 701      |
    When they open the progress page
    Then the page says "Member since <day>"

    Examples:
      | zone                | since                | day          |
      | America/Los_Angeles | 2025-05-11           | May 11, 2025 |
      | America/Los_Angeles | 2025-05-11T06:59:00Z | May 10, 2025 |
      | America/Los_Angeles | 2025-05-11T07:01:00Z | May 11, 2025 |
      | UTC                 | 2025-05-11           | May 11, 2025 |
      | Asia/Kolkata        | 2025-05-10T18:31:00Z | May 11, 2025 |
      | Pacific/Kiritimati  | 2025-05-11           | May 11, 2025 |
      | Pacific/Kiritimati  | 2025-05-11T10:01:00Z | May 12, 2025 |

  @PRG-02
  Scenario Outline: The days are those of the week that the numbers are about: <moment> in <zone>
    Given a browser in the time zone "<zone>"
    And it is <moment>
    And a new subscriber
    When they open the progress page
    Then the days of the week have these minutes:
      | Monday, June <first>  | 0 |
      | Tuesday, June <2nd>   | 0 |
      | Wednesday, June <3rd> | 0 |
      | Thursday, June <4th>  | 0 |
      | Friday, June <5th>    | 0 |
      | Saturday, June <6th>  | 0 |
      | Sunday, June <last>   | 0 |

    Examples:
      | zone                | moment               | first | 2nd | 3rd | 4th | 5th | 6th | last |
      | America/Los_Angeles | 2026-06-14T23:59:00Z | 8     | 9   | 10  | 11  | 12  | 13  | 14   |
      | America/Los_Angeles | 2026-06-15T00:01:00Z | 15    | 16  | 17  | 18  | 19  | 20  | 21   |
      | Pacific/Kiritimati  | 2026-06-14T23:59:00Z | 8     | 9   | 10  | 11  | 12  | 13  | 14   |
      | Pacific/Kiritimati  | 2026-06-15T00:01:00Z | 15    | 16  | 17  | 18  | 19  | 20  | 21   |

  @PRG-02
  Scenario: The days of this week, where the member is, with whole minutes
    Given a browser in the time zone "America/Los_Angeles"
    And it is 2026-06-19T03:00:00Z
    And a new subscriber
    And they have completed:
      | workout          | completed            | seconds |
      | The Long Ride    | 2026-06-18T14:00:00Z | 60      |
      | One Minute Plank | 2026-06-17T07:00:00Z | 61      |
      | Just Move        | 2026-06-17T06:59:59Z | 1800    |
      | The Long Ride    | 2026-06-15T14:00:00Z | 1200    |
      | Just Move        | 2026-06-15T07:00:00Z | 600     |
      | Just Move        | 2026-06-15T06:59:59Z | 3000    |
    When they open the progress page
    Then the days of the week have these minutes:
      | Monday, June 15    | 30 |
      | Tuesday, June 16   | 30 |
      | Wednesday, June 17 | 2  |
      | Thursday, June 18  | 1  |
      | Friday, June 19    | 0  |
      | Saturday, June 20  | 0  |
      | Sunday, June 21    | 0  |
    And "Thursday, June 18" is today
    And the platform was asked for completed workouts with:
      | offset   | 0                        |
      | pageSize | 100                      |
      | from     | 2026-06-15T07:00:00.000Z |
      | to       | 2026-06-22T06:59:59.999Z |

  @PRG-01
  Scenario: Below, their favorite programs, then the workouts to continue
    Given a subscribed member
    When they open the progress page
    Then the shelves are, in this order:
      | This week         |
      | All time          |
      | Favorite Programs |
      | Workout History   |
    And the shelf "Favorite Programs" shows exactly, in this order:
      | Undefeated |
      | DB10       |
    And the shelf "Favorite Programs" offers all at the address "/u/favorites"
    And the shelf "Workout History" shows "Round by Round" first
    And the shelf "Workout History" offers all at the workout history
    And the link "All completed workouts" leads to the workout history

  @PRG-01 @CAT-02
  Scenario: Favorites of which none is a program have no row
    Given a new subscriber
    And they have marked "The Long Ride" as a favorite
    And they have watched 0.5 of "One Minute Plank"
    When they open the progress page
    Then the shelf "Workout History" shows exactly, in this order:
      | One Minute Plank |
    And they do not see the shelf "Favorite Programs"

  @PRG-01 @CAT-02
  Scenario: A new member is invited
    Given a new subscriber
    When they open the progress page
    Then the page says "Day one is waiting"
    And the numbers of "All time" are:
      | Workouts | 0 |
      | Minutes  | 0 |
      | Calories | 0 |
    And the shelves are, in this order:
      | This week |
      | All time  |
    When they press "Find a workout"
    Then they are on the workouts page

  @PRG-01 @PRG-03 @PRG-04
  Scenario Outline: Whoever is not logged in is sent from <page> to sign in, and comes back
    Given a visitor
    When they open <page>
    Then they are on the account site's sign-in page
    And it returns to <page>

    Examples:
      | page                                          |
      | the progress page                             |
      | the workout history                           |
      | the address "/progress/history?page=2"        |
      | the address "/mobileprogress"                 |

  @PRG-01 @ACC-08
  Scenario: Nobody is sent away before it is known who is there
    Given a subscribed member
    And the platform takes 3 s to answer who is there
    When they open the progress page
    Then they see the shelf "Favorite Programs"
    And they are on the progress page

  @PRG-01 @ACC-08
  Scenario: While the account cannot be reached, what is kept shows
    Given a subscribed member
    When they open the progress page
    Then they see the shelf "Favorite Programs"
    Given the platform answers who is there with status 500
    And the platform answers progress with status 500
    When they load the page again
    Then a notice says that the account cannot be reached
    And the shelf "Favorite Programs" shows "Undefeated" first

  @PRG-02 @CAT-19
  Scenario: Numbers that cannot be loaded are offered again, and the rows are not affected
    Given a subscribed member
    And the platform answers progress with half of a JSON text
    When they open the progress page
    Then the page says "Your numbers could not be loaded."
    And the shelf "Workout History" shows "Round by Round" first
    Given the platform is well again
    When they press "Try again"
    Then they see the shelf "All time"

  @PRG-02 @CAT-19
  Scenario: Days that cannot be loaded are offered again, and the numbers are not affected
    Given a subscribed member
    And the platform answers completed workouts with status 500
    When they open the progress page
    Then the page says "The days of this week could not be loaded."
    And they see the shelf "All time"
    Given the platform is well again
    When they press "Try again"
    Then the page does not say "The days of this week could not be loaded."

  @PRG-02
  Scenario: Numbers that are out of date stay, and say how old they are
    Given a new subscriber
    When they open the progress page
    Then the page says "Day one is waiting"
    Given the platform answers progress with status 500
    And 5 minutes pass
    When they lose the connection
    And the connection returns
    Then the page says "Last updated 5 minutes ago. We could not get newer numbers.Try againThis week"
    And a screen reader hears "We could not get newer numbers."

  @PRG-02
  Scenario: Of numbers and days, the older ones say how old they are
    Given a new subscriber
    When they open the progress page
    Then the page says "Day one is waiting"
    Given the platform answers completed workouts with status 500
    And 5 minutes pass
    When they lose the connection
    And the connection returns
    Then the page says "Last updated 5 minutes ago. We could not get newer numbers."

  @PRG-02
  Scenario: Numbers that never came are not out of date
    Given a new subscriber
    And the platform answers progress with status 500
    When they open the progress page
    Then the page says "Your numbers could not be loaded."
    Given the platform answers completed workouts with status 500
    And 5 minutes pass
    When they lose the connection
    And the connection returns
    Then the page does not say "Last updated"

  @PRG-02 @SHL-11
  Scenario: After another try the focus is at the heading
    Given a subscribed member
    And the platform answers progress with status 500 1 time
    When they open the progress page
    And they press "Try again"
    Then the heading "Your progress" has the focus

  @PRG-02 @PRG-03 @SHL-15
  Scenario Outline: Numbers that take long are announced on <page>
    Given a subscribed member
    And the platform takes 3 s to answer progress
    When they open <page>
    Then a screen reader hears "Loading" once
    And they see the shelf "All time"
    And a screen reader hears "Loading" no more

    Examples:
      | page                          |
      | the progress page             |
      | the address "/mobileprogress" |

  @PRG-02
  Scenario: When a week of the platform begins, the open page turns to it
    Given a browser in the time zone "America/Los_Angeles"
    And it is 2026-06-14T23:59:45Z
    And time stands still
    And a new subscriber
    When they open the progress page
    Then the days of the week have these minutes:
      | Monday, June 8     | 0 |
      | Tuesday, June 9    | 0 |
      | Wednesday, June 10 | 0 |
      | Thursday, June 11  | 0 |
      | Friday, June 12    | 0 |
      | Saturday, June 13  | 0 |
      | Sunday, June 14    | 0 |
    When 20 seconds go by
    Then the platform was asked for progress 2 times
    And the days of the week have these minutes:
      | Monday, June 15    | 0 |
      | Tuesday, June 16   | 0 |
      | Wednesday, June 17 | 0 |
      | Thursday, June 18  | 0 |
      | Friday, June 19    | 0 |
      | Saturday, June 20  | 0 |
      | Sunday, June 21    | 0 |

  @PRG-02
  Scenario: A workout counts as soon as it is finished
    Given a new subscriber
    And they have watched 0.5 of "The Long Ride"
    When they open the progress page
    And they press the card of "The Long Ride"
    And they press "Continue watching"
    And they watch to the end
    And they press the key "Escape"
    And they press "MyDB"
    Then the numbers of "All time" are:
      | Workout  | 1     |
      | Minutes  | 120   |
      | Calories | 1,250 |

  @PRG-03
  Scenario: The snapshot alone, for another app
    Given a subscribed member
    And since 2025-05-11T09:00:00Z they have done:
      | period    | workouts | minutes | calories |
      | all time  | 12       | 512     | 4122     |
      | this week | 4        | 95      | 701      |
    When they open the address "/mobileprogress"
    Then the page is without header and footer
    And the shelves are, in this order:
      | This week |
      | All time  |
    And the numbers of "All time" are:
      | Workouts | 12    |
      | Minutes  | 512   |
      | Calories | 4,122 |
    And there is no link "All completed workouts"

  @PRG-03
  Scenario: The snapshot of a new member leads nowhere
    Given a new subscriber
    When they open the address "/mobileprogress"
    Then the page says "Day one is waiting"
    And there is no link "Find a workout"

  @SHL-01
  Scenario: The menu leads members to their progress
    Given a subscribed member
    When they open home
    And they press "MyDB"
    Then they are on the progress page

  @SHL-01 @ACC-08
  Scenario: Visitors have no such item
    Given a visitor
    When they open home
    Then they can sign in and sign up
    And there is no link "MyDB"

  @PRG-01 @PRG-02 @browser
  Scenario Outline: Nothing runs off the side in a window of <width> pixels
    Given a subscribed member
    And a window of <width> by 800 pixels
    When they open the progress page
    Then they see the shelf "Workout History"
    And nothing runs off the side of the window
    And nothing of the page has moved by itself
    And the page has no accessibility violations

    Examples:
      | width |
      | 320   |
      | 768   |
      | 1440  |
