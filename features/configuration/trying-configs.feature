Feature: Trying configs on the demo page
  Whoever sells or sets up the app shows it in a customer's clothes on the demo page, without touching the settings. A config of the
  settings is used from then on; any other one lasts as long as the page, and never comes from another site.

  @CFG-14
  Scenario: The demo page shows the config that the app runs on
    When they open the demo page
    Then the heading is "Demo"
    And the config in use is:
      | Source     | /api/v3/jwp/home |
      | Site name  | Daybreak         |
      | Logo       | Not set          |
      | Background | #0a0d16          |
      | Highlight  | #d9ff4a          |
      | Header     | Not set          |
    And the field "App Config ID, or a path on this site" reports nothing

  @CFG-14
  Scenario: The demo page offers the configs that the settings name
    When they open the demo page
    Then the configs to try are:
      | /api/v3/jwp/home | Daybreak     |
      | daybreak         | Daybreak     |
      | stillway         | Stillway     |
      | openhaus         | Open House   |
      | neonbarn         | Neon Barn    |
      | channels         | Every Studio |
    And the platform was asked for the default config 1 time

  @CFG-14 @CFG-07
  Scenario: A config of the settings is used from then on
    When they open the demo page
    And they try the config "stillway"
    Then the config in use is:
      | Source    | stillway |
      | Site name | Stillway |
    And the browser remembers the config source "stillway"
    When they press "Look around"
    Then the tab is titled "Stillway"
    When they load the page again
    Then the tab is titled "Stillway"

  @CFG-14
  Scenario Outline: Any id and any path on the site may be tried, for as long as the page lasts: <source>
    Given the settings file lacks "additionalAllowedConfigSources"
    When they open the demo page
    And they fill in "App Config ID, or a path on this site" with " <source> "
    And they press "Try"
    Then the page says "The settings do not allow this config."
    And the browser remembers no config source
    When they press "Look around"
    Then the tab is titled "<name>"

    Examples:
      | source                    | name     |
      | stillway                  | Stillway |
      | /api/v3/jwp/home?try=this | Daybreak |
      | api/v3/jwp/home           | Daybreak |

  @CFG-14 @CFG-08
  Scenario: What was tried is not used elsewhere
    Given the settings file lacks "additionalAllowedConfigSources"
    When they open the address "/o/demo?app-config=stillway"
    Then the tab is titled "Demo · Stillway"
    When they open home
    Then the tab is titled "Daybreak"

  @CFG-14 @CFG-08
  Scenario: On no other page is any source allowed
    Given the settings file lacks "additionalAllowedConfigSources"
    When they open the address "/workouts?app-config=stillway"
    Then the tab is titled "Workouts · Daybreak"
    And the platform was not asked for a config by its id

  @CFG-14
  Scenario: The demo page exists only where the settings allow it
    Given the settings file lacks "demo"
    And the settings file lacks "additionalAllowedConfigSources"
    When they open the address "/o/demo?app-config=stillway"
    Then the heading is "This page doesn't exist."
    And the tab is titled "This page doesn't exist. · Daybreak"
    And the platform was not asked for a config by its id

  @CFG-14 @CFG-21 @browser
  Scenario: A link cannot lead to the account site of a config that is only tried
    Given the settings file lacks "additionalAllowedConfigSources"
    When they open the address "/o/demo?app-config=stillway&u=login"
    Then the config in use is:
      | Site name | Stillway |
    And they are on the address "/o/demo?app-config=stillway"
    And the platform was asked for a config by its id 1 time

  @CFG-14 @API-06
  Scenario: The analytics of a config that is only tried are told of nobody
    Given the settings file lacks "additionalAllowedConfigSources"
    And a subscribed member
    When they open the address "/o/demo?app-config=stillway"
    Then the config in use is:
      | Site name | Stillway |
    When they press "Look around"
    Then the tab is titled "Stillway"
    And nothing was told

  @CFG-14
  Scenario Outline: From "<link>", a config that is only tried leads back to the demo page, which names its account site
    Given the settings file lacks "additionalAllowedConfigSources"
    When they open the address "/o/demo?app-config=stillway"
    And they press "Look around"
    And they press "<link>"
    Then the config in use is:
      | Source | stillway |
    And the page says "Go to the account site at"

    Examples:
      | link    |
      | Sign in |
      | Sign up |

  @CFG-14
  Scenario Outline: Nothing but an id or a path on the site can be tried: "<source>"
    When they open the demo page
    And they fill in "App Config ID, or a path on this site" with "<source>"
    And they press "Try"
    Then the field "App Config ID, or a path on this site" reports "<message>"
    And the field "App Config ID, or a path on this site" has the focus

    Examples:
      | source                           | message                                                         |
      |                                  | Please enter an App Config ID or a path                         |
      | https://evil.example/config.json | A path leads to a config on this site, such as /api/v3/jwp/home. |
      | //evil.example/config.json       | A path leads to a config on this site, such as /api/v3/jwp/home. |
      | javascript:alert(1)              | A path leads to a config on this site, such as /api/v3/jwp/home. |

  @CFG-14
  Scenario: A link to the demo page cannot make it load a config from elsewhere, either
    When they open the address "/o/demo?app-config=//evil.example/config.json"
    Then the config in use is:
      | Source | /api/v3/jwp/home |

  @CFG-14 @CFG-12
  Scenario: An id that no config has leads back to the demo page
    When they open the address "/o/demo?app-config=abcd1234"
    Then the heading is "Failed to load the config"
    When they press "Use another config than “abcd1234”"
    Then the heading is "Demo"
    And the config in use is:
      | Site name | Daybreak |

  @CFG-14 @CFG-09
  Scenario: The default config can be had back
    Given the browser has kept "stillway" under "config-source"
    When they open the demo page
    And they press "Use the default config"
    Then the config in use is:
      | Site name | Daybreak |
    And the browser remembers no config source

  @CFG-14
  Scenario: Trying a config, and taking the default one again, keep what else the address says
    When they open the address "/o/demo?utm_source=mail"
    And they try the config "stillway"
    Then the config in use is:
      | Site name | Stillway |
    And they are on the address "/o/demo?app-config=stillway&utm_source=mail"
    When they press "Use the default config"
    Then the config in use is:
      | Site name | Daybreak |
    And they are on the address "/o/demo?app-config=&utm_source=mail"

  @CFG-14
  Scenario: Configs that cannot be loaded are said to be so
    Given the platform answers a config by its id with status 500
    When they open the demo page
    Then the configs to try are:
      | /api/v3/jwp/home | Daybreak            |
      | daybreak         | Could not be loaded |
      | stillway         | Could not be loaded |
      | openhaus         | Could not be loaded |
      | neonbarn         | Could not be loaded |
      | channels         | Could not be loaded |

  @CFG-14 @CFG-13
  Scenario: Where no config is configured, the demo page takes any id
    Given the settings file lacks "defaultConfigSource"
    And the settings file has "additionalAllowedConfigSources" as "daybreak"
    When they open the demo page
    And they fill in "Please enter an App Config ID from your provider account" with "stillway"
    And they press "Start the app"
    Then the tab is titled "Demo · Stillway"

  @CFG-14 @browser
  Scenario Outline: Everybody can use the demo page in the screen of <a screen>
    Given the screen of <a screen>
    When they open the demo page
    And they try the config "neonbarn"
    Then the heading is "Demo"
    And everybody can use the page

    Examples:
      | a screen       |
      | a small phone  |
      | a large computer |
