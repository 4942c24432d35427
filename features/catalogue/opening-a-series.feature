Feature: The page of a series

  @MED-01 @MED-14 @API-04
  Scenario: A series in seasons shows what it is and all its episodes
    When they open the series "Learn to Box"
    Then the heading is "Learn to Box"
    And the tab is titled "Learn to Box · Daybreak"
    And the page says "Series • Boxing • TV-PG"
    And the platform was asked for "/apps/series?media_ids=Xh9sbNGa"
    And the shelf "Episodes" begins with:
      | Stance |
      | Jab    |
    And the shelf "Episodes" shows "Three Rounds"
    And no call was made twice

  @MED-14 @MED-10
  Scenario: A flat series shows its episodes, and no seasons
    When they open the series "Small Talks"
    Then the shelf "Episodes" begins with:
      | Do I Need to Stretch? |
      | How Sore Is Too Sore? |
      | Which Shoes?          |
    And the card of "Which Shoes?" says "Episode 3"
    And there are no seasons to choose from

  @ACC-02 @ACC-03
  Scenario: A subscriber starts with the first episode
    Given a new subscriber
    When they open the series "Learn to Box"
    And they press "First Workout"
    Then the video plays
    And they are on the address "/m/LRldPym2/stance?seriesId=Xh9sbNGa&play=1"

  @MED-03 @MED-14 @browser
  Scenario Outline: The button beside "<label>" stays where it was
    Given <person>
    And a window of 1440 by 900 pixels
    And the platform takes 4 s to answer series data
    When they open the series "Learn to Box"
    Then the heading is "Learn to Box"
    When they look at the button "Share"
    Then the page does not yet say "<label>"
    When 4 seconds go by
    Then they can press "<label>"
    And that button is where it was

    Examples:
      | person           | label                      |
      | a visitor        | Sign up to start watching! |
      | a new subscriber | First Workout              |

  @MED-08 @ACC-03
  Scenario: play=1 plays the first episode, and keeps the playlist it was opened from
    Given a new subscriber
    When they open the address "/m/Xh9sbNGa/learn-to-box?r=PlayLst1&play=1"
    Then they are on the address "/m/LRldPym2/stance?seriesId=Xh9sbNGa&r=PlayLst1&play=1"
    And the video plays

  @ACC-02 @ACC-03
  Scenario: A visitor is asked to sign up
    When they open the series "Learn to Box"
    And they press "Sign up to start watching!"
    Then they are on the account site's sign-up page
    And it returns to the series "Learn to Box"

  @MED-14
  Scenario: The series' own order counts, and each shape of it is understood
    Given the platform answers series data with this:
      """
      {"Xh9sbNGa": {"seasons": [{"season_number": 3, "episodes": [{"media_id": "fCDNvMJb", "episode_number": 7},
        {"media_id": "AIISmbXv", "episode_number": 8}]}]}}
      """
    When they open the series "Learn to Box"
    Then the shelf "Episodes" shows exactly, in this order:
      | Slip |
      | Jab  |
    And the card of "Jab" says "S3 E8"
    And the card of "Jab" leads to the episode "Jab"

  @MED-14 @API-07
  Scenario Outline: Series data <what>
    Given the platform answers series data with this:
      """
      <body>
      """
    When they open the series "Learn to Box"
    Then the shelf "Episodes" shows exactly, in this order:
      | Jab |
    And the card of "Jab" says "<place>"

    Examples:
      | what                              | body                                                                                                      | place     |
      | in a flat list                    | {"Xh9sbNGa": {"episodes": [{"media_id": "AIISmbXv", "episode_number": 1}]}}                               | Episode 1 |
      | with numbers written as text      | {"Xh9sbNGa": {"seasons": [{"season_number": "1", "episodes": [{"media_id": "AIISmbXv"}]}]}}               | S1 E1     |
      | with an episode without an id     | {"Xh9sbNGa": {"episodes": [{"episode_number": 1}, {"media_id": "AIISmbXv"}, null]}}                       | Episode 1 |
      | with a season that is none        | {"Xh9sbNGa": {"seasons": ["one", {"season_number": 1, "episodes": [{"media_id": "AIISmbXv"}]}]}}          | S1 E1     |
      | with an episode nobody knows      | {"Xh9sbNGa": {"episodes": [{"media_id": "Nowhere0"}, {"media_id": "AIISmbXv"}]}}                          | Episode 2 |
      | with empty seasons, and a list    | {"Xh9sbNGa": {"seasons": [], "episodes": [{"media_id": "AIISmbXv"}]}}                                     | Episode 1 |

  @MED-14
  Scenario: The episodes of a flat series that have no numbers are counted from 1
    Given the platform answers series data with this:
      """
      {"Xh9sbNGa": {"episodes": [{"media_id": "fCDNvMJb"}, {"media_id": "AIISmbXv"}]}}
      """
    When they open the series "Learn to Box"
    Then the card of "Slip" says "Episode 1"
    And the card of "Jab" says "Episode 2"
    When they press the card of "Jab"
    Then the page says "Episode 2/2"

  @MED-14
  Scenario: All episodes of a series show, though its playlist comes in parts
    Given a new subscriber
    And the workouts of "Learn to Box" come in parts of 5
    When they open the series "Learn to Box"
    Then the shelf "Episodes" shows "Jab"
    And the shelf "Episodes" shows "Three Rounds"

  @MED-14
  Scenario: A series without a playlist
    When they open the series "From the Archive"
    Then the heading is "From the Archive"
    And the page has the heading "An error occurred while requesting series"
    And "Try again" cannot be pressed

  @MED-14
  Scenario: A series without a series id
    Given the page of "Outside" has "seriesId" as null
    When they open the series "Outside"
    Then the page has the heading "An error occurred while requesting series"

  @MED-14 @API-07
  Scenario Outline: <call> that <what>
    Given a new subscriber
    And the platform answers <call> with <answer>
    When they open the series "Learn to Box"
    Then the heading is "Learn to Box"
    And the page has the heading "An error occurred while requesting series"
    And "First Workout" cannot be pressed

    Examples:
      | call        | what          | answer              |
      | series data | fails         | status 500          |
      | series data | is not there  | status 404          |
      | series data | is a page     | a web page          |
      | series data | is nothing    | nothing             |
      | series data | is a list     | a list              |
      | series data | is broken     | half of a JSON text |
      | playlists   | fails         | status 500          |
      | playlists   | is not there  | status 404          |
      | playlists   | is a page     | a web page          |
      | playlists   | is a number   | a number            |

  @MED-14 @API-07
  Scenario: Another try brings the episodes
    Given the platform does not answer series data
    When they open the series "Learn to Box"
    Then the page has the heading "An error occurred while requesting series"
    When the platform is well again
    And they press "Try again"
    Then the shelf "Episodes" shows "Jab"

  @MED-14
  Scenario: A series that the data do not know
    Given the platform answers series data with this:
      """
      {"another0": {"episodes": []}}
      """
    When they open the series "Learn to Box"
    Then the page has the heading "An error occurred while requesting series"

  @MED-14 @CAT-18
  Scenario: While the episodes are on their way, placeholders stand for them
    Given the platform takes 4 s to answer series data
    When they open the series "Learn to Box"
    Then the heading is "Learn to Box"
    And 15 placeholders stand for the items of a list
