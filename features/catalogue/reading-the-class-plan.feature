Feature: Reading the plan of a class

  Whoever has twenty minutes, or a sore knee, wants to know what a class consists of before it begins. Its page lists the parts
  with their minutes, to anybody who comes along; a video of one part says nothing of that kind.

  Rule: The page of a class lists its parts with their minutes

    @PLY-10
    Scenario: A ride has the parts that its trainer planned
      Given a new subscriber
      When they open the workout "The Long Ride"
      Then the class plan is:
        | Warm-up   | 14 |
        | Climb     | 47 |
        | Sprints   | 46 |
        | Cool-down | 12 |

    @PLY-10
    Scenario: A class of intervals lists its parts, not each interval
      Given a new subscriber
      When they open the workout "No Explanation Needed"
      Then the class plan is:
        | Warm-up      | 3  |
        | Rounds       | 10 |
        | Combinations | 10 |
        | Cool-down    | 3  |

    @PLY-10
    Scenario: A workout of the daily series has its plan
      Given a new subscriber
      When they open the workout "Upper Body: Pause Reps"
      Then the class plan is:
        | Warm-up    | 4 |
        | Lower body | 7 |
        | Upper body | 7 |
        | Core       | 7 |
        | Cool-down  | 3 |

    @PLY-10
    Scenario: An episode has its plan
      Given a new subscriber
      When they open the episode "Lake, No Wind"
      Then the class plan is:
        | Warm-up       | 2 |
        | Standing flow | 5 |
        | Balance       | 4 |
        | Floor         | 5 |
        | Cool-down     | 2 |

    @PLY-10
    Scenario: Another workout has its own plan
      Given a new subscriber
      When they open the workout "The Long Ride"
      Then there is a class plan
      When they open the workout "12-Minute Deep Rest: Drift"
      Then the class plan is:
        | Warm-up   | 2 |
        | Release   | 4 |
        | Breath    | 4 |
        | Cool-down | 1 |

  Rule: Anybody may read the plan, also of a workout that they may not watch

    @PLY-10 @ACC-01
    Scenario Outline: For <somebody> a locked workout has its plan beside its lock
      Given <somebody>
      When they open the workout "The Long Ride"
      Then they can press "<way in>"
      And the class plan is:
        | Warm-up   | 14 |
        | Climb     | 47 |
        | Sprints   | 46 |
        | Cool-down | 12 |

      Examples:
        | somebody        | way in                     |
        | a visitor       | Sign up to start watching! |
        | a lapsed member | Activate your subscription |

  Rule: A video of one part has no plan

    @PLY-10
    Scenario Outline: The page has no plan for <something>
      Given a new subscriber
      When they open <page>
      Then the heading is "<title>"
      And there is no class plan
      And the platform was not asked for chapters

      Examples:
        | something                  | page                           | title            |
        | a workout without chapters | the workout "Eyes Closed"      | Eyes Closed      |
        | a workout of one minute    | the workout "One Minute Plank" | One Minute Plank |
        | a program                  | the program "Undefeated"       | Undefeated       |
        | a channel                  | the channel "Iron Room"        | Live             |
