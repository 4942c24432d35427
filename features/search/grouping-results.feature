Feature: Grouping results
  Whoever looks for a program does not want to look through its workouts first, and whoever wants to move now does not want to end
  at a lock. Results are in groups by kind; what one may watch comes before what is locked, and a title before a description.

  @SRC-06
  Scenario Outline: Of "<query>", the kind of the best match comes first
    Given a new subscriber
    When they open the search for "<query>"
    Then the results are in these groups, in this order:
      | <first>  |
      | <second> |
    And the results begin with:
      | <best> |

    Examples:
      | query      | first    | second   | best       |
      | undefeated | Programs | Workouts | Undefeated |
      | mobility   | Programs | Workouts | Mobility   |

  @SRC-06
  Scenario: Only the kinds that were found have a heading
    Given a new subscriber
    When they open the search for "plank ladder"
    Then the results are in these groups, in this order:
      | Workouts |
    And no heading of the page skips a level

  @SRC-06
  Scenario: Within a kind, what one may watch comes first, then titles before descriptions
    Given a lapsed member
    And the platform answers a search with these items:
      | item                 | title         | description | free |
      | The Long Ride        | A Lock        | With planks |      |
      | One Minute Plank     | Plank, Locked |             |      |
      | Eyes Closed          | For Free      | A plank     | true |
      | Just Move            | Free Plank    |             | true |
      | Plank Ladder         | Another Lock  | Plank       |      |
      | Found Only by Its Id | PLANKS        |             | true |
    When they open the search for "plank"
    Then the results are, in this order:
      | Free Plank    |
      | PLANKS        |
      | For Free      |
      | Plank, Locked |
      | A Lock        |
      | Another Lock  |

  @SRC-06
  Scenario: A member may watch what is locked for others
    Given a new subscriber
    And the platform answers a search with these items:
      | item             | title         | free |
      | The Long Ride    | Plank, Locked |      |
      | One Minute Plank | Plank, Free   | true |
    When they open the search for "plank"
    Then the results are, in this order:
      | Plank, Locked |
      | Plank, Free   |

  @SRC-06 @CAT-25
  Scenario: Titles count as one reads them
    Given a visitor
    And visitors know "Undefeated" as "Boxing for Everybody"
    And the platform answers a search with these items:
      | item        |
      | Iron Basics |
      | Undefeated  |
    When they open the search for "boxing"
    Then the results begin with:
      | Boxing for Everybody |

  @SRC-06
  Scenario: A trainer is not locked for anybody
    Given a visitor
    And the platform answers a search with these items:
      | item         | title  | contentType | free |
      | Tom Whitaker | Tom    | trainer     | true |
      | Maya Okafor  | A Lock | trainer     |      |
    When they open the search for "lock"
    Then the results are, in this order:
      | A Lock |
      | Tom    |

  Rule: What follows as one scrolls on moves nothing that shows

    @SRC-06 @browser
    Scenario: Workouts that follow other kinds have a heading of their own
      Given a new subscriber
      When they open the search for "tom"
      And they take back the filter "Tom Whitaker"
      Then the results are in these groups, in this order:
        | Trainers |
        | Workouts |
        | Programs |
      When they scroll to the end
      Then the results are in these groups, in this order:
        | Trainers      |
        | Workouts      |
        | Programs      |
        | More workouts |

    @SRC-06 @SRC-01 @browser
    Scenario: On a phone, what follows comes in the search over the page
      Given a new subscriber
      And the screen of a phone
      When they open home
      And they press "Search"
      And they search for "barre"
      Then the results show "Barre"
      When they scroll to the end
      Then the list "Workouts" goes beyond 40 items
