Feature: The page of an episode

  @MED-01 @MED-10 @MED-20
  Scenario: An episode stands in its season
    When they open the episode "Jab"
    Then the tab is titled "Jab · Daybreak"
    And the page says "Season 1/2 - Episode 2/6"
    And the page says "Episode • 20 min • Boxing • TV-PG"
    And the link "Learn to Box" leads to the series "Learn to Box"
    And the season "Season 1" is chosen

  @MED-10
  Scenario Outline: <episode> is <standing>
    When they open the episode "<episode>"
    Then the page says "<standing>"

    Examples:
      | episode        | standing                 |
      | Harbour Wall   | Season 1/8 - Episode 1/4 |
      | The Last Hill  | Season 8/8 - Episode 4/4 |
      | Three Rounds   | Season 2/2 - Episode 6/6 |
      | Before You Run | Season 1/1 - Episode 1/7 |

  @MED-10 @MED-14 @MED-21
  Scenario: An episode of a flat series, which only a tag names
    When they open the media page of "Which Shoes?"
    Then the page says "Episode 3/9"
    And the page does not say "Season"
    And there are no seasons to choose from
    And the link "Small Talks" leads to the series "Small Talks"
    And the card of "Which Shoes?" is marked as the page they are on
    And the card of "When to Stop" leads to the episode "When to Stop"

  @MED-10 @MED-14 @API-04
  Scenario: An episode that names no series stands in the one that the platform knows
    When they open the media page of "A Day with Jonas"
    Then the page says "Season 1/3 - Episode 2/6"
    And the link "Meet the Coach" leads to the series "Meet the Coach"
    And the card of "A Day with Jonas" is marked as the page they are on

  @MED-11 @MED-14
  Scenario: After an episode that names no series comes the next one of the series
    Given a new subscriber
    When they open the media page of "A Day with Jonas" and the player at once
    And they watch to the end
    Then "Rosa’s Bar" is up next

  @MED-14 @API-07
  Scenario: Where the series of an episode cannot be looked up, it can be tried again
    Given the platform answers series data with status 500
    When they open the media page of "A Day with Jonas"
    Then the heading is "A Day with Jonas"
    And the page has the heading "An error occurred while requesting series"
    When the platform is well again
    And they press "Try again"
    Then the page says "Season 1/3 - Episode 2/6"

  @MED-14 @API-07
  Scenario Outline: An episode whose series is answered as <what> belongs to none
    Given the platform answers series data with this:
      """
      <body>
      """
    When they open the media page of "A Day with Jonas"
    Then the heading is "A Day with Jonas"
    And the page has the heading "An error occurred while requesting series"
    And "Try again" cannot be pressed

    Examples:
      | what    | body                                 |
      | unknown | {}                                   |
      | in none | {"HfrCsV7L": []}                           |
      | nothing | {"HfrCsV7L": [{"episode_number": 2}, null]} |

  @MED-21
  Scenario: The tag counts wherever it stands among the others
    Given the page of "Which Shoes?" has "tags" as "running, seriesid_Va5Y9Sp4, shoes"
    When they open the media page of "Which Shoes?"
    Then the heading is "Which Shoes?"
    And the platform was asked for "/v2/media/Va5Y9Sp4"

  @MED-21
  Scenario: A tag does not take the place of the series that an episode names
    Given the page of "Jab" has "tags" as "seriesid_Va5Y9Sp4"
    When they open the media page of "Jab"
    Then the heading is "Jab"
    And the platform was asked for "/v2/media/Xh9sbNGa"

  @MED-10
  Scenario: Gaps in the numbers of seasons and episodes
    Given the platform answers series data with this:
      """
      {"Xh9sbNGa": {"seasons": [{"season_number": 2, "episodes": [{"media_id": "fCDNvMJb", "episode_number": 1}]},
        {"season_number": 5, "episodes": [{"media_id": "AIISmbXv", "episode_number": 4}]}]}}
      """
    When they open the episode "Jab"
    Then the page says "Season 5/5 - Episode 4/4"
    When they open the episode "Slip"
    Then the page says "Season 2/5 - Episode 1/1"

  @MED-10
  Scenario: The current episode is marked among those of its season
    When they open the episode "Jab"
    Then the shelf "Episodes" shows exactly, in this order:
      | Stance       |
      | Jab          |
      | Cross        |
      | Hook         |
      | Uppercut     |
      | Combinations |
    And the card of "Jab" is marked as the page they are on
    And the card of "Cross" is not marked as the page they are on

  @MED-10
  Scenario: Seasons are chosen by buttons, and stay chosen
    When they open the episode "Jab"
    And they choose the season "Season 2"
    Then the shelf "Episodes" shows "Slip" first
    And the shelf "Episodes" does not show "Jab"
    When they load the page again
    Then the season "Season 2" is chosen
    When they choose the season "All seasons"
    Then the shelf "Episodes" shows "Jab"
    And the shelf "Episodes" shows "Slip"

  @MED-10
  Scenario: Five seasons are buttons
    When they open the series "First Light"
    Then the seasons to choose from are these buttons:
      | All seasons |
      | Season 1    |
      | Season 2    |
      | Season 3    |
      | Season 4    |
      | Season 5    |
    And the season "All seasons" is chosen

  @MED-10
  Scenario: Six seasons are a dropdown
    When they open the series "The Long Set"
    Then the seasons to choose from are in a dropdown:
      | All seasons |
      | Season 1    |
      | Season 2    |
      | Season 3    |
      | Season 4    |
      | Season 5    |
      | Season 6    |
    When they choose the season "Season 6"
    Then the shelf "Episodes" shows "The Welder" first
    And "Season 6" is chosen as "Seasons"

  @MED-10
  Scenario: A single season has buttons, too
    When they open the series "The Warm-Up"
    Then the seasons to choose from are these buttons:
      | All seasons |
      | Season 1    |

  @MED-10 @browser
  Scenario: In a window 768 pixels wide two seasons are buttons
    Given a window of 768 by 900 pixels
    When they open the series "Learn to Box"
    Then the seasons to choose from are these buttons:
      | All seasons |
      | Season 1    |
      | Season 2    |

  @MED-10 @browser
  Scenario: In a window 767 pixels wide two seasons are a dropdown
    Given a window of 767 by 900 pixels
    When they open the series "Learn to Box"
    Then the seasons to choose from are in a dropdown:
      | All seasons |
      | Season 1    |
      | Season 2    |
    When they choose the season "Season 2"
    Then the shelf "Episodes" shows "Slip" first

  @MED-20
  Scenario: From episode to episode, series and playlist are kept
    When they open the address "/m/AIISmbXv/jab?seriesId=Xh9sbNGa&r=2JUZahN3"
    And they press the card of "Cross"
    Then they are on the address "/m/zV53RAUv/cross?seriesId=Xh9sbNGa&r=2JUZahN3"
    And the tab is titled "Cross · Daybreak"
    When they press "Learn to Box"
    Then they are on the address "/m/Xh9sbNGa/learn-to-box?r=2JUZahN3"
    When they press the card of "Jab"
    Then they are on the address "/m/AIISmbXv/jab?seriesId=Xh9sbNGa&r=2JUZahN3"

  @MED-20
  Scenario: A workout can be an episode of a series
    Given the platform answers series data with this:
      """
      {"Xh9sbNGa": {"episodes": [{"media_id": "xjSCHvet"}, {"media_id": "AIISmbXv"}]}}
      """
    When they open the address "/m/xjSCHvet/any?seriesId=Xh9sbNGa"
    Then the heading is "The Long Ride"
    And the page says "Episode 1/2"

  @MED-20 @MED-08
  Scenario: The player closes onto the episode in its series
    Given a new subscriber
    When they open the address "/m/AIISmbXv/jab?seriesId=Xh9sbNGa&r=2JUZahN3&play=1"
    Then the video plays
    When they press "Back"
    Then they are on the address "/m/AIISmbXv/jab?seriesId=Xh9sbNGa&r=2JUZahN3"
    When they press "Start watching"
    Then the video plays
    And they are on the address "/m/AIISmbXv/jab?seriesId=Xh9sbNGa&r=2JUZahN3&play=1"

  @MED-14
  Scenario Outline: An episode that is unknown <where>
    When they open the address "<address>"
    Then the heading is "Episode not found"
    And the tab is titled "Episode not found · Daybreak"
    When they press "Go to the home page"
    Then they are on home

    Examples:
      | where                  | address                            |
      | everywhere             | /m/Abcd1234/any?seriesId=Xh9sbNGa  |
      | in this series         | /m/AIISmbXv/jab?seriesId=Va5Y9Sp4  |
      | in this series' link   | /s/Xh9sbNGa/learn-to-box?e=a3Cxcqxm |
      | in any series' link    | /s/Xh9sbNGa/learn-to-box?e=Abcd1234 |

  @MED-14
  Scenario Outline: An episode of a series <what>
    Given a new subscriber
    When they open <page>
    Then the page has the heading "An error occurred while requesting series"
    And they can press "Start watching"

    Examples:
      | what                  | page                                          |
      | without a playlist    | the media page of "Step, 2016"                |
      | that does not exist   | the address "/m/AIISmbXv/jab?seriesId=Abcd1234" |

  @MED-14
  Scenario: An episode without a series
    Given the page of "Jab" has "seriesId" as null
    When they open the media page of "Jab"
    Then the heading is "Jab"
    And the page has the heading "An error occurred while requesting series"

  @MED-14 @API-07
  Scenario Outline: An episode whose <call> fails can still be watched
    Given a new subscriber
    And the platform answers <call> with status 500
    When they open the episode "Jab"
    Then the page has the heading "An error occurred while requesting series"
    When they press "Start watching"
    Then the video plays

    Examples:
      | call        |
      | series data |
      | playlists   |

  @SHL-11 @browser
  Scenario Outline: A scan of <page> in a window <width> pixels wide
    Given a window of <width> by 800 pixels
    When they open <page>
    Then they see the shelf "Episodes"
    And the page has no accessibility violations
    And nothing runs off the side of the window

    Examples:
      | page                      | width |
      | the episode "Jab"         | 320   |
      | the episode "Jab"         | 1280  |
      | the series "The Long Set" | 390   |
