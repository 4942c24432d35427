Feature: A member adopts what the visitor left
  Many people look around and try a workout before they sign in. From the sign-in on, what this browser has kept of the visitor
  is the member's, unless the platform knows better: it has the word of all of the member's devices.

  Background:
    Given a new subscriber

  @HIS-03 @FAV-02
  Scenario: Favorites that the platform lacks are the member's from then on
    Given they have marked "Undefeated" as a favorite
    And the browser has kept these favorites of a visitor:
      | The Long Ride    |
      | Undefeated       |
      | One Minute Plank |
    When they open home
    Then the platform knows these favorites, in this order:
      | The Long Ride    |
      | One Minute Plank |
      | Undefeated       |

  @HIS-03 @FAV-03
  Scenario: A visitor's favorites for which there is no room are not adopted
    Given the customer allows 2 favorites
    And they have marked "Undefeated" as a favorite
    And the browser has kept these favorites of a visitor:
      | The Long Ride    |
      | One Minute Plank |
    When they open home
    Then the platform knows these favorites, in this order:
      | The Long Ride |
      | Undefeated    |

  @HIS-03
  Scenario: Workouts that a visitor watched are the member's from then on, the latest first
    Given they have watched 0.2 of "One Minute Plank"
    And the browser has kept that a visitor has watched 0.4 of "Just Move"
    And the browser has kept that a visitor has watched 0.3 of "The Long Ride"
    When they open home
    Then the shelf "Pick up where you left off" shows exactly, in this order:
      | The Long Ride    |
      | Just Move        |
      | One Minute Plank |
    And the platform knows 0.3 of "The Long Ride"
    And the platform knows 0.4 of "Just Move"
    And the platform knows 0.2 of "One Minute Plank"

  @HIS-03
  Scenario: A workout that the platform knows already stays where the platform has it
    Given they have watched 0.7 of "The Long Ride"
    And the browser has kept that a visitor has watched 0.3 of "The Long Ride"
    When they open home
    Then the card of "The Long Ride" has a progress bar at 70 %
    And the platform knows 0.7 of "The Long Ride"

  @HIS-03 @API-05
  Scenario: A platform that fails at the sign-in is told of the visitor's favorites later
    Given the platform answers an added favorite with an error
    And the browser has kept these favorites of a visitor:
      | The Long Ride |
    When they open the workout "The Long Ride"
    Then it is one of their favorites
    When the platform is well again
    And they load the page again
    Then the platform knows these favorites, in this order:
      | The Long Ride |
