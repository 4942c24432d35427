Feature: A visitor keeps their records in the browser
  Nobody has to sign in to go on with a trial workout. What a visitor has begun and marked is kept in their browser alone, becomes
  the member's who signs in there, and is gone for whoever comes next.

  @FAV-02 @HIS-01
  Scenario: What a visitor has begun is there when they come again, and stays with them
    Given a visitor
    And the browser has kept that a visitor has watched 0.3 of "The Long Ride"
    When they open home
    Then the shelf "Pick up where you left off" shows exactly, in this order:
      | The Long Ride |
    And the card of "The Long Ride" has a progress bar at 30 %
    And the platform was not asked for saved progress

  @FAV-02 @FAV-06
  Scenario: A visitor's favorites are those of their browser
    Given a visitor
    And the browser has kept these favorites of a visitor:
      | One Minute Plank |
      | Undefeated       |
    And the config shows these rows:
      | type      | title          |
      | favorites | Your favorites |
    When they open home
    Then the shelf "Your favorites" shows exactly, in this order:
      | One Minute Plank     |
      | Boxing for Everybody |

  Rule: Whoever signs in takes the visitor's records over, and nobody has them afterwards

    Background:
      Given a subscribed member
      And the config shows these rows:
        | type              | playlist      | title          |
        | favorites         |               | Your favorites |
        | continue_watching |               | Go on          |
        | playlist          | New this week | Fresh          |

    @FAV-02 @HIS-03
    Scenario: A visitor's favorites are the member's who signs in, and nobody's afterwards
      Given the browser has kept these favorites of a visitor:
        | One Minute Plank |
      When they open home
      Then the shelf "Your favorites" shows "One Minute Plank" first
      When they become a visitor elsewhere
      And they load the page again
      Then they see the shelf "Fresh"
      And they do not see the shelf "Your favorites"

    @FAV-02 @HIS-03
    Scenario: What a visitor watched is the member's who signs in, and nobody's afterwards
      Given the browser has kept that a visitor has watched 0.3 of "The Long Ride"
      When they open home
      Then the shelf "Go on" shows "The Long Ride" first
      When they become a visitor elsewhere
      And they load the page again
      Then they see the shelf "Fresh"
      And they do not see the shelf "Go on"
