Feature: Showing the time left

  @PLY-03
  Scenario Outline: Of a workout of one minute, at <position>, <left> is left
    Given a new subscriber
    When they open the workout "One Minute Plank" and the player at once
    And they pause
    And they move to <position> of the video
    Then the overlay shows
    And the player shows "<left>" as time left

    Examples:
      | position | left  |
      | 0.235    | 00:45 |
      | 0.485    | 00:30 |
      | 0.885    | 00:06 |
