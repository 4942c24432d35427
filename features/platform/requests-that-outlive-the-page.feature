Feature: Requests that outlive the page
  People close the tab in the moment in which they finish. What is to be told then must not wait for its turn behind other requests,
  and must not end with the page that sends it.

  Background:
    Given a new subscriber

  @PLY-05 @API-05 @browser
  Scenario: The position of a video is saved, though the tab is closed at once
    When they watch 0.3 of "The Long Ride"
    And no other request of the page can leave
    And they close the tab
    Then the platform knows 0.3 of "The Long Ride"

  @API-05 @FAV-01 @browser
  Scenario: A favorite is added, though the tab is closed at once
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    When no other request of the page can leave
    And they press "Favorite"
    Then an added favorite is under way
    When they close the tab
    Then the platform was asked for an added favorite 1 time

  @API-06 @browser
  Scenario: An event is tracked, though the tab is closed at once
    When they open the workout "The Long Ride"
    Then the platform was told "Viewed Workout" about "The Long Ride"
    When no other request of the page can leave
    And they press "Favorite"
    Then a tracked event is under way
    When they close the tab
    Then the platform was told "Added Favorite" about "The Long Ride"
