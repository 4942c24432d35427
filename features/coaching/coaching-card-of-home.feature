Feature: The coaching card of home
  A coached member opens the app to do what their coach has planned. One card above everything says where they stand and what is
  next: of seven things that it can say, from the first step to today's workout, the first that is true is said.

  Background:
    Given a new subscriber

  Rule: 1. Whoever has a workout ahead sees it, and can start it

    Background:
      Given they are coached by "Noor Example"

    @COA-01
    Scenario: The card starts the next workout, and says how many of the plan are done
      Given their workout plans are:
        | starts     | days | active | schedule                          |
        | 2026-06-12 | 14   | yes    | completed, skipped, rest, planned |
        | 2026-06-29 | 14   | no     | planned                           |
      When they open home
      Then the coaching card says:
        | Your next workout: Today       |
        | Just Move                      |
        | 4 of 11 workouts completed     |
      And the link "Start workout: Just Move" leads to the player of "Just Move"
      And the link "Plan Details" leads to the coaching page

    @COA-01
    Scenario: Of several active plans the first with a next workout counts
      Given their workout plans are:
        | starts     | days | active | schedule      |
        | 2026-06-01 | 28   | yes    | completed     |
        | 2026-06-15 | 4    | yes    | rest, planned |
        | 2026-06-15 | 28   | yes    | planned       |
      When they open home
      Then the coaching card says:
        | Your next workout: Tomorrow |
        | The Long Ride               |
        | 0 of 2 workouts completed   |

    @COA-01
    Scenario: A day of rest does not count, whatever its status
      Given their workout plans are:
        | starts     | days | active | schedule                                                    |
        | 2026-06-12 | 5    | yes    | completed, rest completed, rest completed, planned, planned |
      When they open home
      Then the coaching card says:
        | 1 of 3 workouts completed |

    @COA-01
    Scenario Outline: The next workout is on a day of the member: <day> at <moment> in <zone>
      Given it is <moment> in "<zone>"
      And their workout plans are:
        | starts     | days | active | schedule                 |
        | 2026-06-15 | 8    | yes    | completed, planned, rest |
      When they open home
      Then the coaching card says:
        | Your next workout: <day> |
        | One Minute Plank         |

      Examples:
        | zone               | moment           | day      |
        | Pacific/Niue       | 2026-06-15 12:59 | Tomorrow |
        | Pacific/Niue       | 2026-06-15 13:01 | Tomorrow |
        | Pacific/Niue       | 2026-06-15 23:59 | Tomorrow |
        | Pacific/Niue       | 2026-06-16 00:01 | Today    |
        | Pacific/Pitcairn   | 2026-06-15 15:59 | Tomorrow |
        | Pacific/Pitcairn   | 2026-06-15 16:01 | Tomorrow |
        | Pacific/Pitcairn   | 2026-06-15 23:59 | Tomorrow |
        | Pacific/Pitcairn   | 2026-06-16 00:01 | Today    |
        | UTC                | 2026-06-15 23:59 | Tomorrow |
        | UTC                | 2026-06-16 00:01 | Today    |
        | Asia/Kolkata       | 2026-06-15 23:59 | Tomorrow |
        | Asia/Kolkata       | 2026-06-16 00:01 | Today    |
        | Asia/Kolkata       | 2026-06-16 05:29 | Today    |
        | Asia/Kolkata       | 2026-06-16 05:31 | Today    |
        | Pacific/Kiritimati | 2026-06-15 23:59 | Tomorrow |
        | Pacific/Kiritimati | 2026-06-16 00:01 | Today    |
        | Pacific/Kiritimati | 2026-06-16 13:59 | Today    |
        | Pacific/Kiritimati | 2026-06-16 14:01 | Today    |

  Rule: 2. Whoever has a plan that has not begun yet is told when it does

    Background:
      Given they are coached by "Noor Example"

    @COA-01
    Scenario Outline: The card says that a plan of <weeks> starts <when>
      Given their workout plans are:
        | starts     | days   | active | schedule |
        | 2026-01-05 | 28     | no     | skipped  |
        | 2026-08-03 | 70     | no     | planned  |
        | <starts>   | <days> | no     | planned  |
        | 2026-08-31 | 70     | no     | planned  |
      When they open home
      Then the coaching card says:
        | Your workout plan starts soon!      |
        | Your plan of <weeks> starts <when>. |
      And the coaching card offers nothing but:
        | Plan Details |

      Examples:
        | starts     | days | weeks   | when       |
        | 2026-06-16 | 28   | 4 weeks | tomorrow   |
        | 2026-06-17 | 7    | 1 week  | in 2 days  |
        | 2026-06-24 | 8    | 2 weeks | in 9 days  |
        | 2026-07-15 | 56   | 8 weeks | in 30 days |

    @COA-01
    Scenario: A plan that starts today, and is not active yet, is said to start today
      Given their workout plans are:
        | starts     | days | active | schedule |
        | 2026-06-15 | 28   | no     | planned  |
      When they open home
      Then the coaching card says:
        | Your workout plan starts soon!     |
        | Your plan of 4 weeks starts today. |

    @COA-01
    Scenario Outline: A plan starts on a day of the member: <when> at <moment> in <zone>
      Given it is <moment> in "<zone>"
      And their workout plans are:
        | starts     | days | active | schedule |
        | 2026-06-16 | 28   | no     | planned  |
      When they open home
      Then the coaching card says:
        | Your plan of 4 weeks starts <when>. |

      Examples:
        | zone               | moment           | when      |
        | Pacific/Niue       | 2026-06-14 12:59 | in 2 days |
        | Pacific/Niue       | 2026-06-14 13:01 | in 2 days |
        | Pacific/Niue       | 2026-06-14 23:59 | in 2 days |
        | Pacific/Niue       | 2026-06-15 00:01 | tomorrow  |
        | Pacific/Pitcairn   | 2026-06-14 15:59 | in 2 days |
        | Pacific/Pitcairn   | 2026-06-14 16:01 | in 2 days |
        | Pacific/Pitcairn   | 2026-06-14 23:59 | in 2 days |
        | Pacific/Pitcairn   | 2026-06-15 00:01 | tomorrow  |
        | UTC                | 2026-06-14 23:59 | in 2 days |
        | UTC                | 2026-06-15 00:01 | tomorrow  |
        | Asia/Kolkata       | 2026-06-14 23:59 | in 2 days |
        | Asia/Kolkata       | 2026-06-15 00:01 | tomorrow  |
        | Asia/Kolkata       | 2026-06-15 05:29 | tomorrow  |
        | Asia/Kolkata       | 2026-06-15 05:31 | tomorrow  |
        | Pacific/Kiritimati | 2026-06-14 23:59 | in 2 days |
        | Pacific/Kiritimati | 2026-06-15 00:01 | tomorrow  |
        | Pacific/Kiritimati | 2026-06-15 13:59 | tomorrow  |
        | Pacific/Kiritimati | 2026-06-15 14:01 | tomorrow  |

    @COA-01
    Scenario: At midnight the open card turns to the next day
      Given it is 2026-06-15 23:58:45 in "America/Los_Angeles"
      And time stands still
      And their workout plans are:
        | starts     | days | active | schedule |
        | 2026-06-17 | 28   | no     | planned  |
      When they open the coaching page
      And they press "Home"
      Then the coaching card says:
        | Your plan of 4 weeks starts in 2 days. |
      When 100 seconds go by
      Then the coaching card says:
        | Your plan of 4 weeks starts tomorrow. |

  Rule: 3. Whoever has no plan under way or ahead is ready for a new one

    @COA-01
    Scenario Outline: The card says so of a plan that <what>
      Given they have this coaching:
        | flags  | coaching     |
        | coach  | Noor Example |
        | intake | done         |
      And their workout plans are:
        | starts   | days | active   | schedule   |
        | <starts> | 14   | <active> | <schedule> |
      When they open home
      Then the coaching card says:
        | You're ready for a new workout plan |
      And the coaching card offers nothing but:
        | Plan Details |

      Examples:
        | what                         | starts     | active | schedule        |
        | ended yesterday              | 2026-06-01 | no     | completed       |
        | is under way, but not active | 2026-06-08 | no     | planned         |
        | is done, all of it           | 2026-06-02 | yes    | completed, rest |

  Rule: 4 to 7. Whoever never had a plan is told how far the way to it is

    @COA-01
    Scenario Outline: Case <number>, <what>: the card says "<heading>"
      Given they have this coaching:
        | flags  | coaching |
        | coach  | <coach>  |
        | intake | <intake> |
      When they open home
      Then the coaching card says:
        | <heading> |
        | <text>    |
      And the coaching card offers nothing but:
        | <offers> |

      Examples:
        | number | what                         | coach        | intake  | heading                                    | text                                        | offers               |
        | 4      | a coach, and the intake done | Noor Example | done    | Good news, we've matched you with a coach! | We'll send you an e-mail when it is ready.  |                      |
        | 5      | a coach, the intake not done | Noor Example | missing | Good news, we've matched you with a coach! | Your coach needs to know a little about you | Finish Intake Form   |
        | 6      | no coach, the intake done    | none         | done    | We've received your intake form            | as soon as your coach is found              |                      |
        | 7      | none of these                | none         | missing | Congrats on taking the first step          | we'll match you with the coach who fits     | Complete Intake Form |

    @COA-01
    Scenario Outline: The button "<button>" of <page> leads to the intake form, which leads back
      Given they have this coaching:
        | flags | coaching |
        | coach | <coach>  |
      When they open <page>
      And they press "<button>"
      Then they are on the account site's intake form page
      And it returns to <page>

      Examples:
        | button               | coach        | page              |
        | Finish Intake Form   | Noor Example | home              |
        | Complete Intake Form | none         | home              |
        | Finish Intake Form   | Noor Example | the coaching page |
        | Complete Intake Form | none         | the coaching page |

  Rule: The card comes before everything else on home, for those who are coached

    @COA-01
    Scenario: The card comes first, and the rows keep their order
      Given they are coached
      When they open home
      Then the shelves are, in this order:
        | Your coaching           |
        | Featured                |
        | Today’s 365             |
        | New this week           |
        | Trending programs       |
        | 10 minutes or less      |
        | Strength with dumbbells |

    @COA-01
    Scenario Outline: There is no card for a member who <whom>
      Given they have this coaching:
        | flags    | beta         |
        | eligible | <eligible>   |
        | coach    | Noor Example |
      When they open home
      Then there is no part "Your coaching"

      Examples:
        | whom                             | eligible |
        | is not coached                   | no       |
        | may be offered coaching, no more  | yes      |

    @COA-01 @browser
    Scenario Outline: Nothing on the screen of <screen> moves when the card arrives
      Given the screen of <screen>
      And a coached member mid-plan
      And the config shows these rows:
        | type     | playlist          | featured |
        | playlist | New this week     | yes      |
        | playlist | Trending programs |          |
      And the platform takes 2 s to answer who is there
      When they open home
      Then the coaching card says:
        | 6 of 20 workouts completed |
      And nothing of the page has moved by itself

      Examples:
        | screen     |
        | a phone    |
        | a computer |
