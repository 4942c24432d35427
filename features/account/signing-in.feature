Feature: Signing in, and being known

  Accounts live at the account site; the app sends people there and has them back where they were. Once a member is known, nothing that
  goes wrong with the account turns them into a stranger: browsing goes on, and the app keeps asking by itself.

  Rule: The header says who is there, and leads to the account site and back

    @SHL-01 @ACC-08
    Scenario: A visitor can sign in and sign up
      Given a visitor
      When they open home
      Then they can sign in and sign up

    @SHL-01 @ACC-08
    Scenario: A member has a menu instead of invitations
      Given a subscribed member
      When they open home
      Then they are logged in
      And nobody asks them to sign in or sign up

    @SHL-01 @ACC-11
    Scenario Outline: The header's "<button>" leads to the account site and back to this page
      Given a visitor
      When they open the workout "The Long Ride"
      And they press "<button>"
      Then they are on the account site's <page> page
      And it returns to the workout "The Long Ride"

      Examples:
        | button  | page    |
        | Sign in | sign-in |
        | Sign up | sign-up |

    @SHL-01 @ACC-11
    Scenario: Signing in leads back to the page that a visitor has gone on to
      Given a visitor
      When they open the workout "The Long Ride"
      And they press "Home" in the menu
      Then they are on home
      When they press "Sign in"
      Then they are on the account site's sign-in page
      And it returns to home

    @SHL-01 @ACC-11
    Scenario: A member's account is one press away in the menu
      Given a subscribed member
      When they open home
      And they press "Account menu of subscribed@example.com"
      And they press "Account"
      Then they are on the account site's my-account page

  Rule: Nobody is taken for a stranger before it is known who is there

    @ACC-08 @SHL-01
    Scenario Outline: While it is not known who is there, nobody is taken for a visitor on <page>
      Given a subscribed member
      And the platform takes 3 s to answer who is there
      When they open <page>
      Then they are not yet asked to sign in or sign up
      And they are logged in

      Examples:
        | page                        |
        | the workout "The Long Ride" |
        | home                        |
        | the 365 page                |

  Rule: An account that cannot be reached keeps nobody from browsing

    Background:
      Given a subscribed member

    @ACC-08 @API-07
    Scenario Outline: Browsing goes on, with a notice, where the account server <fails>
      Given the platform <fails> who is there
      When they open home
      Then a notice says that the account cannot be reached
      And nobody asks them to sign in or sign up
      And they see the shelf "New this week"

      Examples:
        | fails               |
        | does not answer     |
        | takes 9 s to answer |

    @ACC-08
    Scenario: The notice is gone as soon as the account is back with the connection
      Given the platform answers who is there with an error
      When they open home
      Then a notice says that the account cannot be reached
      When the platform is well again
      And they lose the connection
      And the connection returns
      Then they are logged in
      And no notice says that the account cannot be reached

    @ACC-08
    Scenario: The account is asked for again without anybody's doing
      Given the platform answers who is there with an error 1 time
      When they open home
      Then they are logged in
      And no notice says that the account cannot be reached

  Rule: A member whom this browser knows keeps what they hold while the account cannot be reached

    @ACC-08
    Scenario Outline: A known member reads "<label>" while the account answers with <failure>
      Given <person>
      When they open home
      Then they are logged in
      Given the platform answers who is there with <failure>
      When they open the media page of "The Long Ride"
      Then a notice says that the account cannot be reached
      And they can press "<label>"

      Examples:
        | person                     | failure    | label                      |
        | a subscribed member        | an error   | Start watching             |
        | a member of the barre tier | an error   | Upgrade your account       |
        | a lapsed member            | a web page | Activate your subscription |

    @ACC-08
    Scenario Outline: A known member sees <lock> on what they had begun, be they <person>
      Given <person>
      And they have watched 0.5 of "The Long Ride"
      When they open home
      Then they are logged in
      Given the platform answers who is there with an error
      When they open home
      Then a notice says that the account cannot be reached
      And the card of "The Long Ride" has <lock>

      Examples:
        | person                     | lock    |
        | a member of the barre tier | a lock  |
        | a new subscriber           | no lock |

    @ACC-08 @ACC-04
    Scenario: A known member goes on watching, and the platform decides about the video
      Given a subscribed member
      When they open home
      Then they are logged in
      Given the platform takes 9 s to answer who is there
      When they open the workout "The Long Ride" and the player at once
      Then the video plays
      And a notice says that the account cannot be reached

    @ACC-08
    Scenario: What somebody else held in this browser counts for nobody once they have logged out
      Given a subscribed member
      When they open home
      And they log out
      Then they are on the account site's my-account page
      Given the platform answers who is there with an error
      When they open the workout "The Long Ride"
      Then a notice says that the account cannot be reached
      And they can press "Sign up to start watching!"

  Rule: Of what a member holds, the latest that was known counts

    Background:
      Given a subscribed member
      When they open home
      Then they are logged in

    @ACC-08
    Scenario: A subscription that has ended is over, also while the account cannot be reached
      When their subscription ends
      And they open the workout "The Long Ride"
      Then they can press "Activate your subscription"
      When the platform answers who is there with an error from now on
      And they load the page again
      Then a notice says that the account cannot be reached
      And they can press "Activate your subscription"

  Rule: A link can ask a visitor to sign in, and never asks a member

    @CFG-21 @ACC-11
    Scenario: A link that asks to sign in leads a visitor to the account site, and back to its page
      Given a visitor
      When they open the address "/workout/almost-two-hours?u=login"
      Then they are on the account site's sign-in page
      And it returns to the workout "The Long Ride"

    @CFG-21 @browser
    Scenario: Going back from the account site does not lead there again
      Given a visitor
      When they open home
      And they open the address "/workout/almost-two-hours?u=login"
      Then they are on the account site's sign-in page
      When they go back
      Then they are on the workout "The Long Ride"
      And the heading is "The Long Ride"

    @CFG-21
    Scenario: A member stays on the page of a link that asks to sign in
      Given a subscribed member
      When they open the address "/workout/almost-two-hours?u=login"
      Then they are on the workout "The Long Ride"
      And the heading is "The Long Ride"

  Rule: A session that ends meanwhile is said, and costs nothing

    Background:
      Given a new subscriber
      When they open the workout "The Long Ride"
      Then they are logged in

    @ACC-08 @API-05
    Scenario: Whoever was signed out is told so at the next save, which is kept until they sign in again
      When they become a visitor elsewhere
      And they press "Favorite"
      Then the page says "You have been signed out."
      When they become a new subscriber elsewhere
      And they load the page again
      Then it is one of their favorites
