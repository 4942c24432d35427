Feature: Returning to a workout that was started earlier

  @HIS-01 @HIS-02 @HIS-04
  Scenario: It moves to the front, stands there once, and goes when it is finished
    Given a new subscriber
    And they have watched 0.5 of "The Long Ride"
    And they have watched 0.4 of "One Minute Plank"
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.7 of the video
    And they pause
    And they open home
    Then the shelf "Pick up where you left off" shows exactly, in this order:
      | The Long Ride    |
      | One Minute Plank |
    And the card of "The Long Ride" has a progress bar at 70 %
    When they open the workout "The Long Ride" and the player at once
    And they watch to the end
    And they open home
    Then the shelf "Pick up where you left off" shows exactly, in this order:
      | One Minute Plank |
