Feature: A link to a series

  @MED-13
  Scenario: It goes on to the first episode
    When they open the address "/s/Xh9sbNGa/learn-to-box"
    Then they are on the episode "Stance"
    And the tab is titled "Stance · Daybreak"

  @MED-13 @browser
  Scenario: The way back does not lead to the link
    When they open home
    Then they see the shelf "New this week"
    When they open the address "/s/Xh9sbNGa/learn-to-box"
    Then they are on the episode "Stance"
    When they go back
    Then they are on home

  @MED-13
  Scenario Outline: With <what>
    When they open the address "<link>"
    Then they are on the address "<page>"

    Examples:
      | what                 | link                                                       | page                                                     |
      | a chosen episode     | /s/Xh9sbNGa/learn-to-box?e=AIISmbXv                        | /m/AIISmbXv/jab?seriesId=Xh9sbNGa                        |
      | an empty choice      | /s/Xh9sbNGa/learn-to-box?e=                                | /m/LRldPym2/stance?seriesId=Xh9sbNGa                     |
      | a playlist           | /s/Xh9sbNGa/learn-to-box?r=2JUZahN3                        | /m/LRldPym2/stance?seriesId=Xh9sbNGa&r=2JUZahN3          |
      | the player           | /s/Xh9sbNGa/learn-to-box?play=1                            | /m/LRldPym2/stance?seriesId=Xh9sbNGa&play=1              |
      | all of them          | /s/Xh9sbNGa/learn-to-box?play=1&r=2JUZahN3&e=AIISmbXv      | /m/AIISmbXv/jab?seriesId=Xh9sbNGa&r=2JUZahN3&play=1      |
      | no title             | /s/Xh9sbNGa                                                | /m/LRldPym2/stance?seriesId=Xh9sbNGa                     |
      | a flat series        | /s/p4tJfHyM/small-talks?e=8dUA7Tr4                         | /m/8dUA7Tr4/which-shoes?seriesId=p4tJfHyM                |

  @MED-13
  Scenario: It opens the player for a subscriber
    Given a new subscriber
    When they open the address "/s/Xh9sbNGa/learn-to-box?e=AIISmbXv&play=1"
    Then the video plays

  @MED-13 @MED-14
  Scenario Outline: A link to a series <what>
    When they open the address "<link>"
    Then the heading is "An error occurred while requesting series"
    And the tab is titled "An error occurred while requesting series · Daybreak"
    And they can press "Go to the home page"

    Examples:
      | what                | link                          |
      | that does not exist | /s/Abcd1234/never-made        |
      | without a playlist  | /s/H5k3Wn2N/from-the-archive  |

  @MED-13 @MED-14 @API-07
  Scenario: Another try goes on
    Given the platform answers series data with status 500
    When they open the address "/s/Xh9sbNGa/learn-to-box"
    Then the heading is "An error occurred while requesting series"
    When the platform is well again
    And they press "Try again"
    Then they are on the episode "Stance"

  @MED-13 @MED-17
  Scenario Outline: The id of a feed leads to <what>
    When they open the address "<link>"
    Then they are on the address "<page>"

    Examples:
      | what           | link                   | page                                          |
      | its first item | /s/1KaEv73j            | /workout/undefeated-stance-and-guard          |
      | a chosen one   | /s/1KaEv73j?e=kcPfXpNT | /workout/undefeated-jab-cross-breathe         |
      | the last of 40 | /s/FZKdV0fC?e=z56niePH | /workout/half-the-way-runners-strength-week-10 |
      | the player     | /s/1KaEv73j?play=1     | /workout/undefeated-stance-and-guard?play=1   |
      | its first item, and keeps the playlist | /s/1KaEv73j?play=1&r=2JUZahN3 | /workout/undefeated-stance-and-guard?r=2JUZahN3&play=1 |

  @MED-13
  Scenario: A feed does not hold what is asked for
    When they open the address "/s/1KaEv73j?e=Unknown1"
    Then the heading is "Episode not found"
