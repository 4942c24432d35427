Feature: When analytics are not used

  @API-06
  Scenario Outline: Who sends <signal> is not told of
    Given a subscribed member
    And their browser sends <signal>
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    And nothing was told

    Examples:
      | signal                 |
      | Do Not Track           |
      | Global Privacy Control |

  @API-06
  Scenario: Without a key nothing is told
    Given the config field "integrations.db.segmentKey" is ""
    And a subscribed member
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    And nothing was told

  @API-06 @API-07
  Scenario Outline: Analytics that fail by <failure> are nobody's trouble
    Given the platform answers a page view with <failure>
    And the platform answers a tracked event with <failure>
    When they open the workout "The Long Ride"
    Then the platform was asked for a tracked event
    And the heading is "The Long Ride"

    Examples:
      | failure    |
      | status 500 |
      | a web page |

  @API-06 @browser
  Scenario: Who does not mind is told of, by code of its own
    Given a subscribed member
    When they open the workout "The Long Ride"
    Then the code of analytics was asked for

  @API-06 @browser
  Scenario Outline: For who sends <signal> the code of analytics does not come
    Given a subscribed member
    And their browser sends <signal>
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    And the code of analytics was not asked for

    Examples:
      | signal                 |
      | Do Not Track           |
      | Global Privacy Control |

  @API-06 @browser
  Scenario: Without a key the code of analytics does not come
    Given the config field "integrations.db.segmentKey" is ""
    And a subscribed member
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    And the code of analytics was not asked for

  @API-06 @browser
  Scenario Outline: While only placeholders show on <page>, the code of analytics waits
    Given a subscribed member
    And the platform takes 7 s to answer <what>
    When they open <page>
    Then a screen reader hears "Loading" once
    When 1 second goes by
    Then the code of analytics was not yet asked for
    And a screen reader hears "Loading" no more
    And the code of analytics was asked for

    Examples:
      | page                         | what        |
      | home                         | playlists   |
      | the playlist "New this week" | playlists   |
      | the address "/programs"      | playlists   |
      | the address "/q/plank"       | a search    |
      | the address "/u/favorites"   | a watchlist |
      | the workout "The Long Ride"  | media       |

  @API-06
  Scenario Outline: While only placeholders show on <page>, nothing is told of it
    Given a subscribed member
    And the platform takes 7 s to answer <what>
    When they open <page>
    Then a screen reader hears "Loading" once
    When 1 second goes by
    Then no page view was told yet
    And a screen reader hears "Loading" no more
    And the platform was asked for a page view 1 time

    Examples:
      | page                         | what        |
      | home                         | playlists   |
      | the playlist "New this week" | playlists   |
      | the address "/programs"      | playlists   |
      | the address "/u/favorites"   | a watchlist |
      | the workout "The Long Ride"  | media       |
