Feature: The personal rows of home

  Four kinds of rows are different for everybody: favorites, what is next in the programs that somebody follows, that program by
  itself, and recommendations after something watched. A row that has nothing to show is not there; one that failed says so.

  Rule: Favorites stand in the member's own order

    Background:
      Given the config shows these rows:
        | type      | title          |
        | favorites | Your favorites |

    @CAT-02 @FAV-06 @CAT-08
    Scenario: Favorites stand in the member's order, with a way to all of them
      Given a subscribed member
      When they open home
      Then the shelf "Your favorites" shows exactly, in this order:
        | Undefeated                 |
        | Bell to Bell               |
        | Break: Full Body           |
        | Spin-Up: Beginner with Tom |
        | DB10                       |
        | Step Cardio Express        |
        | Ropes and Lungs            |
      And the shelf "Your favorites" offers all at the favorites page

    @CAT-02 @FAV-06 @API-07
    Scenario: A favorite that the platform does not know just now is left out of the screen alone
      Given a subscribed member
      And the watchlist answers without "Undefeated"
      When they open home
      Then the shelf "Your favorites" shows "Bell to Bell" first
      And the shelf "Your favorites" does not show "Undefeated"

    @FAV-06 @API-07
    Scenario: A favorite that was left out is back as soon as the platform knows it again
      Given a subscribed member
      And the watchlist answers without "Undefeated"
      When they open home
      Then the shelf "Your favorites" shows "Bell to Bell" first
      When the platform is well again
      And the config shows these rows:
        | type      | title    |
        | favorites | Favorite |
      And they load the page again
      Then the shelf "Favorite" shows "Undefeated" first

    @FAV-06 @API-07
    Scenario: A request for favorites that fails takes nothing away
      Given a subscribed member
      And the platform answers a watchlist with an error
      When they open home
      Then the shelf "Your favorites" says "Could not load items"
      When the platform is well again
      And they press "Try again"
      Then the shelf "Your favorites" shows "Undefeated" first

  Rule: What is next in followed programs joins today's row, after today's workout

    @CAT-04
    Scenario: Today's workout leads, and what is next in each followed program comes after it
      Given a subscribed member
      And the config shows these rows:
        | type     | playlist    | title       |
        | playlist | Today’s 365 | Today’s 365 |
      When they open home
      Then the shelf "Today’s 365" begins with:
        | Upper Body: Pause Reps |
        | Round by Round         |
        | Ten Minutes: Legs      |

    @CAT-04
    Scenario: Who follows no program sees the daily series as it is
      Given a new subscriber
      And the config shows these rows:
        | type     | playlist    | title       |
        | playlist | Today’s 365 | Today’s 365 |
      When they open home
      Then the shelf "Today’s 365" does not show "Round by Round"
      And the shelf "Today’s 365" does not show "Ten Minutes: Legs"

    @CAT-04
    Scenario: Today's row is as it was where nothing is followed, under the title that the config gives it
      Given a new subscriber
      And the config shows these rows:
        | type     | playlist    | title     |
        | playlist | Today’s 365 | Every day |
      And the platform answers playlists with these items:
        | item             |
        | One Minute Plank |
        | Round by Round   |
        | Just Move        |
      When they open home
      Then the shelf "Every day" shows exactly, in this order:
        | One Minute Plank |
        | Round by Round   |
        | Just Move        |

    @CAT-04
    Scenario: What is next in a followed program comes once, and the row keeps its title
      Given a subscribed member
      And the config shows these rows:
        | type     | playlist    | title     |
        | playlist | Today’s 365 | Every day |
      And the platform answers playlists with these items:
        | item             |
        | One Minute Plank |
        | Just Move        |
        | Round by Round   |
      When they open home
      Then the shelf "Every day" shows exactly, in this order:
        | One Minute Plank  |
        | Round by Round    |
        | Ten Minutes: Legs |
        | Just Move         |
      And they see 1 shelves

    @CAT-04
    Scenario: Today's workout comes once, though a followed program goes on with it
      Given a new subscriber
      And they follow these programs:
        | program    | next                   |
        | Undefeated | Upper Body: Pause Reps |
        | DB10       | Ten Minutes: Legs      |
      And the config shows these rows:
        | type     | playlist    |
        | playlist | Today’s 365 |
      When they open home
      Then the shelf "Today’s 365" begins with:
        | Upper Body: Pause Reps |
        | Ten Minutes: Legs      |
        | Peak: Balance          |

    @CAT-04
    Scenario: What is next in followed programs joins no other row
      Given a subscribed member
      And the config shows these rows:
        | type     | playlist      | title |
        | playlist | Today’s 365   | 365   |
        | playlist | New this week | New   |
      When they open home
      Then the shelf "365" shows "Round by Round"
      And the shelf "New" shows "Morning: Cool-Down" first
      And the shelf "New" does not show "Round by Round"

    @CAT-04 @API-07
    Scenario: A next workout that cannot be loaded is left out of today's row
      Given a subscribed member
      And the platform answers media with status 404
      And the config shows these rows:
        | type     | playlist    |
        | playlist | Today’s 365 |
      When they open home
      Then the shelf "Today’s 365" begins with:
        | Upper Body: Pause Reps |
        | Peak: Balance          |

    @CAT-04
    Scenario: Today's row keeps the playlist's title where the config has none
      Given a subscribed member
      And the config shows these rows:
        | type     | playlist    |
        | playlist | Today’s 365 |
      When they open home
      Then the shelf "Today’s 365" shows "Round by Round"
      And they see 1 shelves

    @CAT-04 @CAT-05
    Scenario: Today's workout leads, wherever the platform's answer has it
      Given a subscribed member
      And the config shows these rows:
        | type     | playlist    | title     |
        | playlist | Today’s 365 | Every day |
      And the platform answers playlists with these items:
        | item             | coreTrack | pubdate    |
        | One Minute Plank | db365     | 1781395200 |
        | Just Move        | db365     | 1781568000 |
        | The Long Ride    | db365     | 1781481600 |
      When they open home
      Then the shelf "Every day" shows exactly, in this order:
        | The Long Ride     |
        | Round by Round    |
        | Ten Minutes: Legs |
        | One Minute Plank  |
        | Just Move         |

    @CAT-04 @CAT-05 @CAT-01
    Scenario: Today's workout leads the featured row, too, with its label
      Given a subscribed member
      And the config shows these rows:
        | type     | playlist    | featured |
        | playlist | Today’s 365 | yes      |
      When they open home
      Then the featured item is "Upper Body: Pause Reps"
      And the featured item says "Today's Workout"

    @CAT-04 @CAT-01
    Scenario: What is next in each followed program follows today's workout in the featured row, too
      Given a subscribed member
      And the config shows these rows:
        | type     | playlist    | featured |
        | playlist | Today’s 365 | yes      |
      When they open home
      And they turn the featured row on
      Then the featured item is "Round by Round"
      When they turn the featured row on
      Then the featured item is "Ten Minutes: Legs"

    @CAT-04 @CAT-07
    Scenario: Of three followed programs each has its next workout in today's row
      Given a new subscriber
      And they follow these programs:
        | program    | next              |
        | Undefeated | Round by Round    |
        | DB10       | Ten Minutes: Legs |
        | Barre      | Plié School       |
      And the config shows these rows:
        | type     | playlist    |
        | playlist | Today’s 365 |
      When they open home
      Then the shelf "Today’s 365" begins with:
        | Upper Body: Pause Reps |
        | Round by Round         |
        | Ten Minutes: Legs      |
        | Plié School            |

  Rule: A followed program has a row of its own, from the workout to continue

    @CAT-02 @CAT-07 @CAT-08
    Scenario: Each followed program goes on with the workout to continue
      Given a subscribed member
      And the config shows these rows:
        | type              |
        | followed_playlist |
      When they open home
      Then the shelf "Undefeated" shows "Round by Round" first
      And the shelf "Undefeated" does not show "Jab, Cross, Breathe"
      And the shelf "Undefeated" offers all at the program "Undefeated"
      And the shelf "DB10" shows "Ten Minutes: Legs" first

    @CAT-04 @CAT-07
    Scenario: Of three followed programs each has its row, beside today's
      Given a new subscriber
      And they follow these programs:
        | program    | next              |
        | Undefeated | Round by Round    |
        | DB10       | Ten Minutes: Legs |
        | Barre      | Plié School       |
      And the config shows these rows:
        | type              | playlist    |
        | playlist          | Today’s 365 |
        | followed_playlist |             |
      When they open home
      Then the shelf "Today’s 365" shows "Plié School"
      And the shelf "Undefeated" shows "Round by Round" first
      And the shelf "DB10" shows "Ten Minutes: Legs" first
      And the shelf "Barre" shows "Plié School" first

    @CAT-02 @CAT-07
    Scenario: Who follows a program sees the row for this one program
      Given a subscribed member
      And the config shows these rows:
        | type              | playlist   | title      |
        | followed_playlist | Undefeated | Keep going |
      When they open home
      Then the shelf "Keep going" shows "Round by Round" first
      And they see 1 shelves

    @CAT-02 @CAT-07
    Scenario: Who follows no program sees no row for one, though somebody in this browser did
      Given a subscribed member
      And the config shows these rows:
        | type              | playlist   | title      |
        | followed_playlist | Undefeated | Keep going |
      When they open home
      Then they see the shelf "Keep going"
      When they become a new subscriber elsewhere
      And they load the page again
      Then they do not see the shelf "Keep going"

    @CAT-02 @CAT-07
    Scenario: Who follows another program sees no row for this one
      Given a new subscriber
      And they follow these programs:
        | program | next              |
        | DB10    | Ten Minutes: Legs |
      And the config shows these rows:
        | type              | playlist   | title      |
        | followed_playlist | Undefeated | Keep going |
      When they open home
      Then the page says "Nothing to show here yet"
      And the page does not say "Keep going"

    @CAT-07
    Scenario Outline: A followed program goes on at its workout <next>, on whatever page that is
      Given a new subscriber
      And they follow these programs:
        | program    | next   |
        | Undefeated | <next> |
      And the workouts of "Undefeated" come in parts of 5
      And the config shows these rows:
        | type              |
        | followed_playlist |
      When they open home
      Then the shelf "Undefeated" shows "<next>" first
      And the shelf "Undefeated" has <tiles> tiles

      Examples:
        | next            | tiles |
        | Round by Round  | 10    |
        | Slip and Answer | 7     |
        | Corner Stretch  | 1     |

    @CAT-02 @CAT-07 @CAT-19
    Scenario Outline: A program's row that fails <says> so for <person>
      Given <person>
      And the config shows these rows:
        | type              | playlist          | title |
        | followed_playlist | Trending programs | Yours |
      And the platform answers playlists with an error
      When they open home
      Then the page <says> "Could not load items"

      Examples:
        | person              | says         |
        | a subscribed member | says         |
        | a new subscriber    | does not say |

  Rule: Who has done something well is recommended more like it

    @CAT-02 @CAT-06
    Scenario Outline: Who has watched <progress> of something is recommended <what>
      Given a new subscriber
      And they have watched <progress> of "The Long Ride"
      And the config shows these rows:
        | type                | playlist      |
        | because_you_watched |               |
        | playlist            | New this week |
      When they open home
      Then they see <shelves> shelves

      Examples:
        | progress | what    | shelves |
        | 0.249    | nothing | 1       |
        | 0.25     | more    | 2       |

    @CAT-02 @CAT-06
    Scenario: Recommendations are for what was watched well, the latest first, and their title says for what
      Given a new subscriber
      And they have watched 0.9 of "Just Move"
      And they have watched 0.25 of "The Long Ride"
      And they have watched 0.2 of "One Minute Plank"
      And the config shows these rows:
        | type                | title   |
        | because_you_watched | For you |
      When they open home
      Then they see the shelf "Because you did: The Long Ride"
      And the shelf "Because you did: The Long Ride" does not show "The Long Ride"

    @CAT-06
    Scenario: What was watched is not among its own recommendations
      Given a new subscriber
      And they have watched 0.9 of "The Long Ride"
      And the config shows these rows:
        | type                |
        | because_you_watched |
      And the platform answers playlists with these items:
        | item             |
        | The Long Ride    |
        | One Minute Plank |
      When they open home
      Then the shelf "Because you did: The Long Ride" begins with:
        | One Minute Plank |

  Rule: A row that cannot be loaded says so, and can be tried again

    Background:
      Given a new subscriber
      And they have watched 0.5 of "The Long Ride"
      And the config shows these rows:
        | type                |
        | because_you_watched |

    @CAT-02 @CAT-06 @CAT-19
    Scenario: Recommendations that fail say so, and come with another try
      Given the platform answers playlists with an error
      When they open home
      Then the shelf "Because you did: The Long Ride" says "Could not load items"
      When the platform is well again
      And they press "Try again"
      Then the shelf "Because you did: The Long Ride" does not say "Could not load items"

    @CAT-06 @CAT-19
    Scenario: A watched item that fails to load is not taken for one that no longer exists
      Given the platform answers media with an error
      When they open home
      Then the page says "Could not load items"
      When the platform is well again
      And they press "Try again"
      Then they see the shelf "Because you did: The Long Ride"

  Rule: A row whose workout or program is gone is left out, without a word

    @CAT-06 @CAT-07
    Scenario Outline: The row of <what> that no longer exists is left out
      Given a subscribed member
      And they have watched 0.5 of "The Long Ride"
      And the platform answers <call> with status 404
      And the config shows these rows:
        | type     | playlist    | title |
        | <type>   | <of>        |       |
        | playlist | Staff picks | Picks |
      When they open home
      Then they see the shelf "Picks"
      And they see 1 shelves
      And the page does not say "Could not load items"

      Examples:
        | what                      | type                | of         | call      |
        | a watched item            | because_you_watched |            | media     |
        | a program                 | followed_playlist   |            | media     |
        | the playlist of a program | followed_playlist   |            | playlists |
        | a program in the config   | followed_playlist   | Undefeated | playlists |

  Rule: Each row has a way to all of it

    @CAT-08
    Scenario Outline: All of the row "<shelf>" is at <page>
      Given a subscribed member
      And the config shows these rows:
        | type              | playlist             | title      | featured |
        | playlist          | New this week        | New        |          |
        | continue_watching |                      | Go on      |          |
        | playlist          | This week in the 365 | This week  |          |
        | playlist          | This week in the 365 | One by one | yes      |
        | playlist          | Today’s 365          | 365        |          |
        | followed_playlist | Undefeated           | Keep going |          |
      When they open home
      Then the shelf "<shelf>" offers all at <page>

      Examples:
        | shelf      | page                         |
        | New        | the playlist "New this week" |
        | Go on      | the workout history          |
        | This week  | the 365 history              |
        | One by one | the 365 history              |
        | 365        | the playlist "Today’s 365"   |
        | Keep going | the program "Undefeated"     |
