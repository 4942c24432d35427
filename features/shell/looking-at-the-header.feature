Feature: Looking at the header

  @SHL-03
  Scenario Outline: On <address> the header is light
    Given a subscribed member
    When they open the address "<address>"
    Then the header is light

    Examples:
      | address           |
      | /p/txEtRLyJ       |
      | /u/favorites      |
      | /q                |
      | /q/core           |
      | /365              |
      | /365/history      |
      | /workouts         |
      | /Workouts         |
      | /programs         |
      | /progress         |
      | /progress/history |
      | /history          |
      | /history/any      |

  @SHL-03
  Scenario Outline: On <page> the header is not light
    Given a subscribed member
    When they open <page>
    Then the header is not light

    Examples:
      | page                         |
      | home                         |
      | the workout "The Long Ride"  |
      | the program "Undefeated"     |
      | the series "Outside"         |
      | the page "About Daybreak"    |
      | the address "/o/about"       |
      | the address "/coaching"      |
      | the address "/nowhere/p"     |
      | the address "/pp/1"          |
      | the address "/users"         |
      | the address "/qq"            |
      | the address "/3650"          |
      | the address "/workoutsx"     |
      | the address "/progressx"     |

  @SHL-03
  Scenario: It changes with the page
    Given a subscribed member
    When they open home
    Then the header is not light
    When they press "MyDB"
    Then the header is light
    When they go back
    Then the header is not light

  @SHL-03 @browser
  Scenario Outline: <scrolled> pixels down it has <style> style
    Given a subscribed member
    When they open <page>
    Then the page says "<words>"
    When they scroll to <scrolled> pixels
    Then the header has <style> style
    And the header is at the top of the window
    And nothing of the page has moved by itself

    Examples:
      | page                        | words         | scrolled | style        |
      | the workouts page           | Amir Haddad   | 50       | its first    |
      | the workouts page           | Amir Haddad   | 51       | its scrolled |
      | the workout "The Long Ride" | Tom Whitaker  | 50       | its first    |
      | the workout "The Long Ride" | Tom Whitaker  | 51       | its scrolled |

  @SHL-03 @browser
  Scenario: Back at the top it has its first style
    Given a subscribed member
    When they open the workout "The Long Ride"
    Then the page says "Tom Whitaker"
    When they scroll to 400 pixels
    Then the header has its scrolled style
    When they scroll to 0 pixels
    Then the header has its first style

  @SHL-03 @CFG-17 @browser
  Scenario Outline: A light header can be read on a page of <background> and <highlight>
    Given a subscribed member
    And the config field "styling.backgroundColor" is "<background>"
    And the config field "styling.highlightColor" is "<highlight>"
    When they open the progress page
    Then the header stands on "<ground>"
    And the page has no accessibility violations

    Examples:
      | background | highlight | ground             |
      | #0b0d12    | #ff5c39   | rgb(244, 244, 241) |
      | #fffbe6    | #ffee00   | rgb(255, 251, 230) |

  @SHL-03 @CFG-17
  Scenario Outline: With a colour of the customer's own, the header is not light on <page>
    Given a subscribed member
    And the config field "styling.headerBackground" is "#123456"
    When they open <page>
    Then the header is not light

    Examples:
      | page               |
      | the progress page  |
      | the workouts page  |

  @SHL-03 @CFG-17 @browser
  Scenario Outline: The header has the customer's colour <color> on <page>, scrolled or not
    Given a subscribed member
    And the config field "styling.headerBackground" is "<color>"
    When they open <page>
    Then the header stands on "<ground>"
    And every word in the window has a contrast of 4.5 or more to what is behind it
    When they scroll to 300 pixels
    Then the header has its scrolled style
    And the header stands on "<ground>"

    Examples:
      | color   | page              | ground             |
      | #808080 | home              | rgb(128, 128, 128) |
      | #123456 | the progress page | rgb(18, 52, 86)    |

  @SHL-11 @browser
  Scenario: What gets the focus is not hidden by the header
    Given a subscribed member
    When they open the workout history
    Then the header hides nothing that gets the focus on the way back from "Last page"
