Feature: Requests for favorites
  A member's favorites are a list of ids; what they are is asked of a watchlist, at most 50 at a time. A request that fails
  costs the page its own favorites and no others, and none of them stops being a favorite.

  Background:
    Given a new subscriber

  @FAV-06
  Scenario Outline: A page of <count> favorites asks by at most 50, and shows them in the member's order
    Given they have marked <count> favorites, the first of them "The Long Ride"
    When they open the favorites page
    Then the shelf "Workouts" shows <count> of their favorites, in their order
    And the platform was asked for a watchlist <requests> times
    And no request asked for more than 50 favorites, and all were asked for once

    Examples:
      | count | requests |
      | 50    | 1        |
      | 51    | 2        |
      | 101   | 3        |

  @FAV-06 @API-07
  Scenario: One of two requests that fails costs the page its own favorites, until it is loaded again
    Given they have marked 100 favorites, the first of them "The Long Ride"
    And the platform answers a watchlist with status 500 1 time
    When they open the favorites page
    Then the shelf "Workouts" shows 50 of their favorites, in their order
    And a developer is told "The data was not found using the watchlist IlFon3nZ"
    When they load the page again
    Then the shelf "Workouts" shows 100 of their favorites, in their order

  @FAV-06 @API-07
  Scenario: A request for favorites that fails takes none of them from the member
    Given they have marked 100 favorites, the first of them "The Long Ride"
    And the platform answers a watchlist with status 500 1 time
    When they open the favorites page
    Then the shelf "Workouts" shows 50 of their favorites, in their order
    And the platform was not asked for a removed favorite
    And the platform was not asked for cleared favorites
