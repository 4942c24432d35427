Feature: Being welcomed

  @SHL-07
  Scenario Outline: At <moment> in <zone> they are <welcomed>
    Given a browser in the time zone "<zone>"
    And it is <moment>
    When they open the about page
    Then they are <welcomed>

    Examples:
      | moment               | zone               | welcomed     |
      | 2025-07-14T23:59:00Z | UTC                | not welcomed |
      | 2025-07-15T00:00:00Z | UTC                | welcomed     |
      | 2025-08-15T23:59:00Z | UTC                | welcomed     |
      | 2025-08-16T00:00:00Z | UTC                | not welcomed |
      | 2025-07-14T09:59:00Z | Pacific/Kiritimati | not welcomed |
      | 2025-07-14T10:00:00Z | Pacific/Kiritimati | welcomed     |
      | 2025-08-15T09:59:00Z | Pacific/Kiritimati | welcomed     |
      | 2025-08-15T10:00:00Z | Pacific/Kiritimati | not welcomed |
      | 2025-07-15T10:59:00Z | Pacific/Pago_Pago  | not welcomed |
      | 2025-07-15T11:00:00Z | Pacific/Pago_Pago  | welcomed     |
      | 2025-08-16T10:59:00Z | Pacific/Pago_Pago  | welcomed     |
      | 2025-08-16T11:00:00Z | Pacific/Pago_Pago  | not welcomed |
      | 2026-08-01T12:00:00Z | UTC                | not welcomed |

  @SHL-07
  Scenario: It takes half a second
    Given time stands still
    And it is 2025-08-01T12:00:00Z
    When they open the about page
    Then after 500 ms, not before, they are welcomed

  @SHL-07
  Scenario: Its button leads to a program
    Given it is 2025-08-01T12:00:00Z
    When they open the about page
    Then they are welcomed
    When they press "See the program"
    Then they are on the program "Barre"
    And they are not welcomed
    And the content of the page has the focus
    When they go back
    Then the heading is "About Daybreak"
    And they are not welcomed

  @SHL-07
  Scenario: A customer chooses the program
    Given the config field "custom.welcomeProgram" is "undefeated"
    And it is 2025-08-01T12:00:00Z
    When they open the about page
    And they press "See the program"
    Then they are on the program "Undefeated"

  @SHL-07
  Scenario Outline: <choice> is no program, and the app's own choice stays
    Given the config field "custom.welcomeProgram" is <choice>
    And it is 2025-08-01T12:00:00Z
    When they open the about page
    Then they are welcomed
    And the link "See the program" leads to the program "Barre"

    Examples:
      | choice |
      | ".."   |
      | ""     |
      | 7      |

  @SHL-07 @SHL-08
  Scenario Outline: It shows once: closed by <way>
    Given a subscribed member
    And it is 2025-08-01T12:00:00Z
    When they open the about page
    Then they are welcomed
    When they press <way>
    Then they are not welcomed
    When they load the page again
    Then they are not welcomed

    Examples:
      | way               |
      | "Maybe later"     |
      | "Close"           |
      | the key "Escape"  |
      | beside the dialog |

  @SHL-07
  Scenario: Seen, but not closed, it does not show again either
    Given it is 2025-08-01T12:00:00Z
    When they open the about page
    Then they are welcomed
    When they load the page again
    Then they are not welcomed

  @SHL-07
  Scenario: In a browser that keeps nothing it shows once while they look around
    Given a browser that keeps nothing
    And it is 2025-08-01T12:00:00Z
    When they open the about page
    Then they are welcomed
    When they press "Maybe later"
    And they press "365"
    Then they are on the 365 page
    And they are not welcomed

  @SHL-07
  Scenario Outline: It waits for the end of a video that plays <where>
    Given a subscribed member
    And the config field "custom.inlinePlayer" is <inline>
    And it is 2025-08-01T12:00:00Z
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    And they are not welcomed
    When they press "<out>"
    Then they are welcomed

    Examples:
      | where       | inline | out  |
      | in a cinema | false  | Back |
      | in its page | true   | Home |

  @SHL-07 @SHL-08
  Scenario: It does not open over another dialog
    Given a subscribed member
    And time stands still
    And it is 2025-08-01T12:00:00Z
    When they open the address "/u/favorites"
    And they press "Clear favorites"
    Then they are asked "Clear all your favorites?"
    And after 600 ms they are not welcomed

  @SHL-07 @PRG-03
  Scenario: The progress page of other apps welcomes nobody
    Given a subscribed member
    And it is 2025-08-01T12:00:00Z
    When they open the address "/mobileprogress"
    Then the page says "All time"
    And they are not welcomed

  @SHL-07 @browser
  Scenario Outline: Its code loads only in its weeks: <moment>
    Given it is <moment>
    When they open the about page
    Then the code of the welcome was <asked>

    Examples:
      | moment               | asked         |
      | 2025-08-01T12:00:00Z | asked for     |
      | 2025-09-01T12:00:00Z | not asked for |

  @SHL-07 @SHL-11 @browser
  Scenario Outline: In a window of <width> px it fits, and can be used by everybody
    Given a window of <width> by 700 pixels
    And it is 2025-08-01T12:00:00Z
    When they open the address "/o/about?app-config=<config>"
    Then they are welcomed
    And nothing runs off the side of the window
    And the page has no accessibility violations
    And the focus stays in the dialog, however often they press Tab

    Examples:
      | width | config   |
      | 320   | stillway |
      | 1440  | daybreak |
