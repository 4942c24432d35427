Feature: Searching the catalogue

  Background:
    Given a lapsed member

  @SRC-01 @SRC-03 @API-03
  Scenario: What is typed is searched for
    When they open home
    Then the search invites with "Search..."
    When they search for "plank ladder"
    Then they are on the address "/q/plank%20ladder"
    And the heading is "Results for “plank ladder”"
    And the tab is titled "Search: plank ladder · Daybreak"
    And the results begin with:
      | Plank Ladder |
    And the platform was asked for "/api/v3/jwp/search?q=plank%20ladder"

  @SRC-01
  Scenario: Only what is left after a pause is searched for
    When they open home
    And they search for "tom whitaker"
    Then the heading is "Results for “tom whitaker”"
    And the platform was asked for a search 1 time

  @SRC-01
  Scenario: The pause is 350 ms long
    When they open home
    Then the search invites with "Search..."
    When time stands still
    And they search for "plank ladder"
    Then after 350 ms, not before, they are on the address "/q/plank%20ladder"

  @SRC-01
  Scenario: The pause begins anew with each letter
    When they open home
    Then the search invites with "Search..."
    When time stands still
    And they type "plank" into the search, a letter every 0.2 s
    Then after 350 ms, not before, they are on the address "/q/plank"
    And the heading is "Results for “plank”"
    And the platform was asked for a search 1 time

  @SRC-01
  Scenario: Enter searches at once
    When they open home
    Then the search invites with "Search..."
    When time stands still
    And they search for "plank ladder"
    And they press the key "Enter"
    Then they are on the address "/q/plank%20ladder"
    And the heading is "Results for “plank ladder”"
    And the platform was asked for a search 1 time

  @SRC-01
  Scenario: The clear button leads back to where search began
    When they open the workout "The Long Ride"
    And they search for "plank"
    Then the heading is "Results for “plank”"
    When they search for "plank ladder"
    Then the heading is "Results for “plank ladder”"
    When they press "Clear search"
    Then they are on the workout "The Long Ride"
    And the search says ""
    And the search has the focus

  @SRC-01
  Scenario: Escape leads back to where search began
    When they open the program "Undefeated"
    And they search for "plank"
    Then the heading is "Results for “plank”"
    When they press the key "Escape"
    Then they are on the program "Undefeated"
    And the search says ""
    And the search has the focus

  @SRC-01
  Scenario: One step back leaves a search, however often it changed
    When they open the workout "The Long Ride"
    And they search for "plank"
    Then the heading is "Results for “plank”"
    When they search for "barre"
    Then the heading is "Results for “barre”"
    When they go back
    Then they are on the workout "The Long Ride"
    And the search says ""

  @SRC-01
  Scenario: A second search of a visit leads back to where it began, too
    When they open the workout "The Long Ride"
    And they search for "plank"
    Then the heading is "Results for “plank”"
    When they press "Clear search"
    Then they are on the workout "The Long Ride"
    When they search for "barre"
    Then the heading is "Results for “barre”"
    When they press "Clear search"
    Then they are on the workout "The Long Ride"

  @SRC-01
  Scenario: A search that a visit began with is left for home
    When they open the address "/q/plank"
    Then the search says "plank"
    When they press "Clear search"
    Then they are on home

  @SRC-01
  Scenario: Back from a result the search is as it was
    When they open home
    And they search for "one minute plank"
    And they press the card of "One Minute Plank"
    Then they are on the workout "One Minute Plank"
    And the search says ""
    When they go back
    Then the heading is "Results for “one minute plank”"
    And the search says "one minute plank"

  @SRC-01 @SHL-11
  Scenario: The field keeps the focus while results come, and a screen reader hears how many
    When they open home
    And they search for "plank"
    Then the heading is "Results for “plank”"
    And the search has the focus
    And a screen reader hears "More than 50 results"
    When they search for "one minute plank"
    Then a screen reader hears "15 results"
    When they search for "تمارين"
    Then a screen reader hears "1 result"

  @SRC-02 @SRC-03
  Scenario Outline: With <count> there is nothing to search yet
    When they open the address "<address>"
    Then the heading is "Start typing to search"
    And the search says "<text>"
    And the platform was not asked for a search

    Examples:
      | count                     | address                     | text |
      | nothing                   | /q                          |      |
      | nothing after the slash   | /q/                         |      |
      | 1 character               | /q/p                        | p    |
      | 2 characters              | /q/pl                       | pl   |
      | 2 characters and spaces   | /q/%20pl%20%20              | pl   |
      | 2 characters of two bytes | /q/%F0%9F%94%A5%F0%9F%A6%B5 | 🔥🦵   |

  @SRC-02
  Scenario: Two characters that are typed are not searched for, three are
    When they open home
    And they search for "pl"
    Then they are on the address "/q/pl"
    And the heading is "Start typing to search"
    And the platform was not asked for a search
    When they search for "pla"
    Then the heading is "Results for “pla”"
    And the platform was asked for "/api/v3/jwp/search?q=pla"
    When they search for "pl"
    Then the heading is "Start typing to search"

  @SRC-02 @API-04
  Scenario: Where a search playlist is configured, it is searched
    Given the config field "features.searchPlaylist" is "txEtRLyJ"
    When they open home
    And they search for "barre"
    Then the results begin with:
      | Barre |
    And the platform was asked for "/v2/playlists/txEtRLyJ?search=barre"
    And the platform was not asked for a search

  @SRC-02 @API-02
  Scenario: A search playlist whose id is a path
    Given the config field "features.searchPlaylist" is "/api/v3/jwp/playlists/staff_picks"
    When they open the address "/q/barre"
    Then the platform was asked for "/api/v3/jwp/playlists/staff_picks?search=barre"
    And the heading is "Results for “barre”"

  @SRC-03 @CAT-18
  Scenario: Placeholders stand for results that are on their way
    Given the platform takes 3 s to answer a search
    When they open the address "/q/plank"
    Then 15 placeholders stand for the items of a list
    And a screen reader hears "Loading"

  @SRC-03
  Scenario: Nothing is found
    When they open the address "/q/nothing%20is%20called%20this"
    Then the heading is 'No results found for "nothing is called this"'
    And the page says "Check the spelling."
    And the page says "Try fewer or more general words."
    And the page says "Search for a trainer, a style or a piece of equipment."
    And a screen reader hears "0 results"

  @SRC-03
  Scenario: Earlier results stay until the new ones are there
    When they open the address "/q/one%20minute%20plank"
    Then the results show "One Minute Plank"
    Given the platform takes 3 s to answer a search
    When they search for "undefeated"
    Then they are on the address "/q/undefeated"
    And a screen reader hears "Loading"
    And the results show "One Minute Plank"
    And the heading is "Results for “undefeated”"

  @CAT-10
  Scenario: Only workouts, programs and trainers are listed
    Given a search finds:
      | item             | contentType |
      | The Long Ride    | workout     |
      | One Minute Plank | series      |
      | Undefeated       | program     |
      | Just Move        | page        |
      | Eyes Closed      | hub         |
      | DB10             | episode     |
      | Barre            | livechannel |
      | Iron Basics      | trainer     |
    When they open the address "/q/whatever"
    Then the results are, in this order:
      | The Long Ride |
      | Undefeated    |
      | Iron Basics   |

  @SRC-03 @browser
  Scenario: Scrolling on brings more results
    When they open the address "/q/barre"
    Then there are 50 results
    When they scroll to the end
    Then there are 100 results
    And no call was made twice

  @SRC-03 @browser
  Scenario: However many results have been scrolled past, the page stays light, and going back finds the place
    When they open the address "/q/barre"
    Then there are 50 results
    When they scroll to the end
    Then there are 100 results
    When they scroll to the end
    Then there are 150 results
    And the page holds fewer than 1500 elements
    When they press the lowest card in view
    And they go back
    Then that card is where it was

  @SRC-03 @API-07 @browser
  Scenario: What should follow does not come
    When they open the address "/q/barre"
    Then there are 50 results
    Given the platform answers a search with status 500
    When they scroll to the end
    Then the page says "Could not load items"
    When the platform is well again
    And they press "Try again"
    Then there are 100 results

  @SRC-01 @SHL-11 @browser
  Scenario Outline: A scan of <what> <width> pixels wide
    Given a window of <width> by 800 pixels
    When they open the address "<address>"
    Then the heading is '<heading>'
    And the page has no accessibility violations
    And nothing runs off the side of the window

    Examples:
      | what       | address        | heading                         | width |
      | results    | /q/very%20long | Results for “very long”         | 1280  |
      | results    | /q/very%20long | Results for “very long”         | 390   |
      | the prompt | /q             | Start typing to search          | 320   |
      | the tips   | /q/zzzzzzzz    | No results found for "zzzzzzzz" | 390   |
      | programs   | /programs      | Programs                        | 1280  |
      | programs   | /programs      | Programs                        | 320   |
