Feature: Playing the next episode

  A series is watched like a course: one episode leads to the next. Ten seconds are enough to say no, and whoever says nothing
  goes on, in the same player and with their hands free. Nobody is taken along against their will: any way of staying stays.

  Background:
    Given a new subscriber

  Rule: The next episode begins after ten seconds, unless somebody stays

    @MED-11
    Scenario: When an episode has ended the next one plays, from its beginning and with sound
      Given they are watching the episode "Stance"
      When they watch to the end
      Then "Jab" is up next
      When 10 seconds go by
      Then the player of the episode "Jab" is open
      And the video plays from 0
      And it plays with sound

    @MED-11
    Scenario: The next episode begins after ten seconds, not before
      Given they are watching the episode "Stance"
      When they watch until 0.99 of the video
      And time stands still
      And they watch to the end
      Then "Jab" is up next
      And after 10 seconds, not before, the player of the episode "Jab" is open

    @MED-11 @PLY-12 @dom
    Scenario: The countdown counts down
      Given they are watching the episode "Stance"
      When they watch until 0.99 of the video
      And time stands still
      And they watch to the end
      Then the part "Up next" says "10"
      When 3 seconds go by
      Then the part "Up next" says "7"

    @MED-11
    Scenario: Somebody who does not want to wait begins the next episode at once
      Given they are watching the episode "Stance"
      When they watch to the end
      Then "Play now" has the focus
      And a screen reader hears "Up next: Jab. It plays in 10 seconds."
      When they press "Play now"
      Then the player of the episode "Jab" is open
      And the video plays from 0

    @MED-11 @PLY-13
    Scenario: The key n plays the next episode at once, in the middle of one
      Given they are watching the episode "Stance"
      And the player has the focus
      When they watch until 0.3 of the video
      And they press the key "n"
      Then the player of the episode "Jab" is open
      And the video plays from 0
      And the platform knows 0.3 of "Stance"

    @MED-11 @PLY-14
    Scenario: An episode that is opened again from the mini-player of the next one is not left again
      Given they are watching the episode "Stance"
      When they press "Next"
      Then the player of the episode "Jab" is open
      When they press "Back"
      And they press the card of "Stance"
      And they press "Start watching"
      And 2 seconds go by
      Then the player of the episode "Stance" is open

    @MED-11 @PLY-13
    Scenario: The key n does nothing where nothing is next
      Given they are watching the workout "The Long Ride"
      And the player has the focus
      When they press the key "n"
      Then the player of the workout "The Long Ride" is open
      And the video plays from 0

    @MED-11
    Scenario: Somebody who cancels stays at the end
      Given they are watching the episode "Stance"
      When they watch to the end
      And they press "Cancel"
      Then the page says "You finished Stance."
      When 11 seconds go by
      Then the player of the episode "Stance" is open
      And nothing is up next

    @MED-11
    Scenario: Somebody who goes back from the end stays with the episode
      Given they are watching the episode "Stance"
      When they watch to the end
      Then "Jab" is up next
      When they move to 0.5 of the video
      Then nothing is up next
      When 11 seconds go by
      Then the player of the episode "Stance" is open

    @MED-11 @SHL-11 @browser @nightly
    Scenario: Escape cancels the countdown, and then leaves the cinema
      Given they are watching the episode "Stance"
      When they watch to the end
      Then "Jab" is up next
      When they press the key "Escape"
      Then the page says "You finished Stance."
      When they press the key "Escape"
      Then no dialog is open

    @MED-11 @SHL-11 @browser
    Scenario Outline: The player has the focus again after <way>, with the inline player <switched>
      Given the customer has switched the inline player <switched>
      And they are watching the episode "Stance"
      When they watch to the end
      Then "Play now" has the focus
      When they press <way>
      Then the page says "You finished Stance."
      And the player has the focus

      Examples:
        | way              | switched |
        | "Cancel"         | off      |
        | the key "Escape" | off      |
        | "Cancel"         | on       |
        | the key "Escape" | on       |

  Rule: The next episode is the one that follows in the series

    @MED-11
    Scenario Outline: After "<episode>" comes "<next>"
      Given they are watching the episode "<episode>"
      When they watch to the end
      Then "<next>" is up next

      Examples: within a season, across seasons, in a flat series
        | episode         | next                 |
        | Harbour Wall    | Pine Forest          |
        | Rooftop, 5 a.m. | Glacier Tongue       |
        | Combinations    | Slip                 |
        | Which Shoes?    | Training with a Cold |

    @MED-11
    Scenario: One episode follows another, each after its own countdown
      Given they are watching the episode "Stance"
      When they watch to the end
      Then "Jab" is up next
      When 10 seconds go by
      And they watch to the end
      Then "Cross" is up next
      When 10 seconds go by
      Then the player of the episode "Cross" is open

    @MED-11
    Scenario: The last episode has nothing after it, and stays
      Given they are watching the episode "Three Rounds"
      When they watch to the end
      Then the page says "You finished Three Rounds."
      And nothing is up next

    @MED-11
    Scenario: A workout that is no episode has nothing after it
      Given they are watching the workout "One Minute Plank"
      When they watch to the end
      Then the page says "You finished One Minute Plank."
      And nothing is up next

  Rule: Each episode stands for itself: its progress, its access and its page

    @MED-11 @PLY-05
    Scenario: An episode that has ended is saved as complete, and the next one from its own beginning
      Given they are watching the episode "Stance"
      When they watch to the end
      And they press "Play now"
      Then the platform knows 1 of "Stance"
      When they watch until 0.3 of the video
      And they pause
      Then the platform knows 0.3 of "Jab"

    @MED-11 @ACC-04
    Scenario: An episode that may not be watched does not begin, and its page says why
      Given they are watching the episode "Stance"
      And the page of "Jab" has "requiredEntitlements" as "premier"
      When they watch to the end
      And they press "Play now"
      Then they can press "Upgrade your account"
      And no video plays
      And they are on the episode "Jab"

    @MED-11 @MED-08
    Scenario: Closing the player after the next episode has begun shows that episode's page
      When they open the episode "Stance"
      And they press "Start watching"
      And they watch to the end
      And they press "Play now"
      And they pause
      And they press "Back"
      Then they are on the episode "Jab"
      And no video plays

    @MED-11 @API-07
    Scenario: A next episode that does not load says so, and plays with another try
      Given they are watching the episode "Stance"
      And the platform answers media with an error
      When they watch to the end
      And they press "Play now"
      Then the heading is "Something went wrong"
      When the platform is well again
      And they press "Try again"
      Then the video plays from 0

    @MED-11 @SHL-15
    Scenario: A next episode that takes its time says so
      Given they are watching the episode "Stance"
      And the platform takes 4 s to answer media
      When they watch to the end
      And they press "Play now"
      Then a screen reader hears "Getting your workout ready"
      And the player of the episode "Jab" is open

  Rule: In the page, whoever is elsewhere on it keeps the focus and the keys

    Background:
      Given the customer has switched the inline player on
      And they are watching the episode "Stance"

    @MED-11 @MED-08
    Scenario: The next episode plays in its page, too
      When they watch to the end
      And they press "Play now"
      Then "Jab" plays in its page
      And no dialog is open

    @MED-11 @SHL-11 @MED-08
    Scenario: The focus stays in a menu that somebody has opened, and a screen reader hears what is next
      When they press "Account menu of new@example.com"
      And they watch to the end
      Then "Jab" is up next
      And "Account menu of new@example.com" has the focus
      And a screen reader hears "Up next: Jab. It plays in 10 seconds."

    @MED-11 @SHL-11 @MED-08
    Scenario: Escape closes a menu that somebody has opened meanwhile, and not what is up next
      When they watch to the end
      And they press "Account menu of new@example.com"
      Then they can press "Logout"
      When they press the key "Escape"
      Then they cannot come to "Logout"
      And "Jab" is up next

    @MED-11 @SHL-11 @browser
    Scenario: The page stays where somebody has scrolled to as the next episode comes up
      Given the screen of a computer, half as high
      When they scroll down a little
      And they watch to the end
      Then "Play now" has the focus
      And the page is still scrolled down a little
