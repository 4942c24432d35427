Feature: The coaching card of home

  Background:
    Given it is 2026-06-15T09:00:00Z
    And a new subscriber

  @COA-01
  Scenario: 1. An active plan with a next workout
    Given they have this coaching:
      | flags  | coaching     |
      | coach  | Noor Example |
      | intake | done         |
    And their workout plans are:
      | starts     | days | active | schedule                          |
      | 2026-06-12 | 14   | yes    | completed, skipped, rest, planned |
      | 2026-06-29 | 14   | no     | planned                           |
    When they open home
    Then the coaching card says:
      | Your next workout: Today       |
      | Just Move                      |
      | 4 of 11 workouts completed     |
    And the link "Start workout: Just Move" leads to the address "/workout/bare-facts?play=1"
    And the link "Plan Details" leads to the address "/coaching"

  @COA-01
  Scenario Outline: 2. A plan that starts <when>
    Given they have this coaching:
      | flags  | coaching     |
      | coach  | Noor Example |
      | intake | done         |
    And their workout plans are:
      | starts     | days   | active | schedule |
      | 2026-01-05 | 28     | no     | skipped  |
      | 2026-08-03 | 70     | no     | planned  |
      | <starts>   | <days> | no     | planned  |
      | 2026-08-31 | 70     | no     | planned  |
    When they open home
    Then the coaching card says:
      | Your workout plan starts soon! |
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
  Scenario: 2. A plan that starts today, and is not active yet
    Given they have this coaching:
      | flags  | coaching     |
      | coach  | Noor Example |
      | intake | done         |
    And their workout plans are:
      | starts     | days | active | schedule |
      | 2026-06-15 | 28   | no     | planned  |
    When they open home
    Then the coaching card says:
      | Your workout plan starts soon!     |
      | Your plan of 4 weeks starts today. |

  @COA-01
  Scenario: Of several active plans the first with a next workout counts
    Given they have this coaching:
      | flags | coaching |
    And their workout plans are:
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
    Given they have this coaching:
      | flags | coaching |
    And their workout plans are:
      | starts     | days | active | schedule                                                    |
      | 2026-06-12 | 5    | yes    | completed, rest completed, rest completed, planned, planned |
    When they open home
    Then the coaching card says:
      | 1 of 3 workouts completed |

  @COA-01
  Scenario Outline: 3. Plans of which none is active or upcoming: <what>
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
      | what                        | starts     | active | schedule        |
      | it ended yesterday          | 2026-06-01 | no     | completed       |
      | it is under way, not active | 2026-06-08 | no     | planned         |
      | all of it is done           | 2026-06-02 | yes    | completed, rest |

  @COA-01
  Scenario Outline: <number>. <what>
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
      | number | what                         | coach        | intake  | heading                                    | text                                             | offers               |
      | 4      | A coach, and the intake done | Noor Example | done    | Good news, we've matched you with a coach! | We'll send you an e-mail when it is ready.       |                      |
      | 5      | A coach, the intake not done | Noor Example | missing | Good news, we've matched you with a coach! | Your coach needs to know a little about you      | Finish Intake Form   |
      | 6      | No coach, the intake done    | none         | done    | We've received your intake form            | as soon as your coach is found                   |                      |
      | 7      | None of these                | none         | missing | Congrats on taking the first step          | we'll match you with the coach who fits          | Complete Intake Form |

  @COA-01
  Scenario Outline: The button "<button>" of <page> leads to the survey, which leads back
    Given they have this coaching:
      | flags | coaching |
      | coach | <coach>  |
    When they open <page>
    And they press "<button>"
    Then they are on the account site's intake form page
    And it returns to <page>

    Examples:
      | button               | coach        | page                    |
      | Finish Intake Form   | Noor Example | home                    |
      | Complete Intake Form | none         | home                    |
      | Finish Intake Form   | Noor Example | the address "/coaching" |
      | Complete Intake Form | none         | the address "/coaching" |

  @COA-01
  Scenario: At midnight the open card turns to the next day
    Given a browser in the time zone "America/Los_Angeles"
    And it is 2026-06-16T06:58:45Z
    And time stands still
    And they have this coaching:
      | flags | coaching |
    And their workout plans are:
      | starts     | days | active | schedule |
      | 2026-06-17 | 28   | no     | planned  |
    When they open the address "/coaching"
    And they press "Home"
    Then the coaching card says:
      | Your plan of 4 weeks starts in 2 days. |
    When 100 seconds go by
    Then the coaching card says:
      | Your plan of 4 weeks starts tomorrow. |

  @COA-01
  Scenario: It comes first, and the rows keep their order
    Given they have this coaching:
      | flags | coaching |
    When they open home
    Then the coaching card comes first on the page

  @COA-01 @browser
  Scenario Outline: The hero keeps its words below the card, in a window of <width> by <height> pixels
    Given a window of <width> by <height> pixels
    And <person>
    When they open home
    Then the coaching card is above "Ignition" and its label

    Examples:
      | width | height | person                             |
      | 320   | 568    | a coached member at the first step |
      | 844   | 390    | a coached member mid-plan          |
      | 1024  | 600    | a coached member mid-plan          |
      | 768   | 600    | a coached member at the first step |
      | 390   | 844    | a coached member at the first step |

  @COA-01 @browser
  Scenario Outline: Nothing moves when it arrives, at <width> pixels
    Given a window of <width> by 844 pixels
    And a coached member mid-plan
    And the config shows these rows:
      | type     | playlist      | featured |
      | playlist | New this week | yes      |
      | playlist | Trending programs |      |
    And the platform takes 2 s to answer who is there
    When they open home
    Then the coaching card says:
      | 6 of 20 workouts completed |
    And nothing of the page has moved by itself

    Examples:
      | width |
      | 390   |
      | 1280  |

  @COA-01
  Scenario Outline: There is none for <whom>
    Given they have this coaching:
      | flags    | <flags>    |
      | eligible | <eligible> |
      | coach    | Noor Example |
    When they open home
    Then there is no coaching card

    Examples:
      | whom                                | flags | eligible |
      | a member without coaching           | beta  | no       |
      | a member who may be offered coaching | beta  | yes      |

  @COA-01
  Scenario Outline: The next workout is on a day of the member: <moment> in <zone>
    Given a browser in the time zone "<zone>"
    And it is <moment>
    And they have this coaching:
      | flags | coaching |
    And their workout plans are:
      | starts     | days | active | schedule                 |
      | 2026-06-15 | 8    | yes    | completed, planned, rest |
    When they open home
    Then the coaching card says:
      | Your next workout: <day> |
      | One Minute Plank         |

    Examples:
      | zone                | moment               | day              |
      | America/Los_Angeles | 2026-06-15T06:59:00Z | Tuesday, June 16 |
      | America/Los_Angeles | 2026-06-16T04:00:00Z | Tomorrow         |
      | UTC                 | 2026-06-15T23:59:00Z | Tomorrow         |
      | UTC                 | 2026-06-16T00:01:00Z | Today            |
      | Asia/Kolkata        | 2026-06-15T18:29:00Z | Tomorrow         |
      | Asia/Kolkata        | 2026-06-15T18:31:00Z | Today            |
      | Pacific/Kiritimati  | 2026-06-16T09:59:00Z | Today            |
      | Pacific/Kiritimati  | 2026-06-16T10:01:00Z | Tuesday, June 16 |

  @COA-01
  Scenario Outline: A plan starts on a day of the member: <moment> in <zone>
    Given a browser in the time zone "<zone>"
    And it is <moment>
    And they have this coaching:
      | flags | coaching |
    And their workout plans are:
      | starts     | days | active | schedule |
      | 2026-06-16 | 28   | no     | planned  |
    When they open home
    Then the coaching card says:
      | Your plan of 4 weeks starts <when>. |

    Examples:
      | zone                | moment               | when      |
      | America/Los_Angeles | 2026-06-16T04:00:00Z | tomorrow  |
      | America/Los_Angeles | 2026-06-16T07:01:00Z | today     |
      | Pacific/Niue        | 2026-06-15T10:59:00Z | in 2 days |
      | Pacific/Niue        | 2026-06-15T11:01:00Z | tomorrow  |
      | UTC                 | 2026-06-14T23:59:00Z | in 2 days |
      | UTC                 | 2026-06-15T00:01:00Z | tomorrow  |
      | Asia/Kolkata        | 2026-06-15T18:31:00Z | today     |
      | Pacific/Kiritimati  | 2026-06-14T09:59:00Z | in 2 days |
      | Pacific/Kiritimati  | 2026-06-14T10:01:00Z | tomorrow  |
