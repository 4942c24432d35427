Feature: Layouts by the width of the window
  Each layout begins at a width of its own, in CSS pixels. What people see on a phone, a tablet or a computer is told where they
  use it; here stand the widths themselves, on both sides.

  @FAV-04 @browser
  Scenario: Favorites stand in two columns below 480 pixels, and in three from there on
    Given a new subscriber
    And they have marked 5 favorites, among them not "The Long Ride"
    When they open the favorites page
    Then the list "Workouts" has so many columns at these widths, and nothing runs off the side:
      | 479   | 2       |
      | 480   | 3       |
      | 1440  | 3       |

  @SRC-01 @browser
  Scenario: Search is a field of the header from 768 pixels on, and opens over the page below
    Given a window of 768 by 800 pixels
    When they open the workout "The Long Ride"
    And they search for "one minute plank"
    Then the results show "One Minute Plank"
    And the search is not open
    When a window of 767 by 800 pixels
    And they press "Search"
    Then the search has the focus

  @PRG-05 @browser @nightly
  Scenario: The history has the more pages to choose from, the wider the window is
    Given a subscribed member
    And they have completed 500 workouts
    When they open the workout history "page 10"
    Then the pages have these buttons, by the width of the window:
      | width | buttons | numbers |
      | 320   | 4       | 0       |
      | 479   | 4       | 0       |
      | 480   | 6       | 2       |
      | 767   | 6       | 2       |
      | 768   | 8       | 4       |
      | 1023  | 8       | 4       |
      | 1024  | 10      | 6       |
      | 1199  | 10      | 6       |
      | 1200  | 12      | 8       |

  @COA-01 @browser
  Scenario: The hero keeps its words beside or below the card of a member at the first step
    Given a coached member at the first step
    When they open home
    Then the coaching card covers neither "Ignition" nor its label in windows of:
      | width | height |
      | 320   | 568    |
      | 768   | 600    |
      | 390   | 844    |

  @COA-01 @browser
  Scenario: The hero keeps its words beside or below the card of a member mid-plan
    Given a coached member mid-plan
    When they open home
    Then the coaching card covers neither "Ignition" nor its label in windows of:
      | width | height |
      | 844   | 390    |
      | 1024  | 600    |

  Rule: Workouts, nutrition and coach are tabs up to 1023 pixels, and stand beside each other from 1024 on

    Background:
      Given a new subscriber
      And they are coached by "Noor Example"

    @COA-07 @browser
    Scenario: The tabs of the coaching page give way to its three parts from 1024 pixels on
      Given a window of 1023 by 900 pixels
      When they open the coaching page
      Then there are the tabs:
        | Workouts  |
        | Nutrition |
        | Coach     |
      When a window of 1024 by 900 pixels
      Then there is no tab
      And the part "Coach" says "Noor Example"
      And the part "Nutrition" says "You don't have any nutrition plans at the moment."
      And the part "Workouts" says "Good news, we've matched you with a coach!"
