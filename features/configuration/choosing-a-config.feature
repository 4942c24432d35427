Feature: Choosing a config
  One build of the app serves every customer. A settings file beside it says which config it runs on and which others may be tried by a
  link; whoever follows such a link stays with that customer until they ask for another, and a link to anything else changes nothing.

  @CFG-01 @CFG-02 @CFG-06
  Scenario: The app starts below /app with the default config of its settings
    When they open home
    Then the tab is titled "Daybreak"
    And the platform was asked for the settings file 1 time
    And the platform was asked for the default config 1 time

  @CFG-03
  Scenario: A page of the host's own is no settings file
    Given the platform answers the settings file with a web page
    When they open home
    Then the heading is "Unable to load .webapp.ini"
    And they can press "Try again"

  @CFG-03
  Scenario Outline: Text that is no settings file cannot be parsed: <file>
    Given the platform answers the settings file with this:
      """
      <file>
      """
    When they open home
    Then the heading is "Unable to load .webapp.ini"

    Examples:
      | file                                        |
      | {"defaultConfigSource": "/api/v3/jwp/home"} |
      | Not found                                   |
      | <meta charset="utf-8">                      |
      | �PNG���                                     |

  @CFG-04
  Scenario: An empty settings file holds no source
    Given the platform answers the settings file with nothing
    When they open home
    Then the heading is "No usable config sources"

  @CFG-03
  Scenario: A settings file that is not there is told
    Given the platform answers the settings file with status 404
    When they open home
    Then the heading is "Unable to load .webapp.ini"

  @CFG-03
  Scenario: A host that does not answer is told
    Given the platform does not answer the settings file
    When they open home
    Then the heading is "Unable to load .webapp.ini"

  @CFG-04
  Scenario: Settings with no default source, none allowed, and not any one, are of no use
    Given the settings file lacks "defaultConfigSource"
    And the settings file lacks "additionalAllowedConfigSources"
    When they open home
    Then the heading is "No usable config sources"

  @CFG-05
  Scenario: Eight lowercase letters and digits are an id on the CDN
    Given the settings file has "defaultConfigSource" as "daybreak"
    When they open home
    Then the tab is titled "Daybreak"
    And the platform was asked for a config by its id 1 time

  @CFG-05
  Scenario Outline: Digits are as good as letters: <source>
    Given the settings file has "defaultConfigSource" as "<source>"
    When they open home
    Then the heading is "Failed to load the config"
    And the platform was asked for "/apps/configs/<source>.json"

    Examples:
      | source   |
      | 20260615 |
      | 0day9brk |

  @CFG-05
  Scenario Outline: Anything but eight lowercase letters and digits is a path: <source>
    Given the settings file has "defaultConfigSource" as "<source>"
    When they open home
    Then the platform was not asked for a config by its id
    And they can press "Try again"

    Examples:
      | source    |
      | /daybreak |
      | Daybreak  |
      | daybrea   |
      | daybreak1 |
      | day-brea  |

  @CFG-07
  Scenario Outline: An allowed source is taken from the query parameter <parameter> and remembered
    When they open the address "/?<parameter>=daybreak"
    Then the tab is titled "Daybreak"
    And the platform was asked for a config by its id 1 time
    And the browser remembers the config source "daybreak"
    When they open home
    Then the platform was asked for a config by its id 2 times

    Examples:
      | parameter  |
      | c          |
      | app-config |

  @CFG-07
  Scenario: The parameter app-config comes before c
    When they open the address "/?c=/api/v3/jwp/home&app-config=daybreak"
    Then the platform was asked for a config by its id 1 time

  @CFG-07
  Scenario: The default source may be chosen too
    When they open the address "/?c=/api/v3/jwp/home"
    Then the tab is titled "Daybreak"
    And the browser remembers the config source "/api/v3/jwp/home"

  @CFG-06
  Scenario: A relative path is resolved against the origin, whatever the page
    Given the settings file has "defaultConfigSource" as "api/v3/jwp/home"
    When they open the workout "The Long Ride"
    Then the tab is titled "The Long Ride · Daybreak"

  @CFG-07
  Scenario: Any source may be chosen where the settings allow it
    Given the settings file has "UNSAFE_allowAnyConfigSource" as "true"
    And the settings file lacks "additionalAllowedConfigSources"
    When they open the address "/?c=daybreak"
    Then the platform was asked for a config by its id 1 time

  @CFG-07
  Scenario: An app-config that is not accepted does not make way for c
    When they open the address "/?c=stillway&app-config=abcd1234"
    Then the tab is titled "Daybreak"
    And the platform was not asked for a config by its id

  @CFG-08
  Scenario Outline: A source that is not accepted is ignored: <source>
    When they open the address "/?app-config=<source>"
    Then the tab is titled "Daybreak"
    And the platform was not asked for a config by its id
    And the browser remembers no config source

    Examples:
      | source                      |
      | abcd1234                    |
      | Stillway                    |
      | stillway2                   |
      | /apps/configs/stillway.json |

  @CFG-08
  Scenario Outline: The choice of an earlier visit outlives a source in <parameter> that is not accepted
    Given the browser has kept "stillway" under "config-source"
    When they open the address "/?<parameter>=abcd1234"
    Then the tab is titled "Stillway"
    And the browser remembers the config source "stillway"

    Examples:
      | parameter  |
      | c          |
      | app-config |

  @CFG-08
  Scenario: A remembered source that is no longer accepted is removed
    Given the browser has kept "abcd1234" under "config-source"
    When they open home
    Then the tab is titled "Daybreak"
    And the platform was not asked for a config by its id
    And the browser remembers no config source

  @CFG-09
  Scenario Outline: An empty value forgets the choice: <query>
    Given the browser has kept "daybreak" under "config-source"
    When they open the address "/?<query>"
    Then the tab is titled "Daybreak"
    And the platform was not asked for a config by its id
    And the browser remembers no config source

    Examples:
      | query                  |
      | c=                     |
      | app-config=            |
      | app-config=&c=stillway |

  @CFG-11
  Scenario Outline: Settings that make no sense: <name>
    Given the settings file has "<name>" as "<value>"
    When they open home
    Then the heading is "Invalid or missing settings"
    And the page says "The field at fault is <name>."
    And the link "How to set up the app" leads to the address "/set-up.html"

    Examples:
      | name     | value          |
      | cdnBase  | here and there |
      | cdnBase  | ftp://cdn      |
      | playerId | no/such player |

  @CFG-02
  Scenario: The three keys of the specification are enough
    Given the settings file lacks "cdnBase"
    And the settings file lacks "playerId"
    When they open home
    Then the tab is titled "Daybreak"

  @CFG-02 @PLY-01
  Scenario: The player is the one that the build was given
    Given a new subscriber
    And the settings file lacks "playerId"
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    And the platform was asked for "/libraries/mockplay.js"

  @CFG-02 @PLY-01
  Scenario: The player is the one that the settings name
    Given a new subscriber
    And the settings file has "playerId" as "other123"
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    And the platform was asked for "/libraries/other123.js"

  @CFG-02 @dom
  Scenario: The CDN is the one that the build was given
    Given a new subscriber
    And the settings file lacks "cdnBase"
    When they open home
    Then they see the shelf "New this week"
