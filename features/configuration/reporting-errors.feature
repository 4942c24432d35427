Feature: Reporting errors

  @CFG-23
  Scenario: Where no service is configured, nothing is reported
    When they open home
    Then the tab is titled "Daybreak"
    When a script of the page fails with "It broke"
    And a promise of the page is rejected with "It broke again"
    Then the service for errors was told nothing

  @CFG-23 @browser
  Scenario: Where no service is configured, its code does not load
    When they open home
    Then the tab is titled "Daybreak"
    When a script of the page fails with "It broke"
    Then the code of error reporting was not asked for

  @CFG-23 @browser
  Scenario: While only placeholders show, the service's code waits
    Given errors are reported
    And the platform takes 4 s to answer media
    When they open the workout "The Long Ride"
    Then a screen reader hears "Loading" once
    When 1 second goes by
    Then the code of error reporting was not yet asked for
    And the heading is "The Long Ride"
    And the code of error reporting was asked for

  @CFG-23
  Scenario Outline: An address that is none, such as <address>, is told to developers alone
    Given the settings file has "errorReportingDsn" as "<address>"
    When they open home
    Then the tab is titled "Daybreak"
    And a developer is told "errorReportingDsn is not a DSN"
    When a script of the page fails with "It broke"
    Then the service for errors was told nothing

    Examples:
      | address                    |
      | nowhere                    |
      | https://errors.example/1   |
      | https://key@errors.example |
      | javascript://key@errors/1  |

  @CFG-23
  Scenario Outline: What nothing handles is reported: <what>
    Given errors are reported
    And chance draws 0.5
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    When <what> "It broke"
    Then the service for errors was told of "It broke" with:
      | origin | <origin>       |
      | level  | error          |
      | page   | /workout/:slug |
      | config | daybreak       |
    And each report names the release that runs

    Examples:
      | what                                   | origin    |
      | a script of the page fails with        | uncaught  |
      | a promise of the page is rejected with | unhandled |

  @CFG-23
  Scenario: A screen that fails is reported
    Given errors are reported
    And a subscribed member
    And a browser that cannot write the time, by the error "No time"
    When they open the workout history
    Then the heading is "Something went wrong"
    And the service for errors was told of "No time" with:
      | origin | screen            |
      | level  | error             |
      | page   | /progress/history |
      | config | daybreak          |

  @CFG-23
  Scenario: An app that fails as a whole is reported
    Given errors are reported
    And a browser that cannot observe sizes
    When they open home
    Then the heading is "There was an issue loading the application"
    And the service for errors was told of "ResizeObserver" with:
      | origin | app      |
      | level  | fatal    |
      | page   | /        |
      | config | daybreak |

  @CFG-23
  Scenario: An app that cannot start is reported
    Given errors are reported
    And the config lacks "description"
    When they open home
    Then the heading is "Invalid or missing config"
    And the service for errors was told of "Invalid or missing config" with:
      | origin  | startup        |
      | level   | fatal          |
      | failure | invalid-config |
      | field   | description    |

  @CFG-23
  Scenario: A config that cannot be loaded is reported
    Given errors are reported
    And the platform answers the default config with status 500
    When they open home
    Then the heading is "Failed to load the config"
    And the service for errors was told of "Failed to load the config" with:
      | origin  | startup           |
      | failure | config-not-loaded |

  @CFG-23 @browser
  Scenario: Code that does not arrive is reported
    Given errors are reported
    When they open home
    Then the code of error reporting was asked for
    Given the app's own code does not arrive
    When they press "Programs" in the menu
    Then the heading is "Something went wrong"
    And the service for errors was told of "Code of the app could not be loaded" with:
      | origin | code  |
      | level  | error |

  @CFG-23 @browser
  Scenario: Code of a part of the page that does not arrive is reported
    Given errors are reported
    And a window of 390 by 800 pixels
    When they open home
    Then the code of error reporting was asked for
    Given the app's own code does not arrive
    When they press "Search"
    Then the page says "This part could not be loaded."
    And the service for errors was told of "Code of the app could not be loaded" with:
      | origin | code  |
      | level  | error |

  @CFG-23
  Scenario: A wrong answer of the platform is reported, although the app has dealt with it
    Given errors are reported
    And the platform answers media with a web page
    When they open the workout "The Long Ride"
    Then the heading is "Something went wrong"
    And the service for errors was told of "is not JSON" with:
      | origin  | handled          |
      | level   | warning          |
      | failure | malformed-answer |

  @CFG-23
  Scenario: What is to be expected is no error, but may have led to one
    Given errors are reported
    When they open the address "/m/nothing1/any"
    Then the heading is "Video not found"
    When a script of the page fails with "It broke"
    Then the service for errors was told of 1 error
    And what preceded "It broke" is reported as:
      | There is no media "nothing1" |
      | /m/:id/*                     |

  @CFG-23
  Scenario Outline: <secret> does not leave the browser
    Given errors are reported
    And a subscribed member
    When they open the address "/q/dentist%20in%20Harbourville?session=kept-secret#kept-secret"
    Then the page says "No results found"
    When a script of the page fails with "Broken: <text>."
    Then the service for errors was told of "Broken: "
    And no report contains "<kept>"

    Examples:
      | secret             | text                                              | kept         |
      | An e-mail address  | jane.doe@example.com is taken                     | jane.doe     |
      | A token            | token=kept-secret is out of date                  | kept-secret  |
      | A bearer           | Authorization: Bearer kept-secret                 | kept-secret  |
      | The query of a url | https://cdn.example/v2/media/a?token=kept-secret  | kept-secret  |
      | A search           | no answer from /app/q/dentist%20in%20Harbourville | Harbourville |
      | A member's id      | nothing                                           | subscribed   |
      | A cookie           | Cookie: kept-secret                               | kept-secret  |

  @CFG-23
  Scenario: A storm of errors is reported up to 10 a minute
    Given errors are reported
    And chance draws 0.5
    When they open home
    Then the tab is titled "Daybreak"
    When 200 scripts of the page fail, each in its own way
    Then the service for errors was told of 10 errors
    When 1 minute passes
    And 3 scripts of the page fail, each in its own way
    Then the service for errors was told of 13 errors

  @CFG-23
  Scenario: The same error is reported once a minute
    Given errors are reported
    And chance draws 0.5
    When they open home
    Then the tab is titled "Daybreak"
    When a script of the page fails 50 times with "It broke"
    Then the service for errors was told of 1 error
    When 1 minute passes
    And a script of the page fails 50 times with "It broke"
    Then the service for errors was told of 2 errors

  @CFG-23
  Scenario: What breaks without a connection is reported once it returns, and is bounded
    Given errors are reported
    When they open home
    Then the tab is titled "Daybreak"
    When a script of the page fails with "It broke before"
    Then the service for errors was told of 1 error
    When they lose the connection
    And 50 scripts of the page fail, each in its own way
    And the connection returns
    Then the service for errors was told of 10 errors

  @CFG-23
  Scenario Outline: A page load is traced if chance draws less than 0.15: <drawn>
    Given errors are reported
    And chance draws <drawn>
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    And the service for errors was told these traces:
      | pageload | /workout/:slug |
    And their sample rate is 0.15
    And each report names the release that runs

    Examples:
      | drawn   |
      | 0.0     |
      | 0.14999 |

  @CFG-23
  Scenario Outline: A page load is not traced if chance draws <drawn>
    Given errors are reported
    And chance draws <drawn>
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    When a script of the page fails with "It broke"
    Then the service for errors was told of "It broke"
    And the service for errors was told no trace

    Examples:
      | drawn |
      | 0.15  |
      | 0.999 |

  @CFG-23 @browser
  Scenario: Each navigation is traced, by the pattern of its page
    Given errors are reported
    And chance draws 0.1
    When they open home
    Then the code of error reporting was asked for
    And the service for errors was told these traces:
      | pageload | / |
    When they press "Programs" in the menu
    Then the service for errors was told these traces:
      | pageload   | /      |
      | navigation | /p/:id |

  @CFG-23 @browser
  Scenario: A navigation is not traced if chance draws 0.15
    Given errors are reported
    And chance draws 0.15
    When they open home
    Then the code of error reporting was asked for
    When they press "Programs" in the menu
    Then the heading is "Programs"
    And the service for errors was told no trace

  @CFG-23
  Scenario: Where no service is configured, nothing is traced
    Given chance draws 0.0
    When they open home
    Then the tab is titled "Daybreak"
    And the service for errors was told nothing
