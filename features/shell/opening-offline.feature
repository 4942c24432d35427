@browser @service-worker
Feature: Opening the app without a connection

  Background:
    Given a subscribed member
    And they have marked "Round by Round" as a favorite
    And they have watched 0.4 of "The Long Ride"
    And they open home
    And the shelf "Pick up where you left off" shows "The Long Ride"
    And this browser has kept the app

  Scenario: Home shows what was kept of the last visit
    When they lose the connection
    And they open home
    Then the page says "You are offline"
    And the shelf "Pick up where you left off" shows "The Long Ride"
    And the shelf "Your favorites" shows "Round by Round"
    And "Today’s 365" needs a connection
    When the connection returns
    Then the shelf "Today’s 365" shows "Legs Heavy Day"

  Scenario: No video begins from what was kept
    When they lose the connection
    And they open the workout "The Long Ride" and the player at once
    Then the heading is "You are offline"
    And no video plays
    And this browser has stored files of the app alone
    When the connection returns
    Then the video plays

  @CFG-12
  Scenario: An answer that refuses the config is no lost connection
    When the platform answers the default config with status 503
    And they open home
    Then the heading is "Failed to load the config"

  @ACC-10
  Scenario: What was kept of a member goes when they log out
    When they log out
    Then they are on the account site's my-account page
    And the browser keeps nothing personal
    When they lose the connection
    And they open home
    Then the page says "Nothing of yours was kept on this device"
