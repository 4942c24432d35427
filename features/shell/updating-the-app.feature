@browser @service-worker
Feature: Updating the app

  Background:
    Given a subscribed member
    And they open home
    And this browser has kept the app

  Scenario: A tab of an earlier version goes on, and takes the new one when its viewer wants to
    When a new version is deployed
    And they turn back to the tab
    And this browser has kept the app
    And they press "Series"
    Then the heading is "Series"
    And the page says "A new version is ready"
    When they press "Reload"
    Then the tab has the new version

  Scenario: A new version is not offered during a video
    When they press the card of "Round by Round"
    And they press "Continue watching"
    And the video plays
    And a new version is deployed
    And they turn back to the tab
    And this browser has kept the app
    And they turn back to the tab
    And 2 seconds go by
    Then the page does not say "A new version is ready"
    When they go back
    Then the page says "A new version is ready"

  Scenario: Another tab takes the new version, and this one goes on in the one that it has
    When a new version is deployed
    And they open the workouts page in another tab
    And the new version serves this browser
    Then the tab has the new version
    When they turn back to the first tab
    Then the tab does not have the new version
    Given a browser without a cache
    When they press "Series"
    Then the heading is "Series"
    And the page says "A new version is ready"

  Scenario: A new version can wait
    When a new version is deployed
    And they turn back to the tab
    And this browser has kept the app
    And they press "Workouts"
    And they press "Later"
    And they press "Programs"
    And 2 seconds go by
    Then the page does not say "A new version is ready"

  Scenario: A version can be withdrawn
    When the versions with a service worker are withdrawn
    And they open home
    Then this browser has stored nothing of the app
    And the page says "Today’s 365"

  Scenario: A version is withdrawn from a tab that sends many requests
    When the versions with a service worker are withdrawn
    And they open home
    And the browser finds the new version while the tab sends many requests
    Then this browser has stored nothing of the app
