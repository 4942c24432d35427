Feature: A member adopts the visitor's records when they sign in

  @HIS-03 @FAV-02
  Scenario: Favorites that the server lacks are the member's from then on
    Given a new subscriber
    And they have marked "Undefeated" as a favorite
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
  Scenario: No more than there is room for
    Given a new subscriber
    And the config field "custom.maxFavorites" is 2
    And they have marked "Undefeated" as a favorite
    And the browser has kept these favorites of a visitor:
      | The Long Ride    |
      | One Minute Plank |
    When they open home
    Then the platform knows these favorites, in this order:
      | The Long Ride |
      | Undefeated    |

  @HIS-03
  Scenario: What was watched is the member's from then on; where the server knows better, it wins
    Given a new subscriber
    And they have watched 0.2 of "One Minute Plank"
    And the browser has kept that a visitor has watched 0.4 of "Just Move"
    And the browser has kept that a visitor has watched 0.3 of "The Long Ride"
    When they open home
    Then the platform knows 0.3 of "The Long Ride"
    And the platform knows 0.4 of "Just Move"
    And the platform knows 0.2 of "One Minute Plank"
    And the shelf "Pick up where you left off" shows exactly, in this order:
      | The Long Ride    |
      | Just Move        |
      | One Minute Plank |

  @HIS-03
  Scenario: The server wins for what it lists
    Given a new subscriber
    And they have watched 0.7 of "The Long Ride"
    And the browser has kept that a visitor has watched 0.3 of "The Long Ride"
    When they open home
    Then the card of "The Long Ride" has a progress bar at 70 %
    And the platform knows 0.7 of "The Long Ride"

  @HIS-03 @API-05
  Scenario: A server that fails gets it later, and nothing is the visitor's any more
    Given a new subscriber
    And the platform answers an added favorite with status 500
    And the browser has kept these favorites of a visitor:
      | The Long Ride |
    When they open the workout "The Long Ride"
    Then it is one of their favorites
    When the platform is well again
    And they load the page again
    Then the platform knows these favorites, in this order:
      | The Long Ride |
