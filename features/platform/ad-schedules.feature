Feature: Requests for ad schedules, and reports of ads

  The config names the ad schedule by its id in "adSchedule", and the delivery network keeps the schedule under that id. An
  empty id is a mistake that somebody made while configuring: a developer is told, and no member notices.
  Of each ad the advertiser hears how far it was seen.

  Background:
    Given a new subscriber

  @PLY-07
  Scenario: The ad schedule is asked for by the id in the config
    Given the config field "adSchedule" is "AdSched1"
    When they open the workout "The Long Ride" and the player at once
    Then an ad shows
    And the platform was asked for "/v2/advertising/schedules/AdSched1.json"

  @PLY-07
  Scenario: An empty id is told to a developer, and the workout plays
    Given the config field "adSchedule" is ""
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    And a developer is told "Ad Schedule ID is required"
    And the platform was not asked for an ad schedule

  @PLY-07 @API-07
  Scenario: An ad without an address is told to a developer, and the others show
    Given ads come before the videos
    And the ads before a video are "without an address, skippable"
    When they open the workout "The Long Ride" and the player at once
    Then an ad shows
    And a developer is told "An ad of the ad schedule AdSched1 cannot be read"

  @PLY-07 @browser @nightly
  Scenario: The advertiser hears how far an ad came, and no key jumps over it
    Given ads come before the videos
    When they open the workout "The Long Ride" and the player at once
    Then an ad shows
    When they press the key "End"
    And they skip the ad
    Then the platform was told of the ad "wrapped, impression, start" at once, and later "firstQuartile, skip"
