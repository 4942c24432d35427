Feature: Using the player without a mouse

  Beside a mat there is a keyboard, a phone or a screen reader, and rarely a mouse. A whole workout can be watched by the keyboard
  alone, or by touch alone, and no state of the player is a dead end for anybody.

  Background:
    Given a new subscriber

  Rule: The keyboard alone is enough for a whole workout

    @PLY-08 @SHL-11 @browser
    Scenario: A workout is begun and paused by keys
      When they open the workout "One Minute Plank"
      And they tab to "Start watching"
      And they press the key "Enter"
      Then the video plays
      When they press the key "k"
      Then the video does not play
      And the player has the focus

    @PLY-12 @SHL-11 @browser
    Scenario: A workout is watched to its end and done again by keys
      Given they are watching the workout "One Minute Plank"
      When they press the key "End"
      Then the page says "You finished One Minute Plank."
      When they go to "Do it again" by keys
      And they press the key "Enter"
      Then the video plays
      And the player has the focus

    @PLY-12 @SHL-11 @browser @nightly
    Scenario: The next workout is begun by keys
      Given they are watching the workout "Ten Minutes: Legs"
      When they press the key "End"
      Then "Play now" has the focus
      When they press the key "Enter"
      Then the player of the workout "Ten Minutes: Push" is open
      And the player has the focus

    @PLY-14 @SHL-11 @browser
    Scenario: A workout is made small and large again by keys
      Given they are watching the workout "The Long Ride"
      When they press the key "Escape"
      And they tab to "Back to The Long Ride"
      And they press the key "Enter"
      Then the video plays
      And the player has the focus

    @PLY-14 @SHL-11 @browser
    Scenario: The mini-player is one of the first stops of the keyboard
      Given they are watching the workout "The Long Ride"
      When they press the key "Escape"
      And they press "About" in the footer
      And they tab to "Skip to the mini-player"
      And they press the key "Enter"
      Then "Back to The Long Ride" has the focus
      And the video plays

  Rule: The focus stays in the player when what has it disappears

    @PLY-10 @SHL-11 @browser
    Scenario: Skipping the warm-up by keys leaves the focus to the player
      Given they are watching the workout "The Long Ride"
      When they go to "Skip warm-up" by keys
      And they press the key "Enter"
      Then the player has the focus
      When they press the key "k"
      Then the video does not play

    @PLY-11 @SHL-11 @browser @nightly
    Scenario: The offer to start over goes, and leaves the focus to the player
      Given they have watched 0.5 of "The Long Ride"
      And they are watching the workout "The Long Ride"
      When they go to "Start over" by keys
      And 9 seconds go by
      Then the player has the focus

    @API-07 @SHL-11 @browser @nightly
    Scenario: Another try leaves the focus to the player while it loads
      Given the platform answers the player library with an error
      When they open the workout "The Long Ride" and the player at once
      Then "Try again" has the focus
      When the platform is well again
      And the platform takes 5 s to answer the player library
      And they press "Try again"
      And they press the key "?"
      Then the page says "Play or pause"

    @PLY-14 @SHL-11 @browser
    Scenario: A paused mini-player that is made large again takes keys at once
      Given they are watching the workout "The Long Ride"
      When they press "Back"
      And they press "Pause"
      And they press "Back to The Long Ride"
      Then the player has the focus
      When they press the key "k"
      Then the video plays

    @PLY-12 @SHL-11 @browser @nightly
    Scenario: Leaving full screen at the end leaves the focus where the workout was begun
      When they open the workout "One Minute Plank"
      And they press "Start watching"
      Then the video plays
      When they press the key "f"
      And they watch to the end
      And they press "Done"
      Then "Watch again" has the focus

  Rule: Touch alone is enough for a whole workout

    @ACC-03 @SHL-11 @browser
    Scenario: A workout is begun by touch
      Given they use a touch screen
      When they open the workout "The Long Ride"
      And they tap on "Start watching"
      Then the player of the workout "The Long Ride" is open
      And the video plays

    @PLY-13 @PLY-08 @SHL-11 @browser
    Scenario: A workout is enlarged and made smaller by touch
      Given they use a touch screen
      And they are watching the workout "The Long Ride"
      And the overlay does not show
      When they tap on the middle of the picture
      And they tap on full screen in the player
      Then the screen of the player is "full"
      When they tap on full screen in the player
      Then the screen of the player is "window"

    @PLY-13 @PLY-12 @SHL-11 @browser
    Scenario: A workout is watched to its end and done again by touch
      Given they use a touch screen
      And they are watching the workout "One Minute Plank"
      And the overlay does not show
      When they tap on the middle of the picture
      And they tap on the seek bar at 0.97 of the video
      Then the page says "You finished One Minute Plank."
      When they tap on "Do it again"
      Then the video plays

    @PLY-13 @SHL-11 @browser
    Scenario: A workout is shown its controls, paused and left by touch
      Given they use a touch screen
      And they are watching the workout "The Long Ride"
      And the overlay does not show
      When they tap on the middle of the picture
      And they tap on pause in the player
      Then the video does not play
      When they tap on the way back in the player
      Then they are on the workout "The Long Ride"

  Rule: Everybody can use each state of the player

    @SHL-11 @PLY-08 @browser
    Scenario: A paused workout is accessible
      Given they are watching the workout "The Long Ride"
      When they press the key "k"
      Then the page has no accessibility violations

    @SHL-11 @PLY-12 @browser @nightly
    Scenario: The end of a workout is accessible
      Given they are watching the workout "The Long Ride"
      When they watch to the end
      Then the page says "You finished The Long Ride."
      And the page has no accessibility violations

    @SHL-11 @PLY-12 @browser
    Scenario: The end of a workout that another one follows is accessible
      Given they are watching the workout "Ten Minutes: Legs"
      When they watch to the end
      Then "Ten Minutes: Push" is up next
      And the page has no accessibility violations

    @SHL-11 @API-07 @browser @nightly
    Scenario: A workout that cannot be played is accessible
      Given the platform answers a video with status 404
      When they open the workout "The Long Ride" and the player at once
      Then the page has the heading "This video can't be played"
      And the page has no accessibility violations

    @SHL-11 @MED-08 @browser @nightly
    Scenario: A workout that waits for a press is accessible
      Given the browser refuses to start videos by itself
      When they open the workout "The Long Ride" and the player at once
      Then they can press "Play"
      And the page has no accessibility violations

    @SHL-11 @PLY-14 @browser @nightly
    Scenario Outline: The mini-player is accessible in the screen of <a screen>
      Given the screen of <a screen>
      And they are watching the workout "The Long Ride"
      When they press the key "Escape"
      Then there is a mini-player of "The Long Ride"
      And the page has no accessibility violations

      Examples:
        | a screen   |
        | a computer |
        | a phone    |

    @SHL-11 @PLY-11 @browser @nightly
    Scenario: A resumed workout is accessible while it offers to start over
      Given they have watched 0.5 of "The Long Ride"
      When they open the workout "The Long Ride" and the player at once
      Then they can press "Start over"
      And the page has no accessibility violations
