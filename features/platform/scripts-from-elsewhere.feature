@browser
Feature: Scripts from elsewhere
  A network in front of the host, or an extension of the browser, adds scripts of its own to every page. What becomes of them is
  no matter of the app's.

  @CFG-19
  Scenario Outline: A script at <address> that does not load hides nothing of the app
    Given every page has the script "<address>", which does not load
    When they open home
    Then they see the shelf "New this week"
    When they press "Workouts" in the menu
    Then the heading is "Workouts"

    Examples:
      | address                           |
      | https://cdn.example.com/beacon.js |
      | /cdn-cgi/beacon.js                |

  @CFG-19
  Scenario: Once the app has started, no script that does not load hides it
    When they open home
    Then they see the shelf "New this week"
    When the page gets the script "/app/assets/gone.js", which does not load
    And they press "Workouts" in the menu
    Then the heading is "Workouts"
