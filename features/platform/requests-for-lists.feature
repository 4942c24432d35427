Feature: The addresses of lists, and what the app asks for them

  What is chosen on a list stands in its address, so that a link, a reload or the back button restores it. The platform filters where
  it can, with one parameter for each filter; where it cannot, the app goes through the list part by part.

  Background:
    Given a new subscriber

  Rule: Filters of workouts go to the platform, all in one request

    @CAT-20 @API-04
    Scenario: Two filters stand in the address, and in one request
      When they open the workouts page
      And they choose "Boxing" as "Style"
      And they choose "Amir Haddad" as "Trainer"
      Then they are on the address "/workouts?style=boxing&trainer=t%3Aamir_haddad"
      And the platform was asked for "/api/v3/jwp/browse?trainer=t%3Aamir_haddad&style=boxing"

    @CAT-20
    Scenario: The trainer and the filters beside it apply together, and never alone
      When they open the address "/workouts?trainer=t:amir_haddad&style=boxing"
      Then the list "Workouts" begins with:
        | Boxing Rounds: Power |
      And the platform was asked for "/api/v3/jwp/browse?trainer=t%3Aamir_haddad&style=boxing"
      And the platform was not asked for "/api/v3/jwp/browse?trainer=t%3Aamir_haddad"

    @CAT-20
    Scenario: What is no filter stays in the address, and out of the request
      When they open the address "/workouts?utm_source=mail&style=boxing"
      And they press "Reset all"
      Then they are on the address "/workouts?utm_source=mail"
      And the platform was asked for "/api/v3/jwp/browse?style=boxing"

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

    @CAT-20 @API-07
    Scenario Outline: Filtered workouts that are answered with <nonsense> are not found, and come with another try
      Given the platform answers browsing with <nonsense>
      When they open the address "/workouts?style=boxing"
      Then the heading is "Playlist not found"
      When the platform is well again
      And they press "Try again"
      Then the list "Workouts" begins with:
        | Bell to Bell |

      Examples:
        | nonsense            |
        | a web page          |
        | half of a JSON text |
        | nothing             |
        | a list              |

  Rule: A trainer's id stands after a prefix of two characters

    @CAT-21 @API-04 @CAT-15
    Scenario: The bio is asked for once, by the id without its prefix, with a picture
      When they open the workouts of "Tom Whitaker"
      Then the picture in the bio of "Tom Whitaker" is asked for as "card" with a width of 640
      And the platform was asked for "/v2/site/DayBrk01/media/ext:trainer-tom_whitaker"
      And the platform was asked for a trainer 1 time

    @CAT-21
    Scenario: There is no bio where the prefix is missing
      When they open the address "/workouts?trainer=tom_whitaker"
      Then the page has the heading "No workouts found"
      And there is no bio
      And the platform was not asked for a trainer

    @CAT-21 @API-07
    Scenario Outline: A trainer who is answered with <failure> is left out
      Given the platform answers a trainer with <failure>
      When they open the workouts of "Tom Whitaker"
      Then every card of the list "Workouts" says "Tom Whitaker"
      And there is no bio

      Examples:
        | failure    |
        | status 404 |
        | a web page |
        | nothing    |

    @CAT-20 @CAT-21
    Scenario Outline: A trainer's workouts are listed whatever the filters are: <filters>
      Given the platform answers playlists with this:
        """
        {"feedid": "BrowseWk", "title": "Workouts", "playlist": [], "filter_options": <filters>}
        """
      When they open the workouts of "Tom Whitaker"
      Then the bio of "Tom Whitaker" says "Tom has ridden across three continents"
      And every card of the list "Workouts" says "Tom Whitaker"
      And the platform was asked for "/api/v3/jwp/browse?trainer=t%3Atom_whitaker"
      When they press "Reset all"
      Then they are on the workouts page
      And there is no bio

      Examples:
        | filters                                                                                                  |
        | {}                                                                                                       |
        | null                                                                                                     |
        | {"style": {"description": "Style", "options": [{"label": "Boxing", "value": "boxing"}]}}                 |
        | {"trainer": {"description": "Trainer", "options": [{"label": "Amir Haddad", "value": "t:amir_haddad"}]}} |

  Rule: A genre is looked for in the list, unless the platform can look for it

    @CAT-17
    Scenario: A genre stands in the address
      When they open the playlist "Programs"
      And they choose "Boxing" as "Genre"
      Then they are on the address "/p/txEtRLyJ?genre=Boxing"

    @CAT-17 @SHL-14
    Scenario: The genres of a menu entry go before those of its playlist
      Given the config field "menu.1.filterTags" is "Boxing,Yoga"
      When they open home
      And they press "Programs" in the menu
      Then they are on the playlist "Programs"
      And one can choose as "Genre":
        | All    |
        | Boxing |
        | Yoga   |

    @CAT-17 @SHL-14
    Scenario Outline: Of two menu entries for one playlist, "<entry>" has its own genre, and is current alone
      Given the config field "menu.1.filterTags" is "Boxing"
      And the config field "menu.2.contentId" is "txEtRLyJ"
      And the config field "menu.2.filterTags" is "Yoga"
      When they open home
      And they press "<entry>" in the menu
      Then the heading is "Programs"
      And one can choose as "Genre":
        | All     |
        | <genre> |
      And the only current entry of the menu is "<entry>"

      Examples:
        | entry    | genre  |
        | Programs | Boxing |
        | Trainers | Yoga   |

    @CAT-17
    Scenario: A genre that the platform can look for is looked for there, at once
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
      When they open the playlist "Workouts" in the genre "Capoeira"
      Then the platform was asked for "/api/v3/jwp/browse?genre=Capoeira"
      And the platform was asked for playlists 1 time

    @CAT-17
    Scenario: A long list is searched in 5 parts, and in 5 more if somebody wants it
      Given the list of all workouts has no page of its own
      When they open the playlist "Workouts" in the genre "Capoeira"
      Then the page has the heading "No workouts found yet"
      And the platform was asked for playlists 5 times
      When they press "Search further"
      Then the page says "The first 500 of this list have been searched without a match."
      And the platform was asked for playlists 10 times

    @API-02 @API-01 @CAT-17
    Scenario: A list of the account server goes on there, part by part
      When they open the address "/p/%2Fapi%2Fv3%2Fjwp%2Fplaylists%2FWKToM1hT?genre=Capoeira"
      Then the page says "The first 250 of this list have been searched without a match."
      And the platform was asked for playlists by path 5 times
      And the platform was not asked for playlists

    @API-02
    Scenario: A row whose playlist is a path comes from the account server
      Given a visitor
      And the config shows these rows:
        | type     | playlist    |
        | playlist | Staff picks |
      When they open home
      Then the platform was asked for playlists by path 1 time
      And the platform was not asked for playlists
      And they see the shelf "Staff picks"

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

  Rule: A list that cannot be read is not found

    @CAT-17
    Scenario: An unknown playlist is not found
      When they open the address "/p/Unknown0"
      Then the heading is "Playlist not found"
      And they can press "Go to the home page"

    @CAT-17 @API-07
    Scenario Outline: A playlist that is answered with <nonsense> is not found, and comes with another try
      Given the platform answers playlists with <nonsense>
      When they open the playlist "New this week"
      Then the heading is "Playlist not found"
      When the platform is well again
      And they press "Try again"
      Then the heading is "New this week"

      Examples:
        | nonsense            |
        | a web page          |
        | half of a JSON text |
        | nothing             |
        | a number            |

    @CAT-17 @API-07
    Scenario Outline: A playlist <what> is not found
      Given the platform answers playlists with this:
        """
        <body>
        """
      When they open the playlist "New this week"
      Then the heading is "Playlist not found"

      Examples:
        | what                  | body                                 |
        | without data          | {}                                   |
        | with a title alone    | {"title": "New this week"}           |
        | whose list is no list | {"title": "New", "playlist": "none"} |

    @API-07
    Scenario: A bad item is left out of its shelf
      Given home shows only the shelf "Picks" with:
        | item             | mediaid | title |
        | The Long Ride    |         |       |
        | One Minute Plank | 42      |       |
        | Just Move        |         | null  |
      When they open home
      Then the shelf "Picks" shows exactly, in this order:
        | The Long Ride |

    @CAT-19 @API-07
    Scenario Outline: A shelf that is answered with <failure> leaves the others alone
      Given the config shows these rows:
        | type     | playlist          | title       |
        | playlist | Staff picks       | Staff picks |
        | playlist | Trending programs | Programs    |
      And the platform answers playlists by path with <failure>
      When they open home
      Then the shelf "Staff picks" says "Could not load items"
      And the shelf "Programs" shows "Undefeated"
      When the platform is well again
      And they press "Try again"
      Then the shelf "Staff picks" does not say "Could not load items"

      Examples:
        | failure             |
        | status 404          |
        | a web page          |
        | half of a JSON text |
        | a number            |
        | nothing             |
