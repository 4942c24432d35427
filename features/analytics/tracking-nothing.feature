Feature: When analytics are not used

  Whoever asks not to be tracked is not tracked, and nothing is told where the customer has no key. Nobody has to wait for
  analytics, or to suffer from them when they fail.

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
