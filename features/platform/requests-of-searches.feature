Feature: Requests of searches
  A query goes to the platform's own search, or to the playlist that a customer has chosen for it. What comes back is read item by
  item: one that cannot be read never costs the others their place.

  Background:
    Given a lapsed member

  @SRC-01 @SRC-02 @SRC-03 @API-03
  Scenario Outline: The query "<query>" is asked of the platform's search
    When they open home
    And they search for "<query>"
    Then the platform was asked for "/api/v3/jwp/search?q=<asked>"

    Examples:
      | query        | asked          |
      | plank ladder | plank%20ladder |
      | pla          | pla            |

  @SRC-02 @API-04
  Scenario: A search playlist that is configured is searched instead
    Given the config field "features.searchPlaylist" is "txEtRLyJ"
    When they open home
    And they search for "barre"
    Then the results begin with:
      | Barre |
    And the platform was asked for "/v2/playlists/txEtRLyJ?search=barre"
    And the platform was not asked for a search

  @SRC-02 @API-02
  Scenario: A search playlist whose id is a path is searched at that path
    Given the config field "features.searchPlaylist" is "/api/v3/jwp/playlists/staff_picks"
    When they open the search for "barre"
    Then the platform was asked for "/api/v3/jwp/playlists/staff_picks?search=barre"
    And the heading is "Results for “barre”"

  @SRC-02
  Scenario: Where the search playlist fails, the titles of what was seen are searched
    Given the config field "features.searchPlaylist" is "Missing1"
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    When they search for "the long ride"
    Then the results are, in this order:
      | The Long Ride |
    And the platform was not asked for a search

  @API-07
  Scenario: Results that make no sense are left out one by one
    Given the platform answers a search with this:
      """
      {"playlist": [{"title": "Nobody"}, 42, null, {"mediaid": "Abcd1234", "title": 7}, {"mediaid": "Abcd1235", "title": "Somebody"}]}
      """
    When they open the search for "body"
    Then the results are, in this order:
      | Somebody |

  @SRC-02 @SRC-03 @API-07
  Scenario Outline: A search that is answered with <answer> says that it failed, and can be tried again
    Given the platform answers a search with <answer>
    When they open the search for "plank ladder"
    Then the heading is "Something went wrong"
    And the page says "We couldn't search just now."
    And the page says "Check your connection and try again."
    When the platform is well again
    And they press "Try again"
    Then the results begin with:
      | Plank Ladder |

    Examples:
      | answer              |
      | status 500          |
      | status 404          |
      | a web page          |
      | nothing             |
      | half of a JSON text |
      | a list              |
      | a number            |

  @SRC-03 @SHL-12
  Scenario Outline: A search that fails tells what the server said with status <status>
    Given the platform answers a search with status <status> and the message "We are counting our barbells"
    When they open the search for "plank ladder"
    Then the page says "Status <status>: We are counting our barbells"

    Examples:
      | status |
      | 400    |
      | 401    |
      | 403    |
      | 404    |
      | 422    |
      | 429    |
      | 503    |

  @SRC-03 @SHL-12
  Scenario Outline: A search that fails without a word of the server tells its status <status>
    Given the platform answers a search with status <status> and a web page
    When they open the search for "plank ladder"
    Then the page says "Request failed with <status>"

    Examples:
      | status |
      | 404    |
      | 500    |

  @CAT-22
  Scenario Outline: The query "<query>" is asked of the search of programs
    When they open the programs page
    And they look for "<query>" among the programs
    Then the platform was asked for "/api/v3/jwp/playlists/search_programs?q=<query>"
    And the results begin with:
      | <first> |
    And the platform was asked for a search of programs 1 time

    Examples:
      | query | first |
      | barre | Barre |
      | dbk   | DBK   |

  @CAT-22
  Scenario: Programs that the server finds go on part by part
    Given the platform answers a search of programs with this:
      """
      {"title": "Found", "links": {"next": "/api/v3/jwp/browse?style=boxing"}, "playlist": [{"mediaid": "Abcd1235", "title": "Somebody"}]}
      """
    When they open the programs page
    And they look for "anybody" among the programs
    Then the results begin with:
      | Somebody     |
      | Bell to Bell |

  @CAT-22 @API-07
  Scenario Outline: A list of programs that is answered with <answer> says that there is none
    Given the platform answers playlists with <answer>
    When they open the programs page
    Then the heading is "Playlist not found"
    And the tab is titled "Playlist not found · Daybreak"

    Examples:
      | answer              |
      | status 500          |
      | status 404          |
      | a web page          |
      | nothing             |
      | half of a JSON text |
      | a list              |
      | a number            |

  @CAT-22 @API-07
  Scenario Outline: A search of programs that is answered with <answer> leaves what is loaded
    Given the platform answers a search of programs with <answer>
    When they open the programs page
    And they look for "barre" among the programs
    Then the results are, in this order:
      | Barre             |
      | Barre After Dark  |
      | Barre Foundations |
    And the page says "Could not load items"
    When the platform is well again
    And they press "Try again"
    Then there are 4 results

    Examples:
      | answer              |
      | status 500          |
      | a web page          |
      | nothing             |
      | half of a JSON text |
      | a list              |

  @CAT-22
  Scenario: A list of programs that is empty says so
    Given the platform answers playlists with this:
      """
      {"title": "Programs", "playlist": []}
      """
    When they open the programs page
    Then the page has the heading "No programs found"
    And the page says "Please clear your search query and try again."
