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
