Feature: Searching on a small screen

  @SRC-01 @browser
  Scenario: Search opens over the page, and its results are in it
    Given a window of 767 by 800 pixels
    When they open the workout "The Long Ride"
    And they press "Search"
    Then the search has the focus
    And the search invites with "Search..."
    When they search for "one minute plank"
    Then the results show "One Minute Plank"
    And they are on the address "/q/one%20minute%20plank"
    When they press the card of "One Minute Plank"
    Then they are on the workout "One Minute Plank"
    And the search is not open

  @SRC-01 @browser
  Scenario Outline: <what> leads back to where search began
    Given a window of 390 by 800 pixels
    When they open the workout "The Long Ride"
    And they press "Search"
    And they search for "one minute plank"
    Then the results show "One Minute Plank"
    When they <leave>
    Then they are on the workout "The Long Ride"
    And the search is not open

    Examples:
      | what             | leave                  |
      | The close button | press "Close search"   |
      | Escape           | press the key "Escape" |
      | The way back     | go back                |

  @SRC-01 @browser
  Scenario: What is cleared can be typed anew
    Given a window of 390 by 800 pixels
    When they open the workout "The Long Ride"
    And they press "Search"
    And they search for "plank"
    Then the heading is "Results for “plank”"
    When they press "Clear search"
    Then they are on the workout "The Long Ride"
    And the heading is "Start typing to search"
    When they search for "barre"
    Then the heading is "Results for “barre”"

  @SRC-01 @browser
  Scenario: From 768 pixels on search is a field in the header
    Given a window of 768 by 800 pixels
    When they open home
    And they search for "one minute plank"
    Then the results show "One Minute Plank"
    And the search is not open

  @SRC-01 @SHL-11 @browser
  Scenario: Accessibility of search over the page
    Given a window of 390 by 800 pixels
    When they open home
    And they press "Search"
    And they search for "one minute plank"
    Then the results show "One Minute Plank"
    And the page has no accessibility violations
    And nothing runs off the side of the window
