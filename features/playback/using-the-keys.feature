@browser
Feature: Using the player by its keys

  Background:
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    And the player has the focus

  @PLY-08
  Scenario Outline: The key <key> sets the <setting>
    When they press the key "<key>"
    Then the <setting> of the player is "<value>"
    And the player says "<words>"

    Examples:
      | key       | setting  | value   | words         |
      | ArrowDown | volume   | 90      | Volume 90 %   |
      | m         | sound    | off     | Muted         |
      | c         | captions | English | Captions on   |
      | >         | speed    | 1.25    | Speed 1.25    |
      | <         | speed    | 0.75    | Speed 0.75    |
      | f         | screen   | full    | Full screen on |

  @PLY-08
  Scenario: The sound goes down and up again, and not beyond what there is
    When they press the key "ArrowDown" 3 times
    And they press the key "ArrowUp"
    Then the volume of the player is "80"
    And the player says "Volume 80 %"
    When they press the key "ArrowUp" 4 times
    Then the volume of the player is "100"
    When they press the key "ArrowDown" 12 times
    Then the volume of the player is "0"

  @PLY-08
  Scenario Outline: The speed ends at <limit>
    When they press the key "<key>" <times> times
    Then the speed of the player is "<limit>"
    And the player says "Speed <limit>"

    Examples:
      | key | times | limit |
      | >   | 3     | 2     |
      | >   | 5     | 2     |
      | <   | 2     | 0.5   |
      | <   | 4     | 0.5   |

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
  Scenario Outline: The key <key> moves <way>
    When they watch until 0.5 of the video
    And they press the key "<key>"
    Then the video stands about <position> s in
    And the player says "<words>"

    Examples:
      | key        | way                | position | words            |
      | ArrowLeft  | back               | 3589     | 10 seconds back  |
      | j          | back               | 3589     | 10 seconds back  |
      | ArrowRight | ahead              | 3609     | 10 seconds ahead |
      | l          | ahead              | 3609     | 10 seconds ahead |
      | 3          | to three tenths    | 2159     | 30 %             |
      | 5          | to the middle      | 3599     | 50 %             |
      | 9          | to nine tenths     | 6479     | 90 %             |
      | 0          | to the beginning   | 0        | 0 %              |
      | End        | to the end         | 7199     | End              |
      | Home       | to the beginning   | 0        | Beginning        |

  @PLY-08
  Scenario Outline: The key "<key>" pauses, and plays on
    When they press the key "<key>"
    Then the player says "Paused"
    And the video does not play
    When they press the key "<key>"
    Then the player says "Playing"
    And the video plays

    Examples:
      | key   |
      | Space |
      | k     |

  @PLY-08
  Scenario: Captions that are on go off, and sound that is off comes back
    When they press the key "c"
    And they press the key "c"
    Then the captions of the player is "off"
    And the player says "Captions off"
    When they press the key "m"
    And they press the key "m"
    Then the sound of the player is "on"
    And the player says "Sound on"

  @PLY-08 @SHL-11
  Scenario: The question mark opens the overview, and Escape closes that alone
    When they press the key "?"
    Then they can press "Close"
    And a scan for barriers finds none
    When they press the key "Escape"
    Then they cannot come to "Close"
    And the video plays
    And the player has the focus
    When they press the key "Escape"
    Then no video plays

  @PLY-08
  Scenario: Captions and volume are remembered
    When they press the key "c"
    And they press the key "ArrowDown"
    Then the captions of the player is "English"
    When they open the workout "One Minute Plank" and the player at once
    Then the video plays
    And the captions of the player is "English"
    And the volume of the player is "90"

  @PLY-08
  Scenario: That captions are off is remembered, too
    When they press the key "c"
    Then the captions of the player is "English"
    When they press the key "c"
    Then the captions of the player is "off"
    When they open the workout "One Minute Plank" and the player at once
    Then the video plays
    And the captions of the player is "off"

  @PLY-08
  Scenario: Full screen and volume are chosen by pointer
    When they press the volume in its middle
    Then the volume of the player is about half
    When they press full screen in the player
    Then the screen of the player is "full"
    When they press full screen in the player
    Then the screen of the player is "window"

  @PLY-08
  Scenario: The quality is chosen by keyboard
    When they go to "settings" by keys
    And they press the keys "Enter, Enter, ArrowDown, Enter", one after another
    Then the quality of the player is "480p"

  @PLY-08
  Scenario: A picture in the picture is asked for by pointer
    When they press picture-in-picture in the player
    Then a picture in the picture is asked for

  @PLY-08
  Scenario: A picture in the picture is asked for by keyboard
    When they go to "enter picture in picture mode" by keys
    And they press the key "Enter"
    Then a picture in the picture is asked for

  @PLY-08
  Scenario Outline: <choice> is chosen by pointer
    When they choose "<choice>" among the "<menu>" of the player
    Then the <setting> of the player is "<value>"

    Examples:
      | menu     | choice  | setting  | value   |
      | captions | English | captions | English |
      | speed    | 1.5x    | speed    | 1.5     |
      | quality  | 240p    | quality  | 240p    |

  @PLY-08
  Scenario: Where one points at the seek bar, a picture of that place shows
    Then a picture of the place shows when they point at the seek bar

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
