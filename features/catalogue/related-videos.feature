Feature: Videos related to a workout

  @MED-07 @API-04
  Scenario: Recommendations stand below a workout, without the workout itself
    Given a new subscriber
    When they open the workout "The Long Ride"
    Then they see the shelf "You may also like"
    And the shelf "You may also like" does not show "The Long Ride"

  @MED-07
  Scenario: They come from the configured playlist, for this workout
    Given a new subscriber
    And the config field "features.recommendationsPlaylist" is "txEtRLyJ"
    When they open the workout "The Long Ride"
    Then the platform was asked for "/v2/playlists/txEtRLyJ?related_media_id=xjSCHvet"
    And the platform was asked for playlists 1 time

  @MED-07
  Scenario: The item itself is left out wherever the platform puts it
    Given a new subscriber
    And the platform answers playlists with these items:
      | item             |
      | One Minute Plank |
      | The Long Ride    |
      | Just Move        |
    When they open the workout "The Long Ride"
    Then the shelf "You may also like" shows exactly, in this order:
      | One Minute Plank |
      | Just Move        |

  @MED-07 @MED-06 @browser
  Scenario: They do not wait for the details of the workout
    Given a new subscriber
    And the config field "features.recommendationsPlaylist" is "txEtRLyJ"
    And the platform takes 20 s to answer the details of a workout
    When they open the workout "The Long Ride"
    Then the platform was asked for "/v2/playlists/txEtRLyJ?related_media_id=xjSCHvet"
    And they see the shelf "You may also like"

  @MED-07
  Scenario: Nothing is related where no recommendations are configured
    Given a new subscriber
    And the config lacks "features.recommendationsPlaylist"
    When they open the workout "The Long Ride"
    Then they do not see the shelf "You may also like"
    And the platform was not asked for playlists

  @MED-07
  Scenario: Where there is nothing but the item itself, nothing shows
    Given a new subscriber
    And the platform answers playlists with these items:
      | item          |
      | The Long Ride |
    When they open the workout "The Long Ride"
    Then they do not see the shelf "You may also like"

  @MED-07 @API-07
  Scenario Outline: Recommendations that answer with <failure> leave the page alone
    Given a new subscriber
    And the platform answers playlists with <failure>
    When they open the workout "The Long Ride"
    Then the shelf "You may also like" says "Could not load items"
    And they can press "Start watching"
    When the platform is well again
    And they press "Try again"
    Then the shelf "You may also like" does not say "Could not load items"

    Examples:
      | failure             |
      | status 500          |
      | a web page          |
      | half of a JSON text |
      | nothing             |

  @MED-19 @CAT-15
  Scenario: The trainer's card has a small picture, and leads to the trainer's workouts
    Given a new subscriber
    When they open the workout "The Long Ride"
    Then the link "Tom Whitaker" leads to the workouts of "Tom Whitaker"
    And the picture beside "Tom Whitaker" is 60 pixels wide

  @CAT-18
  Scenario Outline: Placeholders stand for what is on its way to <page>
    Given a new subscriber
    And the platform takes 3 s to answer <call>
    When they open <page>
    Then 15 placeholders stand for the items of a list

    Examples:
      | page                        | call            |
      | the workout "The Long Ride" | playlists       |
      | the program "Undefeated"    | playlists       |
