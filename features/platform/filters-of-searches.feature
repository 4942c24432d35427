Feature: Filters of searches
  What a query can name are the dropdowns of the customer's browse playlist, whatever they are. They are asked for once, when search
  is first used, and nothing waits for them for long; what they find is asked of the platform's browse call.

  Background:
    Given a lapsed member

  @SRC-07 @CAT-20
  Scenario Outline: The query "<query>" is asked of the browse call
    When they open the search for "<query>"
    Then the platform was asked for "/api/v3/jwp/browse?<asked>"
    And the platform was not asked for a search

    Examples:
      | query                        | asked                                        |
      | 20 min                       | length=10-20                                 |
      | no equipment                 | equipment=none                               |
      | tom                          | trainer=t%3Atom_whitaker                     |
      | kettlebell carry with Marcus | equipment=kettlebell&trainer=t%3Amarcus_bell |
      | beginner yoga 20 min         | difficulty=beginner&style=yoga&length=10-20  |

  @SRC-07
  Scenario: The dropdowns are asked for once something is typed, and the workouts page needs no other answer
    When they open home
    Then the platform was not asked for "/v2/playlists/WKToM1hT"
    When they search for "plank"
    Then the heading is "Results for “plank”"
    And the platform was asked for "/v2/playlists/WKToM1hT"
    When they press "Workouts" in the menu
    Then the heading is "Workouts"
    And no call was made twice

  @SRC-07 @API-07
  Scenario Outline: A search without its dropdowns goes by the text: they are answered with <answer>
    Given the platform answers playlists with <answer>
    When they open the search for "20 min tom"
    Then the platform was asked for a search 1 time
    And the search understands no filter

    Examples:
      | answer     |
      | status 500 |
      | a web page |
      | a list     |

  @SRC-07
  Scenario: A search does not wait for dropdowns that do not come
    Given the platform takes 60 s to answer playlists
    When they open the search for "one minute plank"
    Then the results show "One Minute Plank"

  @SRC-07
  Scenario Outline: Dropdowns of another customer understand "<query>" as "<filter>"
    Given the platform answers playlists with this:
      """
      {"playlist": [], "filter_options": {
        "trainer": {"description": "Coach", "options": [{"label": "Ana Ruiz", "value": "t:1"}, {"label": "Ana Sol", "value": "t:2"}]},
        "how_long": {"description": "Minutes", "options": [{"label": "Quick", "value": "0-15"}, {"label": "Long", "value": "15+"}]},
        "equipment": {"description": "Gear", "options": [{"label": "Any", "value": ""}, {"label": "Bare hands", "value": "0"}]}}}
      """
    When they open the search for "<query>"
    Then the search understands these filters:
      | <filter> |

    Examples:
      | query          | filter     |
      | ana ruiz       | Ana Ruiz   |
      | ana sol        | Ana Sol    |
      | 15 min         | Quick      |
      | 16 minutos     | Long       |
      | bare hands any | Bare hands |

  @SRC-07
  Scenario Outline: A first name that two trainers have names none of them, nor does "<query>" name anything
    Given the platform answers playlists with this:
      """
      {"playlist": [], "filter_options": {
        "trainer": {"description": "Coach", "options": [{"label": "Ana Ruiz", "value": "t:1"}, {"label": "Ana Sol", "value": "t:2"}]},
        "calories": {"description": "Calories", "options": [{"label": "Few", "value": "0-200"}]}}}
      """
    When they open the search for "<query>"
    Then the platform was asked for a search 1 time
    And the search understands no filter

    Examples:
      | query  |
      | ana    |
      | 20 min |

  @SRC-07 @SRC-03
  Scenario: Filters that the platform cannot look for say that the search failed, and can be taken back
    Given the platform answers browsing with an error
    When they open the search for "tom"
    Then the heading is "Something went wrong"
    And the search understands these filters:
      | Tom Whitaker |
    When they take back the filter "Tom Whitaker"
    Then the heading is "Results for “tom”"

  @SRC-06 @CAT-20
  Scenario: Genres are the styles of a customer without styles, and lead to their workouts
    Given the platform answers playlists with this:
      """
      {"playlist": [], "filter_options": {
        "genre": {"description": "Genre", "options": [{"label": "Low & slow", "value": "low & slow"}]}}}
      """
    When they open the search page
    Then the tiles under "Styles" begin with:
      | Low & slow |
    And the link "Low & slow" leads to the address "/workouts?genre=low%20%26%20slow"
