Feature: Reporting playback to the video platform

  @PLY-09
  Scenario Outline: With <token> as analytics token the platform's own analytics hear nothing
    Given a new subscriber
    And the config field "analyticsToken" is <token>
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.6 of the video
    And they pause
    Then the platform was not asked for a video beacon

    Examples:
      | token |
      | null  |
      | ""    |

  @PLY-09 @browser
  Scenario: Without an analytics token their code does not load
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    When they pause
    Then the code of the pages with a player was asked for
    And the code of the video analytics was not asked for

  @PLY-09 @browser
  Scenario: With a token their code loads
    Given a new subscriber
    And the config field "analyticsToken" is "tok-1"
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    And the code of the video analytics was asked for

  @PLY-09
  Scenario: With a token they hear of starts, quarters, pauses and the end
    Given a new subscriber
    And the config field "analyticsToken" is "tok-1"
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.6 of the video
    Then the platform was asked for a video beacon 3 times
    When they pause
    Then the platform was asked for a video beacon 4 times
    When they go on
    And they watch to the end
    Then the token "tok-1" told of "The Long Ride":
      | play        |
      | quartile-25 |
      | quartile-50 |
      | pause       |
      | play        |
      | quartile-75 |
      | complete    |

  @PLY-09
  Scenario: With a token they hear of the next episode, too
    Given a new subscriber
    And the config field "analyticsToken" is "tok-1"
    When they open the episode "Stance" and the player at once
    And they watch to the end
    Then the platform was asked for a video beacon 5 times
    When they press "Play now"
    Then the platform was asked for a video beacon 6 times

  @PLY-09
  Scenario Outline: Nobody who sends <signal> is told of
    Given a new subscriber
    And the config field "analyticsToken" is "tok-1"
    And their browser sends <signal>
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    And the platform was not asked for a video beacon

    Examples:
      | signal                 |
      | Do Not Track           |
      | Global Privacy Control |

  @PLY-09 @API-07
  Scenario: Beacons that fail are nobody's trouble
    Given a new subscriber
    And the config field "analyticsToken" is "tok-1"
    And the platform answers a video beacon with status 500
    When they open the workout "The Long Ride" and the player at once
    Then the platform was asked for a video beacon
    And the video plays
