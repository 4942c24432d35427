Feature: Layouts by the width of the window
  Each layout begins at a width of its own, in CSS pixels. What people see on a phone, a tablet or a computer is told where they
  use it; here stand the widths themselves, on both sides.

  @FAV-04 @browser
  Scenario: Favorites stand in two columns below 480 pixels, and in three from there on
    Given a new subscriber
    And they have marked 5 favorites, among them not "The Long Ride"
    When they open the favorites page
    Then the list "Workouts" has these columns, by the width of the window:
      | width | columns |
      | 479   | 2       |
      | 480   | 3       |
      | 1440  | 3       |
