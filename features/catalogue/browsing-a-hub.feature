Feature: A hub

  @CAT-24
  Scenario: A hub shows its own shelves, in its order
    When they open the hub "Get Strong"
    Then the heading is "Get Strong"
    And the page says "Everything with weight in it, from a first pair of dumbbells to a test week."
    And the page's picture of "Get Strong" is asked for as "background" with a width of 1920
    And the shelves are, in this order:
      | Strength programs            |
      | Strength with dumbbells      |
      | One kettlebell               |
      | Heavy days                   |
      | Core in a quarter of an hour |

  @CAT-24 @CAT-08
  Scenario: Its shelves are those of home
    When they open the hub "Get Strong"
    Then the card of "Iron Basics" has a lock
    And the shelf "One kettlebell" offers all at the address "/p/A199gum4"

  @CAT-24 @CAT-01
  Scenario: Of a long hub 6 shelves show first
    Given the page of "Get Strong" has "playlists" as "83Bc7BM6,pJjY63Ae,A199gum4,s2Zn7Rv3,lreS4Br7,4c4DtdGU,Gze55D4h,tSfLoXDw,5pKkUj2i,vHN2Gmzf,OoLwNnw3,J2Ez4atR"
    When they open the hub "Get Strong"
    Then they see 6 shelves

  @CAT-24 @CAT-01 @browser
  Scenario: A scroll to the end brings 4 more, and then the rest
    Given the page of "Get Strong" has "playlists" as "83Bc7BM6,pJjY63Ae,A199gum4,s2Zn7Rv3,lreS4Br7,4c4DtdGU,Gze55D4h,tSfLoXDw,5pKkUj2i,vHN2Gmzf,OoLwNnw3,J2Ez4atR"
    When they open the hub "Get Strong"
    Then they see 6 shelves
    When they scroll to the end
    Then they see 10 shelves
    When they scroll to the end
    Then they see 12 shelves

  @CAT-24
  Scenario: A hub without shelves
    Given the page of "Get Strong" has "playlists" as null
    When they open the hub "Get Strong"
    Then the heading is "Get Strong"
    And the page says "Nothing to show here yet"

  @CAT-24 @CAT-19 @API-07
  Scenario Outline: Shelves of a hub whose playlists <what>
    Given the platform answers playlists with <answer>
    When they open the hub "Get Strong"
    Then the heading is "Get Strong"
    And the page says "Could not load items"
    When the platform is well again
    And they press "Try again"
    Then they see the shelf "Strength programs"

    Examples:
      | what       | answer     |
      | fail       | status 500 |
      | are a page | a web page |

  @CAT-24 @CAT-19
  Scenario: A shelf of a hub that fails leaves the others alone
    Given the platform answers playlists with status 500 1 time
    When they open the hub "Get Strong"
    Then the page says "Could not load items"
    And they see the shelf "Heavy days"

  @CAT-24 @SHL-11 @browser
  Scenario: Accessibility of a hub on a phone
    Given a window of 390 by 800 pixels
    When they open the hub "Get Strong"
    Then they see the shelf "Strength programs"
    And the page has no accessibility violations
    And nothing runs off the side of the window
