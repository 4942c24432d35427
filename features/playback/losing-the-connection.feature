Feature: Losing the connection while watching

  A network that fails, or a laptop that sleeps, interrupts a workout without anybody having done anything. The player says what
  it waits for, and goes on by itself: where it was, or live.

  @API-07 @PLY-05
  Scenario: A workout waits for the connection, says so, and goes on by itself
    Given a new subscriber
    And they are watching the workout "The Long Ride"
    When they lose the connection
    And they seek to 0.6 of the video
    Then the page says "You are offline"
    When the connection returns
    Then the video plays from 0.6
    And the page does not say "You are offline"

  @API-07
  Scenario: A workout that has failed goes on by itself when the connection returns
    Given a new subscriber
    And they are watching the workout "The Long Ride"
    When the video breaks off at 0.6
    And they lose the connection
    Then the page has the heading "You are offline"
    When the platform is well again
    And the connection returns
    Then the video plays from 0.6

  @API-07
  Scenario: A workout that failed during a pause waits for its viewer
    Given a new subscriber
    And they are watching the workout "The Long Ride"
    When they pause
    And the video breaks off at 0.6
    Then there is one "Try again" to press
    When the platform is well again
    And they lose the connection for a moment
    Then there is one "Try again" to press

  @API-07 @PLY-14
  Scenario: A workout that has failed in the mini-player goes on there when the connection returns
    Given a new subscriber
    And they are watching the workout "The Long Ride"
    When they press "Back"
    And the video breaks off at 0.6
    Then the page says "This video can't be played"
    When the platform is well again
    And they lose the connection for a moment
    Then the video plays

  @API-07
  Scenario: A slow connection is named after five seconds
    Given a new subscriber
    And they are watching the workout "The Long Ride"
    When the next part of the video takes 7 s to come
    And they seek to 0.6 of the video
    And 4 seconds go by
    Then the page does not yet say "Slow connection"
    When 2 seconds go by
    Then the page says "Slow connection"

  @API-07
  Scenario: A slow connection is named only once
    Given a new subscriber
    And they are watching the workout "The Long Ride"
    When the next part of the video takes 7 s to come
    And they seek to 0.6 of the video
    And 9 seconds go by
    And they seek to 0.3 of the video
    And 6 seconds go by
    Then the page does not yet say "Slow connection"

  @LIV-02
  Scenario: A channel that stood still while the device slept is live again
    Given a subscribed member
    And they watch the channel "Daybreak Live"
    And the player is live
    When the device sleeps for 5 minutes
    Then the player is live
    And the video plays
