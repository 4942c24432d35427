Feature: Choosing captions

  Somebody who trains without sound, or does not hear well, reads the trainer. Captions that were chosen once are on in every
  video from then on, and off stays off; a video that has none says so.

  Background:
    Given a new subscriber

  @PLY-08
  Scenario: A video without captions offers none, and says so
    Given "The Long Ride" has no captions
    And they are watching the media page of "The Long Ride"
    Then the player does not offer captions
    When they press the key "c"
    Then the player says "No captions"
    And the captions of the player is "off"

  @PLY-08 @MED-11
  Scenario: Captions chosen in one episode are on in the next
    Given they are watching the episode "Stance"
    When they choose "English" among the "captions" of the player
    And they watch to the end
    And they press "Play now"
    Then the player of the episode "Jab" is open
    And the captions of the player is "English"

  @PLY-08 @MED-11
  Scenario: Captions switched off in one episode stay off in the next
    Given they are watching the episode "Stance"
    When they choose "English" among the "captions" of the player
    And they choose "Off" among the "captions" of the player
    And they watch to the end
    And they press "Play now"
    Then the player of the episode "Jab" is open
    And the video plays
    And the captions of the player is "off"
