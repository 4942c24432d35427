@browser
Feature: Pressing on the picture

  @PLY-08
  Scenario: A click pauses, a double click is full screen and pauses nothing
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    When they click on the picture
    Then the video does not play
    When they click on the picture
    Then the video plays
    When they double-click on the picture
    Then the screen of the player is "full"
    And the video plays
    When they double-click on the picture
    Then the screen of the player is "window"
    And the video plays

  @PLY-08
  Scenario Outline: A double tap on the <side> goes 10 seconds <way>
    Given they use a touch screen
    And a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    When they move to 0.5 of the video
    And they double-tap on the <side> of the picture
    Then the player says "10 seconds <way>"
    And the video stands about <position> s in
    And the video plays

    Examples:
      | side  | way   | position |
      | left  | back  | 3589     |
      | right | ahead | 3609     |

  @PLY-08
  Scenario: A tap moves nothing
    Given they use a touch screen
    And a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    When they move to 0.5 of the video
    And they tap on the right of the picture
    And they double-tap on the middle of the picture
    Then the video stands about 3599 s in
    And the video plays
    And the screen of the player is "window"

  @PLY-08
  Scenario Outline: The overview of the keys is offered <where>: <offered>
    Given they use <device>
    And a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    And the settings of the player <offered> "Keyboard shortcuts"

    Examples:
      | where              | device         | offered   |
      | with a mouse       | a mouse        | offer     |
      | on a touch screen  | a touch screen | lack      |

  @PLY-08 @SHL-11
  Scenario: The ring around the picture is for the keyboard
    Given a new subscriber
    And they have not used the page yet
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    And the player has the focus
    When they move again
    Then the overlay shows
    And the picture has no focus ring
    When they press the key "ArrowDown"
    Then the picture has a focus ring
    When they click on the picture
    Then the video does not play
    And the picture has no focus ring

  @PLY-08
  Scenario: Everything that the player says is in the page's typeface
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    And the player's texts are in the typeface of the page

  @PLY-03
  Scenario: One notation of time everywhere in the player
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    When they pause
    And they move to 0.5 of the video
    Then the player shows "59:59" as time left
    And the player shows the time "59:59 / 119:58"
    And every time in the player is in minutes and seconds

  @PLY-08
  Scenario: Where the browser finds no other device, none is offered
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    And the player does not offer "start casting"
    And the player does not offer "start airplay"

  @PLY-08
  Scenario Outline: Where the browser finds a device by <way>, it is offered
    Given the browser finds a device by <way>
    And a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    When they press the player's button "<button>"
    Then the browser lets them choose a device by <way>

    Examples:
      | way             | button        |
      | remote playback | start casting |
      | AirPlay         | start airplay |

  @PLY-03 @PLY-08 @browser
  Scenario: A small player has its place for every control where it offers another device
    Given the browser finds a device by remote playback
    And a subscribed member
    And a window of 320 by 640 pixels
    And the config field "custom.inlinePlayer" is true
    When they open the workout "The Long Ride" and the player at once
    And they pause
    Then nothing runs off the side of the window
    And no control lies on another
