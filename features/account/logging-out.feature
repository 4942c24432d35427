Feature: Logging out

  Somebody who logs out, perhaps on a device that is not theirs, is gone: nothing personal stays in the browser, in no tab. Before that the
  app sends what it still has to save, but it does not hold anybody back for it.

  Rule: What is left to save is saved before, and nothing stays behind

    Background:
      Given a new subscriber
      And the platform answers saved progress with an overload
      When they open the workout "The Long Ride" and the player at once
      And they watch until 0.4 of the video

    @ACC-10 @API-05
    Scenario: Logging out sends what could not be sent until then
      When they pause
      And they open home
      And the platform is well again
      And they log out
      Then they are on the account site's my-account page
      When they become a new subscriber elsewhere
      Then the platform knows 0.4 of "The Long Ride"

    @ACC-10 @API-05
    Scenario: Logging out ends the session and leaves nothing behind
      When they pause
      And they open home
      And the platform is well again
      And they log out
      Then they are on the account site's my-account page
      And the platform has logged them out
      And the browser keeps nothing personal

    @ACC-10 @API-05
    Scenario: What cannot be sent while somebody logs out is given up
      When they press "Back"
      And they log out
      Then they are on the account site's my-account page
      When the platform is well again
      And they become a new subscriber elsewhere
      And they open home
      Then they are logged in
      And the platform knows nothing of "The Long Ride"

  Rule: A workout that plays in its page ends with the session

    Background:
      Given the customer has switched the inline player on
      And a new subscriber
      When they open the workout "The Long Ride" and the player at once
      Then the video plays

    @ACC-10 @PLY-05
    Scenario: What plays in its page is saved before, and nothing of it is kept afterwards
      When they watch until 0.4 of the video
      And they log out
      Then they are on the account site's my-account page
      And the browser keeps nothing personal
      When they become a new subscriber elsewhere
      Then the platform knows 0.4 of "The Long Ride"

    @ACC-10 @HIS-03 @browser
    Scenario: Whoever logs out has logged out in every tab, and none keeps what it goes on to do
      When they open home in another tab
      And they log out
      Then they are on the account site's my-account page
      When they turn back to the first tab
      Then they can press "Sign in"
      And no video plays
      And the browser keeps nothing personal

  Rule: No server can keep anybody logged in

    @ACC-10
    Scenario: Nobody who logs out waits long for what is still to be saved
      Given a new subscriber
      And the platform takes 60 s to answer an added favorite
      When they open the workout "The Long Ride"
      And they press "Favorite"
      Then it is one of their favorites
      When they log out
      Then they are on the account site's my-account page
      And the browser keeps nothing personal

    @ACC-10
    Scenario: A logout that gets no answer is said, and nobody shows meanwhile
      Given a subscribed member
      And the platform takes 60 s to answer logout
      When they open home
      And they log out
      Then the page says "You are not signed out of the account site yet"
      And no member shows
      And the browser keeps nothing personal

    @ACC-10
    Scenario: A logout whose answer is lost is said, and it can be tried once more
      Given a subscribed member
      And the platform takes logout and drops the answer
      When they open home
      And they log out
      Then the page says "You are not signed out of the account site yet"
      When the platform is well again
      And they press "Try again"
      Then they can press "Sign in"

  Rule: A logout that failed is tried again, by itself and at a press

    Background:
      Given a subscribed member
      And the platform answers logout with an error from now on
      When they open home
      And they log out
      Then the page says "You are not signed out of the account site yet"

    @ACC-10
    Scenario: After a failed logout no page shows the member
      When they load the page again
      Then the page says "You are not signed out of the account site yet"
      And no member shows
      And the browser keeps nothing personal

    @ACC-10
    Scenario: A failed logout can be tried once more
      When the platform is well again
      And they press "Try again"
      Then they can press "Sign in"
      And the platform has logged them out
      And the page does not say "You are not signed out of the account site yet"

    @ACC-10
    Scenario: A failed logout is tried again by itself, also by a later visit
      When the platform is well again
      And they load the page again
      Then they can press "Sign in"
      And the platform has logged them out

    @ACC-10 @CFG-21
    Scenario: Whoever signs in again meanwhile stays signed in
      When they open the address "/?u=login"
      Then they are on the account site's sign-in page
      When the platform is well again
      And they become a new subscriber elsewhere
      And they open home
      Then they are logged in

    @ACC-10
    Scenario: A failed logout is tried again after a while
      When the platform is well again
      And 3 seconds go by
      Then they can press "Sign in"
      And the platform has logged them out

  Rule: A logout that failed is said where they are, and nothing is in its way or in theirs

    Background:
      Given a subscribed member
      And the platform answers logout with an error from now on

    @ACC-10 @SHL-11
    Scenario: Whoever logs out in the menu goes on in the content of the page
      When they open home
      And they log out
      Then the page says "You are not signed out of the account site yet"
      And the content of the page has the focus

    @ACC-10 @SHL-11 @browser
    Scenario Outline: On <a screen> the notice is in sight, and hides neither the end of the page nor what has the focus
      Given the screen of <a screen>
      When they open the about page
      And they log out
      Then the notice about the account stays in its place as they scroll down a little
      And the notice about the account hides nothing that gets the focus, beginning at "365"
      When they scroll to the end
      Then the notice about the account is below the footer
      And nothing of the page has moved by itself

      Examples:
        | a screen         |
        | a small phone    |
        | a large computer |

  Rule: A logout that failed leaves no page for members open

    Background:
      Given a subscribed member

    @ACC-10 @MEM-01
    Scenario Outline: Whoever logs out on <page> is led home when the logout fails
      Given the platform <failure>
      When they open <page>
      And they log out
      Then the page says "You are not signed out of the account site yet"
      And they are on home
      When the platform is well again
      And they press "Try again"
      Then they can press "Sign in"

      Examples:
        | page                | failure                                  |
        | the favorites page  | answers logout with an error from now on |
        | the favorites page  | does not answer logout                   |
        | the progress page   | answers logout with an error from now on |
        | the workout history | answers logout with an error from now on |

    @ACC-10 @MEM-01
    Scenario: After a failed logout the member area is closed, as to any visitor
      Given the platform answers logout with an error from now on
      When they open home
      And they log out
      Then the page says "You are not signed out of the account site yet"
      When they open the favorites page
      Then they are on home
      And the page says "You are not signed out of the account site yet"

  Rule: A member whose account cannot be reached can log out, too

    Background:
      Given a new subscriber
      And they have watched 0.5 of "The Long Ride"
      When they open the favorites page
      Then they are logged in

    @ACC-10 @ACC-08
    Scenario: Where the account cannot be reached, logging out leaves nothing behind
      When the platform answers who is there with an error from now on
      And they load the page again
      Then a notice says that the account cannot be reached
      When they press "Logout"
      Then they are on the account site's my-account page
      When the platform is well again
      Then the platform has logged them out
      And the browser keeps nothing personal
