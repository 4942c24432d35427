Feature: Training with a plan
  A coached member trains from one day to the next: home offers today's workout, the coaching page shows what became of the days
  before. Both must agree at any hour and in any time zone, and what has been done must count wherever it was done.

  Rule: Home says where the member stands

    @COA-01
    Scenario Outline: The card of <person> says "<text>"
      Given <person>
      When they open home
      Then the coaching card says:
        | <heading> |
        | <text>    |

      Examples:
        | person                                          | heading                                    | text                                   |
        | a coached member mid-plan                       | Accessory Work: Week 2                     | 6 of 20 workouts completed             |
        | a coached member on the first day of a plan     | Check-In: Week 1                           | 0 of 20 workouts completed             |
        | a coached member on the last day of a plan      | Legs: Week 1                               | 16 of 20 workouts completed            |
        | a coached member with several plans             | Strong & Steady: Week 1                    | 2 of 20 workouts completed             |
        | a coached member in a week of rest              | Saturday, June 20                          | Assessment Lift: Week 2                |
        | a coached member with a plan of ten days        | Shoulders: Week 1                          | 1 of 8 workouts completed              |
        | a coached member whose plan starts tomorrow     | Your workout plan starts soon!             | Your plan of 4 weeks starts tomorrow.  |
        | a coached member whose plan starts in 9 days    | Your workout plan starts soon!             | Your plan of 8 weeks starts in 9 days. |
        | a coached member whose plan has ended           | You're ready for a new workout plan        | Your coach puts the next one together  |
        | a coached member matched with a coach           | Good news, we've matched you with a coach! | We'll send you an e-mail               |
        | a coached member matched before the intake form | Good news, we've matched you with a coach! | Finish Intake Form                     |
        | a coached member who sent the intake form       | We've received your intake form            | as soon as your coach is found         |
        | a coached member at the first step              | Congrats on taking the first step          | Complete Intake Form                   |

    @COA-08
    Scenario: A member who may be offered coaching comes to the offer from the menu
      Given a member who may be offered coaching
      When they open home
      Then the menu item is "Coaching NEW" and leads to the coaching page
      When they open the coaching page
      Then they are on the account site's coaching offer page
      And it returns to home

  Rule: Today is the member's own day, on home and on the coaching page

    @COA-01 @COA-04 @COA-05
    Scenario Outline: Home and the page offer "<workout>" to <person>, at <moment> in <zone>
      Given <person>
      And it is <moment> in "<zone>"
      When they open home
      Then the coaching card says:
        | Your next workout: Today |
        | <workout>                |
      And the link "Start workout: <workout>" leads to <player>
      When they press "Plan Details"
      Then "<day>" is today
      And the link "Start workout: <workout>" leads to <player>

      Examples:
        | person                                     | zone                | moment           | workout                | day              | player                                                 |
        | a coached member mid-plan                  | Pacific/Niue        | 2026-06-15 23:59 | Accessory Work: Week 2 | Monday, June 15  | the player of "Accessory Work: Week 2"                 |
        | a coached member mid-plan                  | Pacific/Niue        | 2026-06-16 00:01 | Brisk Mile: Week 1     | Tuesday, June 16 | the player of "Brisk Mile: Week 1"                     |
        | a coached member mid-plan                  | America/Los_Angeles | 2026-06-15 14:00 | Accessory Work: Week 2 | Monday, June 15  | the player of "Accessory Work: Week 2"                 |
        | a coached member mid-plan                  | America/Los_Angeles | 2026-06-15 21:00 | Accessory Work: Week 2 | Monday, June 15  | the player of "Accessory Work: Week 2"                 |
        | a coached member mid-plan                  | America/Los_Angeles | 2026-06-16 00:01 | Brisk Mile: Week 1     | Tuesday, June 16 | the player of "Brisk Mile: Week 1"                     |
        | a coached member mid-plan                  | UTC                 | 2026-06-15 23:59 | Accessory Work: Week 2 | Monday, June 15  | the player of "Accessory Work: Week 2"                 |
        | a coached member mid-plan                  | Asia/Kolkata        | 2026-06-16 00:01 | Brisk Mile: Week 1     | Tuesday, June 16 | the player of "Brisk Mile: Week 1"                     |
        | a coached member mid-plan                  | Pacific/Kiritimati  | 2026-06-16 00:01 | Brisk Mile: Week 1     | Tuesday, June 16 | the player of "Brisk Mile: Week 1"                     |
        | a coached member on the last day of a plan | America/Los_Angeles | 2026-06-15 21:00 | Legs: Week 1           | Monday, June 15  | the address "/workout/yin-evenings-legs-week-1?play=1" |

    @COA-05
    Scenario Outline: Today is not skipped before it is over where the member is: <status> at <moment> in <zone>
      Given a coached member mid-plan
      And it is <moment> in "<zone>"
      When they open the coaching page
      Then the days of week 2 are:
        | day                | workout                 | status    |
        | Thursday, June 11  | Assessment Lift: Week 2 | Completed |
        | Friday, June 12    | Deep Squat: Week 1      | Skipped   |
        | Saturday, June 13  | Main Lift: Week 2       | Completed |
        | Sunday, June 14    |                         | Rest day  |
        | Monday, June 15    | Accessory Work: Week 2  | <status>  |
        | Tuesday, June 16   | Brisk Mile: Week 1      | Planned   |
        | Wednesday, June 17 |                         | Rest day  |

      Examples:
        | zone               | moment           | status  |
        | Pacific/Niue       | 2026-06-15 12:59 | Planned |
        | Pacific/Niue       | 2026-06-15 13:01 | Planned |
        | Pacific/Niue       | 2026-06-15 23:59 | Planned |
        | Pacific/Niue       | 2026-06-16 00:01 | Skipped |
        | Pacific/Pitcairn   | 2026-06-15 15:59 | Planned |
        | Pacific/Pitcairn   | 2026-06-15 16:01 | Planned |
        | Pacific/Pitcairn   | 2026-06-15 23:59 | Planned |
        | Pacific/Pitcairn   | 2026-06-16 00:01 | Skipped |
        | UTC                | 2026-06-15 23:59 | Planned |
        | UTC                | 2026-06-16 00:01 | Skipped |
        | Asia/Kolkata       | 2026-06-15 23:59 | Planned |
        | Asia/Kolkata       | 2026-06-16 00:01 | Planned |
        | Asia/Kolkata       | 2026-06-16 05:29 | Planned |
        | Asia/Kolkata       | 2026-06-16 05:31 | Skipped |
        | Pacific/Kiritimati | 2026-06-15 23:59 | Planned |
        | Pacific/Kiritimati | 2026-06-16 00:01 | Planned |
        | Pacific/Kiritimati | 2026-06-16 13:59 | Planned |
        | Pacific/Kiritimati | 2026-06-16 14:01 | Skipped |

    @COA-01 @COA-03
    Scenario: Where the plan is over for the member, home says so, as the page does
      Given a coached member on the last day of a plan
      And it is 2026-06-16 00:01 in "Pacific/Kiritimati"
      When they open home
      Then the coaching card says:
        | You're ready for a new workout plan |
      When they press "Plan Details"
      Then the plan's notice is "This plan has ended: what you do now will not affect its stats."

    @COA-01 @COA-09
    Scenario: A workout of today that could not be loaded does not hide the plan
      Given a coached member mid-plan
      And it is 2026-06-15 21:00 in "America/Los_Angeles"
      And the platform answers a workout plan with an error
      When they open home
      Then the coaching card says:
        | Your next workout: Today   |
        | 6 of 20 workouts completed |
      And the coaching card offers nothing but:
        | Plan Details |

  Rule: When a day of the platform begins, what is open follows the plan

    Background:
      Given it is 2026-06-15T23:59:45Z
      And time stands still

    @COA-01
    Scenario: The open card follows the plan when a day of the platform begins
      Given a coached member mid-plan
      When they open the coaching page
      And they press "Home"
      Then the coaching card says:
        | Today                  |
        | Accessory Work: Week 2 |
      When 1 hours pass on the platform
      And 20 seconds go by
      Then the coaching card says:
        | Today              |
        | Brisk Mile: Week 1 |

    @COA-05
    Scenario Outline: The open page follows the plan when a day of the platform begins, in <zone>
      Given a browser in the time zone "<zone>"
      And a coached member mid-plan
      When they open the coaching page
      Then "<day>" is today
      When 1 hours pass on the platform
      And 20 seconds go by
      Then the days of week 2 are:
        | day                | workout                 | status    |
        | Thursday, June 11  | Assessment Lift: Week 2 | Completed |
        | Friday, June 12    | Deep Squat: Week 1      | Skipped   |
        | Saturday, June 13  | Main Lift: Week 2       | Completed |
        | Sunday, June 14    |                         | Rest day  |
        | Monday, June 15    | Accessory Work: Week 2  | Skipped   |
        | Tuesday, June 16   | Brisk Mile: Week 1      | Planned   |
        | Wednesday, June 17 |                         | Rest day  |

      Examples:
        | zone               | day              |
        | UTC                | Monday, June 15  |
        | Pacific/Kiritimati | Tuesday, June 16 |

  Rule: A workout counts as soon as it is finished

    Background:
      Given a coached member mid-plan

    @COA-01
    Scenario: A workout that was started on the card counts on it once it is finished
      When they open home
      And they press "Start workout: Accessory Work: Week 2"
      And they watch to the end
      And they go back
      Then the coaching card says:
        | 7 of 20 workouts completed |

    @COA-05 @browser @nightly
    Scenario: A workout that was finished in another tab is completed here without a reload
      When they open the coaching page
      Then the page says "6 of 20 workouts completed"
      When they open the workout "Accessory Work: Week 2" and the player at once in another tab
      And they watch to the end
      And they turn back to the first tab
      Then the page says "7 of 20 workouts completed"

  Rule: Each plan shows with its own weeks and its own food

    @COA-02 @COA-04
    Scenario: A plan of ten days has a second week of three
      Given a coached member with a plan of ten days
      When they open the coaching page
      Then the weeks of the plan are:
        | week   | dates       | state     |
        | Week 1 | Jun 12 – 18 | expanded  |
        | Week 2 | Jun 19 – 21 | collapsed |

    @COA-05
    Scenario: A week of rest has no workouts
      Given a coached member in a week of rest
      When they open the coaching page
      Then the days of week 2 are:
        | day                | workout | status   |
        | Saturday, June 13  |         | Rest day |
        | Sunday, June 14    |         | Rest day |
        | Monday, June 15    |         | Rest day |
        | Tuesday, June 16   |         | Rest day |
        | Wednesday, June 17 |         | Rest day |
        | Thursday, June 18  |         | Rest day |
        | Friday, June 19    |         | Rest day |
      And the page says "Rest week"

    @COA-02 @COA-06
    Scenario Outline: The plan "<plan>" shows with the nutrition "<nutrition>"
      Given a coached member with several plans
      When they open the coaching page
      And they choose "<plan>" as "Plan"
      Then the part "Nutrition" says "<nutrition>"
      And the part "Workouts" says "<done>"
      And the plan's notice is "<notice>"

      Examples:
        | plan                           | nutrition                                         | done                        | notice                                                                       |
        | May 9 – Jun 5, 2026 · 4 weeks  | Steady Strength                                   | 18 of 20 workouts completed | This plan has ended: what you do now will not affect its stats.              |
        | Jun 10 – Jul 7, 2026 · 4 weeks | Light on Your Feet                                | 2 of 20 workouts completed  |                                                                              |
        | Jul 8 – Sep 1, 2026 · 8 weeks  | You don't have any nutrition plans at the moment. | 0 of 36 workouts completed  | Your activity is not tracked until the plan's start date, Wednesday, July 8. |

  Rule: The coach and the food of a plan are at hand

    Background:
      Given a coached member mid-plan

    @COA-07
    Scenario: The coach has a name, a phone number, an e-mail address and a bio
      When they open the coaching page
      Then the part "Coach" says "Marcus Bell"
      And the part "Coach" says "I coached college wrestlers for ten years"
      And the link "(415) 555-0134" leads outside to "tel:4155550134"
      And the link "marcus.bell@example.com" leads outside to "mailto:marcus.bell@example.com"

    @COA-07 @browser
    Scenario: The coach has a picture
      When they open the coaching page
      Then the picture in the part "Coach" shows

    @COA-06
    Scenario: The nutrition plan has a name
      When they open the coaching page
      Then the part "Nutrition" says "Steady Strength"

  Rule: A plan that cannot be had is said to be late or old, and is offered again

    Background:
      Given a coached member mid-plan

    @COA-09
    Scenario: After a failure, another try loads the workouts
      Given the platform answers a workout plan with an error 1 time
      When they open the coaching page
      And they press "Try again"
      Then the link "Start workout: Accessory Work: Week 2" leads to the player of "Accessory Work: Week 2"
      And the page does not say "We couldn't load the workouts of your plan."

    @COA-09 @SHL-11
    Scenario: After another try the focus is on the plan
      Given the platform answers a workout plan with an error 1 time
      When they open the coaching page
      And they press "Try again"
      Then the heading "Workouts" has the focus

    @COA-09
    Scenario: A plan that is out of date stays, and says how old it is
      When they open the coaching page
      Then the page says "Brisk Mile: Week 1"
      When the platform answers a workout plan with an error
      And 5 minutes pass
      And they lose the connection for a moment
      Then the page says "Last updated 5 minutes ago. We couldn't get a newer plan."
      And a screen reader hears "We couldn't get a newer plan."
      And the link "Start workout: Accessory Work: Week 2" leads to the player of "Accessory Work: Week 2"

    @SHL-15
    Scenario: A plan whose workouts take long is announced
      Given the platform takes 3 s to answer a workout plan
      When they open the coaching page
      Then a screen reader hears "Loading" once
      And the link "Start workout: Accessory Work: Week 2" leads to the player of "Accessory Work: Week 2"
      And a screen reader hears "Loading" no more

  Rule: While there is no connection, the page waits for it within the app

    Background:
      Given a browser without a cache
      And a coached member mid-plan
      And they open home
      And the coaching card says:
        | 6 of 20 workouts completed |

    @COA-09 @API-07 @browser
    Scenario: A page that could not come without a connection opens by itself with it
      When they lose the connection
      And they press "Coaching"
      Then the heading is "You are offline"
      When the connection returns
      Then the page says "6 of 20 workouts completed"

    @COA-09 @API-07 @browser
    Scenario: Another try without a connection does not leave the app
      When they lose the connection
      And they press "Coaching"
      And they press "Try again"
      Then a screen reader hears "Still no connection"
      And the heading is "You are offline"

  Rule: While the account cannot be reached, the page says so

    Background:
      Given a coached member mid-plan
      And they open home
      And the coaching card says:
        | 6 of 20 workouts completed |
      And the platform answers who is there with an error

    @COA-08 @ACC-08 @SHL-11
    Scenario: The page has its own title while the account cannot be reached, and can be tried again
      When they open the coaching page
      Then the heading is "We can't reach your coaching"
      And the tab is titled "Coaching · Daybreak"
      When the platform is well again
      And they press "Try again"
      Then the page says "6 of 20 workouts completed"

  Rule: What is planned can be read on every screen

    @COA-04 @COA-07 @browser @nightly
    Scenario Outline: What is planned fits every screen on <page>, and everybody can read it
      Given a coached member mid-plan
      When they open <page>
      Then the page says "6 of 20 workouts completed"
      And the page is accessible, and fits on the screen of:
        | a small phone    |
        | a phone          |
        | a large computer |

      Examples:
        | page              |
        | the coaching page |
        | home              |
