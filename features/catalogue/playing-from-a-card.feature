Feature: Playing from a card

  Who knows what comes next does not want to read about it first: the card of a begun workout, of the next one of a followed program and of
  today's 365 has a button that plays it, and says how long it takes. The rest of the card still leads to the page.

  Rule: What has been begun goes on from its card

    Background:
      Given a new subscriber

    @CAT-28
    Scenario Outline: The card of what is <watched> watched plays the rest of it
      Given they have watched <watched> of "<item>"
      When they open home
      Then the shelf "Pick up where you left off" shows "<item>" first
      And they can press "Play <item>, <left> min left"
      And the card of "<item>" says "<left> min left"

      Examples:
        | item             | watched | left |
        | The Long Ride    | 0.05    | 114  |
        | The Long Ride    | 0.5     | 60   |
        | The Long Ride    | 0.9     | 12   |
        | The Long Ride    | 0.95    | 6    |
        | One Minute Plank | 0.5     | 1    |

    @CAT-28
    Scenario Outline: A card of what is <watched> watched has no button, but leads to its page
      Given they have watched <watched> of "The Long Ride"
      And home shows only the shelf "Picks" with:
        | item          |
        | The Long Ride |
      When they open home
      Then the shelf "Picks" shows "The Long Ride" first
      And the card of "The Long Ride" does not say "left"
      And the card of "The Long Ride" leads to the workout "The Long Ride"

      Examples:
        | watched |
        | 0       |
        | 0.049   |
        | 0.951   |

    @CAT-28 @ACC-03 @PLY-02
    Scenario: One press is enough to go on
      Given they have watched 0.5 of "The Long Ride"
      When they open home
      And they press "Play The Long Ride, 60 min left"
      Then they are on the player of "The Long Ride"
      And the video plays from 0.5

    @CAT-28
    Scenario: The rest of the card leads to the page, where nothing plays
      Given they have watched 0.5 of "The Long Ride"
      When they open home
      And they press the card of "The Long Ride"
      Then the heading is "The Long Ride"
      And no video plays

    @CAT-28 @CAT-09 @browser
    Scenario: The picture of the card leads to the page, too
      Given they have watched 0.5 of "The Long Ride"
      When they open home
      And they press the middle of the card of "The Long Ride"
      Then the heading is "The Long Ride"
      And no video plays

    @CAT-28
    Scenario: Begun episodes go on from their cards, too
      Given they have watched 0.5 of "Jab"
      When they open home
      And they press "Play Jab, 10 min left"
      Then they are on the address "/m/AIISmbXv/jab?play=1"
      And the video plays from 0.5

    @CAT-28 @browser
    Scenario Outline: Back leads to where the press was, on the screen of <screen>
      Given they have watched 0.5 of "The Long Ride"
      And the screen of <screen>
      When they open home
      And they scroll to "Play The Long Ride, 60 min left"
      And they look at the link "Play The Long Ride, 60 min left"
      And they press "Play The Long Ride, 60 min left"
      And they go back
      Then that link is where it was

      Examples:
        | screen     |
        | a phone    |
        | a computer |

    @CAT-28 @ACC-04
    Scenario: What somebody may no longer watch is not offered to be played
      Given they have watched 0.5 of "The Long Ride"
      When their subscription ends
      And they open home
      Then the shelf "Pick up where you left off" shows "The Long Ride" first
      And the card of "The Long Ride" has a lock
      And the card of "The Long Ride" does not say "left"

  Rule: What is next in a followed program plays from its card

    @CAT-28 @CAT-04 @CAT-07
    Scenario: The next workout has a button in the program's row and in today's, and the others have none
      Given a new subscriber
      And they follow these programs:
        | program    | next           |
        | Undefeated | Round by Round |
      And the config shows these rows:
        | type              | playlist    |
        | followed playlist |             |
        | playlist          | Today’s 365 |
      When they open home
      Then the cards of the shelf "Undefeated" have these play buttons:
        | Play Round by Round, 20 min left |
      And the cards of the shelf "Today’s 365" have these play buttons:
        | Play Upper Body: Pause Reps, 30 min left |
        | Play Round by Round, 20 min left         |

    @CAT-28
    Scenario: A press on it starts it from its beginning
      Given a new subscriber
      And they follow these programs:
        | program    | next           |
        | Undefeated | Round by Round |
      And the config shows these rows:
        | type              |
        | followed playlist |
      When they open home
      And they press "Play Round by Round, 20 min left"
      Then they are on the player of "Round by Round"
      And the video plays from 0

  Rule: Today's 365 plays from its card

    @CAT-28 @CAT-05
    Scenario: Today's workout has a button, yesterday's has none
      Given a new subscriber
      And the config shows these rows:
        | type     | playlist    |
        | playlist | Today’s 365 |
      When they open home
      Then the cards of the shelf "Today’s 365" have these play buttons:
        | Play Upper Body: Pause Reps, 30 min left |

    @CAT-28 @CAT-05
    Scenario: Today is the day of the platform, which counts in UTC
      Given a new subscriber
      And it is 2026-06-16 00:01 in "Pacific/Kiritimati"
      And the config shows these rows:
        | type     | playlist    |
        | playlist | Today’s 365 |
      When they open home
      Then the cards of the shelf "Today’s 365" have these play buttons:
        | Play Upper Body: Pause Reps, 30 min left |

    @CAT-28 @ACC-04
    Scenario: A visitor who may not watch it is not offered it
      Given a visitor
      And the config shows these rows:
        | type     | playlist    |
        | playlist | Today’s 365 |
      When they open home
      Then the shelf "Today’s 365" shows "Upper Body: Pause Reps" first
      And the card of "Upper Body: Pause Reps" has a lock
      And the card of "Upper Body: Pause Reps" does not say "left"

    @CAT-28 @ACC-04
    Scenario: A visitor goes on with what is free
      Given the browser has kept that a visitor has watched 0.5 of "Easy Drills"
      And a visitor
      When they open home
      And they press "Play Easy Drills, 26 min left"
      Then the video plays from 0.5
