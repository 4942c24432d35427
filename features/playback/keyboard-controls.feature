@browser
Feature: Controlling the player by keyboard

  Background:
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    And the player has the focus

  @PLY-08
  Scenario: Each key sets something, and the player says what
    Then the keys set the player, one after another:
      | key       | times | setting  | value   | words           |
      | ArrowDown | 1     | volume   | 90      | Volume 90 %     |
      | m         | 1     | sound    | off     | Muted           |
      | m         | 1     | sound    | on      | Sound on        |
      | c         | 1     | captions | English | Captions on     |
      | c         | 1     | captions | off     | Captions off    |
      | >         | 1     | speed    | 1.25    | Speed 1.25      |
      | <         | 2     | speed    | 0.75    | Speed 0.75      |
      | f         | 1     | screen   | full    | Full screen on  |
      | f         | 1     | screen   | window  | Full screen off |

  @PLY-08
  Scenario: Sound and speed go down and up again, and not beyond what there is
    Then the keys set the player, one after another:
      | key       | times | setting | value | words        |
      | ArrowDown | 3     | volume  | 70    | Volume 70 %  |
      | ArrowUp   | 1     | volume  | 80    | Volume 80 %  |
      | ArrowUp   | 2     | volume  | 100   | Volume 100 % |
      | ArrowUp   | 1     | volume  | 100   | Volume 100 % |
      | ArrowDown | 10    | volume  | 0     | Volume 0 %   |
      | ArrowDown | 2     | volume  | 0     | Volume 0 %   |
      | >         | 3     | speed   | 2     | Speed 2      |
      | >         | 2     | speed   | 2     | Speed 2      |
      | <         | 5     | speed   | 0.5   | Speed 0.5    |
      | <         | 2     | speed   | 0.5   | Speed 0.5    |

  @PLY-08
  Scenario: With control or alt a key is the browser's
    When they press the key "Control+m"
    And they press the key "Alt+c"
    And they press the key "ArrowDown"
    Then the volume of the player is "90"
    And the sound of the player is "on"
    And the captions of the player is "off"

  @PLY-08
  Scenario: While the focus is elsewhere the keys are not the player's
    When they go to "Back" by keys
    And they press the key "m"
    And they press the key "k"
    And they press the key "ArrowDown"
    Then the sound of the player is "on"
    And the volume of the player is "100"
    And the video plays

  @PLY-08
  Scenario: Each key moves, and the player says where to
    Then the keys move from the middle of the video:
      | key        | position | words            |
      | ArrowLeft  | 3589     | 10 seconds back  |
      | j          | 3589     | 10 seconds back  |
      | ArrowRight | 3609     | 10 seconds ahead |
      | l          | 3609     | 10 seconds ahead |
      | 3          | 2159     | 30 %             |
      | 5          | 3599     | 50 %             |
      | 9          | 6479     | 90 %             |
      | 0          | 0        | 0 %              |
      | Home       | 0        | Beginning        |
      | End        | 7199     | End              |

  @PLY-08
  Scenario: The keys k and Space pause, and play on
    When they press the key "k"
    Then the player says "Paused"
    And the video does not play
    When they press the key "k"
    Then the player says "Playing"
    And the video plays
    When they press the key "Space"
    Then the player says "Paused"
    And the video does not play
    When they press the key "Space"
    Then the player says "Playing"
    And the video plays

  @PLY-08 @SHL-11
  Scenario: The question mark opens the overview, and Escape closes that alone
    When they press the key "?"
    Then they can press "Close"
    And the page has no accessibility violations
    When they press the key "Escape"
    Then they cannot come to "Close"
    And the video plays
    And the player has the focus
    When they press the key "Escape"
    Then no video plays

  @PLY-08
  Scenario: Volume, and captions that are on and then off, are remembered from visit to visit
    When they press the key "c"
    And they press the key "ArrowDown"
    Then the captions of the player is "English"
    When they close the tab
    And they open the workout "One Minute Plank" and the player at once
    Then the video plays
    And the captions of the player is "English"
    And the volume of the player is "90"
    And the player has the focus
    When they press the key "c"
    Then the captions of the player is "off"
    When they close the tab
    And they open the workout "The Long Ride" and the player at once
    Then the video plays
    And the captions of the player is "off"

  @PLY-08
  Scenario: What the keys do can be done by pointer
    When they press the volume in its middle
    Then the volume of the player is about half
    When they press full screen in the player
    Then the screen of the player is "full"
    When they press full screen in the player
    Then the screen of the player is "window"
    When they press picture-in-picture in the player
    Then a picture in the picture is asked for
    And a picture of the place shows when they point at the seek bar

  @PLY-08
  Scenario: Captions and speed are chosen by pointer
    When they choose "English" among the "captions" of the player
    Then the captions of the player is "English"
    When they choose "1.5x" among the "speed" of the player
    Then the speed of the player is "1.5"

  @PLY-08
  Scenario: A menu shows all its choices
    Then the menu "speed" of the player shows at once "0.5x, 0.75x, 1x, 1.25x, 1.5x, 2x"

  @PLY-08
  Scenario: The quality is chosen by pointer
    When they choose "240p" among the "quality" of the player
    Then the quality of the player is "240p"

  @PLY-08
  Scenario: The quality, and a picture in the picture, are chosen by keyboard
    When they go to "settings" by keys
    And they press the keys "Enter, Enter, ArrowDown, Enter", one after another
    Then the quality of the player is "480p"
    When they go to "enter picture in picture mode" by keys
    And they press the key "Enter"
    Then a picture in the picture is asked for

  @PLY-08 @PLY-03
  Scenario: The device shows what plays, and its keys act on the player
    Then the device shows "The Long Ride" by "Tom Whitaker"
    When they press "pause" on the device
    Then the overlay shows
    And the video does not play
    When they press "play" on the device
    Then the video plays
    When they press "Back"
    Then the device shows nothing

  @PLY-08
  Scenario: The device's keys go back, ahead and to a place
    When they watch until 0.5 of the video
    And they press "seekbackward" on the device
    Then the video stands about 3589 s in
    When they press "seekforward" on the device
    And they press "seekforward" on the device
    Then the video stands about 3609 s in
    When they choose the place 700 s in on the device
    Then the video stands about 700 s in

  @PLY-08
  Scenario: The device's stop key pauses, and takes it off the device
    When they press "stop" on the device
    Then the video does not play
    And the device shows nothing
    When they go on
    Then the device shows "The Long Ride" by "Tom Whitaker"

  @PLY-08
  Scenario: What began behind another tab keeps the screen awake once it can be seen
    When they press "Back"
    And they turn to another tab
    And they press "Start watching"
    Then the video plays
    And the screen may go dark
    When they turn back to the tab
    Then the screen is kept awake

  @PLY-08
  Scenario: A device that let its screen go dark is kept awake again
    Then the screen is kept awake
    When the device lets its screen go dark
    And they pause
    And they go on
    Then the screen is kept awake

  @PLY-08
  Scenario: The screen is kept awake while the workout plays and can be seen
    Then the screen is kept awake
    When they turn to another tab
    Then the screen may go dark
    When they turn back to the tab
    Then the screen is kept awake
    When they pause
    Then the screen may go dark

  @PLY-08
  Scenario: A device that does not keep its screen awake plays all the same
    Given the device does not keep its screen awake
    When they open the workout "One Minute Plank" and the player at once
    Then the video plays
    And the screen may go dark
