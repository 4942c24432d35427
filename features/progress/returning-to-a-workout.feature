Feature: Returning to a workout that was started earlier
  The row "Pick up where you left off" is a short list of what is worth going on with: what was watched last comes first, each
  workout stands there once, and what is finished makes room.

  Background:
    Given a new subscriber
    And they have watched 0.5 of "The Long Ride"
    And they have watched 0.4 of "One Minute Plank"

  @HIS-01 @HIS-02 @HIS-04
  Scenario: A workout that is gone on with moves to the front, and stands there once
    When they watch 0.7 of "The Long Ride"
    And they pause
    And they open home
    Then the shelf "Pick up where you left off" shows exactly, in this order:
      | The Long Ride    |
      | One Minute Plank |
    And the card of "The Long Ride" has a progress bar at 70 %

  @HIS-01 @HIS-02 @HIS-04
  Scenario: A workout that is watched to its end makes room
    When they open the player of "The Long Ride"
    And they watch to the end
    And they open home
    Then the shelf "Pick up where you left off" shows exactly, in this order:
      | One Minute Plank |
