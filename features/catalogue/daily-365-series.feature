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
      Then they see 2 shelves
      And they see the shelf "This week"
      And they see the shelf "New this week"

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
        | Undefeated        |
        | DB10              |
        | Trending programs |

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
