Feature: Watching from the couch

  At home many train in front of the television. From three metres everything has to be larger, and there is no mouse: a remote control
  has arrow keys, one to press and one to go back. TV mode is for that. It comes by itself on a large screen without a mouse, and
  whoever wants it elsewhere, or not at all, says so once.

  Rule: It comes by itself on a television, and otherwise by choice

    @SHL-16 @browser
    Scenario: A television shows it from the start
      Given a television
      When they open the about page
      Then plain text has the size 22
      And TV mode is on

    @SHL-16 @browser
    Scenario Outline: Plain text on <device> with a mouse has the size <size>
      Given the screen of <device>
      When they open the about page
      Then plain text has the size <size>
      And TV mode is off

      Examples:
        | device           | size |
        | a tablet         | 16   |
        | a large computer | 16   |
        | a desktop        | 17.3 |
        | a huge display   | 25   |

    @SHL-16 @browser
    Scenario: A tablet without a mouse is no television
      Given there is no mouse
      When they open the about page
      Then plain text has the size 16
      And TV mode is off
      Given the screen of a desktop
      Then plain text has the size 22
      And TV mode is on

    @SHL-16 @browser
    Scenario Outline: What is chosen goes before what the device seems to be: <choice> on <device>
      Given <device>
      And they have turned TV mode <choice> on this device
      When they open the about page
      Then plain text has the size <size>
      And TV mode is <choice>

      Examples:
        | device                       | choice | size |
        | a television                 | off    | 17.3 |
        | the screen of a desktop      | on     | 22   |
        | the screen of a huge display | on     | 44   |
        | the screen of a computer     | on     | 18   |

    @SHL-16
    Scenario: A member turns it on in the account menu, and off again, and the device remembers it
      Given a subscribed member
      When they open home
      And they turn TV mode on
      And they load the page again
      Then TV mode is on
      When they turn TV mode off
      And they load the page again
      Then TV mode is off

    @SHL-16
    Scenario: A visitor turns it on in the footer
      When they open the about page
      And they turn TV mode on
      And they load the page again
      Then TV mode is on

    @SHL-16 @API-07
    Scenario: Where nothing can be kept it lasts as long as the page
      Given a subscribed member
      And a browser that keeps nothing
      When they open home
      And they turn TV mode on
      And they press "Programs" in the menu
      Then TV mode is on

    @SHL-16
    Scenario: What the device has kept, but nobody has chosen, counts for nothing
      Given a subscribed member
      And they have turned TV mode maybe on this device
      When they open home
      Then TV mode is off

  Rule: The first focus is on what to continue

    @SHL-16 @CAT-01
    Scenario: A visit begins with what comes next
      Given a subscribed member
      And they have turned TV mode on on this device
      When they open home
      Then "Continue Round by Round" has the focus

    @SHL-16 @COA-01
    Scenario: A coached member's visit begins with the coach's workout of today
      Given a coached member mid-plan
      And they have turned TV mode on on this device
      When they open home
      Then "Start workout: Accessory Work: Week 2" has the focus

    @SHL-16 @SHL-11
    Scenario: A visit without TV mode begins at the top of the page
      Given a subscribed member
      When they open home
      And they see the shelf "Up next"
      And they press the key "Tab"
      Then "Skip to content" has the focus

    @SHL-16 @SHL-11
    Scenario: Who comes to home later has the focus on its content
      Given a subscribed member
      And they have turned TV mode on on this device
      When they open the progress page
      And they press "Home" in the menu
      And they see the shelf "Up next"
      Then the content of the page has the focus

  Rule: Arrow keys move the focus between rows and into the menu, and each row remembers its place

    Background:
      Given a subscribed member
      And a television

    @SHL-16 @browser
    Scenario: Down from row to row, and back to where each one was left
      When they open home
      And they go by arrow keys "down 2, right 1"
      Then the 5th tile of the shelf "Pick up where you left off" has the focus
      When they go by arrow keys "down 1, left 2"
      Then the 3rd tile of the shelf "Today’s 365" has the focus
      And what has the focus is whole on a television
      When they go by arrow keys "up 1"
      Then the 5th tile of the shelf "Pick up where you left off" has the focus

    @SHL-16 @browser
    Scenario: Up into the menu, which remembers its place, too
      When they open home
      And they go by arrow keys "up 1, left 2"
      Then "Live" has the focus
      And what has the focus is whole on a television
      When they go by arrow keys "down 1, up 1"
      Then "Live" has the focus
      When they press the key "Enter"
      Then they are on the live page

    @SHL-16 @browser
    Scenario: The way to a whole row is above its end, and only reached from there
      When they open home
      And they go by arrow keys "down 2, right 1, down 1, up 2"
      Then the 5th tile of the shelf "Pick up where you left off" has the focus
      When they go by arrow keys "down 1, left 4, up 1"
      Then the 5th tile of the shelf "Pick up where you left off" has the focus

    @SHL-16 @browser
    Scenario: In a list the column stays, and the list goes on
      When they open the workouts page
      And they go by arrow keys "down 5, right 1"
      Then 15 presses of the down key lead down one column
      And what has the focus is whole on a television

    @SHL-16 @browser
    Scenario: Back leads to the card by which the page was left
      When they open home
      And they go by arrow keys "down 2, right 1"
      And they press the key "Enter"
      And they go by arrow keys "down 1"
      Then "Continue watching" has the focus
      When they press the key "Escape"
      And they go by arrow keys "up 1"
      Then the 5th tile of the shelf "Pick up where you left off" has the focus

    @SHL-16 @SHL-13 @browser
    Scenario: From right to left the left key goes on
      Given they read a language from right to left
      When they open home
      And they go by arrow keys "down 2, left 1, down 1"
      Then the 5th tile of the shelf "Today’s 365" has the focus

  Rule: What needs the keys keeps them, and nothing holds the focus for good

    Background:
      Given a subscribed member
      And they have turned TV mode on on this device

    @SHL-16 @browser
    Scenario: A text has the keys as far as there are letters, and lets go at its ends
      Given the screen of a desktop
      When they open home
      And they go by arrow keys "up 1"
      And they press the key "a"
      And they go by arrow keys "left 2"
      Then "MyDB" has the focus

    @SHL-16 @browser
    Scenario: A dropdown is passed by, and opened by Enter
      Given the screen of a desktop
      When they open the workouts page
      And they go by arrow keys "down 4, left 1"
      Then the dropdown "Trainer" has the focus
      And "Any" is chosen as "Style"
      When they press the key "Enter"
      Then the dropdown "Trainer" is open

    @SHL-16 @SHL-08 @browser
    Scenario: Up and down leave a date, and stay in its dialog
      Given the screen of a desktop
      When they open the program "Undefeated"
      And they press "Add to calendar"
      And they go by arrow keys "down 1, up 1"
      Then the field "First day" has the focus
      When they go by arrow keys "down 5, right 2"
      Then "Download" has the focus

    @SHL-16 @CAT-24 @browser
    Scenario: A text between two links is scrolled through on the way
      Given the screen of a computer, a third as high
      When they open the page "About Daybreak"
      And they go by arrow keys "down 2"
      Then "365 series" has the focus
      When they go by arrow keys "down 2, up 2"
      Then "365 series" has the focus

    @SHL-16 @LIV-09 @browser
    Scenario: The guide has the keys up to its first row
      Given the screen of a desktop
      When they open the guide of Every Studio
      And they go by arrow keys "down 4, right 1, up 3"
      Then the dropdown "Day" has the focus

    @SHL-16 @browser
    Scenario: The account menu is opened, closed and left by keys
      Given the screen of a desktop
      When they open home
      And they go by arrow keys "up 1, right 1"
      And they press the key "Enter"
      And they go by arrow keys "down 2"
      Then "Favorites" has the focus
      When they press the key "Escape"
      Then "Account menu of subscribed@example.com" has the focus

    @SHL-16
    Scenario: Escape goes back, but not further than the visit began
      When they open home
      Then "Continue Round by Round" has the focus
      When they press "Programs" in the menu
      And they go by arrow keys "down 1"
      And they press the key "Escape"
      Then they are on home
      When they press the key "Escape"
      Then they are on home

    @SHL-16 @browser
    Scenario: Escape does not leave the page that a visit began with
      When they open home
      And they open the programs page
      And they go by arrow keys "down 1"
      And they press the key "Escape"
      And they go by arrow keys "down 1"
      Then they are on the programs page

    @SHL-16
    Scenario: Escape closes the account menu, and does not go back as well
      When they open home
      And they go by arrow keys "down 1"
      And they press "Programs" in the menu
      And they press "Account menu of subscribed@example.com"
      And they press the key "Escape"
      Then there is no link "Favorites"
      And they are on the playlist "Programs"

    @SHL-16 @SHL-08
    Scenario: Escape closes a dialog, and does not go back as well
      When they open the programs page
      And they press "Undefeated"
      And they press "Add to calendar"
      And they go by arrow keys "down 1"
      And they press the key "Escape"
      Then no dialog is open
      And they are on the program "Undefeated"

    @SHL-16
    Scenario: Enter ticks a box
      When they open the program "Undefeated"
      And they press "Add to calendar"
      And they untick "Monday, Wednesday, Friday"
      And they press "Download"
      And they go by arrow keys "down 1, up 1"
      Then the field "Monday" has the focus
      When they press the key "Enter"
      Then the dialog says "12 sessions, Jun 22 – Sep 7, 2026"

    @SHL-16
    Scenario: Arrow keys together with another key belong to the browser
      When they open the about page
      And they go by arrow keys "down 1, up 1"
      And they go with the keys to "TV mode"
      And they press the key "Alt+ArrowUp"
      And they press the key "Shift+ArrowUp"
      Then "TV mode" has the focus

    @SHL-16
    Scenario: Each page that is gone back to begins with the link by which it was left
      When they open the programs page
      And they go by arrow keys "down 1"
      And they press "Undefeated"
      And they press "Stance and Guard"
      And they press the key "Escape"
      And they press the key "Escape"
      And they go by arrow keys "down 1"
      Then "Undefeated" has the focus

    @SHL-16
    Scenario: Arrow keys and Escape belong to the browser again once TV mode is off
      When they open home
      And they go by arrow keys "down 1"
      And they turn TV mode off
      And they press "Programs" in the menu
      And they press the key "Escape"
      And they press the key "ArrowDown"
      Then they are on the playlist "Programs"
      And the content of the page has the focus

    @SHL-16 @browser
    Scenario: Home is accessible on a television
      Given the screen of a desktop
      When they open home
      Then "Continue Round by Round" has the focus
      And the page has no accessibility violations
      And nothing runs off the side of the window
