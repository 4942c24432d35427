Feature: Reading the details of workouts

  What is known of a workout besides its video comes from a request of its own, which trainers fill by hand. Each part counts by
  itself: one that cannot be read, or an address that leads nowhere safe, is left out without a word.

  @MED-06
  Scenario: Equipment for sale leads to the address of its shop
    When they open the workout "The Long Ride"
    Then the link "Learn more about Indoor bike" leads outside to "https://shop.daybreak.example/studio-bike"

  @MED-06
  Scenario: Each piece of equipment for sale leads to its own address
    Given "The Long Ride" takes this equipment:
      | equipment | for sale |
      | Rope      | yes      |
      | Gloves    | yes      |
    When they open the workout "The Long Ride"
    Then the link "Learn more about Rope" leads outside to "https://shop.example/rope"
    And the link "Learn more about Gloves" leads outside to "https://shop.example/gloves"

  @MED-06
  Scenario Outline: Equipment <what> has no link
    Given the platform answers the details of a workout with this:
      """
      {"equipment": [{"name": "Towel", <sale>}]}
      """
    When they open the workout "The Long Ride"
    Then the details are:
      | Equipment | Towel |
    And there is no link "Learn more about Towel"

    Examples:
      | what                                    | sale                                                               |
      | that has a shop, but is not for sale    | "purchasable": false, "purchase_url": "https://shop.example/towel" |
      | of which it is not known whether it is  | "purchase_url": "https://shop.example/towel"                       |
      | whose shop has no address               | "purchasable": true                                                |
      | whose shop's address is no web address  | "purchasable": true, "purchase_url": "javascript:alert(1)"         |

  @MED-06 @API-07
  Scenario Outline: Details that are <nonsense> leave no gap and harm nothing
    Given the platform answers the details of a workout with <nonsense>
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    And no details show

    Examples:
      | nonsense            |
      | a web page          |
      | nothing             |
      | half of a JSON text |

  @MED-06 @API-07
  Scenario: Details of the wrong kind are left out one by one
    Given the platform answers the details of a workout with this:
      """
      {"trainer": 42, "difficulty": ["hard"], "style": "Ride", "equipment": [{"name": 7}, {"name": "Towel"}], "series": "none"}
      """
    When they open the workout "The Long Ride"
    Then the details are:
      | Style     | Ride  |
      | Equipment | Towel |

  @CAT-25 @MED-06
  Scenario Outline: A program that the details name without saying which it is, is <title> for <person>
    Given <person>
    And the platform answers the details of a workout with this:
      """
      { "series": { "name": "Undefeated", "viewName": "undefeated" } }
      """
    When they open the workout "Round by Round"
    Then the details are:
      | Part of | <title> |

    Examples:
      | person           | title                |
      | a visitor        | Boxing for Everybody |
      | a new subscriber | Undefeated           |
