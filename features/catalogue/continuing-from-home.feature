Feature: Continuing from home

  A member opens the app to train, so home begins with the one workout that comes next, and a press starts it: what the coach has planned
  for today, else the next workout of the program done last, else what was left off, else today's 365. Beside it is what this week has
  brought so far.

  Rule: What a coach has planned for today goes before all else

    @CAT-01 @COA-01
    Scenario: The coach's workout of today is the one to start
      Given a coached member mid-plan
      And they have watched 0.5 of "The Long Ride"
      And they follow these programs:
        | program    | next           |
        | Undefeated | Round by Round |
      When they open home
      Then the coaching card says:
        | Your next workout: Today |
      And they see the shelf "Pick up where you left off"
      And they do not see the shelf "Up next"

    @CAT-01 @COA-01
    Scenario: On a day of rest it is what the member does besides
      Given a coached member in a week of rest
      And they have watched 0.5 of "The Long Ride"
      When they open home
      Then the shelf "Up next" says "The Long Ride"
      And they see the shelf "Your coaching"

    @CAT-01 @COA-01 @browser
    Scenario: One of two cards stands out
      Given a coached member in a week of rest
      When they open home
      Then the link "Start Upper Body: Pause Reps" stands on "#d9ff4a"
      And the page has no accessibility violations

  Rule: Else it is the next workout of the program done last

    @CAT-01
    Scenario: The next workout of a followed program goes before what was left off
      Given a new subscriber
      And they have watched 0.5 of "The Long Ride"
      And they follow these programs:
        | program    | next           |
        | Undefeated | Round by Round |
      When they open home
      Then the shelf "Up next" says "Next in Undefeated"
      And the shelf "Up next" says "Round by Round"
      And the shelf "Up next" says "20 min"
      And in "Up next" the link "Start Round by Round" leads to the player of "Round by Round"

    @CAT-01
    Scenario Outline: Of two programs it is the one of which "<workout>" was done last, <watched> of it
      Given a new subscriber
      And they have watched 0.98 of "<other>"
      And they have watched <watched> of "<workout>"
      And they have watched 0.5 of "The Long Ride"
      And they follow these programs:
        | program    | next              |
        | Undefeated | Round by Round    |
        | DB10       | Ten Minutes: Legs |
      When they open home
      Then the shelf "Up next" says "Next in <program>"
      And the shelf "Up next" says "<next>"

      Examples:
        | workout             | watched | other             | program    | next              |
        | Stance and Guard    | 0.98    | Ten Minutes: Push | Undefeated | Round by Round    |
        | Ten Minutes: Push   | 0.98    | Stance and Guard  | DB10       | Ten Minutes: Legs |
        | Jab, Cross, Breathe | 0.05    | Ten Minutes: Push | Undefeated | Round by Round    |
        | Jab, Cross, Breathe | 0.049   | Ten Minutes: Push | DB10       | Ten Minutes: Legs |

    @CAT-01
    Scenario: The first of several programs is next where none of them was begun here
      Given a new subscriber
      And they follow these programs:
        | program    | next              |
        | DB10       | Ten Minutes: Legs |
        | Undefeated | Round by Round    |
      When they open home
      Then the shelf "Up next" says "Next in DB10"

    @CAT-01
    Scenario: A begun workout of the program goes on
      Given a subscribed member
      When they open home
      Then the shelf "Up next" says "Next in Undefeated"
      And in "Up next" the link "Continue Round by Round" leads to the player of "Round by Round"
      And the shelf "Up next" says "12 min left"

    @CAT-01 @API-07
    Scenario: A next workout that is gone is passed over
      Given a new subscriber
      And they have watched 0.5 of "The Long Ride"
      And they follow these programs:
        | program    | next  |
        | Undefeated | *Gone |
      When they open home
      Then the shelf "Up next" says "The Long Ride"

  Rule: Else it is what was left off, else today's 365

    @CAT-01
    Scenario: What was left off last goes on
      Given a new subscriber
      And they have watched 0.3 of "One Minute Plank"
      And they have watched 0.5 of "The Long Ride"
      And they have watched 0.98 of "Just Move"
      When they open home
      Then the shelf "Up next" says "Where you left off"
      And in "Up next" the link "Continue The Long Ride" leads to the player of "The Long Ride"
      And the shelf "Up next" says "60 min left"

    @CAT-01 @ACC-04
    Scenario: What was left off, but may no longer be watched, is passed over
      Given a new subscriber
      And they have watched 0.3 of "One Minute Plank"
      And they have watched 0.5 of "First Position"
      When they open home
      Then the shelf "Up next" says "One Minute Plank"

    @CAT-01
    Scenario: Who begins with the app begins with today's 365
      Given a new subscriber
      When they open home
      Then the shelf "Up next" says "Today's 365"
      And the shelf "Up next" says "Upper Body: Pause Reps"
      When they press "Start Upper Body: Pause Reps"
      Then they are on the player of "Upper Body: Pause Reps"
      And the video plays from 0

    @CAT-01
    Scenario: Who has done today's 365, and has begun nothing else, is left with the hero
      Given a new subscriber
      And they have watched 0.98 of "Upper Body: Pause Reps"
      When they open home
      Then they see the shelf "Today’s 365"
      And they do not see the shelf "Up next"

    @CAT-01
    Scenario: Visitors have no card, also after a free workout
      Given a visitor
      And the browser has kept that a visitor has watched 0.5 of "Easy Drills"
      When they open home
      Then they see the shelf "Today’s 365"
      And they do not see the shelf "Up next"

    @CAT-01 @API-07
    Scenario: Begun workouts that cannot be loaded are passed over
      Given a new subscriber
      And they have watched 0.5 of "The Long Ride"
      And the platform answers a watchlist with an error
      When they open home
      Then the shelf "Up next" says "Upper Body: Pause Reps"

  Rule: After the end of a workout the next one is there, without loading the page again

    @CAT-01 @MED-09
    Scenario: A program goes on with its next workout
      Given a subscribed member
      When they open home
      And they press "Continue Round by Round"
      And they watch to the end
      And they press "Back"
      Then they are on home
      And the shelf "Up next" says "Hooks"
      And the shelf "Up next" says "Next in Undefeated"

    @CAT-01 @PRG-02
    Scenario: The minutes of what was finished are among those of this week
      Given a new subscriber
      And they have watched 0.5 of "The Long Ride"
      When they open home
      And they press "Continue The Long Ride"
      And they watch to the end
      And they press "Back"
      Then the shelf "Up next" says "Upper Body: Pause Reps"
      And the shelf "Up next" says "This week: 120 min on 1 day"

  Rule: Beside it is what this week has brought

    @CAT-01 @PRG-02
    Scenario: The minutes and the days of this week
      Given a new subscriber
      And they have watched 0.5 of "The Long Ride"
      And it is 2026-06-18T14:00:00Z
      And they have completed:
        | workout          | completed            | seconds |
        | The Long Ride    | 2026-06-14T23:59:00Z | 7199    |
        | The Long Ride    | 2026-06-15T08:00:00Z | 7199    |
        | One Minute Plank | 2026-06-15T18:00:00Z | 61      |
        | Just Move        | 2026-06-17T08:00:00Z | 1800    |
      When they open home
      Then in "Up next" the link "This week: 152 min on 2 days" leads to the progress page
      And in "Up next" the link "Something else" leads to the workouts page

    @CAT-01 @PRG-02
    Scenario: A day by itself
      Given a new subscriber
      And they have completed:
        | workout          | completed            | seconds |
        | One Minute Plank | 2026-06-15T08:00:00Z | 60      |
      When they open home
      Then the shelf "Up next" says "This week: 1 min on 1 day"

    @CAT-01 @PRG-02
    Scenario: A week without a workout says so
      Given a new subscriber
      When they open home
      Then the shelf "Up next" says "Nothing done this week yet"

    @CAT-01 @API-07
    Scenario: The workout can be started while the week is not known
      Given a new subscriber
      And the platform answers completed workouts with an error
      When they open home
      Then the shelf "Up next" says "Upper Body: Pause Reps"
      And the shelf "Up next" does not say "this week"

  Rule: The first shelf is in view below it

    @CAT-01 @browser
    Scenario Outline: The first shelf of a member is in view on the screen of <screen>
      Given a subscribed member
      And the screen of <screen>
      When they open home
      Then more than half of the shelf "Pick up where you left off" is in view

      Examples:
        | screen     |
        | a phone    |
        | a computer |
