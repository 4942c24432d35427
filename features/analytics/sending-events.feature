Feature: When and where events are sent

  @API-06
  Scenario: With an empty address of analytics, events go to the service's public one
    Given the config field "custom.analyticsBase" is ""
    When they open home
    Then the service at "https://api.segment.io" was told of the page "/"
    And nothing was told

  @API-06
  Scenario: Without an address of analytics, events go to the service's public one
    Given the config lacks "custom.analyticsBase"
    When they open home
    Then the service at "https://api.segment.io" was told of the page "/"
    And nothing was told

  @API-06 @dom
  Scenario: When the page is there and the browser has nothing to do, events are sent
    When time stands still
    And they open home
    Then the page says "Daybreak"
    And within 1000 ms the platform was asked for a page view

  @API-06
  Scenario: In a browser that is always busy, events wait for 5 seconds
    Given their browser is always busy
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    And no page view was told yet
    When 5 seconds go by
    Then the platform was asked for a page view 1 time

  @API-06
  Scenario Outline: In a browser that is always busy, events wait for the first <interaction>
    Given their browser is always busy
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    When time stands still
    And 1 second goes by
    Then no page view was told yet
    When they press <what>
    Then within 1000 ms the platform was asked for a page view

    Examples:
      | interaction | what            |
      | key         | the key "Shift" |
      | press       | "Share"         |

  @API-06
  Scenario: A page that is left before hands its events over, each once
    Given a subscribed member
    And their browser is always busy
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    And no page view was told yet
    When they close the tab
    Then the platform was told of the page "/workout/almost-two-hours" as "The Long Ride · Daybreak"
    And the platform was told "Viewed Workout" about "The Long Ride"
    And the platform was told that the subscription is "active"
    And the platform was asked for a page view 1 time
    And all that was told bears the key "mock-segment-key"

  @API-06
  Scenario: A tab that is hidden before hands its events over, and tells later ones at once
    Given their browser is always busy
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    And no page view was told yet
    When they turn to another tab
    Then the platform was told of the page "/workout/almost-two-hours" as "The Long Ride · Daybreak"
    When they press "Programs" in the menu
    Then the platform was told of the page "/p/txEtRLyJ" as "Programs · Daybreak"
    And the platform was asked for a page view 2 times
