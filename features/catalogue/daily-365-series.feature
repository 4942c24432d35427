Feature: The daily 365 series

  Every day of the year has a workout of its own, the same for everybody: today's stands out wherever it shows, and the past ones stay.
  The day is that of UTC, all over the world, so that two members who speak of today's workout mean the same one.

  Rule: The 365 page has rows of its own, and every workout of the series

    @CAT-23 @API-04
    Scenario: The workouts of the series are listed on the 365 page
      Given a new subscriber
      When they open the 365 page
      Then the heading is "Today’s 365"
      And the list "Today’s 365" begins with:
        | Upper Body: Pause Reps |
        | Peak: Balance          |
        | Bell to Bell           |

    @CAT-23
    Scenario: Two rows head the 365 page, and no more
      Given a new subscriber
      When they open the 365 page
      Then the shelf "This week" stands above the list "Today’s 365"
      And the shelf "New this week" stands above the list "Today’s 365"
      And they do not see the shelf "And on rest days"

    @CAT-23
    Scenario: Favorites and begun workouts are not among its rows, and do not count
      Given a subscribed member
      And they have watched 0.5 of "The Long Ride"
      When they open the 365 page
      Then the shelves are, in this order:
        | Today's Workout       |
        | Your year, day by day |
        | This week             |
        | New this week         |

    @CAT-23 @CAT-06
    Scenario: Recommendations are among its rows, and count
      Given a new subscriber
      And they have watched 0.5 of "The Long Ride"
      And the config shows these rows on the 365 page:
        | type                | playlist          |
        | continue watching   |                   |
        | because you watched |                   |
        | favorites           |                   |
        | playlist            | Trending programs |
        | playlist            | New this week     |
      When they open the 365 page
      Then the shelves are, in this order:
        | Today's Workout                |
        | Your year, day by day          |
        | Because you did: The Long Ride |
        | Trending programs              |

    @CAT-23 @CAT-07
    Scenario: Followed programs are among its rows, and count as one
      Given a subscribed member
      And the config shows these rows on the 365 page:
        | type              | playlist          |
        | favorites         |                   |
        | followed playlist |                   |
        | continue watching |                   |
        | playlist          | Trending programs |
        | playlist          | New this week     |
      When they open the 365 page
      Then the shelves are, in this order:
        | Today's Workout       |
        | Your year, day by day |
        | Undefeated            |
        | DB10                  |
        | Trending programs     |

    @CAT-23 @CAT-01
    Scenario: A featured row among them is no hero
      Given a new subscriber
      And the config shows these rows on the 365 page:
        | type     | playlist          | featured |
        | playlist | Trending programs | yes      |
      When they open the 365 page
      Then the featured row "Trending programs" is at "Barre"
      And the page has no hero

    @CAT-23
    Scenario: The history of the 365 is this week's playlist
      Given a new subscriber
      When they open the 365 history
      Then the heading is "365 History"
      And the tab is titled "365 History · Daybreak"
      And the list "365 History" shows exactly, in this order:
        | Upper Body: Pause Reps |
        | Peak: Balance          |
        | Bell to Bell           |
        | Small Space Countdown  |
        | Legs Heavy Day         |
        | Full Body Express      |
        | Step Cardio Express    |

  Rule: The 365 page begins with today's workout, and starts it

    @CAT-23 @ACC-03
    Scenario: A press on the one button at its head starts today's workout
      Given a new subscriber
      When they open the 365 page
      Then the shelf "Today's Workout" says "Upper Body: Pause Reps"
      And the shelf "Today's Workout" says "June 15, 2026"
      And the shelf "Today's Workout" says "30 min"
      When they press "Start watching"
      Then they are on the player of "Upper Body: Pause Reps"
      And the video plays from 0

    @CAT-23 @CAT-15
    Scenario: Its head says how long it takes, in which genre, and with whom
      Given a new subscriber
      When they open the 365 page
      Then the shelf "Today's Workout" says "30 min • Strength • Jonas Lindqvist"

    @CAT-23 @CAT-25
    Scenario: A visitor reads its public title, which its links have in their addresses
      Given a visitor
      And visitors know "Easy Drills" as "Drills for Everybody"
      And the platform answers playlists with these items:
        | item        | coreTrack | pubdate              |
        | Easy Drills | db365     | 2026-06-15T00:00:00Z |
      When they open the 365 page
      Then in "Today's Workout" the link "Drills for Everybody" leads to the address "/workout/drills-for-everybody"
      And in "Today's Workout" the link "Start watching" leads to the address "/workout/drills-for-everybody?play=1"

    @CAT-23 @MED-08
    Scenario: Closing its player leads back to the 365 page
      Given a new subscriber
      When they open the 365 page
      And they press "Start watching"
      Then they are on the player of "Upper Body: Pause Reps"
      When they press "Back"
      Then they are on the 365 page

    @CAT-23 @SHL-16
    Scenario: On a television the first press leads to the button that starts it
      Given a new subscriber
      And they have turned TV mode on on this device
      When they open the 365 page
      Then the shelf "Today's Workout" says "30 min"
      When they go by arrow keys "down 1"
      Then "Start watching" has the focus

    @CAT-23
    Scenario: Its title leads to its page
      Given a new subscriber
      When they open the 365 page
      Then in "Today's Workout" the link "Upper Body: Pause Reps" leads to the workout "Upper Body: Pause Reps"

    @CAT-23 @ACC-02
    Scenario Outline: After <watched> of it the button says "<label>"
      Given a new subscriber
      And they have watched <watched> of "Upper Body: Pause Reps"
      When they open the 365 page
      Then in "Today's Workout" the link "<label>" leads to the player of "Upper Body: Pause Reps"
      And the shelf "Today's Workout" says "<state>"
      And the shelf "Today's Workout" does not say "<other>"

      Examples:
        | watched | label             | state       | other |
        | 0.5     | Continue watching | 15 min left | Done  |
        | 0.98    | Watch again       | Done        | left  |

    @CAT-23 @ACC-03
    Scenario Outline: The button of <viewer>, who has no access, leads to what gives it
      Given <person>
      When they open the 365 page
      Then the shelf "Today's Workout" says "Upper Body: Pause Reps"
      And the shelf "Today's Workout" does not say "Start watching"
      When they press "<label>"
      Then they are on the account site's <page> page

      Examples:
        | viewer          | person          | label                      | page         |
        | a visitor       | a visitor       | Sign up to start watching! | sign-up      |
        | a lapsed member | a lapsed member | Activate your subscription | subscription |

    @CAT-23 @CAT-05
    Scenario Outline: Today's workout is that of the day in UTC: at <moment> in <zone> it is of <day>
      Given a new subscriber
      And it is <moment> in "<zone>"
      When they open the 365 page
      Then the shelf "Today's Workout" says "<day>"

      Examples:
        | zone                | moment           | day           |
        | America/Los_Angeles | 2026-06-15 16:59 | June 15, 2026 |
        | America/Los_Angeles | 2026-06-14 17:00 | June 15, 2026 |
        | Pacific/Kiritimati  | 2026-06-16 13:59 | June 15, 2026 |

    @CAT-23
    Scenario: On a day without a workout the page begins with the member's year
      Given a new subscriber
      And the platform answers playlists with these items:
        | item             | coreTrack | pubdate              |
        | The Long Ride    | db365     | 2026-06-14T00:00:00Z |
        | One Minute Plank | core      | 2026-06-15T00:00:00Z |
      When they open the 365 page
      Then the shelf "Your year, day by day" says "0 done in 2026"
      And the shelf "Your year, day by day" does not say "Today's is"
      And they do not see the shelf "Today's Workout"

    @CAT-23 @CAT-05
    Scenario: The list and the row of home say which card is today's
      Given a new subscriber
      When they open the 365 page
      Then the card of "Upper Body: Pause Reps" says "Today's Workout"
      And the card of "Peak: Balance" does not say "Today's Workout"
      When they open home
      Then the card of "Upper Body: Pause Reps" says "Today's Workout"
      And the card of "Peak: Balance" does not say "Today's Workout"

  Rule: Below it a member sees their year, of which a day is done once its workout is, on whichever day

    @CAT-23
    Scenario: Days that are done, and those missed since the first one, show month by month
      Given a new subscriber
      And they have completed these daily workouts:
        | of         | completed |
        | 2026-05-29 |           |
        | 2026-06-01 |           |
        | 2026-06-03 to 2026-06-10 |  |
        | 2026-06-15 | 2026-06-15T08:00:00Z |
      When they open the 365 page
      Then the year "2026" is:
        | January  | None | None |
        | February | None | None |
        | March    | None | None |
        | April    | None | None |
        | May      | 29   | 30 to 31 |
        | June     | 1, 3 to 10, and 15 | 2 and 11 to 14 |
      And the shelf "Your year, day by day" says "11 done in 2026"
      And the shelf "Your year, day by day" says "Today's is done"

    @CAT-23
    Scenario: Days count as missed from the one on which a workout was first done, of whichever day
      Given a new subscriber
      And they have completed these daily workouts:
        | of         | completed            |
        | 2026-05-01 | 2026-06-12T08:00:00Z |
        | 2026-05-01 | 2026-06-14T08:00:00Z |
        | 2026-06-15 | 2026-06-15T08:00:00Z |
      When they open the 365 page
      Then the year "2026" is:
        | January  | None | None     |
        | February | None | None     |
        | March    | None | None     |
        | April    | None | None     |
        | May      | 1    | None     |
        | June     | 15   | 12 to 14 |

    @CAT-23
    Scenario: Workouts that are not of the series count for nothing here
      Given a new subscriber
      And they have completed a workout on "2026-06-15, 2026-06-14"
      When they open the 365 page
      Then their run is "No days in a row yet"
      And the shelf "Your year, day by day" says "0 done in 2026"
      And the shelf "Your year, day by day" says "Today's is not done yet"

    @CAT-23
    Scenario Outline: The days in a row with <done> done: "<run>"
      Given a new subscriber
      And they have completed these daily workouts:
        | of     | completed            |
        | <done> | 2026-06-15T08:00:00Z |
      When they open the 365 page
      Then their run is "<run>"

      Examples:
        | done                     | run                  |
        | 2026-06-15               | 1 day in a row       |
        | 2026-06-14               | 1 day in a row       |
        | 2026-06-13               | No days in a row yet |
        | 2026-06-10 to 2026-06-15 | 6 days in a row      |
        | 2026-06-10 to 2026-06-14 | 5 days in a row      |
        | 2025-12-20 to 2026-06-15 | 178 days in a row    |

    @CAT-23
    Scenario: A run that began before the twelve months that are known is that long or longer
      Given a new subscriber
      And they have completed these daily workouts:
        | of                       | completed |
        | 2025-06-10 to 2026-06-15 |           |
      When they open the 365 page
      Then their run is "365 days in a row or more"
      And the shelf "Your year, day by day" says "166 done in 2026"

    @CAT-23
    Scenario: A day without a workout is not missed, and does not end the run
      Given a new subscriber
      And the platform answers playlists with these items:
        | item             | coreTrack | pubdate              |
        | One Minute Plank | db365     | 2026-06-15T00:00:00Z |
        | The Long Ride    | db365     | 2026-06-12T00:00:00Z |
        | Just Move        | core      | 2026-06-10T00:00:00Z |
      And they have completed:
        | workout          | completed            |
        | One Minute Plank | 2026-06-15T08:00:00Z |
        | The Long Ride    | 2026-06-12T08:00:00Z |
        | Just Move        | 2026-06-10T08:00:00Z |
      When they open the 365 page
      Then their run is "2 days in a row"
      And the year "2026" is:
        | January  | None      | None |
        | February | None      | None |
        | March    | None      | None |
        | April    | None      | None |
        | May      | None      | None |
        | June     | 12 and 15 | None |

    @CAT-23
    Scenario: A workout done later makes up for its day, and for the run
      Given a new subscriber
      And they have completed these daily workouts:
        | of                       | completed            |
        | 2026-06-10 to 2026-06-11 |                      |
        | 2026-06-12               | 2026-06-15T08:00:00Z |
        | 2026-06-13 to 2026-06-14 |                      |
      When they open the 365 page
      Then their run is "5 days in a row"

    @CAT-23
    Scenario Outline: A workout done at <completed> in <zone> counts for its own day
      Given a new subscriber
      And it is <moment> in "<zone>"
      And they have completed these daily workouts:
        | of                       | completed   |
        | 2026-06-14 to 2026-06-15 | <completed> |
      When they open the 365 page
      Then their run is "2 days in a row"
      And the shelf "Your year, day by day" says "Today's is done"

      Examples:
        | zone                | moment           | completed            |
        | America/Los_Angeles | 2026-06-14 18:00 | 2026-06-15T00:30:00Z |
        | Pacific/Kiritimati  | 2026-06-16 13:00 | 2026-06-15T22:30:00Z |

    @CAT-23 @dom
    Scenario: When the next day begins in UTC, its workout is the one to do, and the run stands
      Given a new subscriber
      And it is 2026-06-14T23:59:45Z
      And time stands still
      And they have completed these daily workouts:
        | of                       | completed |
        | 2026-06-13 to 2026-06-14 |           |
      When they open the 365 page
      And 20 seconds go by
      Then the shelf "Your year, day by day" says "Today's is not done yet"
      And their run is "2 days in a row"

    @CAT-23
    Scenario: What has just been finished counts at once
      Given a new subscriber
      When they open the 365 page
      Then their run is "No days in a row yet"
      When they press "Start watching"
      And they watch to the end
      And they go back
      Then their run is "1 day in a row"

    @CAT-23
    Scenario: A visitor has no year, and no history is asked for
      Given a visitor
      When they open the 365 page
      Then the shelf "Today's Workout" says "Upper Body: Pause Reps"
      And they do not see the shelf "Your year, day by day"
      And the platform was not asked for completed workouts

    @CAT-23 @API-07
    Scenario: A history that cannot be had leaves the year out, and affects nothing else
      Given a new subscriber
      And the platform answers completed workouts with an error
      When they open the 365 page
      Then the shelf "Today's Workout" says "Upper Body: Pause Reps"
      And the shelf "This week" stands above the list "Today’s 365"
      And they do not see the shelf "Your year, day by day"
      And the page does not say "could not"

    @CAT-23 @API-07
    Scenario: A series that cannot be had once more leaves the year out, and affects nothing else
      Given a new subscriber
      And the platform takes 5 s to answer completed workouts
      When they open the 365 page
      Then the shelf "Today's Workout" says "Upper Body: Pause Reps"
      When the platform answers playlists with an error
      And 5 seconds go by
      Then they do not see the shelf "Your year, day by day"
      And the shelf "Today's Workout" says "Upper Body: Pause Reps"

    @CAT-23 @browser @nightly
    Scenario Outline: The head of the page fits every screen for <person>, and everybody can read it
      Given <person>
      When they open the 365 page
      Then they see the shelf "<last>"
      And the page is accessible, and fits on the screen of:
        | a small phone    |
        | a tablet         |
        | a large computer |
        | a huge display   |

      Examples:
        | person              | last                  |
        | a subscribed member | Your year, day by day |
        | a visitor           | Today's Workout       |

    @CAT-23 @browser
    Scenario Outline: Nothing moves on <screen> when the member's year arrives
      Given the screen of <screen>
      And a subscribed member
      And the platform takes 1 s to answer completed workouts
      When they open the 365 page
      Then the shelf "Your year, day by day" says "Today's is done"
      And nothing of the page has moved by itself

      Examples:
        | screen     |
        | a phone    |
        | a computer |

  Rule: Today's workout is that of the day in UTC, wherever the member is

    @CAT-05
    Scenario Outline: The card of a workout of June 15 says "<label>" <when>, in Los Angeles
      Given a new subscriber
      And a browser in the time zone "America/Los_Angeles"
      And it is <moment>
      And home shows only the shelf "Picks" with:
        | item          | coreTrack | pubdate              | featuredLabel |
        | The Long Ride | <track>   | 2026-06-15T00:00:00Z | Staff choice  |
      When they open home
      Then the card of "The Long Ride" says "<label>"

      Examples:
        | when                      | moment               | track | label           |
        | when the day begins       | 2026-06-15T00:00:00Z | db365 | Today's Workout |
        | when the day ends         | 2026-06-15T23:59:00Z | db365 | Today's Workout |
        | after the day             | 2026-06-16T00:00:00Z | db365 | Staff choice    |
        | before the day            | 2026-06-14T23:58:00Z | db365 | Staff choice    |
        | if it is of no 365 series | 2026-06-15T12:00:00Z | core  | Staff choice    |

    @CAT-05
    Scenario: The workout of June 14 is still today's in Kiritimati, where June 15 has begun
      Given a browser in the time zone "Pacific/Kiritimati"
      And it is 2026-06-14T12:00:00Z
      And home shows only the shelf "Picks" with:
        | item             | coreTrack | pubdate              | featuredLabel |
        | The Long Ride    | db365     | 2026-06-14T00:00:00Z | Staff choice  |
        | One Minute Plank | db365     | 2026-06-15T00:00:00Z | Staff choice  |
      When they open home
      Then the card of "The Long Ride" says "Today's Workout"
      And the card of "One Minute Plank" says "Staff choice"

    @CAT-05
    Scenario Outline: When a day begins in UTC, the open page in <zone> labels the workout of the new day
      Given it is <moment> in "<zone>"
      And time stands still
      And home shows only the shelf "Picks" with:
        | item             | coreTrack | pubdate              | featuredLabel |
        | The Long Ride    | db365     | 2026-06-15T00:00:00Z | Staff choice  |
        | One Minute Plank | db365     | 2026-06-16T00:00:00Z | Staff choice  |
      When they open home
      Then the card of "The Long Ride" says "Today's Workout"
      When 20 seconds go by
      Then the card of "The Long Ride" says "Staff choice"
      And the card of "One Minute Plank" says "Today's Workout"

      Examples:
        | zone                | moment              |
        | America/Los_Angeles | 2026-06-15 16:59:45 |
        | Pacific/Kiritimati  | 2026-06-16 13:59:45 |

  Rule: The day on which a workout aired is the day in UTC, wherever one looks

    @CAT-05
    Scenario: A card in Los Angeles says the day in UTC
      Given a new subscriber
      And a browser in the time zone "America/Los_Angeles"
      And home shows only the shelf "Picks" with:
        | item             | coreTrack | pubdate              |
        | The Long Ride    | db365     | 2026-06-15T00:00:00Z |
        | One Minute Plank | db365     | 2026-06-14T23:59:59Z |
        | Just Move        | core      | 2026-06-15T00:00:00Z |
      When they open home
      Then the card of "The Long Ride" says "Jun 15, 2026"
      And the card of "One Minute Plank" says "Jun 14, 2026"
      And the card of "Just Move" does not say "2026"

    @CAT-05
    Scenario: A card in Kiritimati says the day in UTC, too
      Given a browser in the time zone "Pacific/Kiritimati"
      And home shows only the shelf "Picks" with:
        | item          | coreTrack | pubdate              |
        | The Long Ride | db365     | 2026-06-14T23:59:59Z |
      When they open home
      Then the card of "The Long Ride" says "Jun 14, 2026"

    @CAT-05 @MED-06
    Scenario Outline: The page of a workout in <zone> says the day in UTC: <day>
      Given a browser in the time zone "<zone>"
      And a browser that asks for "en-GB"
      And "Upper Body: Pause Reps" is described by:
        | air date | <moment> |
      When they open the workout "Upper Body: Pause Reps"
      Then the details are:
        | Air date | <day> |

      Examples:
        | zone                | moment               | day           |
        | America/Los_Angeles | 2026-06-15T00:00:00Z | June 15, 2026 |
        | Pacific/Kiritimati  | 2026-06-14T23:59:59Z | June 14, 2026 |
