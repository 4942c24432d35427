Feature: Requests for pictures

  Pictures come from the image service under a name and in a width. The name is the playlist's image label, else the config's,
  else the usual one of the place; the width is fixed for each place, so that a phone does not load what only a hero needs.

  @CAT-15 @API-04
  Scenario: A card's picture comes from the image service, 480 pixels wide
    Given home shows only the shelf "Picks" with:
      | item          |
      | The Long Ride |
    When they open home
    Then the picture of "The Long Ride" is asked for as "card" with a width of 480

  @CAT-15
  Scenario: The playlist's image label names another picture
    Given home shows only the shelf "Picks" with:
      | item          |
      | The Long Ride |
    And that shelf has "imageLabel" as "poster"
    When they open home
    Then the picture of "The Long Ride" is asked for as "poster" with a width of 480

  @CAT-15 @CAT-17
  Scenario: The grid of a playlist goes by the playlist's image label, too
    Given home shows only the shelf "Picks" with:
      | item          |
      | The Long Ride |
    And that shelf has "imageLabel" as "poster"
    When they open the playlist "New this week"
    Then the picture of "The Long Ride" is asked for as "poster" with a width of 480

  @CAT-15 @CAT-01
  Scenario: A featured row goes by the playlist's image label, too
    Given home shows only the shelf "Picks" with:
      | item          |
      | The Long Ride |
    And that shelf has "imageLabel" as "poster"
    And the config shows these rows:
      | type     | playlist      | featured |
      | playlist | New this week | yes      |
    When they open home
    Then the featured picture of "The Long Ride" is asked for as "poster" with a width of 1920

  @CAT-15
  Scenario: The config names another picture for all cards
    Given home shows only the shelf "Picks" with:
      | item          |
      | The Long Ride |
    And the config field "custom.shelfImage" is "square"
    When they open home
    Then the picture of "The Long Ride" is asked for as "square" with a width of 480

  @CAT-15
  Scenario: The featured row's picture comes 1920 pixels wide
    Given a new subscriber
    When they open home
    Then the featured picture of "Ignition" is asked for as "background" with a width of 1920

  @CAT-15
  Scenario: A trainer's picture beside the bio comes 640 pixels wide
    When they open the workouts of "Tom Whitaker"
    Then the picture in the bio of "Tom Whitaker" is asked for as "card" with a width of 640

  @CAT-15 @MED-19
  Scenario: A trainer's picture beside a workout comes 60 pixels wide
    Given a new subscriber
    When they open the workout "The Long Ride"
    Then the picture beside the trainer "Tom Whitaker" is asked for as "square" with a width of 60

  @CAT-15 @CAT-03
  Scenario: The pictures in the list of the invitation to sign up come 320 pixels wide
    Given a visitor
    When they open home
    Then the first picture in the invitation, of "Barre" is asked for as "card" with a width of 320

  @CAT-15 @ACC-05
  Scenario: The picture behind a paywall comes 1280 pixels wide
    Given the customer has switched the inline player on
    And a visitor
    When they open the workout "The Long Ride"
    Then the picture behind the paywall of "The Long Ride" is asked for as "background" with a width of 1280

  @CAT-15 @browser
  Scenario Outline: The fallback of a broken picture is <what>
    Given a new subscriber
    And home shows only the shelf "Picks" with:
      | item          | images   |
      | The Long Ride | <images> |
    And that shelf has "imageLabel" as "poster"
    When they open the about page
    And the platform answers pictures with status 404 1 time
    And they press "Daybreak, home"
    Then the picture of "The Long Ride" is asked for as "card" with a width of <width>
    And the picture of "The Long Ride" shows

    Examples:
      | what                                      | images | width |
      | the item's picture of just this width     |        | 480   |
      | the item's image, where there is no such  | []     | 640   |
