Feature: Controlling the player by keyboard

  Not everybody can use a mouse, and nobody wants to look for the pointer during an interval. Every control has a key, the player
  says aloud what a key has done, and whatever the keys do can be done by pointer, too. The keys of the device and its screen
  follow what plays.

  Background:
    Given a new subscriber
    And they are watching the workout "The Long Ride"
    And the player has the focus

  Rule: Each key does one thing, and the player says what

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

    @PLY-08 @nightly
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
    Scenario: The keys k and Space pause, and play on
      Then the keys set the player, one after another:
        | key   | times | setting | value  | words   |
        | k     | 1     | video   | pauses | Paused  |
        | k     | 1     | video   | plays  | Playing |
        | Space | 1     | video   | pauses | Paused  |
        | Space | 1     | video   | plays  | Playing |

    @PLY-08
    Scenario: Each key moves, and the player says where to
      Then the keys move from the middle of the video:
        | key        | place  | words            |
        | ArrowLeft  | 59:49  | 10 seconds back  |
        | j          | 59:49  | 10 seconds back  |
        | ArrowRight | 60:09  | 10 seconds ahead |
        | l          | 60:09  | 10 seconds ahead |
        | 3          | 35:59  | 30 %             |
        | 5          | 59:59  | 50 %             |
        | 9          | 107:59 | 90 %             |
        | 0          | 0:00   | 0 %              |
        | Home       | 0:00   | Beginning        |
        | End        | 119:59 | End              |

    @PLY-08 @browser
    Scenario: Quick presses of a key add up
      When they press the key "ArrowDown" 9 times
      And they press the key ">" 3 times
      Then the player has these settings:
        | volume | 10 |
        | speed  | 2  |

    @PLY-08
    Scenario: Somebody who muted hears the video again once it gets louder
      When they press the keys "ArrowDown, ArrowDown, m, ArrowUp", one after another
      Then the player has these settings:
        | sound  | on |
        | volume | 90 |

    @PLY-08
    Scenario: A volume of nothing counts as muted, and one press makes it heard again
      When they press the key "ArrowDown" 10 times
      Then they can press "Unmute"
      When they press "Unmute"
      Then the sound of the player is "on"
      And the volume of the player is "50"

    @PLY-08
    Scenario: The key for muting makes a volume of nothing heard again
      When they press the key "ArrowDown" 10 times
      And they press the key "m"
      Then the player says "Sound on"

    @PLY-08
    Scenario: A key together with control or alt is the browser's
      When they press the keys "Control+m, Alt+c, ArrowDown", one after another
      Then the player has these settings:
        | volume   | 90  |
        | sound    | on  |
        | captions | off |

    @PLY-08 @nightly
    Scenario: Keys are not the player's while the focus is elsewhere
      When they go to "Back" by keys
      And they press the keys "m, k, ArrowDown", one after another
      Then the player has these settings:
        | sound  | on  |
        | volume | 100 |
      And the video plays

    @PLY-08
    Scenario: Keys move the video also with the focus on the seek bar
      When they go to the seek bar by keys
      Then the keys move from the middle of the video:
        | key        | place  | words            |
        | ArrowLeft  | 59:49  | 10 seconds back  |
        | ArrowRight | 60:09  | 10 seconds ahead |
        | ArrowUp    | 59:59  | Volume 100 %     |
        | Home       | 0:00   | Beginning        |
        | End        | 119:59 | End              |

    @PLY-08
    Scenario: The key k pauses also with the focus on the seek bar
      When they go to the seek bar by keys
      And they press the key "k"
      Then the video does not play
      When they press the key "k"
      Then the video plays

    @PLY-08 @SHL-11
    Scenario Outline: The key <key> presses the button that has the focus, once, and nothing else
      When they go to "Mute" by keys
      And they press the key "<key>"
      Then the sound of the player is "off"
      And the video plays
      When they press the key "<key>"
      Then the sound of the player is "on"
      And the video plays

      Examples:
        | key   |
        | Space |
        | Enter |

    @PLY-08 @SHL-11 @browser
    Scenario: The arrow keys on the volume bar set the volume, and do not move the video
      When they watch until 0.5 of the video
      And they go to the volume bar by keys
      And they press the keys "ArrowLeft, ArrowLeft", one after another
      Then the volume of the player is "90"
      And the video stands at about 59:59

    @PLY-08 @SHL-11 @browser
    Scenario: The question mark opens an overview of the keys, which the settings offer as well
      Then the settings of the player offer "Keyboard shortcuts"
      When they press the key "?"
      Then they can press "Close"
      And the page has no accessibility violations

    @PLY-08 @SHL-11 @nightly
    Scenario: Escape closes the overview of the keys alone, and only then the player
      When they press the keys "?, Escape", one after another
      Then they cannot come to "Close"
      And the video plays
      And the player has the focus
      When they press the key "Escape"
      Then no dialog is open

    @PLY-08 @nightly
    Scenario: Volume and captions are remembered from visit to visit, also that there shall be none
      When they press the keys "c, ArrowDown", one after another
      And they come back later to watch the workout "One Minute Plank"
      Then the player has these settings:
        | captions | English |
        | volume   | 90      |
      And the player has the focus
      When they press the key "c"
      Then the captions of the player is "off"
      When they come back later to watch the workout "The Long Ride"
      Then the captions of the player is "off"

    @PLY-08 @API-07
    Scenario: A workout plays though its captions come late
      Given the platform takes 20 s to answer captions
      When they press the key "c"
      Then the captions of the player is "English"
      And the video plays
      When they come back later to watch the workout "One Minute Plank"
      Then the video plays

    @PLY-08 @API-07
    Scenario: Captions that cannot be had are no longer offered, and the workout plays on
      Given the platform answers captions with status 404
      When they press the key "c"
      Then the captions of the player is "off"
      And the video plays

  Rule: What the keys do can be done by pointer, and what is chosen in menus by keys

    @PLY-08
    Scenario: Volume, full screen and a picture in the picture are set by pointer
      Then the volume can be set to about half by pointer
      When they press full screen in the player
      Then the screen of the player is "full"
      When they press full screen in the player
      Then the screen of the player is "window"
      When they press picture-in-picture in the player
      Then a picture in the picture is asked for

    @PLY-08 @nightly
    Scenario: Captions and speed are chosen by pointer
      When they choose "English" among the "captions" of the player
      Then the captions of the player is "English"
      When they choose "1.5x" among the "speed" of the player
      Then the speed of the player is "1.5"

    @PLY-08
    Scenario: The quality is chosen by pointer
      When they choose "240p" among the "quality" of the player
      Then the quality of the player is "240p"

    @PLY-08 @browser @nightly
    Scenario: The seek bar shows a picture of the place, and a menu all its choices
      Then a picture of the place shows when they point at the seek bar
      And the menu "speed" of the player shows at once "0.5x, 0.75x, 1x, 1.25x, 1.5x, 2x"

    @PLY-08 @dom
    Scenario: The key p shows a picture in the picture, and a button takes it back
      When they press the key "p"
      Then a picture in the picture is asked for
      When they press "Exit picture in picture mode"
      Then they can press "Enter picture in picture mode"

    @PLY-08 @nightly
    Scenario: The quality, and a picture in the picture, are chosen by keyboard
      When they go to "Settings" by keys
      And they press the keys "Enter, Enter, ArrowDown, Enter", one after another
      Then the quality of the player is "720p"
      When they go to "Enter picture in picture mode" by keys
      And they press the key "Enter"
      Then a picture in the picture is asked for

  Rule: The keys of the device act on what plays

    @PLY-08 @PLY-03
    Scenario: The device shows what plays, and its keys pause it and let it go on
      Then the device shows "The Long Ride" by "Tom Whitaker"
      When they press pause on the device
      Then the overlay shows
      And the video does not play
      When they press play on the device
      Then the video plays

    @PLY-08
    Scenario: The device shows nothing of a video whose player is closed
      When they pause
      And they press "Back"
      Then the device shows nothing

    @PLY-08 @nightly
    Scenario: The device's keys go back, ahead and to a place
      When they watch until 0.5 of the video
      And they press back on the device
      Then the video stands at about 59:49
      When they press ahead on the device
      And they press ahead on the device
      Then the video stands at about 60:09
      When they choose the place 11:40 on the device
      Then the video stands at about 11:40

    @PLY-08 @nightly
    Scenario: The device's stop key pauses, and takes the video off the device
      When they press stop on the device
      Then the video does not play
      And the device shows nothing
      When they go on
      Then the device shows "The Long Ride" by "Tom Whitaker"

  Rule: The screen is kept awake as long as the workout plays and can be seen

    @PLY-08
    Scenario: The screen may go dark behind another tab and during a pause
      Then the screen is kept awake
      When they turn to another tab
      Then the screen may go dark
      When they turn back to the tab
      Then the screen is kept awake
      When they pause
      Then the screen may go dark

    @PLY-08
    Scenario: A workout that began behind another tab keeps the screen awake once it can be seen
      When they pause
      And they press "Back"
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

    @PLY-08 @nightly
    Scenario: A device that does not keep its screen awake plays all the same
      Given the device does not keep its screen awake
      When they begin watching the workout "One Minute Plank"
      Then the screen may go dark
