@browser
Feature: Room for longer texts, and for texts from right to left
  German words are long, and Arabic begins at the right. On a phone as small as they come, every page and everything that opens over it
  keeps its place: nothing runs out of the window, no button lies on another, and no text is cut off.

  Background:
    Given the screen of a small phone

  @SHL-13
  Scenario Outline: A language <trait> has its place on <page>, for <person>
    Given <person>
    And they read a language <trait>
    When they open <page>
    Then the page is in that language
    And everything has its place in the window

    Examples:
      | person                    | page                        | trait              |
      | a coached member mid-plan | home                        | from right to left |
      | a visitor                 | home                        | from right to left |
      | a subscribed member       | the workouts page           | from right to left |
      | a subscribed member       | the programs page           | from right to left |
      | a subscribed member       | the workout "The Long Ride" | from right to left |
      | a visitor                 | the workout "The Long Ride" | from right to left |
      | a subscribed member       | the program "Undefeated"    | from right to left |
      | a subscribed member       | the series "Outside"        | from right to left |
      | a subscribed member       | the guide of Every Studio   | from right to left |
      | a subscribed member       | the search for "core"       | from right to left |
      | a subscribed member       | the search for "20 min tom" | from right to left |
      | a subscribed member       | the search page             | from right to left |
      | a subscribed member       | the favorites page          | from right to left |
      | a visitor                 | the about page              | from right to left |
      | a visitor                 | the demo page               | from right to left |
      | a subscribed member       | the progress page           | from right to left |
      | a subscribed member       | the workout history         | from right to left |
      | a coached member mid-plan | the coaching page           | from right to left |
      | a subscribed member       | the address "/nowhere"      | from right to left |
      | a subscribed member       | the 365 history             | from right to left |
      | a subscribed member       | the 365 page                | from right to left |
      | a coached member mid-plan | home                        | with longer texts  |
      | a visitor                 | home                        | with longer texts  |
      | a subscribed member       | the workouts page           | with longer texts  |
      | a subscribed member       | the programs page           | with longer texts  |
      | a subscribed member       | the workout "The Long Ride" | with longer texts  |
      | a visitor                 | the workout "The Long Ride" | with longer texts  |
      | a subscribed member       | the program "Undefeated"    | with longer texts  |
      | a subscribed member       | the series "Outside"        | with longer texts  |
      | a subscribed member       | the guide of Every Studio   | with longer texts  |
      | a subscribed member       | the search for "core"       | with longer texts  |
      | a subscribed member       | the search for "20 min tom" | with longer texts  |
      | a subscribed member       | the search page             | with longer texts  |
      | a subscribed member       | the favorites page          | with longer texts  |
      | a visitor                 | the about page              | with longer texts  |
      | a visitor                 | the demo page               | with longer texts  |
      | a subscribed member       | the progress page           | with longer texts  |
      | a subscribed member       | the workout history         | with longer texts  |
      | a subscribed member       | the 365 page                | with longer texts  |
      | a subscribed member       | the 365 history             | with longer texts  |
      | a coached member mid-plan | the coaching page           | with longer texts  |

  @SHL-02 @SHL-13
  Scenario Outline: A language <trait> has its place in the menu
    Given a coached member mid-plan
    And they read a language <trait>
    When they open home
    And they press "Menu"
    Then the dialog "Menu" is open
    And everything has its place in the window

    Examples:
      | trait              |
      | from right to left |
      | with longer texts  |

  @SRC-01 @SHL-13
  Scenario Outline: A language <trait> has its place in the search over a page
    Given they read a language <trait>
    When they open home
    And they press "Search"
    And they search for "plank"
    Then the results show "Plank Ladder"
    And everything has its place in the window

    Examples:
      | trait              |
      | from right to left |
      | with longer texts  |

  @PLY-03 @SHL-13
  Scenario Outline: A language <trait> has its place on the controls of a paused video in <place>
    Given a subscribed member
    And they read a language <trait>
    And videos play in <place>
    When they open the workout "The Long Ride" and the player at once
    And they pause
    Then the page is in that language
    And everything has its place in the window

    Examples:
      | place      | trait              |
      | a cinema   | from right to left |
      | their page | from right to left |
      | their page | with longer texts  |
      | a cinema   | with longer texts  |

  @SHL-07 @SHL-13
  Scenario Outline: A language <trait> has its place in the welcome
    Given they read a language <trait>
    And it is 2025-08-01T12:00:00Z
    When they open the about page
    Then they are welcomed
    And everything has its place in the window

    Examples:
      | trait              |
      | from right to left |
      | with longer texts  |

  @SHL-05 @SHL-13
  Scenario Outline: A language <trait> has its place on the banner of the app
    Given they use an Android phone
    And they read a language <trait>
    When they open the about page
    Then the banner of the app hides nothing that gets the focus, beginning at "365"
    When they scroll to the end
    Then the banner of the app is below the footer
    And everything has its place in the window

    Examples:
      | trait              |
      | from right to left |
      | with longer texts  |

  Rule: Without a connection, everything has its place, too

    Background:
      Given a subscribed member
      And a browser that has kept the app

    @service-worker @SHL-13 @nightly
    Scenario Outline: A language <trait> has its place where home and a workout say that they are offline
      Given they read a language <trait>
      When they lose the connection
      And they open home
      Then the page says "<words>"
      And everything has its place in the window
      When they open the workout "The Long Ride"
      Then the page says "<words>"
      And everything has its place in the window

      Examples:
        | trait              | words           |
        | from right to left | You are offline |
        | with longer texts  | Ýöû ářé öffļîñé |
