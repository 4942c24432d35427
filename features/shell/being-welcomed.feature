Feature: Being welcomed
  From 15 July to 15 August 2025 the app greets everybody, once, and shows a program to begin with. The days are those of the viewer's
  own calendar, and the welcome waits for its moment: it interrupts neither a video nor another question.

  Rule: The welcome has its weeks, by the viewer's own calendar

    @SHL-07
    Scenario Outline: At <moment> in <zone> they are <welcomed>
      Given it is <moment> in "<zone>"
      When they open the about page
      Then they are <welcomed>

      Examples:
        | moment           | zone               | welcomed     |
        | 2025-07-14 23:59 | UTC                | not welcomed |
        | 2025-07-15 00:00 | UTC                | welcomed     |
        | 2025-08-15 23:59 | UTC                | welcomed     |
        | 2025-08-16 00:00 | UTC                | not welcomed |
        | 2025-07-14 23:59 | Pacific/Kiritimati | not welcomed |
        | 2025-07-15 00:00 | Pacific/Kiritimati | welcomed     |
        | 2025-08-15 23:59 | Pacific/Kiritimati | welcomed     |
        | 2025-08-16 00:00 | Pacific/Kiritimati | not welcomed |
        | 2025-07-14 23:59 | Pacific/Pago_Pago  | not welcomed |
        | 2025-07-15 00:00 | Pacific/Pago_Pago  | welcomed     |
        | 2025-08-15 23:59 | Pacific/Pago_Pago  | welcomed     |
        | 2025-08-16 00:00 | Pacific/Pago_Pago  | not welcomed |
        | 2026-08-01 12:00 | UTC                | not welcomed |

  Rule: The welcome leads to a program

    Background:
      Given it is 2025-08-01T12:00:00Z

    @SHL-07
    Scenario: The button of the welcome leads to a program, and the way back is free of it
      When they open the about page
      And they press "See the program"
      Then they are on the program "Barre"
      And they are not welcomed
      And the content of the page has the focus
      When they go back
      Then the heading is "About Daybreak"
      And they are not welcomed

    @SHL-07 @SHL-11 @browser
    Scenario Outline: Everybody can use the welcome of <customer> in the screen of <a screen>
      Given the app of <customer>
      And the screen of <a screen>
      When they open the about page
      Then they are welcomed
      And everybody can use the page
      And the focus stays in the dialog, however often they press Tab

      Examples:
        | a screen       | customer |
        | a small phone  | Stillway |
        | a large computer | Daybreak |

  Rule: Nobody is welcomed twice

    Background:
      Given it is 2025-08-01T12:00:00Z

    @SHL-07 @SHL-08
    Scenario Outline: A welcome that was closed by <way> does not come again
      Given a subscribed member
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
    Scenario: A welcome that was seen, but not closed, does not come again either
      When they open the about page
      Then they are welcomed
      When they load the page again
      Then they are not welcomed

    @SHL-07
    Scenario: In a browser that keeps nothing, one welcome has to do for the visit
      Given a browser that keeps nothing
      When they open the about page
      Then they are welcomed
      When they press "Maybe later"
      And they press "365"
      Then they are on the 365 page
      And they are not welcomed

  Rule: The welcome waits for its moment

    Background:
      Given a subscribed member
      And it is 2025-08-01T12:00:00Z

    @SHL-07
    Scenario: A page is there for half a second before its viewer is welcomed
      Given time stands still
      When they open the about page
      Then after 0.5 seconds, not before, they are welcomed

    @SHL-07
    Scenario Outline: Who watches a video in <place> is welcomed after it
      Given videos play in <place>
      When they open the workout "The Long Ride" and the player at once
      Then the video plays
      And they are not welcomed
      When they pause
      And they press "<way out>"
      Then they are welcomed

      Examples:
        | place      | way out |
        | a cinema   | Back    |
        | their page | Home    |

    @SHL-07 @SHL-08
    Scenario: Another question is not covered by the welcome
      Given time stands still
      When they open the favorites page
      And they press "Clear favorites"
      Then they are asked "Clear all your favorites?"
      When 1 second goes by
      Then they are not welcomed

    @SHL-07 @PRG-03
    Scenario: The progress page within other apps welcomes nobody
      When they open the mobile progress page
      Then the page says "All time"
      And they are not welcomed
