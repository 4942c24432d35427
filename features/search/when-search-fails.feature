Feature: When search fails
  A search that cannot reach the platform does not leave its user empty-handed: it looks through the titles of everything this
  visit has shown so far, says that it does, and offers another try.

  Background:
    Given a lapsed member

  @SRC-02
  Scenario: The titles of what was seen are searched instead, capitals aside
    Given the platform answers a search with an error
    When they open the program "Undefeated"
    Then the heading is "Undefeated"
    When they search for "UNDEFEAT"
    Then the results are, in this order:
      | Undefeated |
    And the page says "Search can't be reached right now."

  @SRC-02
  Scenario: Another try searches the whole catalogue again
    Given the platform answers a search with an error
    When they open the program "Undefeated"
    And they search for "UNDEFEAT"
    Then the page says "Search can't be reached right now."
    When the platform is well again
    And they press "Try again"
    Then there are 13 results
    And the page does not say "Search can't be reached right now."

  @SRC-02
  Scenario: A search without an answer goes by the titles alone, not by trainers
    Given the platform does not answer a search
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    When they search for "whitaker"
    Then the heading is "Something went wrong"
    When they search for "long r"
    Then the results are, in this order:
      | The Long Ride |

  @SRC-02 @CAT-10
  Scenario: Of what was seen, only workouts, programs and trainers are found
    Given the platform answers a search with an error
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

  @SRC-03 @API-07
  Scenario: A search that nothing seen matches says that it failed, and offers another try
    Given the platform does not answer a search
    When they open the search for "plank ladder"
    Then the heading is "Something went wrong"
    And they can press "Try again"
