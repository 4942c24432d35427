Feature: When and where events are sent

  Events must neither slow a page down nor get lost. So they wait in the browser until it has nothing better to do, until
  somebody does something, or for five seconds; and a page that is left or hidden before that hands over what it has.

  Rule: Events go to the service's public address, unless the config names another

    @API-06
    Scenario: Events go to the service's public address where the config has an empty one
      Given the config field "custom.analyticsBase" is ""
      When they open home
      Then the service at "https://api.segment.io" was told of the page "/"
      And nothing was told

    @API-06
    Scenario: Events go to the service's public address where the config has none
      Given the config lacks "custom.analyticsBase"
      When they open home
      Then the service at "https://api.segment.io" was told of the page "/"
      And nothing was told

  Rule: Events wait until the browser is idle, somebody does something, or five seconds have passed

    @API-06 @dom
    Scenario: Events are sent when the page is there and the browser has nothing to do
      When time stands still
      And they open home
      Then the page says "Daybreak"
      And within 1 second the platform was asked for a page view

    @API-06
    Scenario: Events wait for 5 seconds in a browser that is always busy
      Given their browser is always busy
      When they open the workout "The Long Ride"
      Then the heading is "The Long Ride"
      And no page view was told yet
      When 5 seconds go by
      Then the platform was asked for a page view 1 time

    @API-06
    Scenario Outline: Events wait for the first <interaction> in a browser that is always busy
      Given their browser is always busy
      When they open the workout "The Long Ride"
      Then the heading is "The Long Ride"
      When time stands still
      And 1 second goes by
      Then no page view was told yet
      When they press <what>
      Then within 1 second the platform was asked for a page view

      Examples:
        | interaction | what            |
        | key         | the key "Shift" |
        | press       | "Share"         |

  Rule: A page that is left or hidden before hands its events over, each once

    Background:
      Given a subscribed member
      And their browser is always busy
      And they open the workout "The Long Ride"
      And the heading is "The Long Ride"
      And no page view was told yet

    @API-06
    Scenario: A page that is left hands over what was viewed and by whom, each once
      When they close the tab
      Then the platform was told of the page "/workout/almost-two-hours" as "The Long Ride · Daybreak"
      And the platform was told "Viewed Workout" about "The Long Ride"
      And the platform was told that the subscription is "active"
      And the platform was asked for a page view 1 time
      And all that was told bears the key "mock-segment-key"

    @API-06
    Scenario: A tab that is hidden hands its events over, and tells later ones at once
      When they turn to another tab
      Then the platform was told of the page "/workout/almost-two-hours" as "The Long Ride · Daybreak"
      When they press "Programs" in the menu
      Then the platform was told of the page "/p/txEtRLyJ" as "Programs · Daybreak"
      And the platform was asked for a page view 2 times

  Rule: No event carries a query, a fragment or a referrer

    Background:
      Given a subscribed member
      And they come from "https://www.example.com/?session=hushhush"

    @API-06
    Scenario: Views, events and members are told with path and title only
      When they open the address "/workout/almost-two-hours?reset_token=hushhush&utm_campaign=hushhush&urid=hushhush#hushhush"
      Then the platform was told of the page "/workout/almost-two-hours" as "The Long Ride · Daybreak"
      And the platform was told "Viewed Workout" about "The Long Ride"
      And the platform was told that the subscription is "active"
      And nothing that was told contains "hushhush"

    @API-06
    Scenario: Events of watching are told with path and title only
      When they open the address "/workout/almost-two-hours?play=1&reset_token=hushhush"
      And they watch for 2 s
      Then the platform was told "Started Video" about "The Long Ride"
      And nothing that was told contains "hushhush"
      And nothing that was told contains "play=1"

    @API-06
    Scenario: What a page hands over that is left has path and title only
      Given their browser is always busy
      When they open the address "/workout/almost-two-hours?reset_token=hushhush#hushhush"
      And the heading is "The Long Ride"
      And they close the tab
      Then the platform was told "Viewed Workout" about "The Long Ride"
      And nothing that was told contains "hushhush"
