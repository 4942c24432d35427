Feature: The daily 365 series

  @CAT-23 @API-04
  Scenario: The 365 page has its own rows first, then every workout of the series
    Given a new subscriber
    When they open the 365 page
    Then the heading is "Today’s 365"
    And they see the shelf "This week"
    And they see the shelf "New this week"
    And they do not see the shelf "And on rest days"
    And the list "Today’s 365" begins with:
      | Upper Body: Pause Reps |
      | Peak: Balance          |
      | Bell to Bell           |

  @CAT-23
  Scenario Outline: The shelf "<shelf>" heads the page
    Given a new subscriber
    When they open the 365 page
    Then the shelf "<shelf>" stands above the list "Today’s 365"

    Examples:
      | shelf         |
      | This week     |
      | New this week |

  @CAT-23
  Scenario: Favorites and begun workouts are not among its rows, and do not count
    Given a subscribed member
    And they have watched 0.5 of "The Long Ride"
    When they open the 365 page
    Then they see 2 shelves
    And they see the shelf "This week"
    And they see the shelf "New this week"

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

  @CAT-05
  Scenario Outline: On <moment> a workout of June 15 is <called>
    Given a new subscriber
    And a browser in the time zone "America/Los_Angeles"
    And it is <moment>
    And home shows only the shelf "Picks" with:
      | item          | coreTrack | pubdate    | featuredLabel |
      | The Long Ride | <track>   | 1781481600 | Staff choice  |
    When they open home
    Then the card of "The Long Ride" says "<label>"

    Examples:
      | moment               | track | called       | label           |
      | 2026-06-15T00:00:00Z | db365 | today's      | Today's Workout |
      | 2026-06-15T23:59:00Z | db365 | today's      | Today's Workout |
      | 2026-06-16T00:00:00Z | db365 | not today's  | Staff choice    |
      | 2026-06-14T23:58:00Z | db365 | not today's  | Staff choice    |
      | 2026-06-15T12:00:00Z | core  | no 365's     | Staff choice    |

  @CAT-05
  Scenario: East of UTC, where June 15 has not ended, the workout of June 14 is today's
    Given a browser in the time zone "Pacific/Kiritimati"
    And it is 2026-06-14T12:00:00Z
    And home shows only the shelf "Picks" with:
      | item             | coreTrack | pubdate    | featuredLabel |
      | The Long Ride    | db365     | 1781395200 | Staff choice  |
      | One Minute Plank | db365     | 1781481600 | Staff choice  |
    When they open home
    Then the card of "The Long Ride" says "Today's Workout"
    And the card of "One Minute Plank" says "Staff choice"

  @CAT-05
  Scenario: The day on which a workout aired is the day in UTC
    Given a new subscriber
    And a browser in the time zone "America/Los_Angeles"
    And home shows only the shelf "Picks" with:
      | item             | coreTrack | pubdate    |
      | The Long Ride    | db365     | 1781481600 |
      | One Minute Plank | db365     | 1781481599 |
      | Just Move        | core      | 1781481600 |
    When they open home
    Then the card of "The Long Ride" says "Jun 15, 2026"
    And the card of "One Minute Plank" says "Jun 14, 2026"
    And the card of "Just Move" does not say "2026"

  @CAT-05 @MED-06
  Scenario Outline: In <zone> the page of a workout that aired at <moment> says <day>, too
    Given a browser in the time zone "<zone>"
    And a browser that asks for "en-GB"
    And the platform answers the details of a workout with this:
      """
      {"pubdate": "<moment>"}
      """
    When they open the workout "Upper Body: Pause Reps"
    Then the details are:
      | Air date | <day> |

    Examples:
      | zone                | moment               | day           |
      | America/Los_Angeles | 2026-06-15T00:00:00Z | June 15, 2026 |
      | Pacific/Kiritimati  | 2026-06-14T23:59:59Z | June 14, 2026 |

  @CAT-05
  Scenario: East of UTC, too, the day on which a workout aired is the day in UTC
    Given a browser in the time zone "Pacific/Kiritimati"
    And home shows only the shelf "Picks" with:
      | item          | coreTrack | pubdate    |
      | The Long Ride | db365     | 1781481599 |
    When they open home
    Then the card of "The Long Ride" says "Jun 14, 2026"

  @CAT-23 @CAT-06
  Scenario: Recommendations are among its rows, and count
    Given a new subscriber
    And they have watched 0.5 of "The Long Ride"
    And the config shows these rows on the 365 page:
      | type                | playlist          |
      | continue_watching   |                   |
      | because_you_watched |                   |
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
      | followed_playlist |                   |
      | continue_watching |                   |
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
