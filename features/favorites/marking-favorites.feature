Feature: Marking favorites
  A press on the heart is all it takes: the button turns at once, and the latest favorite comes first. A member has room for
  48 of them; a customer can allow more or fewer, and nobody ever loses an old favorite to a new one.

  Background:
    Given a new subscriber

  Rule: The button marks what the page is about, and unmarks it again

    @FAV-01 @MED-05
    Scenario Outline: The button of <page> marks it and unmarks it, here and at the platform
      When they open <page>
      Then it is none of their favorites
      When they press "Favorite"
      Then it is one of their favorites
      And the platform knows these favorites, in this order:
        | <title> |
      When they press "Favorite"
      Then it is none of their favorites
      And the platform knows no favorites

      Examples:
        | page                        | title         |
        | the workout "The Long Ride" | The Long Ride |
        | the program "Undefeated"    | Undefeated    |
        | the episode "Harbour Wall"  | Harbour Wall  |

    @FAV-01
    Scenario: The favorite that was marked last comes first
      Given they have marked "Undefeated" as a favorite
      When they mark "The Long Ride" as a favorite
      Then the platform knows these favorites, in this order:
        | The Long Ride |
        | Undefeated    |
      And the platform was asked for an added favorite 2 times

    @FAV-01 @API-06
    Scenario: A mark and its removal are tracked by their own names
      When they mark "The Long Ride" as a favorite
      Then the platform was told "Added Favorite" about "The Long Ride"
      And the platform was not told "Removed Favorite" about "The Long Ride"
      When they press "Favorite"
      Then the platform was told "Removed Favorite" about "The Long Ride"

    @FAV-01 @API-06
    Scenario: Every single mark and removal is tracked
      When they open the workout "The Long Ride"
      Then the platform was asked for a tracked event 1 time
      When they press "Favorite"
      And they press "Favorite"
      And they press "Favorite"
      Then it is one of their favorites
      And the platform was asked for a tracked event 4 times

  Rule: Only members mark favorites, and only where the customer has them

    @MED-05
    Scenario: A visitor is not offered to mark anything
      Given a visitor
      When they open the workout "The Long Ride"
      Then it cannot be marked as a favorite

    @MED-05
    Scenario Outline: Where favorites are switched off, <page> cannot be marked
      Given the customer has switched favorites off
      When they open <page>
      Then it cannot be marked as a favorite

      Examples:
        | page                        |
        | the workout "The Long Ride" |
        | the program "Undefeated"    |

  Rule: Once there is no more room, nothing is added, and the member is told why

    @FAV-03
    Scenario: The 48th favorite is the last
      Given they have marked 47 favorites, among them not "The Long Ride"
      When they mark "The Long Ride" as a favorite
      Then the platform knows 48 favorites

    @FAV-03
    Scenario Outline: Whoever has <count> favorites cannot add another, and loses none
      Given they have marked <count> favorites, among them not "The Long Ride"
      When they open the workout "The Long Ride"
      And they press "Favorite"
      Then an alert says "Maximum amount of favorite videos exceeded: there is room for 48"
      When they press the key "Escape"
      Then no dialog is open
      And it is none of their favorites
      And the platform knows <count> favorites

      Examples:
        | count |
        | 48    |
        | 49    |

    @FAV-03
    Scenario: A customer can allow more favorites than 48
      Given the customer allows 50 favorites
      And they have marked 49 favorites, among them not "The Long Ride"
      When they mark "The Long Ride" as a favorite
      Then the platform knows 50 favorites

    @FAV-03
    Scenario Outline: Where 2 favorites are allowed, somebody with <count> has room for one more
      Given the customer allows 2 favorites
      And they have marked <count> favorites, among them not "The Long Ride"
      When they mark "The Long Ride" as a favorite
      Then no dialog is open

      Examples:
        | count |
        | 0     |
        | 1     |

    @FAV-03
    Scenario Outline: Where <most> favorites are allowed, somebody with <count> can add none
      Given the customer allows <most> favorites
      And they have marked <count> favorites, among them not "The Long Ride"
      When they open the workout "The Long Ride"
      And they press "Favorite"
      Then an alert says "Maximum amount of favorite videos exceeded: there is room for <most>"
      When they answer "OK"
      Then it is none of their favorites
      And the platform knows <count> favorites

      Examples:
        | most | count |
        | 2    | 2     |
        | 2    | 3     |
        | 0    | 0     |

    @FAV-03
    Scenario: A favorite that was refused is not tracked as one
      Given the customer allows 2 favorites
      And they have marked 2 favorites, among them not "The Long Ride"
      When they open the workout "The Long Ride"
      And they press "Favorite"
      And they answer "OK"
      Then it is none of their favorites
      And the platform was not told "Added Favorite" about "The Long Ride"

    @FAV-03
    Scenario: A favorite beyond the room there is can be unmarked all the same
      Given the customer allows 1 favorite
      And they have marked "Undefeated" as a favorite
      And they have marked "The Long Ride" as a favorite
      When they unmark "The Long Ride"
      Then the platform knows these favorites, in this order:
        | Undefeated |

    @FAV-03 @SHL-15 @SHL-11 @browser
    Scenario: The warning fits a phone, and everybody can read it
      Given the customer allows 1 favorite
      And they have marked "Undefeated" as a favorite
      When they open the workout "The Long Ride"
      And they press "Favorite"
      Then an alert says "Maximum amount of favorite videos exceeded: there is room for 1"
      And the page is accessible, and fits on the screen of:
        | a phone |
