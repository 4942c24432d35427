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

  @CAT-12 @CAT-01 @browser @nightly
  Scenario: A shelf has more tiles the wider the window is, and most of trainers; a featured row shows one item
    Given the config shows these rows:
      | type     | playlist           | featured |
      | playlist | New this week      | yes      |
      | playlist | 10 minutes or less |          |
      | playlist | Our trainers       |          |
      | playlist | Trending programs  | yes      |
    When they open home
    Then the shelf "10 minutes or less" shows so many whole tiles at these widths, and nothing runs off the side:
      | 320  | 1 |
      | 479  | 1 |
      | 480  | 2 |
      | 767  | 2 |
      | 768  | 3 |
      | 1023 | 3 |
      | 1024 | 4 |
      | 1199 | 4 |
      | 1200 | 5 |
      | 2560 | 5 |
    And the shelf "Our trainers" shows so many whole tiles at these widths, and nothing runs off the side:
      | 320  | 2  |
      | 479  | 2  |
      | 480  | 4  |
      | 767  | 4  |
      | 768  | 5  |
      | 1023 | 5  |
      | 1024 | 7  |
      | 1199 | 7  |
      | 1200 | 10 |
      | 2560 | 10 |
    And the featured row "Featured" shows one item at these widths, and nothing runs off the side:
      | 320  |
      | 479  |
      | 480  |
      | 767  |
      | 768  |
      | 1023 |
      | 1024 |
      | 1199 |
      | 1200 |
      | 2560 |
    And the featured row "Trending programs" shows one item at these widths, and nothing runs off the side:
      | 320  |
      | 390  |
      | 1440 |

  @CAT-12 @browser
  Scenario: A shelf of trainers and of something else shows as many tiles as any
    Given home shows only the shelf "Picks" with:
      | item          |
      | Maya Okafor   |
      | Tom Whitaker  |
      | Amir Haddad   |
      | The Long Ride |
      | Nia Campbell  |
      | Grace Chen    |
    When they open home
    Then the shelf "Picks" shows so many whole tiles at these widths, and nothing runs off the side:
      | 1200 | 5 |

  @CAT-13 @browser
  Scenario: A grid has more columns the wider the window is, and one more of narrow or square pictures
    When they open the playlist "New this week"
    Then the list "New this week" has so many columns at these widths, and nothing runs off the side:
      | 479  | 2 |
      | 480  | 2 |
      | 767  | 2 |
      | 768  | 3 |
      | 1023 | 3 |
      | 1024 | 4 |
      | 1199 | 4 |
      | 1200 | 4 |
    When they open the playlist "Programs"
    Then the list "Programs" has so many columns at these widths, and nothing runs off the side:
      | 479  | 2 |
      | 480  | 2 |
      | 767  | 2 |
      | 768  | 4 |
      | 1023 | 4 |
      | 1024 | 5 |
      | 1199 | 5 |
      | 1200 | 5 |
    When they open the playlist "Our trainers"
    Then the list "Our trainers" has so many columns at these widths, and nothing runs off the side:
      | 479  | 2 |
      | 480  | 2 |
      | 767  | 2 |
      | 768  | 4 |
      | 1023 | 4 |
      | 1024 | 5 |
      | 1199 | 5 |
      | 1200 | 5 |

  @CAT-13 @browser
  Scenario Outline: A grid of pictures in the shape <ratio> has <columns> columns from a width of 768 on
    Given home shows only the shelf "Picks" with:
      | item                  |
      | The Long Ride         |
      | One Minute Plank      |
      | Just Move             |
      | No Explanation Needed |
      | Eyes Closed           |
    And that shelf has "shelfImageAspectRatio" as "<ratio>"
    When they open the playlist "New this week"
    Then the list "Picks" has so many columns at these widths, and nothing runs off the side:
      | 767 | 2         |
      | 768 | <columns> |

    Examples:
      | ratio | columns |
      | 9:13  | 4       |
      | 9:16  | 4       |
      | 2:1   | 3       |
      | 5:3   | 3       |
      | 4:3   | 3       |
