Feature: Requests for the items of favorites

  A list of favorites has ids alone; what they are comes from the watchlist that the config names, fifty at a time. What goes wrong there
  is told to developers in words, and never changes what is stored.

  Background:
    Given the config shows these rows:
      | type      | title          |
      | favorites | Your favorites |

  @FAV-06
  Scenario: Favorites are asked for by their ids, in the order in which they stand
    Given a visitor
    And the browser has kept these favorites of a visitor:
      | The Long Ride        |
      | Found Only by Its Id |
    When they open home
    Then the platform was asked for "/apps/watchlists/IlFon3nZ?media_ids=xjSCHvet,sUUnCa59"
    And the shelf "Your favorites" shows exactly, in this order:
      | The Long Ride        |
      | Found Only by Its Id |

  @FAV-06
  Scenario Outline: A list of <count> favorites takes <requests> requests
    Given a new subscriber
    And they have marked <count> favorites, the first of them "The Long Ride"
    When they open home
    Then the shelf "Your favorites" shows "The Long Ride" first
    And the platform was asked for a watchlist <requests> times

    Examples:
      | count | requests |
      | 50    | 1        |
      | 51    | 2        |

  @FAV-06 @CAT-19 @API-07
  Scenario Outline: A developer is told "<failure>" where <what>
    Given a subscribed member
    And <what>
    When they open home
    Then the shelf "Your favorites" says "Could not load items"
    And a developer is told "<failure>"

    Examples:
      | what                                             | failure                                             |
      | the config lacks "features.favoritesList"        | No watchlist defined                                |
      | the platform answers a watchlist with status 404 | The data was not found using the watchlist IlFon3nZ |
      | the platform answers a watchlist with status 500 | The data was not found using the watchlist IlFon3nZ |
      | the platform answers a watchlist with nothing    | The data was not found using the watchlist IlFon3nZ |
      | the platform does not answer a watchlist         | The data was not found using the watchlist IlFon3nZ |
