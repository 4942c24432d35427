Feature: Home

  @CAT-01 @CAT-02 @CAT-03 @API-04
  Scenario: A visitor sees the hero and the first rows in the config's order
    Given a visitor
    When they open home
    Then the shelves are, in this order:
      | Featured                                    |
      | More than 50 programs. Over 3,000 workouts. |
      | Today’s 365                                 |
      | New this week                               |
      | Trending programs                           |
      | 10 minutes or less                          |
    And they see 6 shelves

  @CAT-01 @browser
  Scenario: Each scroll to the end brings four more
    Given a visitor
    When they open home
    Then they see 6 shelves
    When they scroll to the end
    Then they see 10 shelves
    When they scroll to the end
    Then they see 14 shelves

  @CAT-01 @browser
  Scenario Outline: A jump to the end by <way> in a window <height> pixels high brings four more, and the next one four more
    Given a visitor
    And a window of 1280 by <height> pixels
    When they open home
    Then they see 6 shelves
    When they jump to the end by <way>
    Then they see 10 shelves
    And they still see 10 shelves once the page is at rest
    When they jump to the end by <way>
    Then they see 14 shelves
    And they still see 14 shelves once the page is at rest

    Examples:
      | way       | height |
      | the key   | 800    |
      | scrollbar | 800    |
      | the key   | 400    |
      | scrollbar | 400    |
      | the key   | 1600   |
      | scrollbar | 1600   |

  @CAT-01 @browser
  Scenario: In a window as high as the page the rows go on by themselves
    Given a visitor
    And a window of 1280 by 3200 pixels
    When they open home
    Then they see 10 shelves
    And they still see 10 shelves once the page is at rest

  @CAT-01 @browser
  Scenario Outline: Nothing of home moves by itself while it is scrolled on a slow device, <width> pixels wide
    Given a new subscriber
    And a window of <width> by 800 pixels
    And a device that is 4 times slower
    When they open home
    Then they see the shelf "New this week"
    When they scroll to the end
    Then they see 10 shelves
    When they scroll to the end
    Then they see 14 shelves
    When they scroll to the end
    And they scroll to the end
    Then the page says "Daybreak. Train kindly."
    And nothing of the page has moved by itself

    Examples:
      | width |
      | 390   |
      | 1280  |

  @CAT-02 @HIS-04 @HIS-02
  Scenario: Who has begun workouts picks up where they left off, the latest first
    Given a new subscriber
    And they have watched 0.05 of "The Long Ride"
    And they have watched 0.5 of "One Minute Plank"
    And they have watched 0.95 of "No Explanation Needed"
    And they have watched 0.049 of "Just Move"
    And they have watched 0.951 of "Eyes Closed"
    When they open home
    Then the shelf "Pick up where you left off" shows exactly, in this order:
      | No Explanation Needed |
      | One Minute Plank      |
      | The Long Ride    |

  @CAT-02
  Scenario: Who has begun nothing sees no row for it
    Given a new subscriber
    When they open home
    Then they see the shelf "Today’s 365"
    And they do not see the shelf "Pick up where you left off"

  @HIS-04 @API-07
  Scenario: What the watchlist leaves out is left out of the screen, and of nothing else
    Given a new subscriber
    And they have watched 0.5 of "The Long Ride"
    And they have watched 0.4 of "One Minute Plank"
    And the watchlist answers without "One Minute Plank"
    When they open home
    Then the shelf "Pick up where you left off" shows exactly, in this order:
      | The Long Ride |
    And the platform knows 0.4 of "One Minute Plank"

  @HIS-04 @CAT-19 @API-07
  Scenario Outline: Continue watching where <what>
    Given a new subscriber
    And they have watched 0.5 of "The Long Ride"
    And <what>
    When they open home
    Then the shelf "Pick up where you left off" says "Could not load items"
    And they see the shelf "New this week"

    Examples:
      | what                                                     |
      | the platform answers a watchlist with status 500         |
      | the platform answers a watchlist with a web page         |
      | the config lacks "features.continueWatchingList"         |

  @CAT-19 @API-07
  Scenario Outline: A shelf that fails with <failure> leaves the others alone
    Given a new subscriber
    And the config shows these rows:
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
      | status 500          |
      | status 404          |
      | a web page          |
      | half of a JSON text |
      | a number            |
      | nothing             |

  @API-02
  Scenario: A playlist by path comes from the account server
    Given a new subscriber
    And the config shows these rows:
      | type     | playlist    |
      | playlist | Staff picks |
    When they open home
    Then the platform was asked for playlists by path 1 time
    And the platform was not asked for playlists
    And they see 1 shelves

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

  @CAT-18
  Scenario: Placeholders while a shelf loads
    Given the platform takes 3 s to answer playlists
    When they open home
    Then 15 placeholders stand for the items of a list
    And they see the shelf "New this week"

  @CAT-18
  Scenario: Placeholders while a playlist page loads
    Given the platform takes 3 s to answer playlists
    When they open the playlist "New this week"
    Then 30 placeholders stand for the items of a list
    And the heading is "New this week"

  @CAT-12 @browser
  Scenario Outline: In a window <width> pixels wide
    Given a window of <width> by 900 pixels
    And the config shows these rows:
      | type     | playlist          | featured |
      | playlist | New this week     | yes      |
      | playlist | 10 minutes or less |         |
      | playlist | Our trainers      |          |
    When they open home
    Then the shelf "10 minutes or less" shows <tiles> whole tiles
    And the shelf "Our trainers" shows <trainers> whole tiles
    And the featured row shows 1 item
    And nothing runs off the side of the window

    Examples:
      | width | tiles | trainers |
      | 320   | 1     | 2        |
      | 479   | 1     | 2        |
      | 480   | 2     | 4        |
      | 767   | 2     | 4        |
      | 768   | 3     | 5        |
      | 1023  | 3     | 5        |
      | 1024  | 4     | 7        |
      | 1199  | 4     | 7        |
      | 1200  | 5     | 10       |
      | 2560  | 5     | 10       |

  @CAT-12 @browser
  Scenario: A shelf of trainers and of something else shows as many tiles as any
    Given a window of 1200 by 900 pixels
    And home shows only the shelf "Picks" with:
      | item          |
      | Maya Okafor   |
      | Tom Whitaker  |
      | Amir Haddad   |
      | The Long Ride |
      | Nia Campbell  |
      | Grace Chen    |
    When they open home
    Then the shelf "Picks" shows 5 whole tiles

  @CAT-27
  Scenario: A row's title in the config goes before the playlist's
    Given a new subscriber
    And the config shows these rows:
      | type     | playlist          | title |
      | playlist | New this week     | Fresh |
      | playlist | Trending programs |       |
    When they open home
    Then they see the shelf "Fresh"
    And they see the shelf "Trending programs"
    And they do not see the shelf "New this week"

  @CAT-27 @CAT-06 @browser
  Scenario: A row of recommendations has its own colour, too
    Given a new subscriber
    And they have watched 0.5 of "The Long Ride"
    And the config shows these rows:
      | type                | backgroundColor |
      | because_you_watched | #fff3b0         |
    When they open home
    Then the shelf "Because you did: The Long Ride" stands on "rgb(255, 243, 176)"

  @CAT-01 @CAT-19
  Scenario: A featured row that fails says so, and comes with another try
    Given a new subscriber
    And the config shows these rows:
      | type     | playlist          | featured |
      | playlist | Trending programs | yes      |
    And the platform answers playlists with status 500
    When they open home
    Then the page says "Could not load items"
    When the platform is well again
    And they press "Try again"
    Then the featured item is "Barre"
    And the page does not say "Could not load items"

  @CAT-27 @browser
  Scenario: A row's colour in the config takes the page's place, and all words stay readable
    Given a new subscriber
    And the config shows these rows:
      | type     | playlist          | backgroundColor |
      | playlist | New this week     | #fff3b0         |
      | playlist | Trending programs |                 |
    When they open home
    Then the shelf "New this week" stands on "rgb(255, 243, 176)"
    And the shelf "Trending programs" stands on "rgb(10, 13, 22)"
    And the page has no accessibility violations

  @CAT-01 @CAT-12
  Scenario: A featured row stands where the config has it, one item at a time
    Given a new subscriber
    And the config shows these rows:
      | type     | playlist           | title    | featured |
      | playlist | New this week      |          |          |
      | playlist | Trending programs  | Our pick | yes      |
      | playlist | 10 minutes or less |          |          |
    When they open home
    Then the shelves are, in this order:
      | New this week      |
      | Our pick           |
      | 10 minutes or less |
    And the featured row "Our pick" is at "Barre"
    And the page has no hero
    When they turn the featured row "Our pick" on
    Then the featured row "Our pick" is at "Undefeated"

  @CAT-01
  Scenario: Only the first row of the page is its hero
    Given a new subscriber
    And the config shows these rows:
      | type     | playlist           | featured |
      | playlist | New this week      | yes      |
      | playlist | 10 minutes or less |          |
      | playlist | Trending programs  | yes      |
    When they open home
    Then the shelves are, in this order:
      | Featured           |
      | 10 minutes or less |
      | Trending programs  |
    And the featured row "Trending programs" is at "Barre"
    And the shelf "Trending programs" offers all at the playlist "Trending programs"

  @CAT-01 @CAT-02
  Scenario: Where the rows before it have nothing to show, a featured row is the hero
    Given a new subscriber
    And the config shows these rows:
      | type              | playlist          | featured |
      | continue_watching |                   |          |
      | playlist          | Trending programs | yes      |
    When they open home
    Then the featured item is "Barre"
    And they see 1 shelves

  @CAT-01 @CAT-02
  Scenario: A personal row can be featured, also as the hero
    Given a subscribed member
    And the config shows these rows:
      | type              | title     | featured |
      | continue_watching | Go on     | yes      |
      | favorites         | Favorites | yes      |
    When they open home
    Then the shelves are, in this order:
      | Go on     |
      | Favorites |
    And the featured row "Favorites" is at "Undefeated"
    And the shelf "Favorites" offers all at the address "/u/favorites"

  @CAT-16 @CAT-01
  Scenario: A featured row below the hero goes on by itself every seven seconds
    Given a new subscriber
    And the config shows these rows:
      | type     | playlist          | featured |
      | playlist | New this week     |          |
      | playlist | Trending programs | yes      |
    When they open home
    Then the featured row "Trending programs" is at "Barre"
    When 6 seconds go by
    Then the featured row "Trending programs" is at "Barre"
    When 1 second goes by
    Then the featured row "Trending programs" is at "Undefeated"

  @CAT-27 @CAT-01
  Scenario: A hero has the title that the config gives it
    Given a new subscriber
    And the config shows these rows:
      | type     | playlist          | title      | featured |
      | playlist | Trending programs | Start here | yes      |
    When they open home
    Then the shelves are, in this order:
      | Start here |
    And the shelf "Start here" says "Start here"

  @CAT-27 @CAT-01 @browser
  Scenario: A featured row has its own colour, whether hero or not
    Given a new subscriber
    And the config shows these rows:
      | type     | playlist           | title  | featured | backgroundColor |
      | playlist | New this week      | First  | yes      | #fff3b0         |
      | playlist | Trending programs  | Second | yes      | #102a43         |
    When they open home
    Then the shelf "First" stands on "rgb(255, 243, 176)"
    And the shelf "Second" stands on "rgb(16, 42, 67)"
    And the page has no accessibility violations

  @CAT-12 @CAT-01 @browser
  Scenario Outline: A featured row below the hero shows one item in a window <width> pixels wide
    Given a window of <width> by 900 pixels
    And a new subscriber
    And the config shows these rows:
      | type     | playlist          | featured |
      | playlist | Trending programs |          |
      | playlist | New this week     | yes      |
    When they open home
    Then the featured row "New this week" shows 1 item
    And nothing runs off the side of the window
    And the page has no accessibility violations

    Examples:
      | width |
      | 320   |
      | 390   |
      | 1440  |

  @CAT-02
  Scenario Outline: A member with no row to show, where <rows>, is led on to the workouts
    Given a new subscriber
    And they have watched 0.5 of "The Long Ride"
    And the platform answers media with status 404
    And the watchlist answers without "The Long Ride"
    And the config shows these rows:
      | type     |
      | <first>  |
      | <second> |
    When they open home
    Then the page says "Nothing to show here yet"
    And they see 0 shelves
    When they press "Find a workout"
    Then they are on the workouts page

    Examples:
      | rows                     | first               | second            |
      | none has content         | favorites           | followed_playlist |
      | all turn out to be empty | because_you_watched | continue_watching |
      | one does                 | because_you_watched | favorites         |

  @CAT-02
  Scenario: Home is not empty where one row shows
    Given a new subscriber
    And the config shows these rows:
      | type      | playlist      |
      | favorites |               |
      | playlist  | New this week |
    When they open home
    Then they see the shelf "New this week"
    And the page does not say "Nothing to show here yet"

  @CAT-02
  Scenario: Home is not empty while it is not known who is there
    Given a subscribed member
    And the platform takes 3 s to answer who is there
    And the config shows these rows:
      | type      | title |
      | favorites | Yours |
    When they open home
    And 2 seconds go by
    Then the page does not yet say "Nothing to show here yet"
    And they see the shelf "Yours"
