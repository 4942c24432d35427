Feature: Addresses of players and data of series

  A player has an address, so that a link can start a workout at once: "play=1" and nothing else opens it. The address of an
  episode also names its series and the playlist that the visit came from, which go along from episode to episode.

  Background:
    Given a new subscriber

  @MED-08
  Scenario Outline: An address that says <value> for play opens nothing
    When they open the address "/workout/almost-two-hours?play=<value>"
    Then they can press "Start watching"
    And no video plays

    Examples:
      | value |
      | 0     |
      | false |
      | 11    |

  @MED-11 @MED-20
  Scenario: The series and the playlist of an address go along to the next episode
    When they open the address "/m/LRldPym2/stance?seriesId=Xh9sbNGa&r=PlayLst1&play=1"
    And they watch to the end
    Then "Jab" is up next
    When 10 seconds go by
    Then they are on the address "/m/AIISmbXv/jab?seriesId=Xh9sbNGa&r=PlayLst1&play=1"

  @MED-11
  Scenario: The series goes along without a playlist, too
    When they open the address "/m/LRldPym2/stance?seriesId=Xh9sbNGa&play=1"
    And they watch to the end
    And they press "Play now"
    Then they are on the address "/m/AIISmbXv/jab?seriesId=Xh9sbNGa&play=1"

  @MED-11 @MED-14
  Scenario: An episode that the series' playlist does not hold is passed over
    Given the platform answers series data with this:
      """
      {"Xh9sbNGa": {"episodes": [{"media_id": "LRldPym2"}, {"media_id": "Nowhere0"}, {"media_id": "AIISmbXv"}]}}
      """
    When they open the episode "Stance" and the player at once
    And they watch to the end
    Then "Jab" is up next
