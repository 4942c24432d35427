Feature: Showing the time left

  Whoever pauses wants to know whether the rest still fits in before work. The player counts down in minutes and seconds, with
  a zero in front, and minutes never wrap into hours: what matters is how long one still has to go on.

  Background:
    Given a new subscriber

  @PLY-03
  Scenario Outline: A workout of one minute has <left> left at <position> of it
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

  @PLY-03
  Scenario Outline: A workout of two hours, less a second, has <minutes> minutes left at <position> of it
    Given they have watched <position> of "The Long Ride"
    When they open the workout "The Long Ride" and the player at once
    And they pause
    Then the player shows about <minutes> minutes as time left

    Examples: minutes do not wrap at sixty
      | position | minutes |
      | 0        | 119     |
      | 0.25     | 89      |
      | 0.9      | 11      |
