Feature: When analytics are not used

  Whoever asks not to be tracked is not tracked: nothing is told, and the code that could tell does not even arrive. The same is
  true where the customer has no key, and nobody has to wait for analytics, or to suffer from them when they fail.

  Rule: Nothing is told of somebody who asks for it, nor for a customer without a key

    Background:
      Given a subscribed member

    @API-06
    Scenario Outline: Nothing is told of somebody whose browser sends <signal>
      Given their browser sends <signal>
      When they open the workout "The Long Ride"
      Then the heading is "The Long Ride"
      And nothing was told

      Examples:
        | signal                 |
        | Do Not Track           |
        | Global Privacy Control |

    @API-06
    Scenario: Nothing is told where the config has no key
      Given the config field "integrations.db.segmentKey" is ""
      When they open the workout "The Long Ride"
      Then the heading is "The Long Ride"
      And nothing was told

    @API-06 @browser
    Scenario Outline: The code of analytics does not come for somebody whose browser sends <signal>
      Given their browser sends <signal>
      When they open the workout "The Long Ride"
      Then the heading is "The Long Ride"
      And the code of analytics was not asked for

      Examples:
        | signal                 |
        | Do Not Track           |
        | Global Privacy Control |

    @API-06 @browser
    Scenario: The code of analytics does not come where the config has no key
      Given the config field "integrations.db.segmentKey" is ""
      When they open the workout "The Long Ride"
      Then the heading is "The Long Ride"
      And the code of analytics was not asked for

    @API-06 @browser
    Scenario: The code of analytics comes for everybody else
      When they open the workout "The Long Ride"
      Then the code of analytics was asked for

  Rule: Nobody waits for analytics, or suffers from them

    @API-06 @API-07
    Scenario Outline: Analytics that fail by <failure> are nobody's trouble
      Given the platform answers a page view with <failure>
      And the platform answers a tracked event with <failure>
      When they open the workout "The Long Ride"
      Then the platform was asked for a tracked event
      And the heading is "The Long Ride"

      Examples:
        | failure    |
        | status 500 |
        | a web page |

    @API-06 @browser @nightly
    Scenario Outline: The code of analytics waits while only placeholders show on <page>
      Given a subscribed member
      And the platform takes 7 s to answer <what>
      When they open <page>
      Then a screen reader hears "Loading" once
      When 1 second goes by
      Then the code of analytics was not yet asked for
      And a screen reader hears "Loading" no more
      And the code of analytics was asked for

      Examples:
        | page                         | what        |
        | home                         | playlists   |
        | the playlist "New this week" | playlists   |
        | the programs page            | playlists   |
        | the search for "plank"       | a search    |
        | the favorites page           | a watchlist |
        | the workout "The Long Ride"  | media       |

    @API-06
    Scenario Outline: Nothing is told of <page> while only placeholders show on it
      Given a subscribed member
      And the platform takes 7 s to answer <what>
      When they open <page>
      Then a screen reader hears "Loading" once
      When 1 second goes by
      Then no page view was told yet
      And a screen reader hears "Loading" no more
      And the platform was asked for a page view 1 time

      Examples:
        | page                         | what        |
        | home                         | playlists   |
        | the playlist "New this week" | playlists   |
        | the programs page            | playlists   |
        | the favorites page           | a watchlist |
        | the workout "The Long Ride"  | media       |
