Feature: The coaching page

  Background:
    Given it is 2026-06-15T09:00:00Z
    And a new subscriber

  @COA-08
  Scenario Outline: It is open to a member with coaching by <what>
    Given they have this coaching:
      | <field> | <value> |
    When they open the address "/coaching"
    Then the heading is "Coaching"
    And the tab is titled "Coaching · Daybreak"
    And they are on the address "/coaching"

    Examples:
      | what           | field        | value             |
      | a flag         | flags        | beta, coaching    |
      | an entitlement | entitlements | workout, coaching |

  @COA-08
  Scenario: An eligible member who has coaching already sees it
    Given they have this coaching:
      | flags    | coaching |
      | eligible | yes      |
    When they open the address "/coaching"
    Then the heading is "Coaching"
    And they are on the address "/coaching"

  @COA-08
  Scenario: A member who may be offered coaching is led to the offer, which leads back to home
    Given they have this coaching:
      | flags    | beta |
      | eligible | yes  |
    When they open the address "/coaching"
    Then they are on the account site's coaching offer page
    And it returns to home

  @COA-08 @dom
  Scenario: The offer's address is the config's
    Given the config field "custom.coachingOfferUrl" is "https://offer.example/coaching"
    And they have this coaching:
      | eligible | yes |
    When they open the address "/coaching"
    Then they are sent to "https://offer.example/coaching"

  @COA-08
  Scenario: Where no offer is configured, they are on home
    Given the config lacks "custom.coachingOfferUrl"
    And they have this coaching:
      | eligible | yes |
    When they open the address "/coaching"
    Then they are on home

  @COA-08
  Scenario Outline: <who> is led to home
    Given <person>
    When they open the address "/coaching"
    Then they are on home

    Examples:
      | who                       | person             |
      | A visitor                 | a visitor          |
      | A member without coaching | a subscribed member |

  @COA-08 @SHL-01
  Scenario Outline: The menu item of a member with the flag <flags>, eligible: <eligible>, plans: <plans>
    Given they have this coaching:
      | flags    | <flags>    |
      | eligible | <eligible> |
    And they have <plans> workout plans
    When they open home
    Then the menu item is "<name>" and leads to the address "/coaching"

    Examples:
      | flags    | eligible | plans | name         |
      | coaching | no       | 1     | Coaching     |
      | beta     | yes      | 0     | Coaching NEW |
      | beta     | yes      | 1     | Coaching NEW |
      | coaching | yes      | 0     | Coaching NEW |
      | coaching | yes      | 1     | Coaching NEW |

  @COA-08 @SHL-01
  Scenario Outline: There is no menu item for a member with the flag <flags> and <plans> plans
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
  Scenario: There is no menu item for a visitor
    Given a visitor
    When they open home
    Then the menu item "Coaching" is missing

  @COA-02
  Scenario Outline: The plan that shows is <which>
    Given they have this coaching:
      | flags | coaching |
    And their workout plans are:
      | starts     | days | active   | schedule |
      | 2026-01-05 | 28   | no       | skipped  |
      | <later>    | 28   | no       | planned  |
      | <sooner>   | 28   | <active> | planned  |
      | <later>    | 14   | no       | planned  |
    When they open the address "/coaching"
    Then "<shown>" is chosen as "Plan"

    Examples:
      | which              | later      | sooner     | active | shown                           |
      | the active one     | 2026-07-20 | 2026-06-08 | yes    | Jun 8 – Jul 5, 2026 · 4 weeks   |
      | the first upcoming | 2026-07-20 | 2026-06-29 | no     | Jun 29 – Jul 26, 2026 · 4 weeks |
      | the first          | 2025-09-01 | 2025-05-05 | no     | Jan 5 – Feb 1, 2026 · 4 weeks   |

  @COA-02
  Scenario: The member can choose among several plans, and the address keeps the choice
    Given they have this coaching:
      | flags | coaching |
    And their workout plans are:
      | starts     | days | active | schedule |
      | 2026-06-08 | 28   | yes    | planned  |
      | 2026-07-20 | 10   | no     | planned  |
    When they open the address "/coaching"
    And they choose "Jul 20 – 29, 2026 · 2 weeks" as "Plan"
    Then they are on the address "/coaching?plan=plan-2"
    And "Jul 20 – 29, 2026 · 2 weeks" is chosen as "Plan"

  @COA-02
  Scenario: An address that names no plan of theirs shows the active one
    Given they have this coaching:
      | flags | coaching |
    And their workout plans are:
      | starts     | days | active | schedule |
      | 2026-07-20 | 10   | no     | planned  |
      | 2026-06-08 | 28   | yes    | planned  |
    When they open the address "/coaching?plan=plan-3"
    Then "Jun 8 – Jul 5, 2026 · 4 weeks" is chosen as "Plan"

  @COA-02
  Scenario: A single plan is no choice
    Given they have this coaching:
      | flags | coaching |
    And their workout plans are:
      | starts     | days | active | schedule |
      | 2026-06-08 | 28   | yes    | planned  |
    When they open the address "/coaching"
    Then the page says "Jun 8 – Jul 5, 2026 · 4 weeks"
    And nothing can be chosen as "Plan"

  @COA-03
  Scenario Outline: A plan from <starts> of 14 days has <notice>
    Given they have this coaching:
      | flags | coaching |
    And their workout plans are:
      | starts   | days | active   | schedule |
      | <starts> | 14   | <active> | planned  |
    When they open the address "/coaching"
    Then the plan's notice is "<notice>"

    Examples:
      | starts     | active | notice                                                                           |
      | 2026-06-01 | no     | This plan has ended: what you do now will not affect its stats.                  |
      | 2026-06-02 | yes    |                                                                                  |
      | 2026-06-15 | yes    |                                                                                  |
      | 2026-06-16 | no     | Your activity is not tracked until the plan's start date, Tuesday, June 16.      |

  @COA-03
  Scenario Outline: A plan starts and ends by the days of the member: <moment> in <zone>, active: <active>
    Given a browser in the time zone "<zone>"
    And it is <moment>
    And they have this coaching:
      | flags | coaching |
    And their workout plans are:
      | starts     | days | active   | schedule |
      | 2026-06-01 | 14   | <active> | planned  |
    When they open the address "/coaching"
    Then the plan's notice is "<notice>"

    Examples:
      | zone                | moment               | active | notice                                                                    |
      | America/Los_Angeles | 2026-06-01T06:59:00Z | no     | Your activity is not tracked until the plan's start date, Monday, June 1. |
      | America/Los_Angeles | 2026-06-01T07:01:00Z | yes    |                                                                           |
      | America/Los_Angeles | 2026-06-15T06:59:00Z | no     |                                                                           |
      | America/Los_Angeles | 2026-06-15T07:01:00Z | no     | This plan has ended: what you do now will not affect its stats.           |
      | Asia/Kolkata        | 2026-05-31T18:31:00Z | yes    |                                                                           |
      | Pacific/Kiritimati  | 2026-06-14T09:59:00Z | yes    |                                                                           |
      | Pacific/Kiritimati  | 2026-06-14T10:01:00Z | yes    | This plan has ended: what you do now will not affect its stats.           |

  @COA-04
  Scenario Outline: On <day> of a plan of <days> days from June 1, week <open> is expanded
    Given it is <day>T12:00:00Z
    And they have this coaching:
      | flags | coaching |
    And their workout plans are:
      | starts     | days   | active | schedule |
      | 2026-06-01 | <days> | no     | planned  |
    When they open the address "/coaching"
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
  Scenario Outline: The current week is that of the member's day: <moment> in <zone>
    Given a browser in the time zone "<zone>"
    And it is <moment>
    And they have this coaching:
      | flags | coaching |
    And their workout plans are:
      | starts     | days | active | schedule |
      | 2026-06-08 | 28   | yes    | planned  |
    When they open the address "/coaching"
    Then only week <open> of 4 is expanded
    And "<day>" is today

    Examples:
      | zone                | moment               | open | day             |
      | America/Los_Angeles | 2026-06-15T06:59:00Z | 1    | Sunday, June 14 |
      | America/Los_Angeles | 2026-06-15T07:01:00Z | 2    | Monday, June 15 |
      | UTC                 | 2026-06-14T23:59:00Z | 1    | Sunday, June 14 |
      | Asia/Kolkata        | 2026-06-14T18:31:00Z | 2    | Monday, June 15 |
      | Pacific/Kiritimati  | 2026-06-14T09:59:00Z | 1    | Sunday, June 14 |
      | Pacific/Kiritimati  | 2026-06-14T10:01:00Z | 2    | Monday, June 15 |

  @COA-04
  Scenario: Weeks have 7 days from the plan's first day
    Given they have this coaching:
      | flags | coaching |
    And their workout plans are:
      | starts     | days | active | schedule |
      | 2026-06-10 | 10   | yes    | planned  |
    When they open the address "/coaching"
    Then the weeks of the plan are:
      | week   | dates       | state     |
      | Week 1 | Jun 10 – 16 | expanded  |
      | Week 2 | Jun 17 – 19 | collapsed |
    And "Monday, June 15" is today

  @COA-04
  Scenario: A week can be expanded and collapsed
    Given they have this coaching:
      | flags | coaching |
    And their workout plans are:
      | starts     | days | active | schedule |
      | 2026-06-10 | 10   | yes    | planned  |
    When they open the address "/coaching"
    And they expand week 2
    Then the weeks of the plan are:
      | week   | dates       | state    |
      | Week 1 | Jun 10 – 16 | expanded |
      | Week 2 | Jun 17 – 19 | expanded |

  @COA-04
  Scenario: Going back finds the weeks as they were left
    Given they have this coaching:
      | flags | coaching |
    And their workout plans are:
      | starts     | days | active | schedule |
      | 2026-06-10 | 10   | yes    | planned  |
    When they open the address "/coaching"
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
    Given a browser in the time zone "<zone>"
    And it is 2026-03-30T12:00:00Z
    And they have this coaching:
      | flags | coaching |
    And their workout plans are:
      | starts     | days | active | schedule |
      | <starts>   | 14   | yes    | planned  |
    When they open the address "/coaching"
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
  Scenario Outline: At midnight the open page turns to the next day: <moment> in <zone>
    Given a browser in the time zone "<zone>"
    And it is <moment>
    And time stands still
    And they have this coaching:
      | flags | coaching |
    And their workout plans are:
      | starts     | days | active | schedule |
      | 2026-06-09 | 14   | yes    | planned  |
    When they open the address "/coaching"
    Then "Monday, June 15" is today
    When 100 seconds go by
    Then "Tuesday, June 16" is today

    Examples:
      | zone               | moment               |
      | Pacific/Niue       | 2026-06-16T10:58:45Z |
      | UTC                | 2026-06-15T23:58:45Z |
      | Pacific/Kiritimati | 2026-06-15T09:58:45Z |

  @COA-05
  Scenario: Each day has its workout or rest, and its status
    Given they have this coaching:
      | flags | coaching |
    And their workout plans are:
      | starts     | days | active | schedule                                                    |
      | 2026-06-12 | 7    | yes    | completed, skipped, rest, planned, missed, Completed, rest |
    When they open the address "/coaching"
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
    And the link "Start workout: Just Move" leads to the address "/workout/bare-facts?play=1"

  @COA-05
  Scenario: A day of rest has its status, too
    Given they have this coaching:
      | flags | coaching |
    And their workout plans are:
      | starts     | days | active | schedule                                              |
      | 2026-06-12 | 4    | yes    | completed, rest completed, rest skipped, rest skipped |
    When they open the address "/coaching"
    Then the days of week 1 are:
      | day               | workout       | status    |
      | Friday, June 12   | The Long Ride | Completed |
      | Saturday, June 13 | Rest day      | Completed |
      | Sunday, June 14   | Rest day      | Skipped   |
      | Monday, June 15   |               | Rest day  |
    And the page says "1 of 1 workout completed"

  @COA-05
  Scenario: The statuses are the newest that the platform knows
    Given they have this coaching:
      | flags | coaching |
    And their workout plans are:
      | starts     | days | active | schedule                  | newer schedule                |
      | 2026-06-13 | 4    | yes    | skipped, planned, planned | completed, skipped, completed |
    When they open the address "/coaching"
    Then the days of week 1 are:
      | day               | workout          | status    |
      | Saturday, June 13 | The Long Ride    | Completed |
      | Sunday, June 14   | One Minute Plank | Skipped   |
      | Monday, June 15   | Just Move        | Completed |
      | Tuesday, June 16  | The Long Ride    | Completed |
    And the page says "3 of 4 workouts completed"

  @COA-05
  Scenario: A workout that is done can be done again
    Given they have this coaching:
      | flags | coaching |
    And their workout plans are:
      | starts     | days | active | schedule           |
      | 2026-06-14 | 7    | yes    | skipped, completed |
    When they open the address "/coaching"
    Then the link "Do it again: One Minute Plank" leads to the address "/workout/one-minute?play=1"

  @COA-02 @COA-01
  Scenario Outline: Without a plan the page says what comes next, as home does: coach <coach>, intake <intake>
    Given they have this coaching:
      | flags  | coaching |
      | coach  | <coach>  |
      | intake | <intake> |
    When they open the address "/coaching"
    Then the part "Workouts" says "<heading>"
    And the part "Workouts" says "<offer>"

    Examples:
      | coach        | intake  | heading                                    | offer                                   |
      | Noor Example | done    | Good news, we've matched you with a coach! | We'll send you an e-mail when it is ready. |
      | Noor Example | missing | Good news, we've matched you with a coach! | Finish Intake Form                      |
      | none         | done    | We've received your intake form            | as soon as your coach is found          |
      | none         | missing | Congrats on taking the first step          | Complete Intake Form                    |

  @COA-06
  Scenario: The nutrition plan is on the account site, in a new tab
    Given they have this coaching:
      | flags | coaching |
    And their workout plans are:
      | starts     | active | nutrition       | nutrition address  |
      | 2026-06-08 | yes    | Strong Breakfast | /nutrition_plans/7 |
    When they open the address "/coaching"
    Then the part "Nutrition" says "Strong Breakfast"
    And the link "Open the plan (opens in a new tab)" leads outside to "…/account/nutrition_plans/7"
    And the link "Open the plan (opens in a new tab)" opens in a new tab

  @COA-06 @dom
  Scenario: The base of the site may be written in another way than a browser does
    Given the config field "integrations.db.railsBase" is "HTTPS://Site.Example:443/account"
    And they have this coaching:
      | flags | coaching |
    And their workout plans are:
      | starts     | active | nutrition        | nutrition address  |
      | 2026-06-08 | yes    | Strong Breakfast | /nutrition_plans/7 |
    When they open the address "/coaching"
    Then the link "Open the plan (opens in a new tab)" leads outside to "https://site.example/account/nutrition_plans/7"

  @COA-06
  Scenario Outline: Without a nutrition plan, the page says so: <what>
    Given they have this coaching:
      | flags | coaching |
    And their workout plans are:
      | starts     | active | nutrition        | nutrition address |
      | 2026-06-08 | yes    | Strong Breakfast | <address>         |
    When they open the address "/coaching"
    Then the part "Nutrition" says "You don't have any nutrition plans at the moment."

    Examples:
      | what                      | address      |
      | no address                |              |
      | not below the site's base | /../../other |

  @COA-07
  Scenario: The coach's name, phone, e-mail and bio, with its markup made safe
    Given they have this coaching:
      | flags | coaching |
    And their coach is:
      | full_name    | Noor Example                                           |
      | phone_number | +1 (555) 010-0142                                      |
      | email        | noor@example.com                                       |
      | bio          | Ran **far**. <img src=x onerror="document.title='no'"> |
    When they open the address "/coaching"
    Then the part "Coach" says "Noor Example"
    And the part "Coach" says "Ran far."
    And the link "+1 (555) 010-0142" leads outside to "tel:+15550100142"
    And the link "noor@example.com" leads outside to "mailto:noor@example.com"

  @COA-07
  Scenario: A coach without anything but a name
    Given they have this coaching:
      | flags | coaching     |
      | coach | Noor Example |
    When they open the address "/coaching"
    Then the part "Coach" says "Noor Example"
    And the part "Coach" does not say "Call"
    And the part "Coach" does not say "Write"

  @COA-07
  Scenario: No coach yet
    Given they have this coaching:
      | flags | coaching |
      | coach | none     |
    When they open the address "/coaching"
    Then the part "Coach" says "You have no coach yet."

  @COA-07 @browser
  Scenario Outline: At <width> pixels, Workouts, Nutrition and Coach are tabs
    Given a window of <width> by 900 pixels
    And they have this coaching:
      | flags | coaching     |
      | coach | Noor Example |
    And their workout plans are:
      | starts     | active |
      | 2026-06-08 | yes    |
    When they open the address "/coaching"
    Then there are the tabs:
      | Workouts  |
      | Nutrition |
      | Coach     |
    And the tab "Workouts" is chosen, and shows "Week 1"

    Examples:
      | width |
      | 1023  |
      | 390   |

  @COA-07 @browser
  Scenario: The tabs by pointer and by keyboard
    Given a window of 390 by 900 pixels
    And they have this coaching:
      | flags | coaching     |
      | coach | Noor Example |
    When they open the address "/coaching"
    And they choose the tab "Nutrition"
    Then the tab "Nutrition" is chosen, and shows "You don't have any nutrition plans at the moment."
    When they press the key "ArrowRight"
    Then the tab "Coach" is chosen, and shows "Noor Example"
    When they press the key "ArrowRight"
    Then the tab "Workouts" is chosen, and shows "Good news, we've matched you with a coach!"

  @COA-04 @COA-07 @browser
  Scenario: Going back finds the tab and the weeks as they were left
    Given a window of 390 by 900 pixels
    And a coached member mid-plan
    When they open the address "/coaching"
    And they expand week 3
    And they choose the tab "Coach"
    And they choose the tab "Workouts"
    And they press "Start workout: Accessory Work: Week 2"
    And they go back
    Then the weeks of the plan are:
      | week   | dates          | state     |
      | Week 1 | Jun 4 – 10     | collapsed |
      | Week 2 | Jun 11 – 17    | expanded  |
      | Week 3 | Jun 18 – 24    | expanded  |
      | Week 4 | Jun 25 – Jul 1 | collapsed |

  @COA-07 @browser
  Scenario: From 1024 pixels on they stand beside each other
    Given a window of 1024 by 900 pixels
    And they have this coaching:
      | flags | coaching     |
      | coach | Noor Example |
    When they open the address "/coaching"
    Then the part "Coach" says "Noor Example"
    And the part "Nutrition" says "You don't have any nutrition plans at the moment."
    And the part "Workouts" says "Good news, we've matched you with a coach!"
    And there are no tabs

  @COA-09
  Scenario: A failed plan is logged, and the page stays usable
    Given they have this coaching:
      | flags | coaching     |
      | coach | Noor Example |
    And their workout plans are:
      | starts     | active | schedule                          | nutrition        | nutrition address  |
      | 2026-06-12 | yes    | completed, skipped, rest, planned | Strong Breakfast | /nutrition_plans/7 |
    And the platform answers a workout plan with status 500 and the message "We dropped the plates"
    When they open the address "/coaching"
    Then the page says "We couldn't load the workouts of your plan."
    And a developer is told "We dropped the plates"
    And the days of week 1 are:
      | day                | workout | status    |
      | Friday, June 12    | Workout | Completed |
      | Saturday, June 13  | Workout | Skipped   |
      | Sunday, June 14    |         | Rest day  |
      | Monday, June 15    | Just Move | Planned   |
      | Tuesday, June 16   | Workout | Completed |
      | Wednesday, June 17 | Workout | Skipped   |
      | Thursday, June 18  |         | Rest day  |
    And the link "Start workout: Just Move" leads to the address "/workout/bare-facts?play=1"
    And the part "Nutrition" says "Strong Breakfast"
    And the part "Coach" says "Noor Example"
