Feature: Pressing on the picture

  The picture itself is the largest button there is, for a mouse as for a thumb in the middle of a push-up. A click pauses; on
  a touch screen a single tap moves nothing, since it only wakes the controls, and two taps at a side go ten seconds.

  Background:
    Given a new subscriber

  Rule: A mouse pauses by a click, and enlarges by two

    Background:
      Given they are watching the workout "The Long Ride"

    @PLY-08
    Scenario: A double click is full screen and back, and pauses nothing
      When they double-click on the picture
      Then the screen of the player is "full"
      And the video plays
      When they double-click on the picture
      Then the screen of the player is "window"
      And the video plays

    @PLY-08 @browser
    Scenario: A mouse on a control shows what it does
      When they point at full screen in the player
      Then the player shows the tooltip "Enter fullscreen mode"

    @PLY-08 @SHL-11 @browser
    Scenario: A click pauses and plays on, and no ring shows around the picture, also after a key
      Given the player has the focus
      When they press the key "ArrowDown"
      Then the picture has no focus ring
      When they click on the picture
      Then the video does not play
      And the picture has no focus ring
      When they click on the picture
      Then the video plays

  Rule: Rings show around what can be pressed, never around the picture

    @PLY-08 @SHL-11 @browser
    Scenario: A movement of the mouse shows the overlay, and no ring
      Given they have not used the page yet
      And they are watching the workout "The Long Ride"
      And the player has the focus
      When they move again
      Then the overlay shows
      And the picture has no focus ring

  Rule: On a touch screen two taps at a side go ten seconds, and one tap moves nothing

    Background:
      Given they use a touch screen
      And they are watching the workout "The Long Ride"

    @PLY-08
    Scenario Outline: Two taps on the <side> go 10 seconds <way>
      When they move to 0.5 of the video
      And they double-tap on the <side> of the picture
      Then the player says "10 seconds <way>"
      And the video stands at about <place>
      And the video plays

      Examples:
        | side  | way   | place |
        | left  | back  | 59:49 |
        | right | ahead | 60:09 |

    @PLY-08
    Scenario: One tap at a side, and two in the middle, move nothing
      When they move to 0.5 of the video
      And they tap on the right of the picture
      And 1 second goes by
      And they double-tap on the middle of the picture
      Then the video stands at about 59:59
      And the video plays
      And the screen of the player is "window"

    @PLY-08 @browser
    Scenario: The overview of the keys is not offered to somebody without keys
      Then the settings of the player lack "Keyboard shortcuts"

    @PLY-13
    Scenario: Taps that go on add up
      When they move to 0.5 of the video
      And they triple-tap on the right of the picture
      Then the player says "20 seconds ahead"
      And the video stands at about 60:19
      And the video plays

    @PLY-13
    Scenario: A first tap only shows the controls
      Given the overlay does not show
      When they tap on the middle of the picture
      Then the overlay shows
      And the video plays from 0

    @PLY-13 @dom
    Scenario: A tap while the controls show hides them at once, and moves nothing
      Given time stands still
      When they move again
      And they tap on the middle of the picture
      And 1 second goes by
      Then the overlay does not show
      And the video plays

    @PLY-13
    Scenario: A swipe down leaves full screen, and moves nothing in the window
      When they swipe down over the picture
      Then the video plays from 0
      When they press full screen in the player
      Then the screen of the player is "full"
      And the overlay does not show
      When they swipe down over the picture
      Then the screen of the player is "window"
      And the video plays

    @PLY-13 @dom
    Scenario: A swipe down stays in full screen while the controls show
      When they press full screen in the player
      Then the screen of the player is "full"
      When they move again
      And they swipe down over the picture
      And 1 second goes by
      Then the screen of the player is "full"

  Rule: Holding plays at double speed, until one lets go

    @PLY-13
    Scenario: A finger that is held down plays at double speed
      Given they use a touch screen
      And they are watching the workout "The Long Ride"
      When they hold a finger down on the picture
      Then the speed of the player is "2"
      And the player says "2x"
      When they let go of the picture
      Then the speed of the player is "1"
      And the video plays

    @PLY-13
    Scenario: Whoever lets go has the speed of before, and the mouse has not clicked
      Given they are watching the workout "The Long Ride"
      When they press the key ">"
      And they hold the button of the mouse down on the picture
      Then the speed of the player is "2"
      When they let go of the picture
      And 1 second goes by
      Then the speed of the player is "1.25"
      And the video plays

    @PLY-13
    Scenario: Nothing plays by holding while the video is paused
      Given they are watching the workout "The Long Ride"
      When they pause
      And they hold the button of the mouse down on the picture
      Then the speed of the player is "1"
      When they let go of the picture
      Then the video does not play

  Rule: A hold that is interrupted has ended

    Background:
      Given they use a touch screen
      And they are watching the workout "The Long Ride"
      When they hold a finger down on the picture
      Then the speed of the player is "2"

    @PLY-13
    Scenario: A finger that the browser takes away has let go
      When the browser takes the finger away
      Then the speed of the player is "1"

    @PLY-13 @API-07
    Scenario: A workout that breaks off during a hold goes on at its own speed
      When the video breaks off at 0.6
      Then they can press "Try again"
      When the platform is well again
      And they press "Try again"
      Then the video plays
      And the speed of the player is "1"

  Rule: On a touch screen a tap on controls that are hidden only shows them

    Background:
      Given they use a touch screen
      And they are watching the workout "The Long Ride"
      And the overlay does not show

    @PLY-08 @browser
    Scenario Outline: A tap where <control> hides shows it, and moves nothing
      When they tap on <control> in the player
      Then the overlay shows
      And the sound of the player is "on"
      And the screen of the player is "window"
      And the video plays from 0

      Examples:
        | control         |
        | pause           |
        | volume and mute |
        | the seek bar    |
        | the way back    |
        | full screen     |

    @PLY-08 @browser
    Scenario: A tap on what shows does its work, without a tooltip, and once hidden it has to be shown again
      When they tap on the left of the picture
      And they tap on volume and mute in the player
      Then the sound of the player is "off"
      And the player shows no tooltip
      But the overlay does not show
      When they tap on volume and mute in the player
      Then the overlay shows
      And the sound of the player is "off"

  Rule: The player speaks with one voice

    @PLY-03 @PLY-08 @browser @nightly
    Scenario: Every time is in minutes and seconds, and every text in the typeface of the page
      Given they are watching the workout "The Long Ride"
      When they pause
      And they move to 0.5 of the video
      Then the player shows "59:59" as time left
      And every time in the player is in minutes and seconds, such as "59:59 / 119:58"
      And the player's texts are in the typeface of the page

  Rule: Another device is offered where the browser finds one

    @PLY-08 @nightly
    Scenario: No other device is offered where the browser finds none
      Given they are watching the workout "The Long Ride"
      Then the player does not offer casting
      And the player does not offer AirPlay

    @PLY-08 @browser
    Scenario Outline: A device that the browser finds by <way> can be chosen
      Given the browser finds a device by <way>
      And they are watching the workout "The Long Ride"
      When they press <button> in the player
      Then the browser lets them choose a device by <way>

      Examples:
        | way             | button  |
        | remote playback | casting |
        | AirPlay         | AirPlay |

    @PLY-03 @PLY-08 @browser @nightly
    Scenario: A small player has its place for every control where it offers another device
      Given the browser finds a device by remote playback
      And the screen of a small phone
      And the customer has switched the inline player on
      When they open the workout "The Long Ride" and the player at once
      And they pause
      Then nothing runs off the side of the window
      And no control lies on another
