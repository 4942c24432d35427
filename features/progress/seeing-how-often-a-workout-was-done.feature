Feature: Seeing how often a workout was done
  A member who looks at a workout wants to know whether they did it already, how often and when. The page says so as soon as it knows,
  and as far as it knows: of the last twelve months. It never waits for it, and nothing moves.

  Rule: The page of a workout says how often it was done in the last twelve months, and when last

    Background:
      Given a new subscriber

    @MED-23
    Scenario: A workout that was done several times says how often, and when last
      Given they have completed:
        | workout       | completed            |
        | Just Move     | 2026-06-14T08:00:00Z |
        | The Long Ride | 2026-06-02T08:00:00Z |
        | The Long Ride | 2026-05-01T08:00:00Z |
        | The Long Ride | 2025-12-24T08:00:00Z |
      When they open the workout "The Long Ride"
      Then the page says "Done 3× in 12 months, last on June 2"

    @MED-23
    Scenario: A workout that was done once says when
      Given they have completed a workout on "2025-12-24"
      When they open the workout "Just Move"
      Then the page says "Done once in 12 months, on December 24, 2025"

    @MED-23
    Scenario: The day is the member's own
      Given a browser in the time zone "America/Los_Angeles"
      And they have completed:
        | workout   | completed            |
        | Just Move | 2026-06-02T06:59:59Z |
      When they open the workout "Just Move"
      Then the page says "Done once in 12 months, on June 1"

    @MED-23
    Scenario Outline: Of workouts on <days> those of twelve months count
      Given they have completed a workout on "<days>"
      When they open the workout "Just Move"
      Then the page says "<words>"

      Examples:
        | days                               | words                                    |
        | 2026-06-15, 2025-06-16             | Done 2× in 12 months, last on June 15    |
        | 2026-06-15, 2025-06-15             | Done once in 12 months, on June 15       |
        | 2025-06-16                         | Done once in 12 months, on June 16, 2025 |

    @MED-23
    Scenario Outline: The page says nothing of <case>
      Given they have completed a workout on "<days>"
      When they open <page>
      Then the page does not say "Done"

      Examples:
        | case                              | days       | page                        |
        | a workout that was not done       | 2026-06-14 | the workout "The Long Ride" |
        | a workout of more than a year ago | 2025-06-15 | the workout "Just Move"     |

    @MED-23
    Scenario: A workout that has just been finished counts at once
      When they open the workout "The Long Ride" and the player at once
      And they watch to the end
      And they press the key "Escape"
      Then the page says "Done once in 12 months, on June 15"

    @MED-23
    Scenario: A workout that the member did long before a hundred others is found
      Given a subscribed member
      When they open the workout "Pull & Posterior: Week 4"
      Then the page says "Done once in 12 months, on July 1, 2025"

  Rule: The page does not wait for it, and asks once for all workouts

    @MED-23
    Scenario: A program is nothing that is done at once, and its page does not say how often
      Given a new subscriber
      And they have completed:
        | workout               | completed            |
        | Squat & Press: Week 1 | 2026-06-14T08:00:00Z |
      When they open the program "Iron Basics"
      Then the page says "1 of 12 done"
      And the page does not say "Done once"

    @MED-23
    Scenario: What is known is not asked for again on the next workout, nor on the progress page
      Given a new subscriber
      And they have completed a workout on "2026-06-14"
      When they open the workout "Just Move"
      Then the page says "Done once in 12 months, on June 14"
      When they search for "The Long Ride"
      And they press the card of "The Long Ride"
      Then the heading is "The Long Ride"
      And the platform was asked for completed workouts 1 time

    @MED-23
    Scenario: What was done is asked for after the details of the page
      Given a new subscriber
      And the platform takes 5 s to answer the details of a workout
      When they open the workout "The Long Ride"
      Then they can press "Start watching"
      When 2 seconds go by
      Then the platform was not yet asked for completed workouts
      When 5 seconds go by
      Then the platform was asked for completed workouts

    @MED-23
    Scenario: What cannot be loaded is not missed
      Given a new subscriber
      And the platform answers completed workouts with an error
      When they open the workout "The Long Ride"
      Then they can press "Start watching"
      And the page does not say "Done"
      And the page does not say "could not be loaded"

    @MED-23
    Scenario: Visitors have done nothing that is known
      Given a visitor
      When they open the workout "The Long Ride"
      Then the heading is "The Long Ride"
      And the platform was not asked for completed workouts

    @MED-23 @browser @nightly
    Scenario Outline: Nothing of the page moves when it arrives on <screen>
      Given the screen of <screen>
      And a subscribed member
      And the platform takes 2 s to answer completed workouts
      When they open the workout "Upper Body: Pause Reps"
      Then the page says "Done once in 12 months, on June 15"
      And nothing of the page has moved by itself
      And the page is accessible, and fits on the screen of:
        | a small phone    |
        | a large computer |

      Examples:
        | screen           |
        | a phone          |
        | a large computer |
