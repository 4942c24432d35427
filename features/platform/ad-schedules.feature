Feature: Requests for ad schedules

  The config names the ad schedule by its id in "adSchedule", and the delivery network keeps the schedule under that id. An
  empty id is a mistake that somebody made while configuring: a developer is told, and no member notices.

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
