Feature: Home

  Home begins with a hero, goes on with the rows that the customer has put together, and with what each member has begun. A row that has
  nothing to show for somebody does not show; one that fails says so and leaves the others alone.

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

  Rule: Six rows show first, and four more at each scroll to the end

    Background:
      Given a visitor

    @CAT-01 @CAT-02 @CAT-03 @API-04
    Scenario: A visitor sees the hero and the first rows in the customer's order
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
      When they open home
      Then they see 6 shelves
      When they scroll to the end
      Then they see 10 shelves
      When they scroll to the end
      Then they see 14 shelves

    @CAT-01 @browser
    Scenario: The next four rows are loaded while home is idle, and show at once
      When they open home
      Then the platform was asked for playlists 9 times
      When the platform does not answer playlists
      And they scroll to the end
      Then they see the shelf "Strength with dumbbells"

    @CAT-01 @browser
    Scenario: A shelf gets its cards while home is idle, before anybody scrolls
      When they open home
      Then the shelf "10 minutes or less" has its cards before it comes into view

    @CAT-01 @browser @nightly
    Scenario Outline: A jump to the end by <way> brings four more, on the screen of <screen>
      Given the screen of <screen>
      When they open home
      Then they see 6 shelves
      When they jump to the end by <way>
      Then they see 10 shelves, and no more once the page is at rest
      When they jump to the end by <way>
      Then they see 14 shelves, and no more once the page is at rest

      Examples:
        | way       | screen                    |
        | the key   | a computer                |
        | scrollbar | a computer                |
        | the key   | a computer, half as high  |
        | scrollbar | a computer, half as high  |
        | the key   | a computer, twice as high |
        | scrollbar | a computer, twice as high |

    @CAT-01 @browser
    Scenario: The rows go on by themselves on a screen as high as the page
      Given the screen of a computer, four times as high
      When they open home
      Then they see 10 shelves, and no more once the page is at rest

    @CAT-01 @browser @nightly
    Scenario Outline: Nothing of home moves by itself while it is scrolled on a slow device, as large as <screen>
      Given a new subscriber
      And the screen of <screen>
      And a device that is 4 times slower
      When they open home
      And they scroll through the whole page
      Then the page says "Daybreak. Train kindly."
      And nothing of the page has moved by itself

      Examples:
        | screen     |
        | a phone    |
        | a computer |

    @CAT-18
    Scenario: Placeholders stand for the items of a shelf on their way
      Given the platform takes 3 s to answer playlists
      When they open home
      Then 15 placeholders stand for the items of a list
      And they see the shelf "New this week"

    @CAT-18
    Scenario: Placeholders stand for the items of a playlist on their way
      Given the platform takes 3 s to answer playlists
      When they open the playlist "New this week"
      Then 30 placeholders stand for the items of a list
      And the heading is "New this week"

  Rule: Who has begun workouts picks up where they left off

    Background:
      Given a new subscriber

    @CAT-02 @HIS-04 @HIS-02
    Scenario: The workouts between 5 and 95 percent are left to go on with, the latest first
      Given they have watched 0.05 of "The Long Ride"
      And they have watched 0.5 of "One Minute Plank"
      And they have watched 0.95 of "No Explanation Needed"
      And they have watched 0.049 of "Just Move"
      And they have watched 0.951 of "Eyes Closed"
      When they open home
      Then the shelf "Pick up where you left off" shows exactly, in this order:
        | No Explanation Needed |
        | One Minute Plank      |
        | The Long Ride         |

    @CAT-02
    Scenario: Who has begun nothing sees no row for it
      When they open home
      Then they see the shelf "Today’s 365"
      And they do not see the shelf "Pick up where you left off"

    @HIS-04 @API-07
    Scenario: What the watchlist leaves out is left out of the screen, and of nothing else
      Given they have watched 0.5 of "The Long Ride"
      And they have watched 0.4 of "One Minute Plank"
      And the watchlist answers without "One Minute Plank"
      When they open home
      Then the shelf "Pick up where you left off" shows exactly, in this order:
        | The Long Ride |
      And the platform knows 0.4 of "One Minute Plank"

    @HIS-04 @CAT-19 @API-07
    Scenario Outline: Begun workouts cannot be loaded where <what>
      Given they have watched 0.5 of "The Long Ride"
      And <what>
      When they open home
      Then the shelf "Pick up where you left off" says "Could not load items"
      And they see the shelf "New this week"

      Examples:
        | what                                             |
        | the platform answers a watchlist with an error |
        | the platform answers a watchlist with a web page |
        | the customer has switched continue watching off  |

  Rule: The customer decides on the title and the colour of a row

    Background:
      Given a new subscriber

    @CAT-27
    Scenario: The customer's title of a row goes before the playlist's
      Given the config shows these rows:
        | type     | playlist          | title |
        | playlist | New this week     | Fresh |
        | playlist | Trending programs |       |
      When they open home
      Then they see the shelf "Fresh"
      And they see the shelf "Trending programs"
      And they do not see the shelf "New this week"

    @CAT-27 @CAT-01
    Scenario: The hero has the title that the customer gives it
      Given the config shows these rows:
        | type     | playlist          | title      | featured |
        | playlist | Trending programs | Start here | yes      |
      When they open home
      Then the shelves are, in this order:
        | Start here |
      And the shelf "Start here" says "Start here"

    @CAT-27 @browser
    Scenario: A row's colour takes the place of the page's, and all words stay readable
      Given the config shows these rows:
        | type     | playlist          | backgroundColor |
        | playlist | New this week     | pale yellow     |
        | playlist | Trending programs |                 |
      When they open home
      Then the shelf "New this week" stands on pale yellow
      And the shelf "Trending programs" stands on midnight blue
      And the page has no accessibility violations

    @CAT-27 @CAT-19 @browser
    Scenario: A row that could not be loaded has its own colour, too
      Given the config shows these rows:
        | type     | playlist      | title | backgroundColor |
        | playlist | New this week | Picks | pale yellow     |
      And the platform answers playlists with an error
      When they open home
      Then the shelf "Picks" says "Could not load items"
      And the shelf "Picks" stands on pale yellow
      And the page has no accessibility violations

    @CAT-27 @CAT-18 @browser
    Scenario: A row that is on its way has its own colour, too
      Given the config shows these rows:
        | type     | playlist          | title | backgroundColor |
        | playlist | Trending programs | Picks | pale yellow     |
      And the platform takes 5 s to answer playlists
      When they open home
      Then the heading "Picks" stands on pale yellow
      And the page does not yet say "Undefeated"

    @CAT-27 @CAT-06 @browser
    Scenario: A row of recommendations has its own colour, too
      Given they have watched 0.5 of "The Long Ride"
      And the config shows these rows:
        | type                | backgroundColor |
        | because you watched | pale yellow     |
      When they open home
      Then the shelf "Because you did: The Long Ride" stands on pale yellow

    @CAT-27 @CAT-01 @browser
    Scenario: A featured row has its own colour, whether hero or not
      Given the config shows these rows:
        | type     | playlist          | title  | featured | backgroundColor |
        | playlist | New this week     | First  | yes      | pale yellow     |
        | playlist | Trending programs | Second | yes      | dark blue       |
      When they open home
      Then the shelf "First" stands on pale yellow
      And the shelf "Second" stands on dark blue
      And the page has no accessibility violations

  Rule: A featured row shows one item at a time; the first row of the page is its hero

    Background:
      Given a new subscriber

    @CAT-01 @CAT-12
    Scenario: A featured row stands where the customer has it, one item at a time
      Given the config shows these rows:
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
      Given the config shows these rows:
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
    Scenario: A featured row is the hero where the rows before it have nothing to show
      Given the config shows these rows:
        | type              | playlist          | featured |
        | continue watching |                   |          |
        | playlist          | Trending programs | yes      |
      When they open home
      Then the featured item is "Barre"
      And they see 1 shelf

    @CAT-01 @CAT-02
    Scenario: A personal row can be featured, also as the hero
      Given a subscribed member
      And the config shows these rows:
        | type              | title     | featured |
        | continue watching | Go on     | yes      |
        | favorites         | Favorites | yes      |
      When they open home
      Then the shelves are, in this order:
        | Go on     |
        | Favorites |
      And the featured row "Favorites" is at "Undefeated"
      And the shelf "Favorites" offers all at the favorites page

    @CAT-16 @CAT-01
    Scenario: A featured row below the hero goes on by itself every seven seconds
      Given the config shows these rows:
        | type     | playlist          | featured |
        | playlist | New this week     |          |
        | playlist | Trending programs | yes      |
      When they open home
      Then the featured row "Trending programs" is at "Barre"
      When 6 seconds go by
      Then the featured row "Trending programs" is at "Barre"
      When 1 second goes by
      Then the featured row "Trending programs" is at "Undefeated"

    @CAT-12 @CAT-01 @browser
    Scenario: A featured row below the hero shows one item, and fits on every screen
      Given the config shows these rows:
        | type     | playlist          | featured |
        | playlist | Trending programs |          |
        | playlist | New this week     | yes      |
      When they open home
      Then the featured row "New this week" shows 1 item
      And the page is accessible, and fits on the screen of:
        | a small phone    |
        | a phone          |
        | a large computer |

  Rule: A row that fails says so and leaves the others alone

    Background:
      Given a new subscriber

    @CAT-19 @API-07
    Scenario: A shelf that fails leaves the others alone, and comes with another try
      Given the config shows these rows:
        | type     | playlist          | title       |
        | playlist | Staff picks       | Staff picks |
        | playlist | Trending programs | Programs    |
      And the platform answers playlists by path with an error
      When they open home
      Then the shelf "Staff picks" says "Could not load items"
      And the shelf "Programs" shows "Undefeated"
      When the platform is well again
      And they press "Try again"
      Then the shelf "Staff picks" does not say "Could not load items"

    @CAT-01 @CAT-19
    Scenario: A featured row that fails says so, and comes with another try
      Given the config shows these rows:
        | type     | playlist          | featured |
        | playlist | Trending programs | yes      |
      And the platform answers playlists with an error
      When they open home
      Then the page says "Could not load items"
      When the platform is well again
      And they press "Try again"
      Then the featured item is "Barre"
      And the page does not say "Could not load items"

  Rule: A member whose rows are all empty is led on

    Background:
      Given a new subscriber
      And they have watched 0.5 of "The Long Ride"
      And the platform answers media with status 404
      And the watchlist answers without "The Long Ride"

    @CAT-02
    Scenario Outline: A member is led on to the workouts where <rows>
      Given the config shows these rows:
        | type     |
        | <first>  |
        | <second> |
      When they open home
      Then the page says "Nothing to show here yet"
      And they see 0 shelves
      When they press "Find a workout"
      Then they are on the workouts page

      Examples:
        | rows                          | first               | second            |
        | no row has content            | favorites           | followed playlist |
        | all rows turn out to be empty | because you watched | continue watching |
        | one row does                  | because you watched | favorites         |

    @CAT-02
    Scenario: Home is not empty where one row shows
      Given the config shows these rows:
        | type      | playlist      |
        | favorites |               |
        | playlist  | New this week |
      When they open home
      Then they see the shelf "New this week"
      And the page does not say "Nothing to show here yet"
