Feature: The catalogue at every width of the window

  Shelves, grids and texts have limits in pixels, at which they change: to 479, to 767, to 1023 and to 1199. Whatever the width, the
  page never scrolls sideways.

  @MED-04 @browser
  Scenario: A long description collapses to 125 pixels, or 75 on the narrowest screens
    Given "The Long Ride" has a description of 300 words
    When they open the media page of "The Long Ride"
    Then the text "Every word counts." is so high at these widths:
      | 1280 | 125 |
      | 480  | 125 |
      | 479  | 75  |
      | 360  | 75  |
    When they press "Read more"
    Then the text "Every word counts." is so high at these widths:
      | 360  | more than 200 |
      | 479  | more than 200 |
      | 480  | more than 200 |
      | 1280 | more than 200 |
    When they press "Read less"
    Then the text "Every word counts." is so high at these widths:
      | 1280 | 125 |
      | 480  | 125 |
      | 479  | 75  |
      | 360  | 75  |

  @MED-04 @browser
  Scenario: A short description has no control
    Given "One Minute Plank" has a description of 3 words
    When they open the media page of "One Minute Plank"
    Then the page says "Every word counts."
    And they cannot come to "Read more"

  @MED-10 @browser
  Scenario: Two seasons are buttons from a width of 768 on, and a dropdown below
    Given a window of 768 by 900 pixels
    When they open the series "Learn to Box"
    Then the seasons to choose from are these buttons:
      | All seasons |
      | Season 1    |
      | Season 2    |
    When a window of 767 by 900 pixels
    Then the seasons to choose from are in a dropdown:
      | All seasons |
      | Season 1    |
      | Season 2    |
    When they choose the season "Season 2"
    Then the shelf "Episodes" shows "Slip" first
