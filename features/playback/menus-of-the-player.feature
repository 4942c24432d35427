Feature: Menus of the player

  Quality, speed and captions are chosen in menus over the picture, by mouse, finger or keyboard. While a menu is open it has all
  keys, and nothing hides it; it closes by a choice or by Escape, and the cinema stays.

  Background:
    Given a new subscriber
    And they are watching the workout "The Long Ride"

  Rule: A menu that is open has the keys

    @PLY-08 @SHL-11
    Scenario: The arrow keys go through a menu and begin anew at its end
      When they go to "Settings" by keys
      And they press the key "Enter"
      Then "Quality" in the menu has the focus
      When they press the key "ArrowDown"
      Then "Speed" in the menu has the focus
      When they press the keys "End, ArrowDown", one after another
      Then "Quality" in the menu has the focus

    @PLY-08 @SHL-11
    Scenario: The arrow key to the left goes back from a menu to the settings
      When they go to "Settings" by keys
      And they press the keys "Enter, ArrowDown, Enter", one after another
      Then "1x" in the menu has the focus
      When they press the key "ArrowLeft"
      Then "Speed" in the menu has the focus

    @PLY-08
    Scenario: A menu keeps the keys of the player to itself
      When they go to "Captions" by keys
      And they press the keys "Enter, m, k, j, 5", one after another
      Then "Off" in the menu has the focus
      And the sound of the player is "on"
      And the video plays from 0

    @PLY-08
    Scenario: A click beside a menu closes it, and pauses nothing
      When they choose "Large" as the size of captions
      And they click on the picture
      And 1 second goes by
      Then the video plays
      And they cannot come to "Large"

    @PLY-08 @SHL-11
    Scenario: Escape closes the menu alone, and leads back to its button
      When they go to "Settings" by keys
      And they press the keys "Enter, Escape", one after another
      Then no menu of the player is open
      And "Settings" has the focus
      And the video plays
      When they press the key "Escape"
      Then no dialog is open

    @PLY-08 @SHL-11
    Scenario: Tab closes the menu, too
      When they go to "Captions" by keys
      And they press the keys "Enter, Tab", one after another
      Then no menu of the player is open
      And "Captions" has the focus
      And the video plays

  Rule: A menu says what is chosen

    @PLY-08 @SHL-11
    Scenario: The speed that was chosen is checked, and has the focus when the menu opens again
      When they open the menu "speed" of the player
      Then the menu has "1x" checked
      When they choose "1.5x" in the menu
      Then no menu of the player is open
      When they open the menu "speed" of the player
      Then the menu has "1.5x" checked
      And "1.5x" in the menu has the focus

    @PLY-08
    Scenario: What a key has set is checked in the menu
      Given the player has the focus
      When they press the keys "c, >", one after another
      And they open the menu "captions" of the player
      Then the menu has "English" checked
      When they press the key "Escape"
      And they open the menu "speed" of the player
      Then the menu has "1.25x" checked

  Rule: The controls stay while a menu is open

    @PLY-03 @PLY-08
    Scenario: The controls stay as long as a menu is open, and go once something is chosen
      When they open the menu "captions" of the player
      And 4 seconds go by
      Then the overlay shows
      When they choose "English" in the menu
      And they stop moving
      Then the overlay does not show
