Feature: From right to left
  The app is ready for Arabic and Hebrew before anybody translates it: in a language from right to left everything that has a direction
  turns with it, shelves, arrows and the guide's time. A player stays as it is, since videos run forward everywhere.

  Background:
    Given a new subscriber
    And they read a language from right to left

  @SHL-13 @CAT-16 @browser
  Scenario: A shelf goes on to the left, under a finger that moves to the right
    When they open home
    Then the shelf "New this week" has its 1st to 5th tile in view
    And the link "Morning: Cool-Down" is to the right of "Beginner Ride: Double"
    When a finger swipes the shelf "New this week" to the right
    Then the shelf "New this week" has its 2nd to 6th tile in view
    When a finger swipes the shelf "New this week" to the left
    Then the shelf "New this week" has its 1st to 5th tile in view

  @SHL-13 @CAT-16 @browser
  Scenario: The left arrow goes on, by key and on the screen
    When they open home
    And the focus is on the 5th tile of the shelf "New this week"
    And they press the key "ArrowLeft"
    Then the 6th tile of the shelf "New this week" has the focus
    And the shelf "New this week" has its 6th to 10th tile in view
    When they press the key "ArrowRight"
    Then the 5th tile of the shelf "New this week" has the focus

  @SHL-13 @PLY-03 @browser
  Scenario: The player is not mirrored
    When they open the workout "The Long Ride" and the player at once
    And they pause
    Then the button "enter fullscreen mode" is to the right of "mute"

  @SHL-13 @LIV-09 @browser
  Scenario: The guide's time runs to the left
    When they open the guide of Every Studio
    Then the channels of the guide are to the right of its programs
    When the focus is on what the guide shows now
    Then the key "ArrowLeft" moves the focus of the guide to the left
    And the key "ArrowRight" moves the focus of the guide to the right
