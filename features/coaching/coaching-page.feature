Feature: The coaching page
  The whole plan of a coached member on one page: weeks and days, what to eat, and whom to ask. A plan is made of the member's own
  days, wherever they are; what the coach changes is there the next time that somebody looks.

  Background:
    Given a new subscriber

  Rule: The page is for coached members; whoever may become one is led to the offer

    @COA-08
    Scenario Outline: The page is open to a member who is coached by <what>
      Given they have this coaching:
        | <field> | <value> |
      When they open the coaching page
      Then the heading is "Coaching"
      And the tab is titled "Coaching · Daybreak"
      And they are on the coaching page

      Examples:
        | what           | field        | value             |
        | a flag         | flags        | beta, coaching    |
        | an entitlement | entitlements | workout, coaching |

    @COA-08
    Scenario: A coached member who may be offered more still sees the page
      Given they have this coaching:
        | flags    | coaching |
        | eligible | yes      |
      When they open the coaching page
      Then the heading is "Coaching"
      And they are on the coaching page

    @COA-08
    Scenario: A member who may be offered coaching is led to the offer, which leads back to home
      Given they have this coaching:
        | flags    | beta |
        | eligible | yes  |
      When they open the coaching page
      Then they are on the account site's coaching offer page
      And it returns to home

    @COA-08
    Scenario: Where the customer has no offer, a member who may be offered coaching is on home
      Given the customer has switched the coaching offer off
      And they have this coaching:
        | eligible | yes |
      When they open the coaching page
      Then they are on home

    @COA-08
    Scenario Outline: Somebody who is not coached is led to home: <person>
      Given <person>
      When they open the coaching page
      Then they are on home

      Examples:
        | person              |
        | a visitor           |
        | a subscribed member |

    @COA-08 @SHL-01
    Scenario Outline: The menu says "<name>" to a member with <flags>, eligible: <eligible>, plans: <plans>
      Given they have this coaching:
        | flags    | <flags>    |
        | eligible | <eligible> |
      And they have <plans> workout plans
      When they open home
      Then the menu item is "<name>" and leads to the coaching page

      Examples:
        | flags    | eligible | plans | name         |
        | coaching | no       | 1     | Coaching     |
        | beta     | yes      | 0     | Coaching NEW |
        | beta     | yes      | 1     | Coaching NEW |
        | coaching | yes      | 0     | Coaching NEW |
        | coaching | yes      | 1     | Coaching NEW |

    @COA-08 @SHL-01
    Scenario Outline: The menu has no coaching for a member with <flags> and <plans> plans
      Given they have this coaching:
        | flags | <flags> |
      And they have <plans> workout plans
      When they open home
      Then the menu item "Coaching" is missing

      Examples:
        | flags    | plans |
        | beta     | 0     |
        | beta     | 1     |
        | coaching | 0     |

    @COA-08 @SHL-01
    Scenario: The menu has no coaching for a visitor
      Given a visitor
      When they open home
      Then the menu item "Coaching" is missing

  Rule: The plan under way shows, else the next to come, else the first; several are a choice

    Background:
      Given they are coached

    @COA-02
    Scenario Outline: The plan that shows is <which>
      Given their workout plans are:
        | starts     | days | active   | schedule |
        | 2026-01-05 | 28   | no       | skipped  |
        | <later>    | 28   | no       | planned  |
        | <sooner>   | 28   | <active> | planned  |
        | <later>    | 14   | no       | planned  |
      When they open the coaching page
      Then "<shown>" is chosen as "Plan"

      Examples:
        | which              | later      | sooner     | active | shown                           |
        | the active one     | 2026-07-20 | 2026-06-08 | yes    | Jun 8 – Jul 5, 2026 · 4 weeks   |
        | the first upcoming | 2026-07-20 | 2026-06-29 | no     | Jun 29 – Jul 26, 2026 · 4 weeks |
        | the first          | 2025-09-01 | 2025-05-05 | no     | Jan 5 – Feb 1, 2026 · 4 weeks   |

    @COA-02
    Scenario: The member chooses among several plans, and the choice outlasts a reload
      Given their workout plans are:
        | starts     | days | active | schedule |
        | 2026-06-08 | 28   | yes    | planned  |
        | 2026-07-20 | 10   | no     | planned  |
      When they open the coaching page
      And they choose "Jul 20 – 29, 2026 · 2 weeks" as "Plan"
      Then "Jul 20 – 29, 2026 · 2 weeks" is chosen as "Plan"
      When they load the page again
      Then "Jul 20 – 29, 2026 · 2 weeks" is chosen as "Plan"

    @COA-02
    Scenario: A single plan is no choice
      Given their workout plans are:
        | starts     | days | active | schedule |
        | 2026-06-08 | 28   | yes    | planned  |
      When they open the coaching page
      Then the page says "Jun 8 – Jul 5, 2026 · 4 weeks"
      And nothing can be chosen as "Plan"

    @COA-02 @COA-01
    Scenario Outline: A member without a plan reads what comes next, as on home: coach <coach>, intake <intake>
      Given they have this coaching:
        | flags  | coaching |
        | coach  | <coach>  |
        | intake | <intake> |
      When they open the coaching page
      Then the part "Workouts" says "<heading>"
      And the part "Workouts" says "<offer>"

      Examples:
        | coach        | intake  | heading                                    | offer                                      |
        | Noor Example | done    | Good news, we've matched you with a coach! | We'll send you an e-mail when it is ready. |
        | Noor Example | missing | Good news, we've matched you with a coach! | Finish Intake Form                         |
        | none         | done    | We've received your intake form            | as soon as your coach is found             |
        | none         | missing | Congrats on taking the first step          | Complete Intake Form                       |

  Rule: A plan that has not begun, or has ended, says that nothing counts

    Background:
      Given they are coached

    @COA-03
    Scenario Outline: A plan of 14 days from <starts> has the notice "<notice>"
      Given their workout plans are:
        | starts   | days | active   | schedule |
        | <starts> | 14   | <active> | planned  |
      When they open the coaching page
      Then the plan's notice is "<notice>"

      Examples:
        | starts     | active | notice                                                                      |
        | 2026-06-01 | no     | This plan has ended: what you do now will not affect its stats.             |
        | 2026-06-02 | yes    |                                                                             |
        | 2026-06-15 | yes    |                                                                             |
        | 2026-06-16 | no     | Your activity is not tracked until the plan's start date, Tuesday, June 16. |

    @COA-03
    Scenario Outline: A plan starts and ends by the days of the member: <moment> in <zone>, active: <active>
      Given it is <moment> in "<zone>"
      And their workout plans are:
        | starts     | days | active   | schedule |
        | 2026-06-01 | 14   | <active> | planned  |
      When they open the coaching page
      Then the plan's notice is "<notice>"

      Examples:
        | zone               | moment           | active | notice                                                                    |
        | Pacific/Niue       | 2026-05-31 12:59 | no     | Your activity is not tracked until the plan's start date, Monday, June 1. |
        | Pacific/Niue       | 2026-05-31 13:01 | yes    | Your activity is not tracked until the plan's start date, Monday, June 1. |
        | Pacific/Niue       | 2026-05-31 23:59 | yes    | Your activity is not tracked until the plan's start date, Monday, June 1. |
        | Pacific/Niue       | 2026-06-01 00:01 | yes    |                                                                           |
        | Pacific/Pitcairn   | 2026-05-31 15:59 | no     | Your activity is not tracked until the plan's start date, Monday, June 1. |
        | Pacific/Pitcairn   | 2026-05-31 16:01 | yes    | Your activity is not tracked until the plan's start date, Monday, June 1. |
        | Pacific/Pitcairn   | 2026-05-31 23:59 | yes    | Your activity is not tracked until the plan's start date, Monday, June 1. |
        | Pacific/Pitcairn   | 2026-06-01 00:01 | yes    |                                                                           |
        | UTC                | 2026-05-31 23:59 | no     | Your activity is not tracked until the plan's start date, Monday, June 1. |
        | UTC                | 2026-06-01 00:01 | yes    |                                                                           |
        | Asia/Kolkata       | 2026-05-31 23:59 | no     | Your activity is not tracked until the plan's start date, Monday, June 1. |
        | Asia/Kolkata       | 2026-06-01 00:01 | no     | Your activity is not tracked until the plan's start date, Monday, June 1. |
        | Asia/Kolkata       | 2026-06-01 05:29 | no     | Your activity is not tracked until the plan's start date, Monday, June 1. |
        | Asia/Kolkata       | 2026-06-01 05:31 | yes    |                                                                           |
        | Pacific/Kiritimati | 2026-05-31 23:59 | no     | Your activity is not tracked until the plan's start date, Monday, June 1. |
        | Pacific/Kiritimati | 2026-06-01 00:01 | no     | Your activity is not tracked until the plan's start date, Monday, June 1. |
        | Pacific/Kiritimati | 2026-06-01 13:59 | no     | Your activity is not tracked until the plan's start date, Monday, June 1. |
        | Pacific/Kiritimati | 2026-06-01 14:01 | yes    |                                                                           |
        | Pacific/Niue       | 2026-06-14 12:59 | yes    |                                                                           |
        | Pacific/Niue       | 2026-06-14 13:01 | no     |                                                                           |
        | Pacific/Niue       | 2026-06-14 23:59 | no     |                                                                           |
        | Pacific/Niue       | 2026-06-15 00:01 | no     | This plan has ended: what you do now will not affect its stats.           |
        | Pacific/Pitcairn   | 2026-06-14 15:59 | yes    |                                                                           |
        | Pacific/Pitcairn   | 2026-06-14 16:01 | no     |                                                                           |
        | Pacific/Pitcairn   | 2026-06-14 23:59 | no     |                                                                           |
        | Pacific/Pitcairn   | 2026-06-15 00:01 | no     | This plan has ended: what you do now will not affect its stats.           |
        | UTC                | 2026-06-14 23:59 | yes    |                                                                           |
        | UTC                | 2026-06-15 00:01 | no     | This plan has ended: what you do now will not affect its stats.           |
        | Asia/Kolkata       | 2026-06-14 23:59 | yes    |                                                                           |
        | Asia/Kolkata       | 2026-06-15 00:01 | yes    | This plan has ended: what you do now will not affect its stats.           |
        | Asia/Kolkata       | 2026-06-15 05:29 | yes    | This plan has ended: what you do now will not affect its stats.           |
        | Asia/Kolkata       | 2026-06-15 05:31 | no     | This plan has ended: what you do now will not affect its stats.           |
        | Pacific/Kiritimati | 2026-06-14 23:59 | yes    |                                                                           |
        | Pacific/Kiritimati | 2026-06-15 00:01 | yes    | This plan has ended: what you do now will not affect its stats.           |
        | Pacific/Kiritimati | 2026-06-15 13:59 | yes    | This plan has ended: what you do now will not affect its stats.           |
        | Pacific/Kiritimati | 2026-06-15 14:01 | no     | This plan has ended: what you do now will not affect its stats.           |

  Rule: A plan has weeks of seven days from its first day, and the current one is open

    Background:
      Given they are coached

    @COA-04
    Scenario Outline: On <day> of a plan of <days> days from June 1, week <open> is expanded
      Given it is <day>T12:00:00Z
      And their workout plans are:
        | starts     | days   | active | schedule |
        | 2026-06-01 | <days> | no     | planned  |
      When they open the coaching page
      Then only week <open> of <weeks> is expanded

      Examples:
        | day        | days | weeks | open |
        | 2026-05-01 | 28   | 4     | 1    |
        | 2026-06-01 | 28   | 4     | 1    |
        | 2026-06-07 | 28   | 4     | 1    |
        | 2026-06-08 | 28   | 4     | 2    |
        | 2026-06-28 | 28   | 4     | 4    |
        | 2026-06-29 | 28   | 4     | 4    |
        | 2026-06-10 | 10   | 2     | 2    |

    @COA-04
    Scenario Outline: The current week is that of the member's day: <day> at <moment> in <zone>
      Given it is <moment> in "<zone>"
      And their workout plans are:
        | starts     | days | active | schedule |
        | 2026-06-08 | 28   | yes    | planned  |
      When they open the coaching page
      Then only week <open> of 4 is expanded
      And "<day>" is today

      Examples:
        | zone               | moment           | open | day             |
        | Pacific/Niue       | 2026-06-14 12:59 | 1    | Sunday, June 14 |
        | Pacific/Niue       | 2026-06-14 13:01 | 1    | Sunday, June 14 |
        | Pacific/Niue       | 2026-06-14 23:59 | 1    | Sunday, June 14 |
        | Pacific/Niue       | 2026-06-15 00:01 | 2    | Monday, June 15 |
        | Pacific/Pitcairn   | 2026-06-14 15:59 | 1    | Sunday, June 14 |
        | Pacific/Pitcairn   | 2026-06-14 16:01 | 1    | Sunday, June 14 |
        | Pacific/Pitcairn   | 2026-06-14 23:59 | 1    | Sunday, June 14 |
        | Pacific/Pitcairn   | 2026-06-15 00:01 | 2    | Monday, June 15 |
        | UTC                | 2026-06-14 23:59 | 1    | Sunday, June 14 |
        | UTC                | 2026-06-15 00:01 | 2    | Monday, June 15 |
        | Asia/Kolkata       | 2026-06-14 23:59 | 1    | Sunday, June 14 |
        | Asia/Kolkata       | 2026-06-15 00:01 | 2    | Monday, June 15 |
        | Asia/Kolkata       | 2026-06-15 05:29 | 2    | Monday, June 15 |
        | Asia/Kolkata       | 2026-06-15 05:31 | 2    | Monday, June 15 |
        | Pacific/Kiritimati | 2026-06-14 23:59 | 1    | Sunday, June 14 |
        | Pacific/Kiritimati | 2026-06-15 00:01 | 2    | Monday, June 15 |
        | Pacific/Kiritimati | 2026-06-15 13:59 | 2    | Monday, June 15 |
        | Pacific/Kiritimati | 2026-06-15 14:01 | 2    | Monday, June 15 |

    @COA-04
    Scenario: The last week of a plan of ten days has three
      Given their workout plans are:
        | starts     | days | active | schedule |
        | 2026-06-10 | 10   | yes    | planned  |
      When they open the coaching page
      Then the weeks of the plan are:
        | week   | dates       | state     |
        | Week 1 | Jun 10 – 16 | expanded  |
        | Week 2 | Jun 17 – 19 | collapsed |
      And "Monday, June 15" is today

    @COA-04
    Scenario: A week can be expanded beside the current one
      Given their workout plans are:
        | starts     | days | active | schedule |
        | 2026-06-10 | 10   | yes    | planned  |
      When they open the coaching page
      And they expand week 2
      Then the weeks of the plan are:
        | week   | dates       | state    |
        | Week 1 | Jun 10 – 16 | expanded |
        | Week 2 | Jun 17 – 19 | expanded |

    @COA-04
    Scenario: Going back finds the weeks as they were left
      Given their workout plans are:
        | starts     | days | active | schedule |
        | 2026-06-10 | 10   | yes    | planned  |
      When they open the coaching page
      And they expand week 2
      And they collapse week 1
      And they press "Home"
      And they go back
      Then the weeks of the plan are:
        | week   | dates       | state     |
        | Week 1 | Jun 10 – 16 | collapsed |
        | Week 2 | Jun 17 – 19 | expanded  |

    @COA-04
    Scenario Outline: The days of a plan from <starts> are the same in <zone>, over a change of clocks
      Given it is 2026-03-30 12:00 in "<zone>"
      And their workout plans are:
        | starts     | days | active | schedule |
        | <starts>   | 14   | yes    | planned  |
      When they open the coaching page
      Then the days of week 1 are:
        | day                 | workout          | status  |
        | Wednesday, March 25 | The Long Ride    | Planned |
        | Thursday, March 26  | One Minute Plank | Planned |
        | Friday, March 27    | Just Move        | Planned |
        | Saturday, March 28  | The Long Ride    | Planned |
        | Sunday, March 29    | One Minute Plank | Planned |
        | Monday, March 30    | Just Move        | Planned |
        | Tuesday, March 31   | The Long Ride    | Planned |

      Examples:
        | zone               | starts               |
        | Pacific/Niue       | 2026-03-25           |
        | Pacific/Niue       | 2026-03-25T12:00:00Z |
        | Europe/Berlin      | 2026-03-25           |
        | Pacific/Kiritimati | 2026-03-25           |
        | Pacific/Kiritimati | 2026-03-25T12:00:00Z |

    @COA-04
    Scenario Outline: At midnight in <zone> the open page turns to the next day
      Given it is <moment> in "<zone>"
      And time stands still
      And their workout plans are:
        | starts     | days | active | schedule |
        | 2026-06-09 | 14   | yes    | planned  |
      When they open the coaching page
      Then "Monday, June 15" is today
      When 100 seconds go by
      Then "Tuesday, June 16" is today

      Examples:
        | zone               | moment              |
        | Pacific/Niue       | 2026-06-15 23:58:45 |
        | Pacific/Pitcairn   | 2026-06-15 23:58:45 |
        | UTC                | 2026-06-15 23:58:45 |
        | Asia/Kolkata       | 2026-06-15 23:58:45 |
        | Pacific/Kiritimati | 2026-06-15 23:58:45 |

  Rule: Each day has its workout or its rest, and what became of it

    Background:
      Given they are coached

    @COA-05
    Scenario: A day is completed, skipped or planned, and its workout can be started
      Given their workout plans are:
        | starts     | days | active | schedule                                                    |
        | 2026-06-12 | 7    | yes    | completed, skipped, rest, planned, missed, Completed, rest |
      When they open the coaching page
      Then the days of week 1 are:
        | day                | workout          | status    |
        | Friday, June 12    | The Long Ride    | Completed |
        | Saturday, June 13  | One Minute Plank | Skipped   |
        | Sunday, June 14    |                  | Rest day  |
        | Monday, June 15    | Just Move        | Planned   |
        | Tuesday, June 16   | The Long Ride    | Planned   |
        | Wednesday, June 17 | One Minute Plank | Planned   |
        | Thursday, June 18  |                  | Rest day  |
      And the page says "1 of 5 workouts completed"
      And the link "Just Move" leads to the workout "Just Move"
      And the link "Start workout: Just Move" leads to the player of "Just Move"

    @COA-05
    Scenario: A day of rest has its status, too
      Given their workout plans are:
        | starts     | days | active | schedule                                              |
        | 2026-06-12 | 4    | yes    | completed, rest completed, rest skipped, rest skipped |
      When they open the coaching page
      Then the days of week 1 are:
        | day               | workout       | status    |
        | Friday, June 12   | The Long Ride | Completed |
        | Saturday, June 13 | Rest day      | Completed |
        | Sunday, June 14   | Rest day      | Skipped   |
        | Monday, June 15   |               | Rest day  |
      And the page says "1 of 1 workout completed"

    @COA-05
    Scenario: The statuses are the newest that the platform knows
      Given their workout plans are:
        | starts     | days | active | schedule                  | newer schedule                |
        | 2026-06-13 | 4    | yes    | skipped, planned, planned | completed, skipped, completed |
      When they open the coaching page
      Then the days of week 1 are:
        | day               | workout          | status    |
        | Saturday, June 13 | The Long Ride    | Completed |
        | Sunday, June 14   | One Minute Plank | Skipped   |
        | Monday, June 15   | Just Move        | Completed |
        | Tuesday, June 16  | The Long Ride    | Completed |
      And the page says "3 of 4 workouts completed"

    @COA-05
    Scenario: A workout that is done can be done again
      Given their workout plans are:
        | starts     | days | active | schedule           |
        | 2026-06-14 | 7    | yes    | skipped, completed |
      When they open the coaching page
      Then the link "Do it again: One Minute Plank" leads to the player of "One Minute Plank"

  Rule: A plan whose workouts cannot be loaded shows everything else

    Background:
      Given they are coached by "Noor Example"
      And their workout plans are:
        | starts     | active | schedule                          | nutrition        | nutrition address  |
        | 2026-06-12 | yes    | completed, skipped, rest, planned | Strong Breakfast | /nutrition_plans/7 |
      And the platform answers a workout plan with an error and the message "We dropped the plates"

    @COA-09
    Scenario: A failed plan is logged, and nutrition and coach stay
      When they open the coaching page
      Then the page says "We couldn't load the workouts of your plan."
      And a developer is told "We dropped the plates"
      And the part "Nutrition" says "Strong Breakfast"
      And the part "Coach" says "Noor Example"

    @COA-09
    Scenario: A failed plan keeps its days, and today's workout can be started
      When they open the coaching page
      Then the days of week 1 are:
        | day                | workout   | status    |
        | Friday, June 12    | Workout   | Completed |
        | Saturday, June 13  | Workout   | Skipped   |
        | Sunday, June 14    |           | Rest day  |
        | Monday, June 15    | Just Move | Planned   |
        | Tuesday, June 16   | Workout   | Completed |
        | Wednesday, June 17 | Workout   | Skipped   |
        | Thursday, June 18  |           | Rest day  |
      And the link "Start workout: Just Move" leads to the player of "Just Move"

  Rule: Beside the plan are what to eat, and whom to ask

    @COA-06
    Scenario: The nutrition plan opens in a new tab
      Given they are coached
      And their workout plans are:
        | starts     | active | nutrition        | nutrition address  |
        | 2026-06-08 | yes    | Strong Breakfast | /nutrition_plans/7 |
      When they open the coaching page
      Then the part "Nutrition" says "Strong Breakfast"
      And the link "Open the plan (opens in a new tab)" opens in a new tab

    @COA-07
    Scenario: The coach can be called and written to, and their words are safe
      Given they have this coaching:
        | flags  | coaching                                               |
        | coach  | Noor Example                                           |
        | phone  | +1 (555) 010-0142                                      |
        | e-mail | noor@example.com                                       |
        | bio    | Ran **far**. <img src=x onerror="document.title='no'"> |
      When they open the coaching page
      Then the part "Coach" says "Noor Example"
      And the part "Coach" says "Ran far."
      And the link "+1 (555) 010-0142" leads outside to "tel:+15550100142"
      And the link "noor@example.com" leads outside to "mailto:noor@example.com"

    @COA-07
    Scenario: A coach of whom only the name is known can be neither called nor written to
      Given they are coached by "Noor Example"
      When they open the coaching page
      Then the part "Coach" says "Noor Example"
      And the part "Coach" does not say "Call"
      And the part "Coach" does not say "Write"

    @COA-07 @COA-01
    Scenario: A coach whose name is not known is a coach, too
      Given they have this coaching:
        | flags  | coaching         |
        | coach  | without a name   |
        | e-mail | noor@example.com |
        | intake | done             |
      When they open home
      Then the coaching card says:
        | Good news, we've matched you with a coach! |
      When they open the coaching page
      Then the part "Coach" says "Your coach"
      And the link "noor@example.com" leads outside to "mailto:noor@example.com"

    @COA-07
    Scenario: A member who has no coach yet is told so
      Given they have this coaching:
        | flags | coaching |
        | coach | none     |
      When they open the coaching page
      Then the part "Coach" says "You have no coach yet."

  Rule: On a phone, workouts, nutrition and coach are tabs

    Background:
      Given the screen of a phone
      And a coached member mid-plan
      And they open the coaching page

    @COA-07 @browser
    Scenario: The tabs are chosen by pointer and by keyboard, around and around
      Then there are the tabs:
        | Workouts  |
        | Nutrition |
        | Coach     |
      And the tab "Workouts" is chosen, and shows "Week 1"
      When they choose the tab "Nutrition"
      Then the tab "Nutrition" is chosen, and shows "Steady Strength"
      When they press the key "ArrowRight"
      Then the tab "Coach" is chosen, and shows "Marcus Bell"
      When they press the key "ArrowRight"
      Then the tab "Workouts" is chosen, and shows "Week 1"

    @COA-07 @API-07 @browser
    Scenario: The bio of the coach shows as it is written where the code for its looks does not arrive
      Given the tab "Workouts" is chosen, and shows "Week 1"
      And the app's own code does not arrive
      When they choose the tab "Coach"
      Then the tab "Coach" is chosen, and shows "I coached college wrestlers for ten years"

    @COA-04 @COA-07 @browser
    Scenario: Going back finds the tab and the weeks as they were left
      When they expand week 3
      And they choose the tab "Coach"
      And they choose the tab "Workouts"
      And they press "Start workout: Accessory Work: Week 2"
      And they go back
      Then the tab "Workouts" is chosen, and shows "Week 1"
      And the weeks of the plan are:
        | week   | dates          | state     |
        | Week 1 | Jun 4 – 10     | collapsed |
        | Week 2 | Jun 11 – 17    | expanded  |
        | Week 3 | Jun 18 – 24    | expanded  |
        | Week 4 | Jun 25 – Jul 1 | collapsed |
