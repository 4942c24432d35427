Feature: Requests for recommendations

  Related videos, and the shelf "Because you did", come from the playlist that the config names, which is asked for with the id of
  the item that others are to be like.

  Background:
    Given a new subscriber
    And the config field "features.recommendationsPlaylist" is "txEtRLyJ"

  @MED-07
  Scenario: Videos related to a workout come from the configured playlist, for this workout
    When they open the workout "The Long Ride"
    Then the platform was asked for "/v2/playlists/txEtRLyJ?related_media_id=xjSCHvet"
    And the platform was asked for playlists 1 time

  @MED-07 @MED-06 @browser
  Scenario: Related videos do not wait for the details of the workout
    Given the platform takes 20 s to answer the details of a workout
    When they open the workout "The Long Ride"
    Then the platform was asked for "/v2/playlists/txEtRLyJ?related_media_id=xjSCHvet"
    And they see the shelf "You may also like"

  @CAT-06
  Scenario: The shelf "Because you did" comes from the configured playlist, for what was watched
    Given they have watched 0.25 of "The Long Ride"
    And the config shows these rows:
      | type                |
      | because_you_watched |
    When they open home
    Then the platform was asked for "/v2/playlists/txEtRLyJ?related_media_id=xjSCHvet"
    And they see the shelf "Because you did: The Long Ride"
