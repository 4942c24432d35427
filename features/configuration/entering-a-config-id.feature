Feature: Entering a config id
  An app that nobody has configured yet asks for the config id that the provider gave its owner. It says what is wrong with an id
  before it asks the platform for it, and remembers the one that works.

  Background:
    Given the settings file lacks "defaultConfigSource"

  @CFG-13
  Scenario: Where no config is given and none is configured, an id is asked for
    When they open home
    Then the heading is "Please enter an App Config ID from your provider account"
    And the tab is titled "Please enter an App Config ID from your provider account"
    And the field "Please enter an App Config ID from your provider account" has the focus
    And the field "Please enter an App Config ID from your provider account" reports nothing

  @CFG-13
  Scenario Outline: What is no id is refused: <typed>
    When they open home
    And they fill in "Please enter an App Config ID from your provider account" with "<typed>"
    And they press "Start the app"
    Then the field "Please enter an App Config ID from your provider account" reports "<message>"
    And the field "Please enter an App Config ID from your provider account" has the focus
    And the platform was not asked for a config by its id

    Examples:
      | typed     | message                                                                                                |
      | daybrea   | The App Config ID should be 8 digits long; this one has 7.                                             |
      | daybreak1 | The App Config ID should be 8 digits long; this one has 9.                                             |
      | Day       | The App Config ID should be 8 digits long; this one has 3.                                             |
      | Daybreak  | The App Config ID should consist of only numbers and lowercase letters, without spaces or punctuation. |
      | day-brek  | The App Config ID should consist of only numbers and lowercase letters, without spaces or punctuation. |
      | day brek  | The App Config ID should consist of only numbers and lowercase letters, without spaces or punctuation. |

  @CFG-13
  Scenario: Nothing entered is told, and spaces are nothing
    When they open home
    And they press "Start the app"
    Then the field "Please enter an App Config ID from your provider account" reports "Please enter an App Config ID"
    When they fill in "Please enter an App Config ID from your provider account" with "1"
    And they press "Start the app"
    And they fill in "Please enter an App Config ID from your provider account" with "   "
    And they press "Start the app"
    Then the field "Please enter an App Config ID from your provider account" reports "Please enter an App Config ID"

  @CFG-13 @CFG-07
  Scenario: A valid id starts the app with it, from then on; spaces around it do not count
    When they open home
    And they fill in "Please enter an App Config ID from your provider account" with "  stillway "
    And they press "Start the app"
    Then the tab is titled "Stillway"
    And the browser remembers the config source "stillway"
    When they open home
    Then the tab is titled "Stillway"
    And the platform was asked for a config by its id 2 times

  @CFG-13 @CFG-08
  Scenario: An id that the settings do not allow is refused, and another one can be entered
    When they open home
    And they fill in "Please enter an App Config ID from your provider account" with "abcd1234"
    And they press "Start the app"
    Then the field "Please enter an App Config ID from your provider account" reports "This app may not use the config “abcd1234”. Please enter another App Config ID."
    And the platform was not asked for a config by its id
    When they fill in "Please enter an App Config ID from your provider account" with "daybreak"
    And they press "Start the app"
    Then the tab is titled "Daybreak"

  @CFG-13 @MED-08
  Scenario: Whoever followed a link to a video sees it once the id is entered
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    And they fill in "Please enter an App Config ID from your provider account" with "day"
    And they press "Start the app"
    And they fill in "Please enter an App Config ID from your provider account" with "daybreak"
    And they press "Start the app"
    Then the video plays

  @CFG-13 @CFG-21
  Scenario: Whoever followed a link to the sign-in is led there once the id is entered
    When they open the address "/workouts?u=login"
    And they fill in "Please enter an App Config ID from your provider account" with "daybreak"
    And they press "Start the app"
    Then they are on the account site's sign-in page

  @CFG-13 @CFG-12 @MED-08
  Scenario: An id that no config has does not lose what the link was to
    Given a new subscriber
    And the settings file has "UNSAFE_allowAnyConfigSource" as "true"
    When they open the address "/workout/almost-two-hours?app-config=abcd1234&play=1"
    And they press "Use another config than “abcd1234”"
    And they fill in "Please enter an App Config ID from your provider account" with "daybreak"
    And they press "Start the app"
    Then the video plays

  @CFG-13 @CFG-12
  Scenario: An id that no config has leads back to the question
    Given the settings file has "UNSAFE_allowAnyConfigSource" as "true"
    When they open the address "/?app-config=abcd1234"
    Then the heading is "Failed to load the config"
    When they press "Use another config than “abcd1234”"
    Then the heading is "Please enter an App Config ID from your provider account"
    And the browser remembers no config source

  @CFG-13 @CFG-09
  Scenario: A remembered config is forgotten on request
    Given the browser has kept "daybreak" under "config-source"
    When they open home
    Then the tab is titled "Daybreak"
    When they open the address "/?app-config="
    Then the heading is "Please enter an App Config ID from your provider account"

  @CFG-13 @CFG-12
  Scenario Outline: A blank or malformed location is none: "<source>"
    Given the settings file has "defaultConfigSource" as "<source>"
    When they open home
    Then the heading is "No config location found"

    Examples:
      | source  |
      | ' '     |
      | http:// |

  @CFG-13 @CFG-04
  Scenario: Settings that hold no source ask for no id
    Given the settings file lacks "additionalAllowedConfigSources"
    When they open home
    Then the heading is "No usable config sources"

  @CFG-13 @browser
  Scenario: Everybody can use the question for an id
    Given the screen of a small phone
    When they open home
    And they press "Start the app"
    Then the field "Please enter an App Config ID from your provider account" reports "Please enter an App Config ID"
    And everybody can use the page
