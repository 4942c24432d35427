Feature: Marking favorites

  @FAV-01 @MED-05
  Scenario Outline: <what> is marked and unmarked, at once and at the platform
    Given a new subscriber
    When they open <page>
    Then it is none of their favorites
    When they press "Favorite"
    Then it is one of their favorites
    And the platform knows these favorites, in this order:
      | <title> |
    When they press "Favorite"
    Then it is none of their favorites
    And the platform knows no favorites

    Examples:
      | what       | page                        | title         |
      | A workout  | the workout "The Long Ride" | The Long Ride |
      | A program  | the program "Undefeated"    | Undefeated    |
      | An episode | the episode "Harbour Wall"  | Harbour Wall  |

  @FAV-01
  Scenario: What is marked last comes first
    Given a new subscriber
    And they have marked "Undefeated" as a favorite
    When they open the workout "The Long Ride"
    And they press "Favorite"
    Then the platform knows these favorites, in this order:
      | The Long Ride |
      | Undefeated    |
    And the platform was asked for an added favorite 2 times

  @FAV-01 @API-06
  Scenario: Marking and unmarking are tracked
    Given a new subscriber
    When they open the workout "The Long Ride"
    And they press "Favorite"
    Then the platform was told "Added Favorite" about "The Long Ride"
    And the platform was not told "Removed Favorite" about "The Long Ride"
    When they press "Favorite"
    Then the platform was told "Removed Favorite" about "The Long Ride"

  @FAV-01 @API-06
  Scenario: Each mark and each removal is tracked
    Given a new subscriber
    When they open the workout "The Long Ride"
    Then the platform was asked for a tracked event 1 time
    When they press "Favorite"
    And they press "Favorite"
    And they press "Favorite"
    Then it is one of their favorites
    And the platform was asked for a tracked event 4 times

  @MED-05
  Scenario: A visitor marks nothing
    Given a visitor
    When they open the workout "The Long Ride"
    Then it cannot be marked as a favorite

  @MED-05
  Scenario Outline: Without a favorites list nobody marks anything: <page>
    Given a new subscriber
    And the config lacks "features.favoritesList"
    When they open <page>
    Then it cannot be marked as a favorite

    Examples:
      | page                        |
      | the workout "The Long Ride" |
      | the program "Undefeated"    |

  @FAV-03
  Scenario Outline: With a maximum of 2, and <count> marked, there is room for one more
    Given a new subscriber
    And the config field "custom.maxFavorites" is 2
    And they have marked <count> favorites, among them not "The Long Ride"
    When they open the workout "The Long Ride"
    And they press "Favorite"
    Then it is one of their favorites
    And no dialog is open

    Examples:
      | count |
      | 0     |
      | 1     |

  @FAV-03
  Scenario Outline: With a maximum of <most>, and <count> marked, nothing is added
    Given a new subscriber
    And the config field "custom.maxFavorites" is <most>
    And they have marked <count> favorites, among them not "The Long Ride"
    When they open the workout "The Long Ride"
    And they press "Favorite"
    Then an alert says "Maximum amount of favorite videos exceeded: there is room for <most>"
    When they answer "OK"
    Then it is none of their favorites
    And the platform knows <count> favorites
    And the platform was not told "Added Favorite" about "The Long Ride"

    Examples:
      | most | count |
      | 2    | 2     |
      | 2    | 3     |
      | 0    | 0     |

  @FAV-03
  Scenario: The 48th favorite is the last
    Given a new subscriber
    And they have marked 47 favorites, among them not "The Long Ride"
    When they open the workout "The Long Ride"
    And they press "Favorite"
    Then it is one of their favorites
    And the platform knows 48 favorites

  @FAV-03
  Scenario: A customer may have a higher maximum
    Given a new subscriber
    And the config field "custom.maxFavorites" is 50
    And they have marked 49 favorites, among them not "The Long Ride"
    When they open the workout "The Long Ride"
    And they press "Favorite"
    Then it is one of their favorites
    And the platform knows 50 favorites

  @FAV-03
  Scenario Outline: Of <count> favorites there is none more
    Given a new subscriber
    And they have marked <count> favorites, among them not "The Long Ride"
    When they open the workout "The Long Ride"
    And they press "Favorite"
    Then an alert says "Maximum amount of favorite videos exceeded: there is room for 48"
    When they press the key "Escape"
    Then no dialog is open
    And it is none of their favorites
    And the platform knows <count> favorites

    Examples:
      | count |
      | 48    |
      | 49    |

  @FAV-03 @SHL-15 @SHL-11 @browser
  Scenario: Accessibility of the warning
    Given a new subscriber
    And a window of 390 by 800 pixels
    And the config field "custom.maxFavorites" is 1
    And they have marked "Undefeated" as a favorite
    When they open the workout "The Long Ride"
    And they press "Favorite"
    Then an alert says "Maximum amount of favorite videos exceeded: there is room for 1"
    And the page has no accessibility violations
    And nothing runs off the side of the window

  @FAV-03
  Scenario: What is one too many can be unmarked all the same
    Given a new subscriber
    And the config field "custom.maxFavorites" is 1
    And they have marked "Undefeated" as a favorite
    And they have marked "The Long Ride" as a favorite
    When they open the workout "The Long Ride"
    And they press "Favorite"
    Then it is none of their favorites
    And the platform knows these favorites, in this order:
      | Undefeated |
