Feature: When search fails

  Background:
    Given a lapsed member

  @SRC-02 @SRC-03 @API-07
  Scenario Outline: A search that is answered with <answer>, and nothing known matches
    Given the platform answers a search with <answer>
    When they open the address "/q/plank%20ladder"
    Then the heading is "Something went wrong"
    And the page says "We couldn't search just now."
    And the page says "Check your connection and try again."
    When the platform is well again
    And they press "Try again"
    Then the results begin with:
      | Plank Ladder |

    Examples:
      | answer              |
      | status 500          |
      | status 404          |
      | a web page          |
      | nothing             |
      | half of a JSON text |
      | a list              |
      | a number            |

  @SRC-03 @API-07
  Scenario: A search that is not answered
    Given the platform does not answer a search
    When they open the address "/q/plank%20ladder"
    Then the heading is "Something went wrong"
    And they can press "Try again"

  @SRC-03 @SHL-12
  Scenario Outline: The failure tells what the server said with status <status>
    Given the platform answers a search with status <status> and the message "We are counting our barbells"
    When they open the address "/q/plank%20ladder"
    Then the page says "Status <status>: We are counting our barbells"

    Examples:
      | status |
      | 400    |
      | 401    |
      | 403    |
      | 404    |
      | 422    |
      | 429    |
      | 503    |

  @SRC-03 @SHL-12
  Scenario Outline: Without a word of the server the failure tells its status <status>
    Given the platform answers a search with status <status> and a web page
    When they open the address "/q/plank%20ladder"
    Then the page says "Request failed with <status>"

    Examples:
      | status |
      | 404    |
      | 500    |

  @SRC-02
  Scenario: The titles of what was seen are searched instead, case aside
    Given the platform answers a search with status 500
    When they open the program "Undefeated"
    Then the heading is "Undefeated"
    When they search for "UNDEFEAT"
    Then the results are, in this order:
      | Undefeated |
    And the page says "Search can't be reached right now."
    When the platform is well again
    And they press "Try again"
    Then there are 13 results
    And the page does not say "Search can't be reached right now."

  @SRC-02
  Scenario: The fallback of a search without an answer goes by titles only
    Given the platform does not answer a search
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    When they search for "tom whitaker"
    Then the heading is "Something went wrong"
    When they search for "long r"
    Then the results are, in this order:
      | The Long Ride |

  @SRC-02 @CAT-10
  Scenario: The fallback lists workouts, programs and trainers only
    Given the platform answers a search with status 500
    And home shows only the shelf "Picks" with:
      | item             | title       | contentType |
      | The Long Ride    | Strong: One | workout     |
      | One Minute Plank | Strong: Two | series      |
      | Undefeated       | Strong: Six | program     |
      | Just Move        | Strong: Ten | page        |
      | Eyes Closed      | Strong: Two | hub         |
      | DB10             | Strong: Ten | episode     |
      | Barre            | Strong: Ten | livechannel |
      | Iron Basics      | Strong: Tom | trainer     |
    When they open home
    Then they see the shelf "Picks"
    When they search for "strong"
    Then the results are, in this order:
      | Strong: One |
      | Strong: Six |
      | Strong: Tom |

  @SRC-02
  Scenario: The fallback for a search playlist that fails
    Given the config field "features.searchPlaylist" is "Missing1"
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    When they search for "the long ride"
    Then the results are, in this order:
      | The Long Ride |
    And the platform was not asked for a search

  @API-07
  Scenario: Bad items are left out one by one
    Given the platform answers a search with this:
      """
      {"playlist": [{"title": "Nobody"}, 42, null, {"mediaid": "Abcd1234", "title": 7}, {"mediaid": "Abcd1235", "title": "Somebody"}]}
      """
    When they open the address "/q/body"
    Then the results are, in this order:
      | Somebody |
