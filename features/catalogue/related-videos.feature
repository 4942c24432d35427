Feature: Videos related to a workout

  Whoever reads about a workout finds others like it below, once the workout itself is there. They are a suggestion: when they fail,
  the page and its start button stay as they are.

  Background:
    Given a new subscriber

  @MED-07 @API-04
  Scenario: Recommendations stand below a workout, without the workout itself
    When they open the workout "The Long Ride"
    Then they see the shelf "You may also like"
    And the shelf "You may also like" does not show "The Long Ride"

  @MED-07
  Scenario: The workout itself is left out wherever the platform puts it
    Given the platform answers playlists with these items:
      | item             |
      | One Minute Plank |
      | The Long Ride    |
      | Just Move        |
    When they open the workout "The Long Ride"
    Then the shelf "You may also like" shows exactly, in this order:
      | One Minute Plank |
      | Just Move        |

  @MED-07
  Scenario: Nothing shows where the workout itself is all that there is
    Given the platform answers playlists with these items:
      | item          |
      | The Long Ride |
    When they open the workout "The Long Ride"
    Then they do not see the shelf "You may also like"

  @MED-07
  Scenario: Nothing is related where the customer has switched recommendations off
    Given the customer has switched recommendations off
    When they open the workout "The Long Ride"
    Then they do not see the shelf "You may also like"
    And the platform was not asked for playlists

  @MED-07 @API-07
  Scenario Outline: Recommendations that answer with <failure> leave the page alone, and can be tried again
    Given the platform answers playlists with <failure>
    When they open the workout "The Long Ride"
    Then the shelf "You may also like" says "Could not load items"
    And they can press "Start watching"
    When the platform is well again
    And they press "Try again"
    Then the shelf "You may also like" does not say "Could not load items"

    Examples:
      | failure             |
      | an error            |
      | a web page          |
      | half of a JSON text |
      | nothing             |

  @CAT-18
  Scenario Outline: Placeholders stand for what is on its way to <page>
    Given the platform takes 3 s to answer playlists
    When they open <page>
    Then 15 placeholders stand for the items of a list

    Examples:
      | page                        |
      | the workout "The Long Ride" |
      | the program "Undefeated"    |

  @MED-19
  Scenario: The trainer's card leads to the trainer's workouts
    When they open the workout "The Long Ride"
    Then the link "Tom Whitaker" leads to the workouts of "Tom Whitaker"
