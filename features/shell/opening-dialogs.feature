Feature: Opening dialogs

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

  @SHL-08 @SHL-15
  Scenario: An alert over a dialog: closing it leaves the dialog open and the page out of reach
    Given the platform answers the player library with status 500
    When they open the program "Undefeated"
    And they press "Trailer"
    Then an alert says "Error loading external script"
    And they cannot come to "Close"
    When they press the key "Escape"
    Then the dialog "Trailer: Undefeated" is open
    And they cannot come to "Programs"

  @SHL-08 @SHL-15
  Scenario: A press beside an alert closes it alone
    Given the platform answers the player library with status 500
    When they open the program "Undefeated"
    And they press "Trailer"
    Then an alert says "Error loading external script"
    When they press beside the dialog
    Then the dialog "Trailer: Undefeated" is open
    And they can press "Try again"

  @SHL-08 @browser
  Scenario: Under two dialogs a screen reader finds the upper, under one that one
    Given the platform answers the player library with status 500
    When they open the program "Undefeated"
    And they press "Trailer"
    Then a screen reader finds "OK"
    And a screen reader does not find "Try again"
    When they press "OK"
    Then a screen reader finds "Try again"
    And a screen reader does not find "Programs"

  @SHL-08 @browser
  Scenario: While a dialog is open the page does not scroll
    Given a window of 1280 by 700 pixels
    When they open the program "Undefeated"
    And they press "Trailer"
    Then the dialog "Trailer: Undefeated" is open
    When they turn the wheel
    Then the page has not scrolled
    When they press the key "Escape"
    Then no dialog is open
    When they turn the wheel
    Then the page has scrolled

  @SHL-08 @browser
  Scenario: The focus stays in a dialog, and Escape closes it wherever the focus is
    When they open the program "Undefeated"
    And they press "Trailer"
    Then the video plays
    And the focus stays in the dialog, however often they press Tab
    When they press the key "Escape"
    Then no dialog is open
    And "Trailer" has the focus

  @SHL-08 @browser
  Scenario: A box grows in 200 ms over a page that dims in 300 ms
    When they open the program "Undefeated"
    And they press "Trailer"
    Then the dialog comes in 200 ms, over a page that dims in 300 ms

  @SHL-08 @browser
  Scenario: A layer fades in 250 ms
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then the dialog comes in 250 ms, over a page that dims in 300 ms

  @SHL-08 @SHL-02 @browser
  Scenario: The drawer comes in 250 ms
    Given a window of 390 by 800 pixels
    When they open home
    And they press "Menu"
    Then the dialog comes in 250 ms, over a page that dims in 300 ms
    When they press beside the dialog
    Then no dialog is open
    And "Menu" has the focus

  @SHL-08 @browser
  Scenario Outline: <what> says that its code does not arrive, and asks for it again
    Given a window of 390 by 800 pixels
    When they open the workout "Control: Squat"
    Then they can press "Trailer"
    Given the app's own code does not arrive
    When they press "<button>"
    Then the page says "This part could not be loaded. Check your connection, and reload the page."
    And there is one alert, and one "<button>" to press
    When the app's own code arrives again
    And they press "<button>"
    Then the dialog "<dialog>" is open
    And the page does not say "This part could not be loaded."

    Examples:
      | what       | button  | dialog                  |
      | The menu   | Menu    | Menu                    |
      | A trailer  | Trailer | Trailer: Control: Squat |
      | The search | Search  | Search                  |

  @SHL-08 @browser
  Scenario Outline: After <what> could not be loaded, nothing opens without a press
    Given a window of 390 by 800 pixels
    When they open the workout "Control: Squat"
    Then they can press "Trailer"
    Given the app's own code does not arrive
    When they press "<button>"
    Then the page says "This part could not be loaded."
    When the app's own code arrives again
    And they point at "Daybreak, home"
    And they point at "<button>"
    And 2 seconds go by
    Then no dialog is open
    And the page says "This part could not be loaded."
    When they press "Daybreak, home"
    Then the tab is titled "Daybreak"
    And the page does not say "This part could not be loaded."

    Examples:
      | what       | button  |
      | the menu   | Menu    |
      | a trailer  | Trailer |
      | the search | Search  |

  @SHL-08 @browser
  Scenario Outline: <dialog> comes and goes by <motion>
    Given a new subscriber
    And a window of <width> by 800 pixels
    When they open <page>
    And they press "<what>"
    Then the dialog comes in <ms> ms, over a page that dims in 300 ms
    When they press the key "Escape"
    Then no dialog is open
    And it came and went by <motion> in <ms> ms, and the page dimmed and brightened in 300 ms

    Examples:
      | dialog   | page                        | width | what           | motion  | ms  |
      | A box    | the program "Undefeated"    | 1280  | Trailer        | scaling | 200 |
      | A layer  | the workout "The Long Ride" | 1280  | Start watching | fading  | 250 |
      | A drawer | home                        | 390   | Menu           | sliding | 250 |

  @SHL-08 @SHL-11 @browser
  Scenario: For who prefers that nothing moves, nothing does
    Given they prefer reduced motion
    When they open the program "Undefeated"
    And they press "Trailer"
    Then the dialog comes in 0 ms, over a page that dims in 0 ms
    And the dialog "Trailer: Undefeated" is open
    When they press the key "Escape"
    Then no dialog is open

  @SHL-08 @SHL-11 @browser
  Scenario: Accessibility of the trailer
    When they open the program "Undefeated"
    And they press "Trailer"
    Then the video plays
    And the page has no accessibility violations

  @SHL-15 @browser
  Scenario: Accessibility of an alert
    Given the platform answers the player library with status 500
    When they open the program "Undefeated"
    And they press "Trailer"
    Then an alert says "Error loading external script"
    And the page has no accessibility violations

  @SHL-15
  Scenario: A page that takes its time says once that it is loading
    Given the platform takes 4 s to answer media
    When they open the workout "The Long Ride"
    Then a screen reader hears "Loading" once
    And the heading is "The Long Ride"
    And a screen reader hears "Loading" no more

  @SHL-15
  Scenario Outline: <page> says once that it is loading
    Given the platform takes 4 s to answer playlists
    When they open <page>
    Then a screen reader hears "Loading" once
    And a screen reader hears "Loading" no more

    Examples:
      | page                         |
      | the playlist "New this week" |
      | the workouts page            |
      | the address "/365/history"   |
      | the address "/programs"      |
      | home                         |

  @SHL-15
  Scenario: The next page that takes its time says so again
    Given the platform takes 4 s to answer playlists
    When they open the address "/programs"
    Then a screen reader hears "Loading" once
    And a screen reader hears "Loading" no more
    When they press "Trainers"
    Then a screen reader hears "Loading" once
    And a screen reader hears "Loading" no more
