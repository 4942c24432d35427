Feature: Reporting playback to the video platform

  The video platform has analytics of its own, which tell the customer how far each video was watched. Whoever has not bought
  them has no token in the config, and then not even their code is loaded.

  Background:
    Given a new subscriber

  Rule: Nothing is reported unless the config has a token

    @PLY-09
    Scenario Outline: Nothing is reported where "analyticsToken" is <token>
      Given the config field "analyticsToken" is <token>
      When they open the workout "The Long Ride" and the player at once
      And they watch until 0.6 of the video
      And they pause
      Then the platform was not asked for a video beacon

      Examples:
        | token |
        | null  |
        | ""    |

    @PLY-09 @browser
    Scenario: The code of the video analytics does not load for a config that has no token
      When they open the workout "The Long Ride" and the player at once
      And they pause
      Then the code of the pages with a player was asked for
      And the code of the video analytics was not asked for

    @PLY-09 @browser
    Scenario: The code of the video analytics loads for a config that has a token
      Given the config field "analyticsToken" is "tok-1"
      When they open the workout "The Long Ride" and the player at once
      Then the video plays
      And the code of the video analytics was asked for

  Rule: A token reports starts, quarters, pauses and ends of each video, of those who do not mind

    Background:
      Given the config field "analyticsToken" is "tok-1"

    @PLY-09
    Scenario: Start, quarters, pauses and the end are reported, in their order
      When they open the workout "The Long Ride" and the player at once
      And they watch until 0.6 of the video
      And they pause
      And they go on
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
    Scenario: Quarters and pauses are reported while the video goes on
      When they open the workout "The Long Ride" and the player at once
      And they watch until 0.6 of the video
      Then the token "tok-1" told of "The Long Ride":
        | play        |
        | quartile-25 |
        | quartile-50 |
      When they pause
      Then the token "tok-1" told of "The Long Ride":
        | play        |
        | quartile-25 |
        | quartile-50 |
        | pause       |

    @PLY-09
    Scenario: The next episode is reported, too
      When they open the episode "Stance" and the player at once
      And they watch to the end
      Then the platform was asked for a video beacon 5 times
      When they press "Play now"
      Then the platform was asked for a video beacon 6 times

    @PLY-09
    Scenario Outline: Nothing is reported of somebody whose browser sends <signal>
      Given their browser sends <signal>
      When they open the workout "The Long Ride" and the player at once
      Then the video plays
      And the platform was not asked for a video beacon

      Examples:
        | signal                 |
        | Do Not Track           |
        | Global Privacy Control |

    @PLY-09 @API-07
    Scenario: Reports that fail are nobody's trouble
      Given the platform answers a video beacon with status 500
      When they open the workout "The Long Ride" and the player at once
      Then the platform was asked for a video beacon
      And the video plays
