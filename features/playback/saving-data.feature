Feature: Saving data while watching

  Who has told their device to save data gets a picture that is good enough for a phone: no better than 720p, also where the
  film has more, and still their own choice below that.

  Background:
    Given a new subscriber
    And "Spine Detour (open house)" comes in 1080p, too

  @PLY-15
  Scenario: The quality is automatic, and the best can be chosen, while no data is saved
    Given they are watching the workout "Spine Detour (open house)"
    Then the quality of the player is "Auto"
    When they open the menu "quality" of the player
    Then the page says "1080p"

  @PLY-15
  Scenario: The quality is 720p, and nothing better can be chosen, while data is saved
    Given they save data
    And they are watching the workout "Spine Detour (open house)"
    Then the quality of the player is "720p"
    When they open the menu "quality" of the player
    Then the page says "480p"
    And the page does not say "1080p"
    And the page does not say "Auto"

  @PLY-15
  Scenario: Who saves data may choose less, and it stays
    Given they save data
    And they are watching the workout "Spine Detour (open house)"
    When they choose "240p" among the "quality" of the player
    Then the quality of the player is "240p"

  @PLY-15 @PLY-08
  Scenario: A better quality that was chosen before is not kept while data is saved
    Given they are watching the workout "Spine Detour (open house)"
    When they choose "1080p" among the "quality" of the player
    Then the quality of the player is "1080p"
    Given they save data
    When they come back later to watch the workout "Spine Detour (open house)"
    Then the quality of the player is "720p"
