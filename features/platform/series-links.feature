Feature: The addresses of series links

  A series link is /s/{id}/{title}, with e for an episode, r for the playlist it came from and play=1 for the player. Links that were
  sent years ago must still work, also those that hold the id of a feed instead of a series.

  @MED-13
  Scenario Outline: The link <link> becomes <page>
    When they open the address "<link>"
    Then they are on the address "<page>"

    Examples:
      | link                                                  | page                                                |
      | /s/Xh9sbNGa/learn-to-box?e=AIISmbXv                   | /m/AIISmbXv/jab?seriesId=Xh9sbNGa                   |
      | /s/Xh9sbNGa/learn-to-box?e=                           | /m/LRldPym2/stance?seriesId=Xh9sbNGa                |
      | /s/Xh9sbNGa/learn-to-box?play=1&r=2JUZahN3&e=AIISmbXv | /m/AIISmbXv/jab?seriesId=Xh9sbNGa&r=2JUZahN3&play=1 |
      | /s/Xh9sbNGa                                           | /m/LRldPym2/stance?seriesId=Xh9sbNGa                |

  @MED-13 @MED-17
  Scenario Outline: A link with the id of a feed leads to <what>
    When they open the address "<link>"
    Then they are on the address "<page>"

    Examples:
      | what                                   | link                          | page                                                   |
      | its first item                         | /s/1KaEv73j                   | /workout/undefeated-stance-and-guard                   |
      | a chosen one                           | /s/1KaEv73j?e=kcPfXpNT        | /workout/undefeated-jab-cross-breathe                  |
      | the last of 40                         | /s/FZKdV0fC?e=z56niePH        | /workout/half-the-way-runners-strength-week-10         |
      | the player                             | /s/1KaEv73j?play=1            | /workout/undefeated-stance-and-guard?play=1            |
      | its first item, and keeps the playlist | /s/1KaEv73j?play=1&r=2JUZahN3 | /workout/undefeated-stance-and-guard?r=2JUZahN3&play=1 |

  @MED-13
  Scenario: A feed does not hold the episode that is asked for
    When they open the address "/s/1KaEv73j?e=Unknown1"
    Then the heading is "Episode not found"

  @MED-13 @MED-14
  Scenario: The link of a series that does not exist leads no further
    When they open the address "/s/Abcd1234/never-made"
    Then the heading is "An error occurred while requesting series"
    And the tab is titled "An error occurred while requesting series · Daybreak"
    And they can press "Go to the home page"
