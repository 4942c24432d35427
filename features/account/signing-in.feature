Feature: Signing in, signing up and logging out at the account site

  @SHL-01 @ACC-08
  Scenario: A visitor can sign in and sign up
    Given a visitor
    When they open home
    Then they can sign in and sign up

  @SHL-01 @ACC-08
  Scenario: A member has a menu instead
    Given a subscribed member
    When they open home
    Then they are logged in
    And nobody asks them to sign in or sign up

  @SHL-01 @ACC-11
  Scenario Outline: <button> leads to the account site and back to this page
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

  @SHL-01 @ACC-11 @dom
  Scenario Outline: The account site is where the config has it, and leads back: <button>
    Given a visitor
    And the config field "integrations.db.railsBase" is "https://members.example/join/"
    When they open the about page
    And they press "<button>"
    Then they are sent to "https://members.example/join/<page>"
    And it returns to the about page

    Examples:
      | button  | page    |
      | Sign in | sign-in |
      | Sign up | sign-up |

  @SHL-01 @ACC-11
  Scenario: The account page of the menu is the account site's base
    Given a subscribed member
    When they open home
    And they press "Account menu of subscribed@example.com"
    And they press "Account"
    Then they are on the account site's my-account page

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

  @ACC-08 @API-07
  Scenario Outline: The account server answers with <failure>: browsing goes on, with a notice
    Given a subscribed member
    And the platform answers who is there with <failure>
    When they open home
    Then a notice says that the account cannot be reached
    And nobody asks them to sign in or sign up
    And they see the shelf "New this week"
    When the platform is well again
    And they lose the connection
    And the connection returns
    Then they are logged in
    And no notice says that the account cannot be reached

    Examples:
      | failure             |
      | status 500          |
      | status 503          |
      | status 404          |
      | status 429          |
      | a web page          |
      | half of a JSON text |
      | a list              |
      | nothing             |

  @ACC-08
  Scenario: The account server does not answer at all
    Given a subscribed member
    And the platform does not answer who is there
    When they open home
    Then a notice says that the account cannot be reached
    And they see the shelf "New this week"

  @ACC-08 @API-07
  Scenario: The account server takes too long: nobody waits for it
    Given a subscribed member
    And the platform takes 9 s to answer who is there
    When they open home
    Then a notice says that the account cannot be reached
    And they see the shelf "New this week"

  @ACC-08
  Scenario Outline: A member whom this browser knows reads "<label>" while the account answers with <failure>
    Given <person>
    When they open home
    Then they are logged in
    Given the platform answers who is there with <failure>
    When they open the media page of "The Long Ride"
    Then a notice says that the account cannot be reached
    And they can press "<label>"

    Examples:
      | person                     | failure    | label                      |
      | a subscribed member        | status 500 | Start watching             |
      | a member of the barre tier | status 500 | Upgrade your account       |
      | a lapsed member            | a web page | Activate your subscription |

  @ACC-08
  Scenario: Of what a member holds, the latest that was known counts
    Given a subscribed member
    When they open home
    Then they are logged in
    Given the platform answers who is there with this:
      """
      {"id": "subscribed", "subscriptionStatus": {"activeSubscriber": false, "entitlements": []}}
      """
    When they open the workout "The Long Ride"
    Then they can press "Activate your subscription"
    Given the platform answers who is there with status 500
    When they load the page again
    Then a notice says that the account cannot be reached
    And they can press "Activate your subscription"

  @ACC-08
  Scenario Outline: While the account cannot be reached, <person> sees <lock> on what they had begun
    Given <person>
    And they have watched 0.5 of "The Long Ride"
    When they open home
    Then they are logged in
    Given the platform answers who is there with status 500
    When they open home
    Then a notice says that the account cannot be reached
    And the card of "The Long Ride" has <lock>

    Examples:
      | person                     | lock    |
      | a member of the barre tier | a lock  |
      | a new subscriber           | no lock |

  @ACC-08 @ACC-04
  Scenario: A member whom this browser knows goes on watching, and the platform decides about the video
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
    Given the platform answers who is there with status 500
    When they open the workout "The Long Ride"
    Then a notice says that the account cannot be reached
    And they can press "Sign up to start watching!"

  @ACC-08
  Scenario: The account is asked for again by itself
    Given a subscribed member
    And the platform answers who is there with status 500 1 time
    When they open home
    Then they are logged in
    And no notice says that the account cannot be reached
    And the platform was asked for who is there 2 times

  @ACC-08
  Scenario: The account is asked for again each time that the connection returns
    Given a subscribed member
    When they open home
    Then they are logged in
    When they lose the connection
    And the connection returns
    And they lose the connection
    And the connection returns
    Then the platform was asked for who is there 3 times

  @ACC-08
  Scenario: The pauses before it is asked for again grow, to a minute at most
    Given time stands still
    And the platform answers who is there with status 500
    When they open the about page
    Then a notice says that the account cannot be reached
    And after 2000 ms, not before, the platform was asked for who is there 2 times
    And after 4000 ms, not before, the platform was asked for who is there 3 times
    And after 8000 ms, not before, the platform was asked for who is there 4 times
    And after 16000 ms, not before, the platform was asked for who is there 5 times
    And after 32000 ms, not before, the platform was asked for who is there 6 times
    And after 60000 ms, not before, the platform was asked for who is there 7 times

  @CFG-21 @ACC-11
  Scenario: u=login asks a visitor to sign in, and comes back without it
    Given a visitor
    When they open the address "/workout/almost-two-hours?u=login"
    Then they are on the account site's sign-in page
    And it returns to the workout "The Long Ride"

  @CFG-21
  Scenario Outline: u=login asks for it on every page: <page>
    Given a visitor
    When they open the address "<page><sign>u=login"
    Then they are on the account site's sign-in page
    And it returns to the address "<page>"

    Examples:
      | page                                        | sign |
      | /                                           | ?    |
      | /workouts                                   | ?    |
      | /workouts?style=boxing&trainer=t%3Amaya     | &    |
      | /programs                                   | ?    |
      | /365                                        | ?    |
      | /365/history                                | ?    |
      | /program/undefeated                         | ?    |
      | /m/xjSCHvet/the-long-ride?r=Shelf001&play=1 | &    |
      | /s/Va5Y9Sp4/outside                         | ?    |
      | /p/txEtRLyJ                                 | ?    |
      | /q/yoga                                     | ?    |
      | /u/favorites                                | ?    |
      | /u/my-account                               | ?    |
      | /nowhere                                    | ?    |

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
  Scenario: Whoever is logged in stays
    Given a subscribed member
    When they open the address "/workout/almost-two-hours?u=login"
    Then they are on the workout "The Long Ride"
    And the heading is "The Long Ride"

  @ACC-10 @API-05
  Scenario: Logging out sends what is left, ends the session and leaves nothing behind
    Given a new subscriber
    And the platform answers saved progress with status 503
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.4 of the video
    And they pause
    And they open home
    And the platform is well again
    And they log out
    Then they are on the account site's my-account page
    And the platform has logged them out
    And the browser keeps nothing personal
    When they become a new subscriber elsewhere
    Then the platform knows 0.4 of "The Long Ride"

  @ACC-10
  Scenario: Logging out where the server fails
    Given a subscribed member
    And the platform answers logout with status 500
    When they open home
    And they log out
    Then they are on the account site's my-account page
    And the browser keeps nothing personal
