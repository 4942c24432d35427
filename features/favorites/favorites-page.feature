Feature: The favorites page

  @FAV-04 @FAV-06
  Scenario: They are grouped, each group in the member's order
    Given a subscribed member
    When they open the address "/u/favorites"
    Then the heading is "Favorites"
    And the tab is titled "Favorites · Daybreak"
    And the shelves are, in this order:
      | Programs |
      | 365      |
      | Workouts |
    And the shelf "Programs" shows exactly, in this order:
      | Undefeated |
      | DB10       |
    And the shelf "365" shows exactly, in this order:
      | Bell to Bell        |
      | Step Cardio Express |
    And the shelf "Workouts" shows exactly, in this order:
      | Break: Full Body           |
      | Spin-Up: Beginner with Tom |
      | Ropes and Lungs            |

  @FAV-04
  Scenario Outline: <kind> stand alone under their heading
    Given a new subscriber
    And they have marked "<one>" as a favorite
    And they have marked "<other>" as a favorite
    When they open the address "/u/favorites"
    Then the shelves are, in this order:
      | <group> |
    And the shelf "<group>" shows exactly, in this order:
      | <other> |
      | <one>   |

    Examples:
      | kind     | group    | one           | other            |
      | Programs | Programs | Undefeated    | Barre            |
      | Workouts | Workouts | The Long Ride | One Minute Plank |
      | Episodes | Workouts | Harbour Wall  | The Long Ride    |

  @FAV-04
  Scenario Outline: A <what> with the core track <track> is in <group>
    Given a new subscriber
    And they have marked "The Long Ride" as a favorite
    And the platform answers a watchlist with these items:
      | item          | contentType | coreTrack |
      | The Long Ride | <type>      | <track>   |
    When they open the address "/u/favorites"
    Then the shelves are, in this order:
      | <group> |

    Examples:
      | what    | type    | track | group    |
      | workout | workout | db365 | 365      |
      | workout | workout | db36  | Workouts |
      | workout | workout |       | Workouts |
      | program | program | db365 | Programs |

  @FAV-04
  Scenario: None: a text, and a way to find some
    Given a new subscriber
    When they open the address "/u/favorites"
    Then the page has the heading "No favorites yet"
    And they cannot come to "Clear favorites"
    When they press "Find a workout"
    Then they are on the workouts page

  @FAV-04 @browser
  Scenario Outline: In a window of <width> pixels there are <columns> columns
    Given a new subscriber
    And they have marked 5 favorites, among them not "The Long Ride"
    And a window of <width> by 800 pixels
    When they open the address "/u/favorites"
    Then the list "Workouts" has <columns> columns
    And nothing runs off the side of the window

    Examples:
      | width | columns |
      | 479   | 2       |
      | 480   | 3       |
      | 1440  | 3       |

  @FAV-06 @FAV-04
  Scenario: What the answer leaves out is left out of the page, and stays a favorite
    Given a subscribed member
    And the watchlist answers without "Undefeated"
    When they open the address "/u/favorites"
    Then the shelf "365" shows "Bell to Bell" first
    And the page does not say "Undefeated"
    And the platform knows 7 favorites
    And the platform was not asked for a removed favorite

  @FAV-06
  Scenario Outline: <count> favorites are asked for by at most 50, and show in the member's order
    Given a new subscriber
    And they have marked <count> favorites, the first of them "The Long Ride"
    When they open the address "/u/favorites"
    Then the shelf "Workouts" shows <count> of their favorites, in their order
    And the platform was asked for a watchlist <requests> times
    And no request asked for more than 50 favorites, and all were asked for once

    Examples:
      | count | requests |
      | 50    | 1        |
      | 51    | 2        |
      | 101   | 3        |

  @FAV-06 @API-07
  Scenario: A request that fails is left out of the page alone
    Given a new subscriber
    And they have marked 100 favorites, the first of them "The Long Ride"
    And the platform answers a watchlist with status 500 1 time
    When they open the address "/u/favorites"
    Then the shelf "Workouts" shows 50 of their favorites, in their order
    And a developer is told "The data was not found using the watchlist IlFon3nZ"
    And the platform was not asked for a removed favorite
    And the platform was not asked for cleared favorites
    When they load the page again
    Then the shelf "Workouts" shows 100 of their favorites, in their order

  @FAV-06 @FAV-07
  Scenario: Favorites of which none can be shown are no missing ones
    Given a new subscriber
    And they have marked "Undefeated" as a favorite
    And the watchlist answers without "Undefeated"
    When they open the address "/u/favorites"
    Then the page has the heading "Your favorites can't be shown just now"
    And the page does not say "No favorites yet"
    And they can press "Clear favorites"
    When the platform is well again
    And they press "Try again"
    Then the shelf "Programs" shows "Undefeated" first
    And the platform was not asked for a removed favorite

  @CAT-18 @FAV-04
  Scenario: While they are on their way, placeholders stand for them
    Given a subscribed member
    And the platform takes 3 s to answer a watchlist
    When they open the address "/u/favorites"
    Then 15 placeholders stand for the items of a list
    And the shelf "Programs" shows "Undefeated" first

  @FAV-07
  Scenario Outline: Favorites that cannot be loaded: <failure>
    Given a subscribed member
    And the platform <failure>
    When they open the address "/u/favorites"
    Then the heading is "Favorites not found"
    And the tab is titled "Favorites not found · Daybreak"
    When the platform is well again
    And they press "Try again"
    Then the shelf "Programs" shows "Undefeated" first
    And the platform knows 7 favorites

    Examples:
      | failure                               |
      | answers a watchlist with status 500   |
      | answers a watchlist with status 404   |
      | answers a watchlist with a web page   |
      | does not answer a watchlist           |

  @FAV-07 @ACC-08
  Scenario: In a browser that knows no member, favorites are not missing while the account cannot be reached
    Given a subscribed member
    And the platform answers who is there with status 500
    When they open the address "/u/favorites"
    Then the heading is "Favorites not found"
    And the page does not say "No favorites yet"
    When the platform is well again
    And they press "Try again"
    Then the shelf "Programs" shows "Undefeated" first
    And the platform knows 7 favorites

  @FAV-07 @FAV-06
  Scenario: Without a favorites list there is nothing to load
    Given a subscribed member
    And the config lacks "features.favoritesList"
    When they open the address "/u/favorites"
    Then the heading is "Favorites not found"
    And a developer is told "No watchlist defined"

  @FAV-01
  Scenario: One is taken away on the page itself, without asking for the others again
    Given a new subscriber
    And they have marked "Undefeated" as a favorite
    And they have marked "The Long Ride" as a favorite
    When they open the address "/u/favorites"
    And they remove "Undefeated" from their favorites
    Then the shelves are, in this order:
      | Workouts |
    And the platform knows these favorites, in this order:
      | The Long Ride |
    And the platform was asked for a watchlist 1 time
    And a screen reader hears "Undefeated is no longer one of your favorites"
    And the platform was told "Removed Favorite" about "Undefeated"

  @FAV-05
  Scenario: They are cleared when that is confirmed
    Given a subscribed member
    When they open the address "/u/favorites"
    And they press "Clear favorites"
    Then they are asked "Clear all your favorites?"
    And the platform knows 7 favorites
    When they answer "Clear favorites"
    Then the page has the heading "No favorites yet"
    And no dialog is open
    And the platform knows no favorites

  @FAV-05
  Scenario: Cancelled, nothing is cleared
    Given a subscribed member
    When they open the address "/u/favorites"
    And they press "Clear favorites"
    And they answer "Cancel"
    Then no dialog is open
    And the shelf "Programs" shows "Undefeated" first
    And the platform was not asked for cleared favorites

  @FAV-05
  Scenario: Escape clears nothing either
    Given a subscribed member
    When they open the address "/u/favorites"
    And they press "Clear favorites"
    Then they are asked "Clear all your favorites?"
    When they press the key "Escape"
    Then no dialog is open
    And "Clear favorites" has the focus
    And the platform was not asked for cleared favorites

  @FAV-05 @SHL-08
  Scenario Outline: Once something was removed, <way> still leads from the question back to where it was asked
    Given a subscribed member
    When they open the address "/u/favorites"
    And they remove "Undefeated" from their favorites
    Then the heading "Favorites" has the focus
    When they press "Clear favorites"
    Then they are asked "Clear all your favorites?"
    When they press <way>
    Then no dialog is open
    And "Clear favorites" has the focus

    Examples:
      | way               |
      | "Cancel"          |
      | the key "Escape"  |
      | beside the dialog |

  @FAV-05 @SHL-11
  Scenario: Cleared, the page says so, and its heading has the focus
    Given a subscribed member
    When they open the address "/u/favorites"
    And they press "Clear favorites"
    And they answer "Clear favorites"
    Then the page has the heading "No favorites yet"
    And the heading "Favorites" has the focus
    And a screen reader hears "Your favorites are cleared"

  @FAV-01 @SHL-11 @browser
  Scenario: What is removed once more is said once more
    Given a new subscriber
    And they have marked "The Long Ride" as a favorite
    And they have marked "Undefeated" as a favorite
    When they open the address "/u/favorites"
    And they remove "Undefeated" from their favorites
    Then the heading "Favorites" has the focus
    When they open the program "Undefeated" in another tab
    And they press "Favorite"
    And they turn back to the first tab
    And they remove "Undefeated" from their favorites
    Then the heading "Favorites" has the focus
    And a screen reader hears "Undefeated is no longer one of your favorites"

  @FAV-05 @SHL-11 @browser
  Scenario Outline: A scan of the question at <width> px
    Given a subscribed member
    And a window of <width> by 800 pixels
    When they open the address "/u/favorites"
    And they press "Clear favorites"
    Then they are asked "Clear all your favorites?"
    And the page has no accessibility violations
    And nothing runs off the side of the window

    Examples:
      | width |
      | 390   |
      | 1280  |

  @FAV-06 @SHL-11 @browser
  Scenario: Accessibility of favorites of which none can be shown
    Given a new subscriber
    And a window of 390 by 800 pixels
    And they have marked "Undefeated" as a favorite
    And the watchlist answers without "Undefeated"
    When they open the address "/u/favorites"
    Then the page has the heading "Your favorites can't be shown just now"
    And the page has no accessibility violations

  @FAV-05
  Scenario: A press beside the question clears nothing either
    Given a subscribed member
    When they open the address "/u/favorites"
    And they press "Clear favorites"
    Then they are asked "Clear all your favorites?"
    When they press beside the dialog
    Then no dialog is open
    And the platform was not asked for cleared favorites
