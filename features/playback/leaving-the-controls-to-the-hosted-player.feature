Feature: Leaving the controls to the hosted player

  A customer whose members know the controls of the hosted player can keep them. The app then shows only what the hosted player
  does not know: the title, the way back and the time left.

  Background:
    Given a new subscriber

  Rule: The controls are the app's own, unless the customer wants those of the hosted player

    @PLY-08
    Scenario: The hosted player shows no controls beside those of the app
      Given they are watching the workout "The Long Ride"
      Then the player offers settings
      And the hosted player does not show its own controls

  Rule: With the controls of the hosted player the app has none

    Background:
      Given the customer has switched the controls of the hosted player on
      And they are watching the workout "The Long Ride"

    @PLY-08
    Scenario: The hosted player shows its controls, and the app offers none of its own
      Then the hosted player shows its own controls
      And the player does not offer settings
      And the player does not offer captions
      And the player does not offer volume and mute
      And the player does not offer full screen

    @PLY-08
    Scenario: The keys of the app do nothing
      Given the player has the focus
      When they press the keys "m, c, >, f", one after another
      Then the player has these settings:
        | sound    | on  |
        | captions | off |
        | speed    | 1   |
      And the screen of the player is "window"

    @PLY-03 @PLY-08
    Scenario: Title, way back and time left still show
      When they pause
      And they move to 0.5 of the video
      Then the overlay says "The Long Ride"
      And the player shows "59:59" as time left
      When they press "Back"
      Then they are on the workout "The Long Ride"
      And no video plays
