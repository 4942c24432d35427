@browser
Feature: Watching in full screen

  @PLY-03
  Scenario: Title, way back and what is left show in full screen
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    When they press the key "f"
    Then the screen of the player is "full"
    When they pause
    And they move to 0.5 of the video
    Then they see "The Long Ride" in full screen
    And they see "Back" in full screen
    And they see "59:59" in full screen
    When they press "Back"
    Then they are on the workout "The Long Ride"
    And no video plays

  @PLY-03 @MED-11
  Scenario Outline: The next episode shows in full screen, and plays in it: from <page>
    Given a new subscriber
    When they open the address "<address>"
    Then the video plays
    When they press the key "f"
    Then the screen of the player is "full"
    When they watch to the end
    Then they see "Play now" in full screen
    When they press "Play now"
    Then they are on the address "/m/AIISmbXv/jab?seriesId=Xh9sbNGa&play=1"
    And the video plays from 0
    And the screen of the player is "full"
    When they pause
    Then they see "Jab" in full screen

    Examples:
      | page                | address                                     |
      | a page in a series  | /m/LRldPym2/stance?seriesId=Xh9sbNGa&play=1 |
      | a page of its own   | /m/LRldPym2/stance?play=1                   |

  @PLY-03 @MED-08 @MED-11
  Scenario: The inline player's next episode shows in full screen, too
    Given the config field "custom.inlinePlayer" is true
    And a new subscriber
    When they open the episode "Stance" and the player at once
    Then the video plays
    When they press the key "f"
    And they watch to the end
    Then they see "Play now" in full screen
    When they press "Play now"
    Then the video plays from 0
    And the screen of the player is "full"

  @PLY-03 @MED-11
  Scenario: What is said at the end shows in full screen
    Given a new subscriber
    When they open the workout "One Minute Plank" and the player at once
    Then the video plays
    When they press the key "f"
    And they watch to the end
    Then they see "You finished One Minute Plank." in full screen
    And the screen of the player is "full"

  @PLY-08 @MED-11
  Scenario: Sound, volume, speed and captions stay as they were for the next episode
    Given a new subscriber
    When they open the episode "Stance" and the player at once
    Then the video plays
    And the player has the focus
    When they press the key "ArrowDown"
    And they press the key "m"
    And they press the key "c"
    And they watch to the end
    And they choose the speed 1.5
    And they press "Play now"
    Then they are on the address "/m/AIISmbXv/jab?seriesId=Xh9sbNGa&play=1"
    And the video plays from 0
    And the sound of the player is "off"
    And the volume of the player is "90"
    And the speed of the player is "1.5"
    And the captions of the player is "English"

  @PLY-08
  Scenario: Sound and speed stay as they were for the next video, until the visit ends
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    And the player has the focus
    When they press the key "m"
    And they press the key ">"
    Then the speed of the player is "1.25"
    When they open the workout "One Minute Plank" and the player at once
    Then the video plays
    And the sound of the player is "off"
    And the speed of the player is "1.25"
    When they close the tab
    And they open the workout "One Minute Plank" and the player at once
    Then the video plays
    And the sound of the player is "on"
    And the speed of the player is "1"
