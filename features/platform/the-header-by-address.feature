Feature: The header by address and distance
  Whether the header is light is decided by whole segments of the path, in any case, and it takes its scrolled style after 50 px. One
  letter or one pixel more or less makes the difference.

  @SHL-03
  Scenario Outline: The header is light at <address>
    Given a subscribed member
    When they open the address "<address>"
    Then the header is light

    Examples:
      | address      |
      | /p/txEtRLyJ  |
      | /Workouts    |
      | /history     |
      | /history/any |

  @SHL-03
  Scenario Outline: The header is not light at <address>
    Given a subscribed member
    When they open the address "<address>"
    Then the header is not light

    Examples:
      | address    |
      | /nowhere/p |
      | /pp/1      |
      | /users     |
      | /qq        |
      | /3650      |
      | /workoutsx |
      | /progressx |

  @SHL-03 @browser
  Scenario Outline: The header has its <style> style where <page> is scrolled by <scrolled> pixels
    Given a subscribed member
    When they open <page>
    Then the page says "<words>"
    When they scroll to <scrolled> pixels
    Then the header has its <style> style
    And the header is at the top of the window
    And nothing of the page has moved by itself

    Examples:
      | page                        | words        | scrolled | style    |
      | the workouts page           | Amir Haddad  | 50       | first    |
      | the workouts page           | Amir Haddad  | 51       | scrolled |
      | the workout "The Long Ride" | Tom Whitaker | 50       | first    |
      | the workout "The Long Ride" | Tom Whitaker | 51       | scrolled |
