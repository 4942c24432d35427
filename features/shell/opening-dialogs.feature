Feature: Opening dialogs
  A trailer, the menu of a phone and every question open over the page. While one of them is open, nothing behind it can be reached, by
  hand, key or ear; it closes in whichever way one tries first, and the focus returns to where it was.

  Rule: A dialog takes the page's place until it is closed

    Background:
      Given a lapsed member

    @SHL-08
    Scenario Outline: A dialog closes by <way> and gives the focus back
      When they open the program "Undefeated"
      And they press "Trailer"
      Then the dialog "Trailer: Undefeated" is open
      When they press <way>
      Then no dialog is open
      And no video plays
      And "Trailer" has the focus

      Examples:
        | way               |
        | the key "Escape"  |
        | beside the dialog |
        | "Close"           |

    @SHL-08
    Scenario: Behind a dialog nothing of the page can be come to
      When they open the program "Undefeated"
      And they press "Trailer"
      Then the dialog "Trailer: Undefeated" is open
      And they can press "Close"
      And they cannot come to "Programs"
      And they cannot come to "Undefeated"

    @SHL-08 @browser
    Scenario: A screen reader finds the dialog alone, and the page again afterwards
      When they open the program "Undefeated"
      Then a screen reader finds "Programs"
      When they press "Trailer"
      Then a screen reader finds "Trailer: Undefeated"
      And a screen reader does not find "Programs"
      And a screen reader does not find "Undefeated"
      When they press the key "Escape"
      Then a screen reader finds "Programs"

    @SHL-08 @browser
    Scenario: While a dialog is open the page does not scroll
      When they open the program "Undefeated"
      And they press "Trailer"
      Then the dialog "Trailer: Undefeated" is open
      And the wheel scrolls nothing
      When they press the key "Escape"
      Then no dialog is open
      And the wheel scrolls the page

    @SHL-08 @SHL-11 @browser
    Scenario: The focus stays in a dialog, and Escape closes it wherever the focus is
      When they open the program "Undefeated"
      And they press "Trailer"
      Then the video plays
      And the page has no accessibility violations
      And the focus stays in the dialog, however often they press Tab
      When they press the key "Escape"
      Then no dialog is open
      And "Trailer" has the focus

  Rule: An alert over a dialog is closed alone

    Background:
      Given a lapsed member
      And the platform answers the player library with an error

    @SHL-08 @SHL-15
    Scenario: Closing an alert leaves the dialog below it open, and the page out of reach
      When they open the program "Undefeated"
      And they press "Trailer"
      Then an alert says "Error loading external script"
      And they cannot come to "Close"
      When they press the key "Escape"
      Then the dialog "Trailer: Undefeated" is open
      And they cannot come to "Programs"

    @SHL-08 @SHL-15
    Scenario: A press beside an alert closes it alone
      When they open the program "Undefeated"
      And they press "Trailer"
      Then an alert says "Error loading external script"
      When they press beside the dialog
      Then the dialog "Trailer: Undefeated" is open
      And they can press "Try again"

    @SHL-08 @SHL-15 @browser
    Scenario: Everybody can use an alert, and a screen reader finds it alone, then the dialog alone
      When they open the program "Undefeated"
      And they press "Trailer"
      Then a screen reader finds "OK"
      And a screen reader does not find "Try again"
      And the page has no accessibility violations
      When they press "OK"
      Then a screen reader finds "Try again"
      And a screen reader does not find "Programs"

  Rule: Dialogs come and go gently, or at once for who prefers that

    Background:
      Given a new subscriber

    @SHL-08 @SHL-02 @browser
    Scenario Outline: A <what> comes and goes <motion>, over a page that dims
      Given the screen of <a screen>
      When they open <page>
      And they press "<button>"
      Then the dialog "<dialog>" is open
      When they press the key "Escape"
      Then no dialog is open
      And the dialog came and went <motion>
      And the page behind it dimmed and brightened by fading in 0.3 seconds

      Examples:
        | what   | page                        | a screen | button         | dialog                | motion                     |
        | box    | the program "Undefeated"    | a computer | Trailer        | Trailer: Undefeated   | by scaling in 0.2 seconds  |
        | layer  | home                        | a phone    | Search         | Search                | by fading in 0.25 seconds  |
        | drawer | home                        | a phone    | Menu           | Menu                  | by sliding in 0.25 seconds |

    @SHL-08 @SHL-02 @browser
    Scenario: A press beside the drawer closes it and gives the focus back
      Given the screen of a phone
      When they open home
      And they press "Menu"
      Then the dialog "Menu" is open
      When they press beside the dialog
      Then no dialog is open
      And "Menu" has the focus

    @SHL-08 @SHL-11 @browser
    Scenario: Nothing moves for who prefers that nothing moves
      Given they prefer reduced motion
      When they open the program "Undefeated"
      And they press "Trailer"
      Then the dialog "Trailer: Undefeated" is open
      When they press the key "Escape"
      Then no dialog is open
      And the dialog came and went without motion
      And the page behind it dimmed and brightened without motion

  Rule: A dialog that does not arrive says so where it was asked for

    Background:
      Given a lapsed member
      And the screen of a phone
      And they open the workout "Control: Squat"
      And they can press "Trailer"
      And the app's own code does not arrive

    @SHL-08 @browser
    Scenario Outline: Where <what> does not arrive, the page says so and offers it again
      When they press "<button>"
      Then the page says "This part could not be loaded. Check your connection, and reload the page."
      And there is one alert, and one "<button>" to press
      When the app's own code arrives again
      And they press "<button>"
      Then the dialog "<dialog>" is open
      And the page does not say "This part could not be loaded."

      Examples:
        | what       | button  | dialog                  |
        | the menu   | Menu    | Menu                    |
        | a trailer  | Trailer | Trailer: Control: Squat |
        | the search | Search  | Search                  |

    @SHL-08 @browser
    Scenario Outline: After <what> could not be loaded, nothing opens without a press
      When they press "<button>"
      Then the page says "This part could not be loaded."
      When the app's own code arrives again
      And they point at "Daybreak, home"
      And they point at "<button>"
      And 2 seconds go by
      Then no dialog is open
      And the page says "This part could not be loaded."

      Examples:
        | what       | button  |
        | the menu   | Menu    |
        | a trailer  | Trailer |
        | the search | Search  |

    @SHL-08 @browser
    Scenario Outline: The next page says no more that <what> could not be loaded
      When they press "<button>"
      Then the page says "This part could not be loaded."
      When the app's own code arrives again
      And they press "Daybreak, home"
      Then the tab is titled "Daybreak"
      And the page does not say "This part could not be loaded."

      Examples:
        | what       | button  |
        | the menu   | Menu    |
        | a trailer  | Trailer |
        | the search | Search  |

  Rule: A page that takes its time says once that it is loading

    @SHL-15
    Scenario: A workout that takes its time says once that it is loading
      Given the platform takes 4 s to answer media
      When they open the workout "The Long Ride"
      Then a screen reader hears "Loading" once
      And the heading is "The Long Ride"
      And a screen reader hears "Loading" no more

    @SHL-15
    Scenario Outline: A list that takes its time says once that it is loading: <page>
      Given the platform takes 4 s to answer playlists
      When they open <page>
      Then a screen reader hears "Loading" once
      And a screen reader hears "Loading" no more

      Examples:
        | page                         |
        | the playlist "New this week" |
        | the workouts page            |
        | the 365 history              |
        | the programs page            |
        | home                         |

    @SHL-15
    Scenario: The next page that takes its time says so again
      Given the platform takes 4 s to answer playlists
      When they open the programs page
      Then a screen reader hears "Loading" once
      And a screen reader hears "Loading" no more
      When they press "Trainers"
      Then a screen reader hears "Loading" once
      And a screen reader hears "Loading" no more
