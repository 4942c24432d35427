@browser @service-worker
Feature: Withdrawing the app from browsers
  A browser that has kept the app would open it for good, even one that is broken. A release without a service worker takes it back:
  the next visit removes everything that was stored, however busy the tab is.

  Background:
    Given a subscribed member
    And a browser that has kept the app

  @nightly
  Scenario: A version can be withdrawn, and what it stored goes with it
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    And this browser has stored files of the app alone
    When the versions with a service worker are withdrawn
    And they open home
    Then this browser has stored nothing of the app
    And the page says "Today’s 365"

  @nightly
  Scenario: A version is withdrawn from a tab that sends many requests
    When the versions with a service worker are withdrawn
    And they open home
    And the tab sends many requests while the browser finds out
    Then this browser has stored nothing of the app
