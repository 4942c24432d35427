Feature: Seeing ads

  A customer can have ads come before the videos. They are the customer's business with advertisers and must never be in the
  way of a workout: they can be skipped after five seconds, count as nobody's progress, and if anything is wrong with them, the
  workout simply starts.

  Background:
    Given a new subscriber

  Rule: An ad comes before each video, and can be skipped after five seconds

    Background:
      Given ads come before the videos

    @PLY-07
    Scenario: An ad comes before the workout
      When they open the workout "The Long Ride" and the player at once
      Then an ad shows
      And the video does not play
      And the platform was asked for an ad schedule 1 time
      When they skip the ad
      Then no ad shows
      And the video plays from 0
      And the hosted player does not show its own controls

    @PLY-07
    Scenario: An ad that is seen is nobody's progress
      When they open the workout "The Long Ride" and the player at once
      Then an ad shows
      And the platform was not asked for saved progress

    @PLY-07
    Scenario: The next episode begins with an ad, too
      When they open the episode "Stance" and the player at once
      Then an ad shows
      When they skip the ad
      And they watch to the end
      And they press "Play now"
      Then an ad shows

    @PLY-07
    Scenario: Two ads come one after the other, and then the workout
      Given the ads before a video are "skippable, skippable"
      When they open the workout "The Long Ride" and the player at once
      Then an ad shows
      When they skip the ad
      Then an ad shows
      And the video does not play
      When they skip the ad
      Then the video plays from 0

    @PLY-07
    Scenario Outline: An ad whose first address leads to <first> comes from the next one
      Given the ads before a video are "<ads>"
      When they open the workout "The Long Ride" and the player at once
      Then an ad shows
      When they skip the ad
      Then the video plays from 0
      And the platform was asked for an ad <times> times

      Examples:
        | first      | ads                    | times |
        | nothing    | empty or skippable     | 3     |
        | no film    | lost or skippable      | 3     |
        | a good one | skippable or skippable | 2     |

    @PLY-07
    Scenario: Ads may be listed in a document of the advertiser's
      Given the ads before a video are listed in a VMAP document
      When they open the workout "The Long Ride" and the player at once
      Then an ad shows
      When they skip the ad
      Then the video plays from 0

    @PLY-07 @browser @nightly
    Scenario: An ad cannot be skipped before five seconds of it
      When they open the workout "The Long Ride" and the player at once
      Then the ad cannot be skipped yet
      When they skip the ad
      Then the video plays from 0

    @PLY-07
    Scenario: Leaving during an ad changes nothing of what was saved
      Given they have watched 0.5 of "The Long Ride"
      When they open the workout "The Long Ride" and the player at once
      Then an ad shows
      When they press "Back"
      Then no video plays
      And the platform knows 0.5 of "The Long Ride"

    @PLY-07 @SHL-11 @browser
    Scenario: An ad is accessible
      When they open the workout "The Long Ride" and the player at once
      Then an ad shows
      And the page has no accessibility violations

  Rule: Where no ads belong, none are asked for

    @PLY-07
    Scenario: A customer without ads asks for none
      When they open the workout "The Long Ride" and the player at once
      Then the video plays
      And the platform was not asked for an ad schedule
      And the platform was not asked for an ad

    @PLY-07
    Scenario: A trailer comes without ads
      Given ads come before the videos
      When they open the program "Undefeated"
      And they press "Trailer"
      Then the video plays
      And the platform was not asked for an ad schedule

  Rule: Whatever is wrong with an ad, the workout starts

    @PLY-07 @API-07
    Scenario Outline: A workout starts though <what> is answered with <failure>
      Given ads come before the videos
      And the platform answers <what> with <failure>
      When they open the workout "The Long Ride" and the player at once
      Then the video plays
      And no ad shows

      Examples:
        | what           | failure             |
        | an ad schedule | status 404          |
        | an ad schedule | an error            |
        | an ad schedule | a web page          |
        | an ad schedule | nothing             |
        | an ad schedule | a list              |
        | an ad schedule | half of a JSON text |
        | an ad          | status 404          |
        | an ad          | an error            |
        | an ad          | a web page          |
        | an ad          | nothing             |
        | an ad          | half of a JSON text |

    @PLY-07 @API-07
    Scenario Outline: A workout starts though the document of its ads is answered with <failure>
      Given ads come before the videos
      And the ads before a video are listed in a VMAP document
      And the platform answers an ad with <failure>
      When they open the workout "The Long Ride" and the player at once
      Then the video plays
      And no ad shows

      Examples:
        | failure    |
        | status 404 |
        | a web page |

    @PLY-07 @API-07
    Scenario Outline: A workout does not wait a minute for <what>
      Given ads come before the videos
      And the platform takes 60 s to answer <what>
      When they open the workout "The Long Ride" and the player at once
      Then the video plays
      And no ad shows

      Examples:
        | what           |
        | an ad schedule |
        | an ad          |

    @PLY-07 @API-07
    Scenario Outline: A workout starts though its ad is <ad>
      Given ads come before the videos
      And the ads before a video are "<ad>"
      When they open the workout "The Long Ride" and the player at once
      Then the video plays
      And no ad shows

      Examples:
        | ad      |
        | empty   |
        | lost    |
        | endless |
