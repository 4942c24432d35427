Feature: The progress page
  What somebody has done since they joined, and what they have done this week. The numbers are the platform's, so that the app and
  its sisters on other devices never disagree; where they cannot be had, the page says so rather than show a zero.

  Rule: The numbers are those of the platform, in whole workouts, minutes and calories

    @PRG-01 @PRG-02
    Scenario: A member sees what they have done, ever and this week
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
    Scenario Outline: Calories are rounded up: <burned> are shown as <shown>
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

  Rule: What has just been finished counts

    Background:
      Given a new subscriber
      And they have watched 0.5 of "The Long Ride"

    @PRG-02
    Scenario: A workout that was begun from the progress page counts there as soon as it is finished
      When they open the progress page
      Then the shelf "Workout History" shows "The Long Ride"
      When they press the card of "The Long Ride"
      And they press "Continue watching"
      And they watch to the end
      And they press the key "Escape"
      And they press "MyDB"
      Then the numbers of "All time" are:
        | Workout  | 1     |
        | Minutes  | 120   |
        | Calories | 1,250 |

    @PRG-02
    Scenario: On Sunday evening in Los Angeles, numbers and days are of the week that the platform has begun
      Given it is 2026-06-14 18:00 in "America/Los_Angeles"
      When they open the workout "The Long Ride" and the player at once
      And they watch to the end
      And they open the progress page
      Then the numbers of "This week" are:
        | Workout  | 1     |
        | Minutes  | 120   |
        | Calories | 1,250 |
      And the days of the week have these minutes:
        | Sunday, June 14    | 120 |
        | Monday, June 15    | 0   |
        | Tuesday, June 16   | 0   |
        | Wednesday, June 17 | 0   |
        | Thursday, June 18  | 0   |
        | Friday, June 19    | 0   |
        | Saturday, June 20  | 0   |
        | Sunday, June 21    | 0   |
      And the page says "Minutes by day • Jun 14 – 21"

    @PRG-02
    Scenario: On Monday morning in Kiritimati, numbers and days are of the week that the platform has not ended
      Given it is 2026-06-15 09:00 in "Pacific/Kiritimati"
      When they open the workout "The Long Ride" and the player at once
      And they watch to the end
      And they open the progress page
      Then the numbers of "This week" are:
        | Workout  | 1     |
        | Minutes  | 120   |
        | Calories | 1,250 |
      And the days of the week have these minutes:
        | Monday, June 8     | 0   |
        | Tuesday, June 9    | 0   |
        | Wednesday, June 10 | 0   |
        | Thursday, June 11  | 0   |
        | Friday, June 12    | 0   |
        | Saturday, June 13  | 0   |
        | Sunday, June 14    | 0   |
        | Monday, June 15    | 120 |
      And the page says "Minutes by day • Jun 8 – 15"

  Rule: Days are those of the member, and of the week that the numbers are about

    @PRG-02
    Scenario Outline: Somebody in <zone> who joined on <since> is a member since <day>
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
    Scenario Outline: The chart begins on June <first> at <moment> in <zone>
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
        | zone               | moment               | first | 2nd | 3rd | 4th | 5th | 6th | last |
        | Pacific/Niue       | 2026-06-14T23:59:00Z | 8     | 9   | 10  | 11  | 12  | 13  | 14   |
        | Pacific/Niue       | 2026-06-15T00:01:00Z | 15    | 16  | 17  | 18  | 19  | 20  | 21   |
        | Pacific/Pitcairn   | 2026-06-14T23:59:00Z | 8     | 9   | 10  | 11  | 12  | 13  | 14   |
        | Pacific/Pitcairn   | 2026-06-15T00:01:00Z | 15    | 16  | 17  | 18  | 19  | 20  | 21   |
        | Pacific/Pitcairn   | 2026-06-15T07:59:00Z | 15    | 16  | 17  | 18  | 19  | 20  | 21   |
        | UTC                | 2026-06-14T23:59:00Z | 8     | 9   | 10  | 11  | 12  | 13  | 14   |
        | UTC                | 2026-06-15T00:01:00Z | 15    | 16  | 17  | 18  | 19  | 20  | 21   |
        | Asia/Kolkata       | 2026-06-14T18:31:00Z | 8     | 9   | 10  | 11  | 12  | 13  | 14   |
        | Asia/Kolkata       | 2026-06-15T00:01:00Z | 15    | 16  | 17  | 18  | 19  | 20  | 21   |
        | Pacific/Kiritimati | 2026-06-14T10:01:00Z | 8     | 9   | 10  | 11  | 12  | 13  | 14   |
        | Pacific/Kiritimati | 2026-06-14T23:59:00Z | 8     | 9   | 10  | 11  | 12  | 13  | 14   |
        | Pacific/Kiritimati | 2026-06-15T00:01:00Z | 15    | 16  | 17  | 18  | 19  | 20  | 21   |

    @PRG-02
    Scenario: Each day of the week has the minutes of its workouts, and of Sunday evening those that count for it
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
        | Just Move        | 2026-06-14T23:59:59Z | 900     |
      When they open the progress page
      Then the days of the week have these minutes:
        | Sunday, June 14    | 50 |
        | Monday, June 15    | 30 |
        | Tuesday, June 16   | 30 |
        | Wednesday, June 17 | 2  |
        | Thursday, June 18  | 1  |
        | Friday, June 19    | 0  |
        | Saturday, June 20  | 0  |
        | Sunday, June 21    | 0  |
      And "Thursday, June 18" is today

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
      Then the days of the week have these minutes:
        | Monday, June 15    | 0 |
        | Tuesday, June 16   | 0 |
        | Wednesday, June 17 | 0 |
        | Thursday, June 18  | 0 |
        | Friday, June 19    | 0 |
        | Saturday, June 20  | 0 |
        | Sunday, June 21    | 0 |

    @PRG-02
    Scenario: When a week of the platform begins, the open page asks for its numbers
      Given a browser in the time zone "America/Los_Angeles"
      And it is 2026-06-14T23:59:45Z
      And time stands still
      And a new subscriber
      When they open the progress page
      Then the page says "Day one is waiting"
      When 20 seconds go by
      Then the platform was asked for progress 2 times

  Rule: Below the numbers are the favorite programs, and the workouts to go on with

    @PRG-01
    Scenario: Both rows lead on to all that they show the beginning of
      Given a subscribed member
      When they open the progress page
      Then the shelves are, in this order:
        | This week         |
        | All time          |
        | This month        |
        | Your weeks        |
        | Weekly goal       |
        | Favorite Programs |
        | Workout History   |
      And the shelf "Favorite Programs" shows exactly, in this order:
        | Undefeated |
        | DB10       |
      And the shelf "Favorite Programs" offers all at the favorites page
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
    Scenario: A new member is invited to a first workout
      Given a new subscriber
      When they open the progress page
      Then the page says "Day one is waiting"
      And the numbers of "All time" are:
        | Workouts | 0 |
        | Minutes  | 0 |
        | Calories | 0 |
      And the shelves are, in this order:
        | This week   |
        | All time    |
        | This month  |
        | Your weeks  |
        | Weekly goal |
      When they press "Find a workout"
      Then they are on the workouts page

  Rule: Only members have progress

    @PRG-01 @PRG-03 @PRG-04
    Scenario Outline: Whoever is not signed in is led from <page> to sign in, and back
      Given a visitor
      When they open <page>
      Then they are on the account site's sign-in page
      And it returns to <page>

      Examples:
        | page                         |
        | the progress page            |
        | the workout history          |
        | the workout history "page 2" |
        | the mobile progress page     |

    @PRG-01 @ACC-08
    Scenario: Nobody is led away before it is known who is there
      Given a subscribed member
      And the platform takes 3 s to answer who is there
      When they open the progress page
      Then they see the shelf "Favorite Programs"
      And they are on the progress page

    @PRG-01 @ACC-08
    Scenario: While the account cannot be reached, what the browser has kept shows
      Given a subscribed member
      When they open the progress page
      Then they see the shelf "Favorite Programs"
      When the platform answers who is there with an error
      And the platform answers progress with an error
      And they load the page again
      Then a notice says that the account cannot be reached
      And the shelf "Favorite Programs" shows "Undefeated" first

    @SHL-01
    Scenario: The menu leads members to their progress
      Given a subscribed member
      When they open home
      And they press "MyDB"
      Then they are on the progress page

    @SHL-01 @ACC-08
    Scenario: The menu of visitors has no progress
      Given a visitor
      When they open home
      Then they can sign in and sign up
      And there is no link "MyDB"

  Rule: What cannot be loaded is offered again, and affects nothing else

    Background:
      Given a subscribed member

    @PRG-02 @CAT-19
    Scenario: Numbers that cannot be loaded do not affect the rows
      Given the platform answers progress with half of a JSON text
      When they open the progress page
      Then the page says "Your numbers could not be loaded."
      And the shelf "Workout History" shows "Round by Round" first
      When the platform is well again
      And they press "Try again"
      Then they see the shelf "All time"

    @PRG-02 @CAT-19
    Scenario: Days that cannot be loaded do not affect the numbers
      Given the platform answers completed workouts with an error
      When they open the progress page
      Then the page says "The days of this week could not be loaded."
      And they see the shelf "All time"
      When the platform is well again
      And they press "Try again"
      Then the page does not say "The days of this week could not be loaded."

    @PRG-02 @SHL-11
    Scenario: After another try the focus is on the heading
      Given the platform answers progress with an error 1 time
      When they open the progress page
      And they press "Try again"
      Then the heading "Your progress" has the focus

    @PRG-02 @PRG-03 @SHL-15
    Scenario Outline: Numbers that take long are announced on <page>
      Given the platform takes 3 s to answer progress
      When they open <page>
      Then a screen reader hears "Loading" once
      And they see the shelf "All time"
      And a screen reader hears "Loading" no more

      Examples:
        | page                     |
        | the progress page        |
        | the mobile progress page |

  Rule: Numbers that are out of date stay, and say how old they are

    Background:
      Given a new subscriber

    @PRG-02
    Scenario Outline: The page says the age of its <what> once, above all
      When they open the progress page
      Then the page says "Day one is waiting"
      When the platform answers <call> with an error
      And 5 minutes pass
      And they lose the connection for a moment
      Then the page says "Last updated 5 minutes ago. We could not get newer numbers." once, above the shelf "This week"
      And they can press "Try again"
      And a screen reader hears "We could not get newer numbers."

      Examples:
        | what    | call               |
        | numbers | progress           |
        | days    | completed workouts |

    @PRG-02
    Scenario: Numbers that never came are not out of date
      Given the platform answers progress with an error
      When they open the progress page
      Then the page says "Your numbers could not be loaded."
      When the platform answers completed workouts with an error
      And 5 minutes pass
      And they lose the connection for a moment
      Then the page does not say "Last updated"

  Rule: The apps show the numbers alone, and nothing that leads away from them

    @PRG-03
    Scenario: The mobile progress page has numbers, and nothing around them
      Given a subscribed member
      And since 2025-05-11T09:00:00Z they have done:
        | period    | workouts | minutes | calories |
        | all time  | 12       | 512     | 4122     |
        | this week | 4        | 95      | 701      |
      When they open the mobile progress page
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
    Scenario: The mobile progress page leads a new member nowhere
      Given a new subscriber
      When they open the mobile progress page
      Then the page says "Day one is waiting"
      And there is no link "Find a workout"

  Rule: The page can be read on every screen

    @PRG-01 @PRG-02 @browser
    Scenario Outline: Nothing moves when the numbers of a new member come on the screen of <screen>
      Given the screen of <screen>
      And a new subscriber
      When they open the progress page
      Then the page says "Day one is waiting"
      And nothing of the page has moved by itself

      Examples:
        | screen     |
        | a phone    |
        | a computer |

    @PRG-01 @PRG-02 @browser
    Scenario Outline: The progress page fits the screen of <screen> without moving, and everybody can read it
      Given the screen of <screen>
      And a subscribed member
      When they open the progress page
      Then they see the shelf "Workout History"
      And nothing of the page has moved by itself
      And the page is accessible, and fits on the screen of:
        | <screen> |

      Examples:
        | screen           |
        | a small phone    |
        | a tablet         |
        | a large computer |
