Feature: Watching in full screen

  Somebody who works out three steps away from the screen wants the video large and their hands free. So everything that the
  cinema says shows in full screen, too, and nothing leaves it but they themselves: the next episode plays in it.

  Background:
    Given a new subscriber

  @PLY-03
  Scenario: Title, way back and time left show in full screen
    Given they are watching the workout "The Long Ride" in full screen
    When they pause
    And they move to 0.5 of the video
    Then they see "The Long Ride, Back, 59:59" in full screen
    When they press "Back"
    Then they are on the workout "The Long Ride"
    And no video plays

  @PLY-03 @MED-11 @nightly
  Scenario: The next episode is announced in full screen, and plays in it
    Given they are watching the episode "Stance" in full screen
    When they watch to the end
    Then they see "Play now" in full screen
    When they press "Play now"
    Then the player of the episode "Jab" is open
    And the video plays from 0
    And the screen of the player is "full"

  @PLY-03 @MED-11 @nightly
  Scenario: An episode that was opened without its series leads on in full screen, too
    Given they are watching the media page of "Stance" in full screen
    When they watch to the end
    And they press "Play now"
    Then the player of the episode "Jab" is open
    And the screen of the player is "full"
    When they pause
    Then they see "Jab" in full screen

  @PLY-03 @MED-08 @MED-11 @nightly
  Scenario: The inline player's next episode shows in full screen, too
    Given the customer has switched the inline player on
    And they are watching the episode "Stance" in full screen
    When they watch to the end
    Then they see "Play now" in full screen
    When they press "Play now"
    Then the video plays from 0
    And the screen of the player is "full"

  @PLY-03 @MED-11
  Scenario: The words at the end of a workout show in full screen
    Given they are watching the workout "One Minute Plank" in full screen
    When they watch to the end
    Then they see "You finished One Minute Plank." in full screen
    And the screen of the player is "full"

  @PLY-08 @MED-11 @nightly
  Scenario: Sound, volume, speed and captions stay as they were for the next episode
    Given they are watching the episode "Stance"
    And the player has the focus
    When they press the keys "ArrowDown, m, c, >, >", one after another
    And they watch to the end
    And they press "Play now"
    Then the player of the episode "Jab" is open
    And the video plays from 0
    And the player has these settings:
      | sound    | off     |
      | volume   | 90      |
      | speed    | 1.5     |
      | captions | English |

  @PLY-08 @nightly
  Scenario: Sound and speed stay as they were for the next video, and the speed for the next visit
    Given they are watching the workout "The Long Ride"
    And the player has the focus
    When they press the keys "m, >", one after another
    And they begin watching the workout "One Minute Plank"
    Then the player has these settings:
      | sound | off  |
      | speed | 1.25 |
    When they come back later to watch the workout "One Minute Plank"
    Then the player has these settings:
      | sound | on   |
      | speed | 1.25 |

  @PLY-08
  Scenario: The quality that was chosen is that of the next visit, too
    Given they are watching the workout "The Long Ride"
    When they choose "240p" among the "quality" of the player
    Then the quality of the player is "240p"
    When they come back later to watch the workout "One Minute Plank"
    Then the quality of the player is "240p"
