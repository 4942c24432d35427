Feature: What a page sends while it is being left

  Background:
    Given a new subscriber

  @PLY-05 @API-05 @browser
  Scenario: The position outlives the page
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.3 of the video
    And no other request of the page can leave
    And they close the tab
    Then the platform knows 0.3 of "The Long Ride"

  @API-05 @FAV-01 @browser
  Scenario: A favorite outlives the page
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    When no other request of the page can leave
    And they press "Favorite"
    Then an added favorite is under way
    When they close the tab
    Then the platform was asked for an added favorite 1 time

  @API-06 @browser
  Scenario: A tracked event outlives the page
    When they open the workout "The Long Ride"
    Then the platform was told "Viewed Workout" about "The Long Ride"
    When no other request of the page can leave
    And they press "Favorite"
    Then a tracked event is under way
    When they close the tab
    Then the platform was told "Added Favorite" about "The Long Ride"
