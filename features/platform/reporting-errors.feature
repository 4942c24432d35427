Feature: Reporting errors
  Nobody writes to support about a page that breaks; the app tells a service for errors itself, if the settings name one. What it tells
  holds nothing about the person, and never more than ten errors a minute, so that neither privacy nor the service suffers.

  Rule: Where no service is configured, nobody is told

    @CFG-23
    Scenario: Where no service is configured, no error is reported
      When they open home
      Then the tab is titled "Daybreak"
      When a script of the page fails with "It broke"
      And a promise of the page is rejected with "It broke again"
      Then the service for errors was told nothing

    @CFG-23
    Scenario: Where no service is configured, no page load is traced
      Given chance draws 0.0
      When they open home
      Then the tab is titled "Daybreak"
      And the service for errors was told nothing

    @CFG-23 @browser
    Scenario: Where no service is configured, its code does not load
      When they open home
      Then the tab is titled "Daybreak"
      When a script of the page fails with "It broke"
      Then the code of error reporting was not asked for

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

  Rule: Every kind of error is reported with where it arose

    Background:
      Given errors are reported

    @CFG-23 @browser @nightly
    Scenario: The code of error reporting waits while only placeholders show
      Given the platform takes 4 s to answer media
      When they open the workout "The Long Ride"
      Then a screen reader hears "Loading" once
      When 1 second goes by
      Then the code of error reporting was not yet asked for
      And the heading is "The Long Ride"
      And the code of error reporting was asked for

    @CFG-23
    Scenario Outline: What nothing handles is reported: <what>
      Given chance draws 0.5
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
      Given a subscribed member
      And a browser that lacks "Date.prototype.toLocaleTimeString"
      When they open the workout history
      Then the heading is "Something went wrong"
      And the service for errors was told of "toLocaleTimeString" with:
        | origin | screen            |
        | level  | error             |
        | page   | /progress/history |
        | config | daybreak          |

    @CFG-23
    Scenario: An app that fails as a whole is reported
      Given a browser that lacks "ResizeObserver"
      When they open home
      Then the heading is "There was an issue loading the application"
      And the service for errors was told of "ResizeObserver" with:
        | origin | app      |
        | level  | fatal    |
        | page   | /        |
        | config | daybreak |

    @CFG-23
    Scenario: An app that cannot start is reported
      Given the config lacks "description"
      When they open home
      Then the heading is "Invalid or missing config"
      And the service for errors was told of "Invalid or missing config" with:
        | origin  | startup        |
        | level   | fatal          |
        | failure | invalid-config |
        | field   | description    |

    @CFG-23
    Scenario: A config that cannot be loaded is reported
      Given the platform answers the default config with status 500
      When they open home
      Then the heading is "Failed to load the config"
      And the service for errors was told of "Failed to load the config" with:
        | origin  | startup           |
        | failure | config-not-loaded |

    @CFG-23 @browser
    Scenario: Code of a page that does not arrive is reported
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
      Given the screen of a phone
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
      Given the platform answers media with a web page
      When they open the workout "The Long Ride"
      Then the heading is "Something went wrong"
      And the service for errors was told of "is not JSON" with:
        | origin  | handled          |
        | level   | warning          |
        | failure | malformed-answer |

    @CFG-23
    Scenario: What is to be expected is no error, but is told with the next one
      When they open the address "/m/nothing1/any"
      Then the heading is "Video not found"
      When a script of the page fails with "It broke"
      Then the service for errors was told of 1 error
      And the service for errors was told of "It broke" with:
        | preceded by | There is no media "nothing1", /m/:id/* |

  Rule: What is reported holds nothing about the person

    Background:
      Given errors are reported
      And a subscribed member

    @CFG-23
    Scenario Outline: What leaves the browser is free of <secret>
      When they open the address "/q/dentist%20in%20Harbourville?session=kept-secret#kept-secret"
      Then the page says "No results found"
      When a script of the page fails with "Broken: <text>."
      Then the service for errors was told of "Broken: "
      And no report contains "<kept>"

      Examples:
        | secret             | text                                              | kept         |
        | an e-mail address  | jane.doe@example.com is taken                     | jane.doe     |
        | a token            | token=kept-secret is out of date                  | kept-secret  |
        | a bearer           | Authorization: Bearer kept-secret                 | kept-secret  |
        | the query of a url | https://cdn.example/v2/media/a?token=kept-secret  | kept-secret  |
        | a search           | no answer from /app/q/dentist%20in%20Harbourville | Harbourville |
        | a member's id      | nothing                                           | subscribed   |
        | a cookie           | Cookie: kept-secret                               | kept-secret  |

  Rule: A storm of errors is bounded, up to 10 a minute

    Background:
      Given errors are reported
      And chance draws 0.5
      And they open home
      And the tab is titled "Daybreak"

    @CFG-23
    Scenario: Of 200 different errors 10 are reported in a minute
      When 200 scripts of the page fail, each in its own way
      Then the service for errors was told of 10 errors
      When 1 minute passes
      And 3 scripts of the page fail, each in its own way
      Then the service for errors was told of 13 errors

    @CFG-23
    Scenario: The same error is reported once a minute
      When a script of the page fails 50 times with "It broke"
      Then the service for errors was told of 1 error
      When 1 minute passes
      And a script of the page fails 50 times with "It broke"
      Then the service for errors was told of 2 errors

    @CFG-23
    Scenario: What breaks without a connection is reported once it returns, and is bounded
      When a script of the page fails with "It broke before"
      Then the service for errors was told of 1 error
      When they lose the connection
      And 50 scripts of the page fail, each in its own way
      And the connection returns
      Then the service for errors was told of 10 errors

  Rule: Of 100 page loads and navigations 15 are traced, by chance

    Background:
      Given errors are reported

    @CFG-23
    Scenario Outline: A page load is traced if chance draws less than 0.15: <drawn>
      Given chance draws <drawn>
      When they open the workout "The Long Ride"
      Then the heading is "The Long Ride"
      And the service for errors was told these traces:
        | pageload | /workout/:slug | 0.15 |
      And each report names the release that runs

      Examples:
        | drawn   |
        | 0.0     |
        | 0.14999 |

    @CFG-23
    Scenario Outline: A page load is not traced if chance draws <drawn>
      Given chance draws <drawn>
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
      Given chance draws 0.1
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
      Given chance draws 0.15
      When they open home
      Then the code of error reporting was asked for
      When they press "Programs" in the menu
      Then the heading is "Programs"
      And the service for errors was told no trace
