Feature: Browsing a playlist

  Background:
    Given a new subscriber

  @CAT-17 @SHL-14
  Scenario: The menu leads to a playlist, and names the genres of its page
    When they open home
    And they press "Programs" in the menu
    Then they are on the playlist "Programs"
    And the heading is "Programs"
    And one can choose as "Genre":
      | All      |
      | Barre    |
      | Boxing   |
      | Strength |
      | Pilates  |
      | Cardio   |
      | Mobility |
      | Yoga     |
      | HIIT     |
      | Cycling  |
      | Running  |
      | Dance    |
      | Core     |
      | Recovery |

  @CAT-17 @SHL-14
  Scenario: The menu's genres go before the playlist's own
    Given the config field "menu.1.filterTags" is "Boxing,Yoga"
    When they open home
    And they press "Programs" in the menu
    Then they are on the playlist "Programs"
    And one can choose as "Genre":
      | All    |
      | Boxing |
      | Yoga   |

  @CAT-17
  Scenario: A genre narrows the list, and the address remembers it
    When they open the playlist "Programs"
    Then "All" is chosen as "Genre"
    When they choose "Boxing" as "Genre"
    Then they are on the address "/p/txEtRLyJ?genre=Boxing"
    And the list "Programs" does not show "Barre"
    And the list "Programs" begins with:
      | Undefeated |
    When they go back
    Then the list "Programs" begins with:
      | Barre      |
      | Undefeated |

  @CAT-17
  Scenario: The playlist's own genres, where no menu entry names any
    When they open the playlist "10 minutes or less"
    Then one can choose as "Genre":
      | All      |
      | Strength |
      | HIIT     |
      | Cardio   |
      | Yoga     |
      | Pilates  |
      | Barre    |
      | Core     |
      | Mobility |
      | Boxing   |
      | Dance    |
      | Cycling  |
      | Running  |
      | Recovery |

  @CAT-17
  Scenario: The genres of the items, where nothing names any
    Given the platform answers playlists with these items:
      | item             | genre        |
      | The Long Ride    | Riding       |
      | One Minute Plank | Core         |
      | Eyes Closed      | Hill Riding  |
      | Just Move        | Riding       |
    When they open the playlist "New this week"
    Then one can choose as "Genre":
      | All         |
      | Core        |
      | Hill Riding |
      | Riding      |
    When they choose "Riding" as "Genre"
    Then the list "These" shows exactly, in this order:
      | The Long Ride |
      | Just Move     |

  @CAT-17
  Scenario: The genres of later parts of a list count as soon as they have come
    Given the platform answers playlists with this:
      """
      {"title": "Parts", "links": {"next": "/api/v3/jwp/browse?equipment=kettlebell"}, "playlist": [{"mediaid": "Abcd1235", "title": "Somebody", "genre": "Alone"}]}
      """
    When they open the address "/p/New00001?genre=HIIT"
    Then one can choose as "Genre":
      | All      |
      | Alone    |
      | Core     |
      | HIIT     |
      | Strength |

  @CAT-17
  Scenario: Nothing in a genre
    When they open the address "/p/txEtRLyJ?genre=Capoeira"
    Then the page has the heading "No workouts found"
    And the page says "Try removing a filter or clearing them all."
    When they choose "All" as "Genre"
    Then the list "Programs" begins with:
      | Barre |

  @CAT-17
  Scenario: A genre that a long list does not seem to have
    When they open the address "/p/WKToM1hT?genre=Capoeira"
    Then the page has the heading "No workouts found yet"
    And the page says "The first 250 of this list have been searched without a match."
    And the page does not say "Only the first 250"
    And the page does not say "Try removing a filter"
    And the platform was asked for playlists 5 times
    When they press "Search further"
    Then the page says "The first 500 of this list have been searched without a match."
    And the platform was asked for playlists 10 times
    When they press "Reset all"
    Then "All" is chosen as "Genre"
    And the page does not say "No workouts found yet"

  @API-02 @API-01 @CAT-17
  Scenario: A list of the account server goes on there, part by part
    When they open the address "/p/%2Fapi%2Fv3%2Fjwp%2Fplaylists%2FWKToM1hT?genre=Capoeira"
    Then the page says "The first 250 of this list have been searched without a match."
    And the platform was asked for playlists by path 5 times
    And the platform was not asked for playlists

  @CAT-17 @API-07
  Scenario: A search of a long list that fails says nothing of what was not found
    When they open the address "/p/WKToM1hT?genre=Capoeira"
    Then the page has the heading "No workouts found yet"
    When the platform answers playlists with status 500 from now on
    And they press "Search further"
    Then the page says "Could not load items"
    And the page does not say "No workouts found"
    When the platform is well again
    And they press "Try again"
    Then the page says "The first 500 of this list have been searched without a match."
    And the page does not say "Could not load items"

  @CAT-17
  Scenario: A genre that the platform can look for
    Given the platform answers playlists with this:
      """
      {
        "title": "Workouts",
        "playlist": [],
        "filter_options": {
          "genre": { "description": "Genre", "options": [{ "label": "Capoeira", "value": "capoeira" }] }
        }
      }
      """
    When they open the address "/p/WKToM1hT?genre=Capoeira"
    Then the platform was asked for "/api/v3/jwp/browse?genre=Capoeira"
    And the platform was asked for playlists 1 time

  @CAT-17
  Scenario: An empty playlist
    Given the platform answers playlists with these items:
      | item |
    When they open the playlist "New this week"
    Then the page has the heading "No workouts found"
    And the page says "Try removing a filter or clearing them all."
    And nothing can be chosen as "Genre"

  @CAT-17
  Scenario: An unknown playlist
    When they open the address "/p/Unknown0"
    Then the heading is "Playlist not found"
    And they can press "Go to the home page"

  @CAT-17 @API-07
  Scenario Outline: A playlist that answers with <failure>
    Given the platform answers playlists with <failure>
    When they open the playlist "New this week"
    Then the heading is "Playlist not found"
    When the platform is well again
    And they press "Try again"
    Then the heading is "New this week"

    Examples:
      | failure             |
      | status 500          |
      | a web page          |
      | half of a JSON text |
      | nothing             |
      | a number            |

  @CAT-17 @API-07
  Scenario Outline: A playlist <what>
    Given the platform answers playlists with this:
      """
      <body>
      """
    When they open the playlist "New this week"
    Then the heading is "Playlist not found"

    Examples:
      | what                   | body                                |
      | without data           | {}                                  |
      | with a title alone     | {"title": "New this week"}          |
      | whose list is no list  | {"title": "New", "playlist": "none"} |

  @CAT-17 @CAT-20 @API-07
  Scenario: A list that leads back to itself comes to its end
    Given the platform answers browsing with this:
      """
      {"title": "Round", "links": {"next": "/api/v3/jwp/browse?page_offset=2"}, "playlist": [{"mediaid": "Abcd1235", "title": "Somebody"}]}
      """
    When they open the address "/workouts?style=boxing"
    Then the list "Workouts" shows exactly, in this order:
      | Somebody |
    And the platform was asked for browsing 2 times

  @CAT-17 @API-04 @browser
  Scenario: The list goes on as one scrolls
    When they open the playlist "Workouts"
    Then the list "All workouts" begins with:
      | Morning: Cool-Down |
    When they scroll to the end
    And they scroll to the end
    Then the list "All workouts" goes beyond 50 items

  @CAT-17 @browser
  Scenario: Whoever stands on a card keeps their place, however far they scroll
    When they open the playlist "Workouts"
    And they tab to "Morning: Cool-Down"
    And they scroll to the end
    And they scroll to the end
    Then the list "All workouts" goes beyond 50 items
    And "Morning: Cool-Down" has the focus
    And the page holds fewer than 1500 elements

  @CAT-17 @API-07 @browser
  Scenario: What comes after the first part fails, and can be asked for again
    Given a window of 1280 by 500 pixels
    When they open the playlist "Workouts"
    Then the list "All workouts" begins with:
      | Morning: Cool-Down |
    When the platform answers playlists with status 500 from now on
    And they scroll to the end
    And they scroll to the end
    Then the page says "Could not load items"
    When the platform is well again
    And they press "Try again"
    Then the page does not say "Could not load items"

  @CAT-10
  Scenario: A playlist shows whatever its editors put into it
    When they open the playlist "Live channels"
    Then the list "Live channels" begins with:
      | Daybreak Live |

  @LIV-01
  Scenario: A playlist of channels whose content type is not 'live' is no guide
    When they open the playlist "Live channels"
    Then the list "Live channels" begins with:
      | Daybreak Live |
    And there is no program guide

  @CAT-13 @browser
  Scenario Outline: In a window <width> pixels wide a grid has <wide> columns, of narrow pictures <narrow>
    Given a window of <width> by 900 pixels
    When they open the playlist "New this week"
    Then the list "New this week" has <wide> columns
    When they open the playlist "Programs"
    Then the list "Programs" has <narrow> columns
    When they open the playlist "Our trainers"
    Then the list "Our trainers" has <narrow> columns
    And nothing runs off the side of the window

    Examples:
      | width | wide | narrow |
      | 479   | 2    | 2      |
      | 480   | 2    | 2      |
      | 767   | 2    | 2      |
      | 768   | 3    | 4      |
      | 1023  | 3    | 4      |
      | 1024  | 4    | 5      |
      | 1199  | 4    | 5      |
      | 1200  | 4    | 5      |

  @CAT-13 @browser
  Scenario Outline: In a window <width> pixels wide a grid of pictures in <ratio> has <columns> columns
    Given a window of <width> by 900 pixels
    And home shows only the shelf "Picks" with:
      | item                  |
      | The Long Ride         |
      | One Minute Plank      |
      | Just Move             |
      | No Explanation Needed |
      | Eyes Closed           |
    And that shelf has "shelfImageAspectRatio" as "<ratio>"
    When they open the playlist "New this week"
    Then the list "Picks" has <columns> columns

    Examples:
      | width | ratio | columns |
      | 767   | 9:13  | 2       |
      | 768   | 9:13  | 4       |
      | 768   | 9:16  | 4       |
      | 768   | 2:1   | 3       |
      | 768   | 5:3   | 3       |
      | 768   | 4:3   | 3       |
