@browser @service-worker
Feature: Installing the app

  @CFG-17
  Scenario: The app can be installed, with the name and the colour of the customer
    When they open home
    Then the browser can install the app
    And the installed app is "Daybreak", in the colour "#0a0d16"
    And the icons of the installed app are 192, 512 and, to be cut to any shape, 512 pixels wide
