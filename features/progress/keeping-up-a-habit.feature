Feature: Keeping up a habit
  Somebody who trains wants to see whether they keep it up: the days of this month, how many weeks in a row, more or less than the month
  before. All of it is counted from the workouts that the platform knows, and a day is the member's own, wherever they are.

  Rule: The days of this month with a workout are marked

    Background:
      Given a new subscriber

    @PRG-07
    Scenario: A month is laid out in weeks from Monday, with a mark on each day with a workout
      Given they have completed a workout on "2026-06-15, 2026-06-14, 2026-06-01, 2026-05-31, 2025-06-03"
      When they open the progress page
      Then the calendar of "June 2026" is:
        | 1 ✓  | 2  | 3  | 4  | 5  | 6  | 7    |
        | 8    | 9  | 10 | 11 | 12 | 13 | 14 ✓ |
        | 15 ✓ | 16 | 17 | 18 | 19 | 20 | 21   |
        | 22   | 23 | 24 | 25 | 26 | 27 | 28   |
        | 29   | 30 |    |    |    |    |      |
      And today is the 15 of the month

    @PRG-07
    Scenario: A month that begins on a Sunday has one day in its first week
      Given it is 2026-03-01T09:00:00Z
      When they open the progress page
      Then the calendar of "March 2026" is:
        |    |    |    |    |    |    | 1  |
        | 2  | 3  | 4  | 5  | 6  | 7  | 8  |
        | 9  | 10 | 11 | 12 | 13 | 14 | 15 |
        | 16 | 17 | 18 | 19 | 20 | 21 | 22 |
        | 23 | 24 | 25 | 26 | 27 | 28 | 29 |
        | 30 | 31 |    |    |    |    |    |
      And today is the 1 of the month

    @PRG-07
    Scenario: A day says how many workouts it had, and how long they were
      Given they have completed:
        | workout          | completed            | seconds | type         |
        | The Long Ride    | 2026-06-15T08:00:00Z | 1800    | VideoSession |
        | Just Move        | 2026-06-15T06:00:00Z | 61      | VideoSession |
        | One Minute Plank | 2026-06-12T06:00:00Z | 60      | AudioSession |
      When they open the progress page
      Then the days with a workout are:
        | 12 | 1 workout, 1 min   |
        | 15 | 2 workouts, 32 min |

    @PRG-07
    Scenario Outline: A workout that was completed at <completed> is of June <day> in <zone>
      Given a browser in the time zone "<zone>"
      And they have completed:
        | workout   | completed   |
        | Just Move | <completed> |
      When they open the progress page
      Then the days with a workout are:
        | <day> | 1 workout, 30 min |

      Examples:
        | zone                | completed            | day |
        | America/Los_Angeles | 2026-06-10T06:59:59Z | 9   |
        | America/Los_Angeles | 2026-06-10T07:00:00Z | 10  |
        | America/Los_Angeles | 2026-06-10           | 10  |
        | UTC                 | 2026-06-10T00:00:00Z | 10  |
        | Pacific/Kiritimati  | 2026-06-10T09:59:59Z | 10  |
        | Pacific/Kiritimati  | 2026-06-10T10:00:00Z | 11  |
        | Pacific/Kiritimati  | 2026-06-10           | 10  |

    @PRG-07
    Scenario: A member in Los Angeles is asked about from their own Monday a year ago to the end of their own day
      Given a browser in the time zone "America/Los_Angeles"
      And it is 2026-06-17T06:59:00Z
      When they open the progress page
      Then today is the 16 of the month
      And the platform was asked for completed workouts with:
        | offset   | 0                        |
        | pageSize | 100                      |
        | from     | 2025-06-16T07:00:00.000Z |
        | to       | 2026-06-17T06:59:59.999Z |

    @PRG-07
    Scenario: When the member's day begins, the open calendar turns to it
      Given a browser in the time zone "America/Los_Angeles"
      And it is 2026-07-01T06:59:45Z
      And time stands still
      When they open the progress page
      Then today is the 30 of the month
      When 20 seconds go by
      Then today is the 1 of the month

  Rule: What has just been finished counts at once

    Background:
      Given a new subscriber
      And they have watched 0.5 of "The Long Ride"

    @PRG-07
    Scenario: A workout that has just been finished is marked as soon as they come back
      When they open the progress page
      Then the shelf "Workout History" shows "The Long Ride"
      When they press the card of "The Long Ride"
      And they press "Continue watching"
      And they watch to the end
      And they press the key "Escape"
      And they press "MyDB"
      Then the days with a workout are:
        | 15 | 1 workout, 120 min |

  Rule: The weeks with a workout are counted up to this one, which does not end the run before it is over

    Background:
      Given a new subscriber

    @PRG-07
    Scenario Outline: The run is <run> with workouts on <days>
      Given they have completed a workout on "<days>"
      When they open the progress page
      Then the weeks in a row are "<run>"

      Examples:
        | days                                           | run     |
        | 2026-06-15                                     | 1 week  |
        | 2026-06-15, 2026-06-14                         | 2 weeks |
        | 2026-06-15, 2026-06-14, 2026-06-08             | 2 weeks |
        | 2026-06-15, 2026-06-14, 2026-06-07             | 3 weeks |
        | 2026-06-15, 2026-06-07                         | 1 week  |
        | 2026-06-14                                     | 1 week  |
        | 2026-06-08, 2026-06-07, 2026-05-31, 2026-05-18 | 4 weeks |
        | 2026-06-07                                     | 0 weeks |

    @PRG-07
    Scenario Outline: A workout late on Sunday in <zone> is of the week that ends there
      Given a browser in the time zone "<zone>"
      And it is 2026-06-17T12:00:00Z
      And they have completed:
        | workout   | completed |
        | Just Move | <moment>  |
      When they open the progress page
      Then the best week is "30 min <week>"

      Examples:
        | zone                | moment               | week               |
        | America/Los_Angeles | 2026-06-15T06:59:59Z | Jun 8 – 14, 2026   |
        | America/Los_Angeles | 2026-06-15T07:00:00Z | Jun 15 – 21, 2026  |
        | Pacific/Kiritimati  | 2026-06-14T09:59:59Z | Jun 8 – 14, 2026   |
        | Pacific/Kiritimati  | 2026-06-14T10:00:00Z | Jun 15 – 21, 2026  |

    @PRG-07
    Scenario Outline: The run of <times> weeks up to <last> is <run>, as 52 weeks before this one are looked at
      Given they have completed "Just Move" <times> times, 7 days apart, the last time at <last>
      When they open the progress page
      Then the weeks in a row are "<run>"

      Examples:
        | times | last                | run              |
        | 51    | 7 days ago at 08:00 | 51 weeks         |
        | 52    | 7 days ago at 08:00 | 52 weeks or more |
        | 52    | 08:00               | 52 weeks         |
        | 53    | 08:00               | 52 weeks or more |

  Rule: The minutes stand against those of the month before, and the best week has its dates

    @PRG-07
    Scenario: Months are those of the member's own calendar
      Given a browser in the time zone "America/Los_Angeles"
      And a new subscriber
      And they have completed:
        | workout   | completed            | seconds |
        | Just Move | 2026-06-15T08:00:00Z | 7200    |
        | Just Move | 2026-06-01T07:00:00Z | 61      |
        | Just Move | 2026-06-01T06:59:59Z | 3600    |
        | Just Move | 2026-05-01T07:00:00Z | 60      |
        | Just Move | 2026-05-01T06:59:59Z | 1800    |
      When they open the progress page
      Then the page says "122 min in June, 61 min in May"

    @PRG-07
    Scenario: In January the month before is the last one of the year before
      Given it is 2027-01-10T09:00:00Z
      And a new subscriber
      And they have completed:
        | workout   | completed            | seconds |
        | Just Move | 2026-12-31T12:00:00Z | 600     |
        | Just Move | 2026-01-10T12:00:00Z | 1200    |
      When they open the progress page
      Then the page says "0 min in January, 10 min in December"

    @PRG-07
    Scenario: The best week is the one with the most minutes, not with the most workouts
      Given a new subscriber
      And they have completed:
        | workout   | completed            | seconds |
        | Just Move | 2026-06-15T08:00:00Z | 3540    |
        | Just Move | 2026-06-03T08:00:00Z | 600     |
        | Just Move | 2026-06-02T08:00:00Z | 600     |
        | Just Move | 2025-12-31T08:00:00Z | 1800    |
        | Just Move | 2025-12-29T08:00:00Z | 1800    |
      When they open the progress page
      Then the numbers of "Your weeks" are:
        | Weeks in a row with a workout | 1 week                               |
        | Best week in 12 months        | 60 min Dec 29, 2025 – Jan 4, 2026    |

    @PRG-07
    Scenario: Who has not finished a workout yet has no best week, and an empty month
      Given a new subscriber
      When they open the progress page
      Then the numbers of "Your weeks" are:
        | Weeks in a row with a workout | 0 weeks  |
        | Best week in 12 months        | None yet |
      And the page says "0 min in June, 0 min in May"
      And no day of the month has a workout

    @PRG-07
    Scenario: A year with more workouts than the platform sends at once is counted to its beginning
      Given a subscribed member
      When they open the progress page
      Then the weeks in a row are "29 weeks"

  Rule: What cannot be loaded is offered again, and affects nothing else

    Background:
      Given a subscribed member

    @PRG-07 @CAT-19
    Scenario: Days and weeks that cannot be loaded do not affect the numbers and the rows
      Given the platform answers completed workouts with an error
      When they open the progress page
      Then the page says "The days of this month and your weeks could not be loaded."
      And they see the shelf "All time"
      And they see the shelf "Workout History"
      And there is no part "Your weeks"
      And "No goal" is chosen as "Workouts a week"

    @PRG-07 @CAT-19
    Scenario: Days and weeks that could not be loaded come after another try
      Given the platform answers completed workouts with an error
      When they open the progress page
      Then the page says "The days of this month and your weeks could not be loaded."
      When the platform is well again
      And they press "Try again"
      Then the page does not say "The days of this week could not be loaded."
      When they press "Try again"
      Then they see the shelf "Your weeks"

    @PRG-07
    Scenario: The numbers do not wait for the year
      Given the platform takes 5 s to answer completed workouts
      When they open the progress page
      Then they see the shelf "All time"
      And they do not yet see how many weeks in a row
      When 6 seconds go by
      Then the weeks in a row are "29 weeks"

  Rule: The apps show the numbers alone

    @PRG-07 @PRG-03
    Scenario: The mobile progress page has neither a calendar nor a goal, and does not ask for a year
      Given a subscribed member
      When they open the mobile progress page
      Then they see the shelf "All time"
      And there is no part "This month"
      And there is no part "Weekly goal"
      And the platform was asked for completed workouts 1 time

  Rule: Everybody can read it, on every screen, and nothing moves when it arrives

    @PRG-07 @browser @nightly
    Scenario Outline: The progress page of <person> fits every screen, and everybody can read it
      Given <person>
      When they open the progress page
      Then they see the shelf "Your weeks"
      And the page is accessible, and fits on the screen of:
        | a small phone    |
        | a tablet         |
        | a large computer |
        | a huge display   |

      Examples:
        | person              |
        | a subscribed member |
        | a new subscriber    |

    @PRG-07 @browser
    Scenario Outline: Nothing moves on <screen> when the days of a year arrive
      Given the screen of <screen>
      And a subscribed member
      And the platform takes 1 s to answer completed workouts
      When they open the progress page
      Then they see the shelf "Workout History"
      And the weeks in a row are "29 weeks"
      And nothing of the page has moved by itself

      Examples:
        | screen         |
        | a phone        |
        | a computer     |
        | a huge display |
