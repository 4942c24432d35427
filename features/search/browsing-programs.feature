Feature: Browsing the programs

  Background:
    Given a lapsed member

  @CAT-22
  Scenario: The programs
    When they open the address "/programs"
    Then the heading is "Programs"
    And the tab is titled "Programs · Daybreak"
    And the results begin with:
      | Barre      |
      | Undefeated |
      | DB10       |
    And there are 50 results
    And the search of programs invites with "Search programs"
    And the search invites with "Search..."

  @CAT-22 @CAT-18
  Scenario: Placeholders stand for programs that are on their way
    Given the platform takes 3 s to answer playlists
    When they open the address "/programs"
    Then 30 placeholders stand for the items of a list

  @CAT-22 @browser
  Scenario: Scrolling on brings the rest
    When they open the address "/programs"
    Then there are 50 results
    When they scroll to the end
    Then there are 58 results
    And no call was made twice

  @CAT-22
  Scenario: Two characters filter the loaded programs only, case aside
    When they open the address "/programs"
    And they look for "dB" among the programs
    Then the results are, in this order:
      | DB10 |
      | DBK  |
    And they are on the address "/programs?q=dB"
    And the platform was not asked for a search of programs

  @CAT-22
  Scenario: From 3 characters on the server is asked as well; what is loaded comes first, nothing twice
    When they open the address "/programs"
    And they look for "barre" among the programs
    Then the results are, in this order:
      | Barre             |
      | Barre After Dark  |
      | Barre Foundations |
      | Prenatal Barre    |
    And the platform was asked for "/api/v3/jwp/playlists/search_programs?q=barre"
    And the platform was asked for a search of programs 1 time

  @CAT-22
  Scenario: Three characters are enough for the server
    When they open the address "/programs"
    And they look for "dbk" among the programs
    Then the platform was asked for "/api/v3/jwp/playlists/search_programs?q=dbk"
    And the results begin with:
      | DBK |

  @CAT-22
  Scenario: What is typed counts after 350 ms
    When they open the address "/programs"
    Then there are 50 results
    When time stands still
    And they look for "barre" among the programs
    Then after 350 ms, not before, they are on the address "/programs?q=barre"
    And the platform was asked for a search of programs 1 time

  @CAT-22 @SRC-01
  Scenario: The pause begins anew with each letter
    When they open the address "/programs"
    Then there are 50 results
    When time stands still
    And they type "barre" into the search of programs, a letter every 0.2 s
    Then after 350 ms, not before, they are on the address "/programs?q=barre"
    And the platform was asked for a search of programs 1 time

  @CAT-22
  Scenario: The server finds what no title says
    When they open the address "/programs"
    And they look for "boxing" among the programs
    Then the results show "Undefeated"
    And there are 4 results
    And a screen reader hears "Programs found: 4"

  @CAT-22
  Scenario: What the server finds goes on part by part
    Given the platform answers a search of programs with this:
      """
      {"title": "Found", "links": {"next": "/api/v3/jwp/browse?style=boxing"}, "playlist": [{"mediaid": "Abcd1235", "title": "Somebody"}]}
      """
    When they open the address "/programs"
    And they look for "anybody" among the programs
    Then the results begin with:
      | Somebody     |
      | Bell to Bell |

  @CAT-22
  Scenario: Nothing is found
    When they open the address "/programs"
    And they look for "zzzz" among the programs
    Then the page has the heading "No programs found"
    And the page says "Please clear your search query and try again."
    When they press "Clear the search"
    Then there are 50 results
    And the search of programs says ""
    And they are on the address "/programs"

  @CAT-22
  Scenario: The clear button of the field
    When they open the address "/programs"
    And they look for "yoga" among the programs
    Then they are on the address "/programs?q=yoga"
    When they press "Clear search"
    Then there are 50 results
    And they are on the address "/programs"
    And the search of programs has the focus

  @CAT-22
  Scenario: A link restores the search, and so does going back
    When they open the address "/programs?q=undefeated"
    Then the search of programs says "undefeated"
    And the results are, in this order:
      | Undefeated |
    When they press the card of "Undefeated"
    Then they are on the program "Undefeated"
    When they go back
    Then the search of programs says "undefeated"
    And there are 1 results

  @CAT-22
  Scenario: One step back is the whole list
    When they open the address "/programs"
    And they look for "yoga" among the programs
    Then they are on the address "/programs?q=yoga"
    When they look for "yoga f" among the programs
    Then they are on the address "/programs?q=yoga+f"
    When they go back
    Then they are on the address "/programs"
    And there are 50 results

  @CAT-22 @API-07
  Scenario Outline: A list of programs that is answered with <answer>
    Given the platform answers playlists with <answer>
    When they open the address "/programs"
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
    When they open the address "/programs"
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

  @CAT-22 @CAT-10
  Scenario: Only workouts, programs and trainers are listed among the programs
    Given the platform answers playlists with these items:
      | item                  | contentType |
      | The Long Ride         | workout     |
      | One Minute Plank      | episode     |
      | Just Move             | livechannel |
      | No Explanation Needed | page        |
      | Undefeated            | program     |
      | Eyes Closed           | hub         |
      | Iron Basics           | trainer     |
      | DB10                  | series      |
    When they open the address "/programs"
    Then the results are, in this order:
      | The Long Ride |
      | Undefeated    |
      | Iron Basics   |

  @CAT-22
  Scenario: An empty list of programs
    Given the platform answers playlists with this:
      """
      {"title": "Programs", "playlist": []}
      """
    When they open the address "/programs"
    Then the page has the heading "No programs found"
    And the page says "Please clear your search query and try again."

  @CAT-22 @SRC-05
  Scenario: Any query is safe
    When they open the address "/programs"
    And they look for "<b>50% & more/../?#" among the programs
    Then the page has the heading "No programs found"
    And the search of programs says "<b>50% & more/../?#"
    When they load the page again
    Then the search of programs says "<b>50% & more/../?#"

  @CAT-22 @API-07
  Scenario: A search among programs that could not be loaded asks for them again
    Given the platform answers playlists with status 500
    When they open the address "/programs?q=barre"
    Then the heading is "Playlist not found"
    When the platform is well again
    And they press "Try again"
    Then the heading is "Programs"
    And the results begin with:
      | Barre |
