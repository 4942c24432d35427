Feature: Seeing ads

  @PLY-07
  Scenario: An ad comes before the workout, can be skipped, and is nobody's progress
    Given a new subscriber
    And the config field "adSchedule" is "AdSched1"
    When they open the workout "The Long Ride" and the player at once
    Then an ad shows
    And the video does not play
    And the platform was asked for "/v2/advertising/schedules/AdSched1.json"
    And the platform was not asked for saved progress
    When they skip the ad
    Then no ad shows
    And the video plays from 0

  @PLY-07
  Scenario: The next episode begins with an ad, too
    Given a new subscriber
    And the config field "adSchedule" is "AdSched1"
    When they open the episode "Stance" and the player at once
    Then an ad shows
    When they skip the ad
    And they watch to the end
    And they press "Play now"
    Then an ad shows

  @PLY-07
  Scenario: Two ads come one after the other, and then the workout
    Given a new subscriber
    And the config field "adSchedule" is "AdSched1"
    And the ad schedule has two ads before the video
    When they open the workout "The Long Ride" and the player at once
    Then an ad shows
    When they skip the ad
    Then an ad shows
    And the video does not play
    When they skip the ad
    Then the video plays from 0

  @PLY-07 @browser
  Scenario: An ad cannot be skipped before five seconds of it
    Given a new subscriber
    And the config field "adSchedule" is "AdSched1"
    When they open the workout "The Long Ride" and the player at once
    Then the ad cannot be skipped yet
    When they skip the ad
    Then the video plays from 0

  @PLY-07
  Scenario: Leaving during an ad saves nothing
    Given a new subscriber
    And they have watched 0.5 of "The Long Ride"
    And the config field "adSchedule" is "AdSched1"
    When they open the workout "The Long Ride" and the player at once
    Then an ad shows
    When they press "Back"
    Then no video plays
    And the platform knows 0.5 of "The Long Ride"

  @PLY-07
  Scenario: Where no schedule is configured, none is asked for
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    And the platform was not asked for an ad schedule
    And the platform was not asked for an ad

  @PLY-07
  Scenario: A schedule is asked for without an id: a developer is told, and the workout plays
    Given a new subscriber
    And the config field "adSchedule" is ""
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    And a developer is told "Ad Schedule ID is required"
    And the platform was not asked for an ad schedule

  @PLY-07 @API-07
  Scenario Outline: <what> answered with <failure> does not keep the workout from starting
    Given a new subscriber
    And the config field "adSchedule" is "AdSched1"
    And the platform answers <what> with <failure>
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    And no ad shows

    Examples:
      | what           | failure             |
      | an ad schedule | status 404          |
      | an ad schedule | status 500          |
      | an ad schedule | a web page          |
      | an ad schedule | nothing             |
      | an ad schedule | a list              |
      | an ad schedule | half of a JSON text |
      | an ad          | status 404          |
      | an ad          | status 500          |
      | an ad          | a web page          |
      | an ad          | nothing             |
      | an ad          | half of a JSON text |

  @PLY-07 @API-07
  Scenario Outline: Nobody waits long for <what>
    Given a new subscriber
    And the config field "adSchedule" is "AdSched1"
    And the platform takes 60 s to answer <what>
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    And no ad shows

    Examples:
      | what           |
      | an ad schedule |
      | an ad          |

  @PLY-07 @API-07
  Scenario Outline: The schedule leads to an ad that is <ad>: the workout starts
    Given a new subscriber
    And the config field "adSchedule" is "AdSched1"
    And the ad schedule leads to the ad "<ad>"
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    And no ad shows

    Examples:
      | ad      |
      | empty   |
      | lost    |
      | endless |

  @PLY-07
  Scenario: A trailer is shown without ads
    Given the config field "adSchedule" is "AdSched1"
    When they open the program "Undefeated"
    And they press "Trailer"
    Then the video plays
    And the platform was not asked for an ad schedule

  @PLY-07 @SHL-11 @browser
  Scenario: Accessibility of an ad
    Given a new subscriber
    And the config field "adSchedule" is "AdSched1"
    When they open the workout "The Long Ride" and the player at once
    Then an ad shows
    And the page has no accessibility violations

  @PLY-07 @browser
  Scenario: An ad cannot be left by keys, and tells how far it came
    Given a new subscriber
    And the config field "adSchedule" is "AdSched1"
    When they open the workout "The Long Ride" and the player at once
    Then an ad shows
    When they press the key "End"
    And they skip the ad
    Then the platform was told of the ad "wrapped, impression, start" at once, and later "firstQuartile, skip"
