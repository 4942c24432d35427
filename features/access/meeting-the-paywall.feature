Feature: The paywall of the inline player

  Where videos play within their page, the picture of a locked one says right there why it is locked, and what to do about it. An item
  can also be sold by itself: then even a subscription does not open it here.

  Background:
    Given the customer has switched the inline player on

  Rule: The paywall says why, and leads to what opens it

    @ACC-05 @ACC-03
    Scenario Outline: The paywall says why to <person>, and leads to the <page> page
      Given <person>
      When they open the workout "The Long Ride"
      Then the paywall says "<why>"
      And no video plays
      When they press "<label>" on the paywall
      Then they are on the account site's <page> page
      And it returns to the workout "The Long Ride"

      Examples:
        | person                     | why              | label                      | page         |
        | a visitor                  | Members only     | Sign up to start watching! | sign-up      |
        | a member of the barre tier | Not in your plan | Upgrade your account       | upgrade      |
        | a lapsed member            | Subscribers only | Activate your subscription | subscription |

    @ACC-05 @ACC-04
    Scenario Outline: A link to the player does not pass the paywall of <person>
      Given <person>
      When they open the workout "The Long Ride" and the player at once
      Then the paywall says "<why>"
      And no video plays

      Examples:
        | person                     | why              |
        | a visitor                  | Members only     |
        | a member of the barre tier | Not in your plan |
        | a lapsed member            | Subscribers only |

    @ACC-05 @ACC-08
    Scenario: While it is not known who is there, nobody is asked to pay
      Given a new subscriber
      And the platform takes 3 s to answer who is there
      When they open the workout "The Long Ride"
      Then the heading is "The Long Ride"
      And there is not yet a paywall
      And they can press "Start watching"
      And there is no paywall

    @ACC-05 @ACC-04
    Scenario Outline: What anybody may watch has no paywall, like "<workout>", which <is open>
      Given a visitor
      When they open the workout "<workout>"
      Then there is no paywall
      And they can press "Play"

      Examples:
        | workout        | is open                  |
        | Easy Drills    | is free                  |
        | Runner Release | requires no subscription |

    @ACC-05 @SHL-11 @browser
    Scenario: Everybody can read the paywall, on a phone as on a large computer
      Given the screen of a phone
      When they open the workout "The Long Ride"
      Then the paywall says "Members only"
      And nothing runs off the side of the window
      And the page has no accessibility violations
      Given the screen of a large computer
      Then nothing runs off the side of the window
      And the page has no accessibility violations

  Rule: An item sold by itself is locked for everybody, in the inline player alone

    @ACC-02 @ACC-03 @ACC-05
    Scenario: The button of an item sold by itself asks for the upgrade, as its paywall does
      Given a new subscriber
      When they open the workout "Studio Opening Night"
      Then the paywall says "Sold by itself"
      And the page does not say "Start watching"
      When they press "Upgrade your account" below the paywall
      Then they are on the account site's upgrade page
      And it returns to the workout "Studio Opening Night"

    @ACC-02 @CAT-09
    Scenario Outline: The card of an item sold by itself has <lock> where the inline player is switched <inline>
      Given the customer has switched the inline player <inline>
      And a new subscriber
      And home shows only the shelf "Picks" with:
        | item             | productIds |
        | The Long Ride    | !jwp:night |
        | One Minute Plank | jwp:night  |
      When they open home
      Then the card of "The Long Ride" has <lock>
      And the card of "One Minute Plank" has no lock

      Examples:
        | inline | lock    |
        | on     | a lock  |
        | off    | no lock |

    @ACC-05 @ACC-04 @ACC-02
    Scenario: An item sold by itself plays in the cinema for whoever is entitled
      Given the customer has switched the inline player off
      And a new subscriber
      When they open the workout "Studio Opening Night"
      And they press "Start watching"
      Then the video plays

    @ACC-04
    Scenario: A link to the player of an item sold by itself plays it in the cinema
      Given the customer has switched the inline player off
      And a subscribed member
      When they open the workout "Studio Opening Night" and the player at once
      Then the video plays
