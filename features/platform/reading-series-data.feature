Feature: Reading the data of series

  The platform keeps the order of a series apart from its episodes, in several shapes that have grown over the years. The app takes
  from each shape what it can read, entry by entry; what it cannot read at all, it treats as a series whose episodes cannot be had.

  @MED-14 @API-04
  Scenario: The page of a series asks for its data by the id, once
    When they open the series "Learn to Box"
    Then the platform was asked for "/apps/series?media_ids=Xh9sbNGa"
    And the shelf "Episodes" shows "Three Rounds"
    And no call was made twice

  @MED-14 @API-07
  Scenario Outline: Series data are read <what>
    Given the platform answers series data with this:
      """
      <body>
      """
    When they open the series "Learn to Box"
    Then the shelf "Episodes" shows exactly, in this order:
      | Jab |
    And the card of "Jab" says "<place>"

    Examples:
      | what                               | body                                                                                             | place     |
      | from a flat list                   | {"Xh9sbNGa": {"episodes": [{"media_id": "AIISmbXv", "episode_number": 1}]}}                      | Episode 1 |
      | where numbers are written as text  | {"Xh9sbNGa": {"seasons": [{"season_number": "1", "episodes": [{"media_id": "AIISmbXv"}]}]}}      | S1 E1     |
      | past an episode without an id      | {"Xh9sbNGa": {"episodes": [{"episode_number": 1}, {"media_id": "AIISmbXv"}, null]}}              | Episode 1 |
      | past a season that is none         | {"Xh9sbNGa": {"seasons": ["one", {"season_number": 1, "episodes": [{"media_id": "AIISmbXv"}]}]}} | S1 E1     |
      | past an episode that nobody knows  | {"Xh9sbNGa": {"episodes": [{"media_id": "Nowhere0"}, {"media_id": "AIISmbXv"}]}}                 | Episode 2 |
      | from the list beside empty seasons | {"Xh9sbNGa": {"seasons": [], "episodes": [{"media_id": "AIISmbXv"}]}}                            | Episode 1 |

  @MED-14 @API-07
  Scenario Outline: A series cannot be started where <call> are answered with <nonsense>
    Given a new subscriber
    And the platform answers <call> with <nonsense>
    When they open the series "Learn to Box"
    Then the heading is "Learn to Box"
    And the page has the heading "An error occurred while requesting series"
    And "First Workout" cannot be pressed

    Examples:
      | call        | nonsense            |
      | series data | a web page          |
      | series data | nothing             |
      | series data | a list              |
      | series data | half of a JSON text |
      | playlists   | a web page          |
      | playlists   | a number            |

  @MED-14
  Scenario: Data of another series alone are no data of this one
    Given the platform answers series data with this:
      """
      {"another0": {"episodes": []}}
      """
    When they open the series "Learn to Box"
    Then the page has the heading "An error occurred while requesting series"

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
      | what    | body                                        |
      | unknown | {}                                          |
      | in none | {"HfrCsV7L": []}                            |
      | nothing | {"HfrCsV7L": [{"episode_number": 2}, null]} |

  @MED-21
  Scenario: The tag of an episode names its series wherever it stands among the others
    Given the page of "Which Shoes?" has "tags" as "running, seriesid_Va5Y9Sp4, shoes"
    When they open the media page of "Which Shoes?"
    Then the heading is "Which Shoes?"
    And the platform was asked for "/v2/media/Va5Y9Sp4"

  @MED-21
  Scenario: A tag does not take the place of the series that an episode names itself
    Given the page of "Jab" has "tags" as "seriesid_Va5Y9Sp4"
    When they open the media page of "Jab"
    Then the heading is "Jab"
    And the platform was asked for "/v2/media/Xh9sbNGa"

  @MED-14
  Scenario: An episode of a series that does not exist can be started
    Given a new subscriber
    When they open the address "/m/AIISmbXv/jab?seriesId=Abcd1234"
    Then the page has the heading "An error occurred while requesting series"
    And they can press "Start watching"

  @MED-14
  Scenario Outline: An episode is not found by the address <address>
    When they open the address "<address>"
    Then the heading is "Episode not found"
    And the tab is titled "Episode not found · Daybreak"
    When they press "Go to the home page"
    Then they are on home

    Examples:
      | address                             |
      | /m/Abcd1234/any?seriesId=Xh9sbNGa   |
      | /s/Xh9sbNGa/learn-to-box?e=Abcd1234 |
