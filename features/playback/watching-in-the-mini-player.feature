Feature: The mini-player

  Whoever goes back while a workout plays wants to look around, not to stop: it goes on in a corner of the window, on whatever
  page, until somebody closes it. There is only one, its picture leads back to the large player, and its progress is saved.

  Background:
    Given a new subscriber

  Rule: Back from the cinema makes the player small, and it plays on

    @PLY-14 @MED-08
    Scenario: Back leaves the cinema, and the workout goes on in the mini-player
      Given they are watching the workout "The Long Ride"
      When they watch until 0.3 of the video
      And they press "Back"
      Then they are on the workout "The Long Ride"
      And no dialog is open
      And there is a mini-player of "The Long Ride"
      And the video plays from 0.3

    @PLY-14
    Scenario: The browser's back button makes the player small, too
      When they open the workout "The Long Ride"
      And they press "Start watching"
      And they watch until 0.3 of the video
      And they go back
      Then they are on the workout "The Long Ride"
      And there is a mini-player of "The Long Ride"
      And the video plays from 0.3

    @PLY-14 @SHL-11 @browser
    Scenario: Escape makes the player small, too
      Given they are watching the workout "The Long Ride"
      When they press the key "Escape"
      Then they are on the workout "The Long Ride"
      And there is a mini-player of "The Long Ride"
      And the video plays

    @PLY-14
    Scenario: The mini-player goes on from page to page
      Given they are watching the workout "The Long Ride"
      When they watch until 0.3 of the video
      And they press "Back"
      And they press "Programs"
      And they press the card of "Undefeated"
      Then there is a mini-player of "The Long Ride"
      And the video plays from 0.3
      And the platform was asked for the player library 1 time

    @PLY-14
    Scenario: A workout that stands still ends with its cinema
      Given they are watching the workout "The Long Ride"
      When they pause
      And they press "Back"
      Then no video plays
      And there is no mini-player

    @PLY-14
    Scenario: A workout that has ended has no mini-player
      Given they are watching the workout "One Minute Plank"
      When they watch to the end
      And they press "Back"
      Then no video plays
      And there is no mini-player

    @PLY-14
    Scenario: A workout that has never begun has none, either
      Given the platform answers the player library with an error
      When they open the workout "The Long Ride" and the player at once
      Then the page has the heading "Error loading external script"
      When they press "Back"
      Then there is no mini-player

    @PLY-14 @MED-11
    Scenario: An episode that came up next goes on, too
      Given they are watching the episode "Stance"
      When they watch to the end
      And they press "Play now"
      Then the video plays from 0
      When they press "Back"
      Then there is a mini-player of "Jab"
      And the video plays from 0

    @PLY-14 @SHL-13
    Scenario: The mini-player goes on in another language
      Given they are watching the workout "The Long Ride"
      When they press "Back"
      And they choose the language "Español" in the footer
      Then they can press "Cerrar el minirreproductor"
      And the video plays

  Rule: It is paused, closed and made large again

    @PLY-14
    Scenario: The mini-player pauses and goes on
      Given they are watching the workout "The Long Ride"
      When they press "Back"
      And they press "Pause"
      Then the video does not play
      When they press "Play"
      Then the video plays

    @PLY-14
    Scenario: Closing the mini-player ends the video
      Given they are watching the workout "The Long Ride"
      When they press "Back"
      And they press "Programs"
      And they press "Close the mini-player"
      Then no video plays
      And there is no mini-player
      And the content of the page has the focus

    @PLY-14 @MED-08
    Scenario: The mini-player's title leads back to the cinema
      Given they are watching the workout "The Long Ride"
      When they watch until 0.3 of the video
      And they press "Back"
      And they press "Back to The Long Ride"
      Then the player of the workout "The Long Ride" is open
      And the video plays from 0.3
      And there is no mini-player
      And the player has the focus

    @PLY-14 @MED-08
    Scenario: Back from the cinema leads to the page that the mini-player was on
      Given they are watching the workout "The Long Ride"
      When they press "Back"
      And they press "Programs"
      And they press "Back to The Long Ride"
      And they press "Back"
      Then they are on the playlist "Programs"
      And there is a mini-player of "The Long Ride"
      And the video plays

    @PLY-14
    Scenario: Starting the same workout again makes it large, where it is
      Given they are watching the workout "The Long Ride"
      When they watch until 0.3 of the video
      And they press "Back"
      And they press "Continue watching"
      Then the player of the workout "The Long Ride" is open
      And the video plays from 0.3
      And the platform was asked for the player library 1 time

    @PLY-14
    Scenario: What stood still in the mini-player stands still in the cinema
      Given they are watching the workout "The Long Ride"
      When they watch until 0.3 of the video
      And they press "Back"
      And they press "Pause"
      And they press "Back to The Long Ride"
      Then the player of the workout "The Long Ride" is open
      And the video does not play
      And the video stands at about 36:00

    @PLY-14
    Scenario: A video that has ended in the mini-player can play again
      Given they are watching the workout "One Minute Plank"
      When they press "Back"
      And they watch to the end
      And they press "Play again"
      Then the video plays from 0

    @PLY-14 @PLY-12
    Scenario: A video that has ended in the mini-player says so in the cinema
      Given they are watching the workout "One Minute Plank"
      When they press "Back"
      And they watch to the end
      And they press "Back to One Minute Plank"
      Then the page says "You finished One Minute Plank."

    @PLY-14 @API-07
    Scenario: The mini-player says that the video has failed, and leads to another try
      Given they are watching the workout "The Long Ride"
      When they press "Back"
      And the video breaks off at 0.3
      Then the page says "This video can't be played"
      When the platform is well again
      And they press "Back to The Long Ride"
      And they press "Try again"
      Then the video plays from 0.3

  Rule: There is only one player

    @PLY-14
    Scenario: A mini-player stays beside the page of another workout
      Given they are watching the workout "The Long Ride"
      When they press "Back"
      And they press the card of "Climb Ride: Spin-Up"
      Then they are on the workout "Climb Ride: Spin-Up"
      And there is a mini-player of "The Long Ride"
      And the video plays

    @PLY-14
    Scenario: Another workout takes the place of the one in the mini-player
      Given they are watching the workout "The Long Ride"
      When they press "Back"
      And they press the card of "Climb Ride: Spin-Up"
      And they press "Start watching"
      Then the video plays from 0
      And there is 1 video
      When they press "Back"
      Then there is a mini-player of "Climb Ride: Spin-Up"

    @PLY-14 @LIV-04
    Scenario: A channel ends it
      Given they are watching the workout "The Long Ride"
      When they press "Back"
      And they press "Live"
      And they press "Play"
      Then there is 1 video
      And there is no mini-player

    @PLY-14 @MED-15
    Scenario: A trailer pauses it
      Given they are watching the workout "Control: Squat"
      When they press "Back"
      And they press "Trailer"
      Then there are 2 videos
      When they press "Close"
      Then there is a mini-player of "Control: Squat"
      When they press "Play"
      Then the video plays

    @PLY-14 @ACC-08 @browser
    Scenario Outline: Whoever signs out in another tab has none, also of <what>
      Given a subscribed member
      And they are watching <page>
      When they press "Back"
      And they become a visitor elsewhere
      And they open home in another tab
      And they turn back to the first tab
      Then no video plays
      And there is no mini-player

      Examples:
        | what                 | page                        |
        | a workout to pay for | the workout "The Long Ride" |
        | one that is free     | the episode "Stance"        |

  Rule: Saving goes on

    @PLY-14 @PLY-05
    Scenario: The progress is saved when the player becomes small
      Given they are watching the workout "The Long Ride"
      When they watch until 0.3 of the video
      And they press "Back"
      Then the platform knows 0.3 of "The Long Ride"
      And the video plays

    @PLY-14 @PLY-05
    Scenario: A pause of the mini-player saves the progress
      Given they are watching the workout "The Long Ride"
      When they press "Back"
      And they press "Programs"
      And they move to 0.4 of the video
      And they press "Pause"
      Then the platform knows 0.4 of "The Long Ride"

    @PLY-14 @PLY-05
    Scenario: Closing the mini-player saves the progress
      Given they are watching the workout "The Long Ride"
      When they press "Back"
      And they press "Programs"
      And they move to 0.6 of the video
      And they press "Close the mini-player"
      Then the platform knows 0.6 of "The Long Ride"

    @PLY-14 @PLY-04
    Scenario: Making it small and large again is no other playing
      Given they are watching the workout "The Long Ride"
      When they press "Back"
      And they press "Back to The Long Ride"
      Then the player of the workout "The Long Ride" is open
      And the platform was told "Started Video" about "The Long Ride"
      And the platform was not told "Paused Video" about "The Long Ride"
      And the platform was not told "Resumed Video" about "The Long Ride"

  Rule: It is out of the way

    @PLY-14 @browser
    Scenario: The mini-player is accessible, and fits on the screen
      Given they are watching the workout "The Long Ride"
      When they press "Back"
      Then there is a mini-player of "The Long Ride"
      And the page is accessible, and fits on the screen of:
        | a phone    |
        | a computer |
