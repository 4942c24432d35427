Feature: Telling analytics nothing

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
  Scenario Outline: Without <field> nothing is told
    Given the config field "<field>" is ""
    And a subscribed member
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    And nothing was told

    Examples:
      | field                      |
      | integrations.db.segmentKey |
      | custom.analyticsBase       |

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
