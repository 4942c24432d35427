Feature: Searching on a small screen
  A phone has no room for a field in the header. There search opens over the page and shows its results in the same place; the
  page below waits, and whatever closes the search shows it again.

  Background:
    Given the screen of a phone
    And they open the workout "The Long Ride"
    And they press "Search"

  @SRC-01 @browser
  Scenario: Search opens over the page, and its results are in it
    Then the search has the focus
    And the search invites with "Search..."
    When they search for "one minute plank"
    Then the results show "One Minute Plank"
    And they are on the search for "one minute plank"
    When they press the card of "One Minute Plank"
    Then they are on the workout "One Minute Plank"
    And the search is not open

  @SRC-01 @browser
  Scenario Outline: Somebody who wants to <leave> is back where the search began
    When they search for "one minute plank"
    Then the results show "One Minute Plank"
    When they <leave>
    Then they are on the workout "The Long Ride"
    And the search is not open

    Examples:
      | leave                  |
      | press "Close search"   |
      | press the key "Escape" |
      | go back                |

  @SRC-01 @CAT-29 @CAT-30 @browser
  Scenario: What is stacked from a result can be taken back where it was stacked
    When they search for "one minute plank"
    Then the results show "One Minute Plank"
    When they stack "One Minute Plank" from its card
    And they press "Undo"
    Then they can press "Add One Minute Plank to your stack"
    And they are on the search for "one minute plank"

  @SRC-01 @browser
  Scenario: One step back closes a search without a query, and the page behind stays
    When they search for "one minute plank"
    And they press the card of "One Minute Plank"
    And they press "Search"
    Then the search has the focus
    When they go back
    Then the search is not open
    And they are on the workout "One Minute Plank"

  @SRC-01 @browser
  Scenario Outline: Somebody who wants to <leave> stays on the results that they came to
    Given they open the search for "one minute plank"
    When they press "Search"
    Then the search has the focus
    When they <leave>
    Then the search is not open
    And they are on the search for "one minute plank"

    Examples:
      | leave                  |
      | press "Close search"   |
      | press the key "Escape" |
      | go back                |

  @SRC-01 @browser
  Scenario: Another search over results ends where they were
    Given they open the search for "one minute plank"
    When they press "Search"
    And they search for "barre"
    Then the heading is "Results for “barre”"
    When they press "Close search"
    Then they are on the search for "one minute plank"

  @SRC-01 @browser
  Scenario: Back from a result the search is open as it was
    When they search for "one minute plank"
    And they press the card of "One Minute Plank"
    And they go back
    Then the search says "one minute plank"
    And the results show "One Minute Plank"
    When they go back
    Then they are on the workout "The Long Ride"
    And the search is not open

  @SRC-01 @browser
  Scenario: A query that is cleared can be typed anew
    When they search for "plank"
    Then the heading is "Results for “plank”"
    When they press "Clear search"
    Then they are on the workout "The Long Ride"
    And the heading is "Start typing to search"
    When they search for "barre"
    Then the heading is "Results for “barre”"

  @SRC-01 @SHL-11 @browser
  Scenario: Search over the page fits a phone, and everybody can read it
    When they search for "one minute plank"
    Then the results show "One Minute Plank"
    And the page is accessible, and fits on the screen of:
      | a phone |
