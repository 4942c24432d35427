Feature: Browsing a playlist

  A playlist has a page of its own: a grid that goes on as one scrolls, and a dropdown that narrows it to a genre. Which genres there are,
  the menu says, else the playlist, else its items. Long lists are searched in steps, so that nobody takes "not yet" for "no".

  Background:
    Given a new subscriber

  Rule: The genres to choose from are those of the menu, else of the playlist, else of its items

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

    @CAT-17
    Scenario: A playlist has genres of its own where no menu entry names any
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
    Scenario: The genres are those of the items where nothing names any
      Given the platform answers playlists with these items:
        | item             | genre       |
        | The Long Ride    | Riding      |
        | One Minute Plank | Core        |
        | Eyes Closed      | Hill Riding |
        | Just Move        | Riding      |
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
    Scenario: An empty playlist says so, and has no genres
      Given the platform answers playlists with these items:
        | item |
      When they open the playlist "New this week"
      Then the page has the heading "No workouts found"
      And the page says "Try removing a filter or clearing them all."
      And nothing can be chosen as "Genre"

  Rule: A genre narrows the list, and belongs to the page

    @CAT-17
    Scenario: A genre narrows the list
      When they open the playlist "Programs"
      Then "All" is chosen as "Genre"
      When they choose "Boxing" as "Genre"
      Then they are on the playlist "Programs" in the genre "Boxing"
      And the list "Programs" does not show "Barre"
      And the list "Programs" begins with:
        | Undefeated |

    @CAT-17
    Scenario: The back button takes the genre away
      When they open the playlist "Programs"
      And they choose "Boxing" as "Genre"
      Then the list "Programs" begins with:
        | Undefeated |
      When they go back
      Then the list "Programs" begins with:
        | Barre      |
        | Undefeated |

    @CAT-17
    Scenario: A genre in which there is nothing can be left again
      When they open the playlist "Trending programs" in the genre "Capoeira"
      Then the page has the heading "No workouts found"
      And the page says "Try removing a filter or clearing them all."
      When they choose "All" as "Genre"
      Then the list "Trending programs" begins with:
        | Barre |

  Rule: A long list is searched in steps of 250

    Background:
      Given the list of all workouts has no page of its own

    @CAT-17
    Scenario: A genre that a long list does not seem to have is not said to be missing
      When they open the playlist "Workouts" in the genre "Capoeira"
      Then the page has the heading "No workouts found yet"
      And the page says "The first 250 of this list have been searched without a match."
      And the page does not say "Only the first 250"
      And the page does not say "Try removing a filter"

    @CAT-17
    Scenario: A search goes further if somebody wants it, and can be given up
      When they open the playlist "Workouts" in the genre "Capoeira"
      And they press "Search further"
      Then the page says "The first 500 of this list have been searched without a match."
      When they press "Reset all"
      Then "All" is chosen as "Genre"
      And the page does not say "No workouts found yet"

    @CAT-17 @API-07
    Scenario: A search that fails says nothing of what was not found
      When they open the playlist "Workouts" in the genre "Capoeira"
      Then the page has the heading "No workouts found yet"
      When the platform answers playlists with an error from now on
      And they press "Search further"
      Then the page says "Could not load items"
      And the page does not say "No workouts found"

    @CAT-17 @API-07
    Scenario: A search that failed goes on with another try
      When they open the playlist "Workouts" in the genre "Capoeira"
      Then the page has the heading "No workouts found yet"
      When the platform answers playlists with an error 1 time
      And they press "Search further"
      And they press "Try again"
      Then the page says "The first 500 of this list have been searched without a match."
      And the page does not say "Could not load items"

  Rule: The grid goes on as one scrolls

    Background:
      Given the list of all workouts has no page of its own

    @CAT-17 @API-04 @browser
    Scenario: Scrolling brings the next parts of the list
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
    Scenario: A later part of the list that fails can be asked for again
      When they open the playlist "Workouts"
      Then the list "All workouts" begins with:
        | Morning: Cool-Down |
      When the platform answers playlists with an error from now on
      And they scroll through the whole page
      Then the page says "Could not load items"
      When the platform is well again
      And they press "Try again"
      Then the page does not say "Could not load items"

    @CAT-10 @LIV-01
    Scenario: A playlist of channels that is not the live page shows them as cards, without a guide
      When they open the playlist "Live channels"
      Then the list "Live channels" begins with:
        | Daybreak Live |
      And there is no program guide

    @CAT-17 @API-07
    Scenario: A playlist that cannot be had comes with another try
      Given the platform answers playlists with an error
      When they open the playlist "New this week"
      Then the heading is "Playlist not found"
      When the platform is well again
      And they press "Try again"
      Then the heading is "New this week"
