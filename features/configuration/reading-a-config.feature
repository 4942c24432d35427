Feature: Reading a config
  A config is written by hand, by people who do not see the app. A mistake in it names the field at fault instead of showing half an
  app; what is left out has a sensible default; and what only a later version knows does no harm.

  @CFG-10 @CFG-11
  Scenario Outline: A config without <field> is refused
    Given the config lacks "<field>"
    When they open home
    Then the heading is "Invalid or missing config"
    And the page says "The field at fault is <field>."

    Examples:
      | field                                  |
      | description                            |
      | integrations                           |
      | integrations.db                        |
      | integrations.db.apiBase                |
      | integrations.db.railsBase              |
      | integrations.db.browsePlaylist         |
      | integrations.db.browse365Playlist      |
      | integrations.db.browseProgramsPlaylist |
      | integrations.db.segmentKey             |
      | integrations.db.thisWeekPlaylist       |
      | menu.0.label                           |
      | menu.0.contentId                       |
      | content.0.type                         |

  @CFG-10 @CFG-11
  Scenario Outline: A config whose <field> is <value> is refused
    Given the config field "<field>" is <value>
    When they open home
    Then the heading is "Invalid or missing config"
    And the page says "The field at fault is <field>."

    Examples:
      | field                                  | value      |
      | id                                     | 1          |
      | siteId                                 | 1          |
      | siteName                               | 365        |
      | description                            | 42         |
      | adSchedule                             | 1          |
      | analyticsToken                         | 1          |
      | assets.banner                          | 1          |
      | content                                | "New"      |
      | content.1.type                         | "carousel" |
      | content.1.contentId                    | 12345678   |
      | content.1.contentId                    | ".."       |
      | content.1.title                        | 365        |
      | content.1.backgroundColor              | 255        |
      | content.2.featured                     | "yes"      |
      | threeSixtyFiveContent.0.contentId      | 12345678   |
      | menu                                   | "Barre"    |
      | menu.1.label                           | true       |
      | menu.1.label                           | 365        |
      | menu.1.contentId                       | 12345678   |
      | menu.1.contentId                       | ".."       |
      | menu.1.filterTags                      | 1          |
      | styling.backgroundColor                | 255        |
      | styling.highlightColor                 | 255        |
      | styling.headerBackground               | 255        |
      | styling.footerText                     | 2026       |
      | features.continueWatchingList          | 1          |
      | features.favoritesList                 | 1          |
      | features.recommendationsPlaylist       | 1          |
      | features.searchPlaylist                | 1          |
      | integrations.db.apiBase                | 42         |
      | integrations.db.railsBase              | 42         |
      | integrations.db.browsePlaylist         | 12345678   |
      | integrations.db.browse365Playlist      | 12345678   |
      | integrations.db.browseProgramsPlaylist | 12345678   |
      | integrations.db.segmentKey             | 42         |
      | integrations.db.thisWeekPlaylist       | 12345678   |
      | integrations.jwp.clientId              | 1          |
      | integrations.jwp.useSandbox            | "no"       |
      | custom.shelfImage                      | 1          |
      | custom.backgroundImage                 | 1          |
      | custom.channelLogoImage                | 1          |
      | custom.analyticsBase                   | 1          |
      | custom.billingProvider                 | 1          |
      | custom.publicTitles.RIPI7Xmf           | 1          |

  @CFG-10 @CFG-11
  Scenario Outline: A <field> of "<value>" is no address of a server
    Given the config field "<field>" is "<value>"
    When they open home
    Then the heading is "Invalid or missing config"
    And the page says "The field at fault is <field>."

    Examples:
      | field                      | value                         |
      | integrations.db.apiBase    | javascript:alert(1)           |
      | integrations.db.apiBase    | https://                      |
      | integrations.db.railsBase  | ftp://account.example         |
      | integrations.db.railsBase  |                               |
      | contentSigningService.host | https://me:secret@sign.example |
      | custom.analyticsBase       | data:text/plain,x             |

  @CFG-10 @ACC-11
  Scenario: An account site without a host is on the host of the app
    Given the config field "integrations.db.railsBase" is "/members/"
    And a visitor
    When they open home
    Then the link "Sign in" leads to "/members/sign-in" on the same host, and back to home

  @CFG-17 @CFG-11
  Scenario Outline: A <field> of "<value>" is no colour
    Given the config field "<field>" is "<value>"
    When they open home
    Then the heading is "Invalid or missing config"
    And the page says "The field at fault is <field>."

    Examples:
      | field                                   | value           |
      | styling.backgroundColor                 | white           |
      | styling.backgroundColor                 | #12345          |
      | styling.highlightColor                  | d9ff4a          |
      | styling.highlightColor                  | #12345678       |
      | styling.headerBackground                | rgb(10, 13, 22) |
      | styling.headerBackground                | #d9ff4g         |
      | content.1.backgroundColor               | #1234           |
      | threeSixtyFiveContent.0.backgroundColor | transparent     |

  @CFG-16
  Scenario Outline: A playlist row lacking its <field> is refused
    Given the config lacks "<field>"
    When they open home
    Then the heading is "Invalid or missing config"
    And the page says "The field at fault is <field>."

    Examples:
      | field                             |
      | content.0.contentId               |
      | content.0.type                    |
      | content.3.contentId               |
      | threeSixtyFiveContent.1.contentId |
      | threeSixtyFiveContent.1.type      |

  @CFG-16
  Scenario Outline: A playlist row whose id is <id> is refused
    Given the config field "<rows>.1" is {"type": "playlist", "contentId": <id>}
    When they open home
    Then the heading is "Invalid or missing config"
    And the page says "The field at fault is <rows>.1.contentId."

    Examples:
      | rows                  | id   |
      | content               | ""   |
      | content               | "  " |
      | content               | null |
      | threeSixtyFiveContent | ""   |
      | threeSixtyFiveContent | null |

  @CFG-16
  Scenario: A row of another type needs no id
    Given the config shows these rows:
      | type              | playlist          |
      | playlist          | Trending programs |
      | continue_watching |                   |
    When they open home
    Then they see the shelf "Trending programs"

  @CFG-10 @CFG-11
  Scenario: A content signing service needs a host
    Given the config field "contentSigningService" is {"drmPolicyId": "ClearDrm"}
    When they open home
    Then the heading is "Invalid or missing config"
    And the page says "The field at fault is contentSigningService.host."

  @CFG-10 @CFG-11
  Scenario Outline: A content signing service whose <field> is a number is refused
    Given the config field "contentSigningService" is <service>
    When they open home
    Then the heading is "Invalid or missing config"
    And the page says "The field at fault is contentSigningService.<field>."

    Examples:
      | field       | service                                             |
      | host        | {"host": 42}                                        |
      | drmPolicyId | {"host": "https://sign.example", "drmPolicyId": 42} |

  @CFG-10
  Scenario Outline: What the schema does not know passes: <field>
    Given the config has "<field>", which nobody knows, as {"sunny": [1, 2, 3]}
    When they open home
    Then the tab is titled "Daybreak"

    Examples:
      | field                         |
      | weather                       |
      | assets.weather                |
      | content.0.weather             |
      | menu.0.weather                |
      | styling.weather               |
      | features.weather              |
      | integrations.weather          |
      | integrations.db.weather       |
      | integrations.jwp.weather      |
      | custom.weather                |
      | contentSigningService.weather |

  @CFG-10 @CAT-02
  Scenario: Each type of row is accepted
    Given a new subscriber
    And the config shows these rows:
      | type                | playlist          | title        |
      | continue_watching   |                   | Go on        |
      | favorites           |                   | Your own     |
      | followed_playlist   |                   | What is next |
      | because_you_watched |                   | More of it   |
      | playlist            | Trending programs | Programs     |
    When they open home
    Then they see the shelf "Programs"
    And they see 1 shelves

  @CFG-11
  Scenario Outline: A config that is <what> is refused
    Given the platform answers the default config with <what>
    When they open home
    Then the heading is "Invalid or missing config"

    Examples:
      | what                |
      | a web page          |
      | half of a JSON text |
      | a list              |
      | a number            |

  @CFG-12 @API-07
  Scenario: A config that cannot be loaded is told, and loads with another try
    Given the platform answers the default config with status 500
    When they open home
    Then the heading is "Failed to load the config"
    When the platform is well again
    And they press "Try again"
    Then the tab is titled "Daybreak"

  @CFG-12
  Scenario: A config request without an answer is told
    Given the platform does not answer the default config
    When they open home
    Then the heading is "Failed to load the config"

  @CFG-12
  Scenario: An empty config is told
    Given the platform answers the default config with nothing
    When they open home
    Then the heading is "No config found"

  @CFG-12
  Scenario: A source that is no location is told
    Given the settings file has "defaultConfigSource" as "http://"
    When they open home
    Then the heading is "No config location found"

  @CFG-15
  Scenario: A site without a name is called My OTT Application
    Given the config lacks "siteName"
    When they open home
    Then the tab is titled "My OTT Application"

  @CFG-15
  Scenario: The language is the English of the United States, unless told otherwise
    When they open home
    Then the page is in English

  @PLY-08
  Scenario Outline: The controls of videos are the app's own, unless the config says hosted: <value>
    Given the config field "custom.playerControls" is <value>
    And a new subscriber
    And they are watching the workout "The Long Ride"
    Then the player offers settings
    And the hosted player does not show its own controls

    Examples:
      | value    |
      | "app"    |
      | "native" |
      | 7        |
      | true     |

  @CFG-15 @CAT-01
  Scenario: A row is a shelf unless it is said to be featured
    Given a new subscriber
    And the config shows these rows:
      | type     | playlist          | featured |
      | playlist | Trending programs |          |
      | playlist | New this week     | yes      |
    When they open home
    Then the shelves are, in this order:
      | Trending programs |
      | New this week     |
    And the featured row "New this week" is at "Morning: Cool-Down"

  @CFG-19 @browser
  Scenario: Anything else that goes wrong while starting is told, and starts with another try
    Given the app's own code does not arrive
    When they open home
    Then the heading is "There was an issue loading the application"
    And the page says "Try refreshing this page or come back later."
    When the app's own code arrives again
    And they press "Try again"
    Then the tab is titled "Daybreak"

  @CFG-19 @browser
  Scenario: An app whose code is not answered says so, and offers another try
    Given time stands still
    And the app's own code is not answered
    When they open home
    And 45 seconds go by
    Then the heading is "There was an issue loading the application"
    And they can press "Try again"

  @ACC-12
  Scenario Outline: The access model is that of a subscription, though the config has <model> as "<field>"
    Given the config has "<field>", which nobody knows, as <model>
    When they open the workout "The Long Ride"
    Then they can press "Sign up to start watching!"

    Examples:
      | field                    | model     |
      | integrations.accessModel | "AVOD"    |
      | integrations.accessModel | "AUTHVOD" |
      | custom.accessModel       | "AVOD"    |
      | accessModel              | "AVOD"    |
