@browser
Feature: Code on demand
  Nobody should wait for code that their visit does not need. The welcome, the banner of the app and the translations are parts of their
  own, which a browser asks for on the days, on the devices and in the languages that show them.

  @SHL-07
  Scenario: The code of the welcome loads in its weeks only
    Given it is 2025-09-01T12:00:00Z
    When they open the about page
    Then the code of the welcome was not asked for
    When it is 2025-08-01T12:00:00Z
    And they load the page again
    Then the code of the welcome was asked for

  @SHL-05
  Scenario: The code of the app banner loads where it shows
    Given they use a Fire tablet with Silk
    When they open the about page
    Then the code of the app banner was not asked for
    When they use an Android phone
    And they load the page again
    Then the code of the app banner was asked for

  @SHL-13
  Scenario: The code of a translation loads when it is chosen
    When they open home
    Then they can press "Sign in"
    And the code of a translation was not asked for
    And the code of a pseudo-language was not asked for
    When they choose the language "Español" in the footer
    Then the code of a translation was asked for
