Feature: Playing on a television

  With a remote control in the hand, the picture belongs to the workout: the first press of an arrow key shows the controls, the next ones
  move the focus among them, and a few seconds later they are gone.

  Background:
    Given a new subscriber
    And they have turned TV mode on on this device
    And they are watching the workout "The Long Ride"
    And the player has the focus

  @SHL-16 @PLY-13
  Scenario Outline: The first press of <key> shows the controls and does nothing else
    Given they watch until 0.5 of the video
    And they stop moving
    And the overlay does not show
    When they go by arrow keys "<key>"
    Then the overlay shows
    And "Pause" has the focus
    And the video stands at about 60:00

    Examples:
      | key   |
      | left  |
      | right |
      | up    |
      | down  |

  @SHL-16 @PLY-13
  Scenario: A moment later the controls go, and the picture has the focus again
    When they go by arrow keys "right"
    Then "Pause" has the focus
    When they stop moving
    Then the overlay does not show
    And the player has the focus

  @SHL-16 @PLY-13
  Scenario: Enter on the picture pauses, and goes on
    When they press the key "Enter"
    Then the video does not play
    When they press the key "Enter"
    Then the video plays

  @SHL-16 @PLY-13 @browser @nightly
  Scenario: The next presses move the focus among the controls
    Given they pause
    When they go by arrow keys "right 3"
    Then "Ahead 10 seconds" has the focus
    When they go by arrow keys "up, down"
    Then "Ahead 10 seconds" has the focus
    When they go by arrow keys "up 3"
    And they press the key "Enter"
    Then they are on the workout "The Long Ride"

  @SHL-16 @PLY-13 @browser
  Scenario: On the seek bar left and right seek
    Given they watch until 0.5 of the video
    And they pause
    When they go by arrow keys "right, up, right 2"
    Then the video stands at about 60:20
    When they go by arrow keys "left"
    Then the video stands at about 60:10

  @PLY-13
  Scenario: The keys without TV mode are those of every player
    Given they have turned TV mode off on this device
    And they load the page again
    And the player has the focus
    When they press the key "ArrowDown"
    Then the player says "Volume 90 %"
