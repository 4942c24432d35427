Feature: A hub

  Editors gather shelves around a purpose, such as getting strong, and give them a page of their own. A hub looks and behaves like a
  home of its own: its shelves come in its order, a few at a time, and one that fails leaves the others alone.

  @CAT-24
  Scenario: A hub shows its own shelves, in its order
    When they open the hub "Get Strong"
    Then the heading is "Get Strong"
    And the page says "Everything with weight in it, from a first pair of dumbbells to a test week."
    And the shelves are, in this order:
      | Strength programs            |
      | Strength with dumbbells      |
      | One kettlebell               |
      | Heavy days                   |
      | Core in a quarter of an hour |

  @CAT-24 @CAT-08
  Scenario: The shelves of a hub are like those of home
    When they open the hub "Get Strong"
    Then the card of "Iron Basics" has a lock
    And the shelf "One kettlebell" offers all at the playlist "One kettlebell"

  @CAT-24 @CAT-01
  Scenario: A long hub shows 6 shelves first
    Given the hub "Get Strong" has 12 playlists
    When they open the hub "Get Strong"
    Then they see 6 shelves

  @CAT-24 @CAT-01 @browser
  Scenario: A scroll to the end of a hub brings 4 more shelves, and then the rest
    Given the hub "Get Strong" has 12 playlists
    When they open the hub "Get Strong"
    Then they see 6 shelves
    When they scroll to the end
    Then they see 10 shelves
    When they scroll to the end
    Then they see 12 shelves

  @CAT-24
  Scenario: A hub without shelves says that there is nothing yet
    Given the hub "Get Strong" has 0 playlists
    When they open the hub "Get Strong"
    Then the heading is "Get Strong"
    And the page says "Nothing to show here yet"

  @CAT-24 @CAT-19 @API-07
  Scenario Outline: Shelves of a hub that <fail> come with another try
    Given the platform answers playlists with <answer>
    When they open the hub "Get Strong"
    Then the heading is "Get Strong"
    And the page says "Could not load items"
    When the platform is well again
    And they press "Try again"
    Then they see the shelf "Strength programs"

    Examples:
      | fail             | answer     |
      | fail             | an error   |
      | cannot be read   | a web page |

  @CAT-24 @CAT-19
  Scenario: A shelf of a hub that fails leaves the others alone
    Given the platform answers playlists with an error 1 time
    When they open the hub "Get Strong"
    Then the page says "Could not load items"
    And they see the shelf "Heavy days"

  @CAT-24 @SHL-11 @browser
  Scenario: A hub is accessible, and fits on a phone
    When they open the hub "Get Strong"
    Then they see the shelf "Strength programs"
    And the page is accessible, and fits on the screen of:
      | a phone |
