Feature: What a card says

  Whoever looks through shelves decides by cards alone. A card says how long something takes, whether one may watch it, how far one
  has come and what the editors say of it; a lock is never a surprise on the next page.

  Rule: A card says how long something takes, in minutes rounded up

    @CAT-09 @MED-18
    Scenario Outline: A duration of <seconds> s reads as <words>
      Given home shows only the shelf "Picks" with:
        | item          | duration  |
        | The Long Ride | <seconds> |
      When they open home
      Then the card of "The Long Ride" says "<words>"

      Examples:
        | seconds | words   |
        | 0       | Live    |
        | 1       | 1 min   |
        | 60      | 1 min   |
        | 61      | 2 min   |
        | 1770    | 30 min  |
        | 7199    | 120 min |

    @CAT-09
    Scenario Outline: What lasts no time is live, but <something> is not
      Given a lapsed member
      And home shows only the shelf "Picks" with:
        | item          | duration |
        | <item>        | 0        |
        | The Long Ride | 0        |
      When they open home
      Then the card of "The Long Ride" says "Live"
      And the card of "<item>" does not say "Live"

      Examples:
        | something | item           |
        | a program | Undefeated     |
        | a series  | Learn to Box   |
        | a trainer | Maya Okafor    |
        | a page    | About Daybreak |
        | a hub     | Get Strong     |

  Rule: A card says how hard something is, and what it needs

    @CAT-09
    Scenario: What the list tells of a workout's difficulty and equipment stands on its card
      Given home shows only the shelf "Picks" with:
        | item             | difficulty   | equipment          |
        | The Long Ride    | Advanced     | Dumbbells,Long mat |
        | One Minute Plank | Intermediate |                    |
        | Just Move        |              | Kettlebell         |
      When they open home
      Then the card of "The Long Ride" says "Advanced"
      And the card of "The Long Ride" says "Dumbbells, Long mat"
      And the card of "One Minute Plank" says "Intermediate"
      And the card of "Just Move" says "Kettlebell"

    @CAT-09
    Scenario: A whole list says what its workouts need without asking for each
      When they open the address "/workouts?difficulty=advanced"
      Then every card of the list "Workouts" says "Advanced"
      And the platform was not asked for the details of a workout

  Rule: A card has a lock exactly where somebody may not watch

    @CAT-09 @ACC-01
    Scenario Outline: Workouts have <a workout> and barre classes <a barre class> for <person>
      Given <person>
      And home shows only the shelf "Picks" with:
        | item             | requiredEntitlements |
        | The Long Ride    | workout              |
        | One Minute Plank | barre                |
      When they open home
      Then the card of "The Long Ride" has <a workout>
      And the card of "One Minute Plank" has <a barre class>

      Examples:
        | person                     | a workout | a barre class |
        | a visitor                  | a lock    | a lock        |
        | a lapsed member            | a lock    | a lock        |
        | a member of the barre tier | a lock    | no lock       |
        | a new subscriber           | no lock   | a lock        |

    @CAT-09 @ACC-01
    Scenario Outline: The card of <what> has <lock> for a visitor
      Given a visitor
      And home shows only the shelf "Picks" with:
        | item   |
        | <item> |
      When they open home
      Then the card of "<item>" has <lock>

      Examples:
        | what        | item           | lock    |
        | a program   | Iron Basics    | a lock  |
        | a series    | Learn to Box   | a lock  |
        | an episode  | Jab            | a lock  |
        | a channel   | Iron Room      | a lock  |
        | a trainer   | Maya Okafor    | no lock |
        | a text page | About Daybreak | no lock |
        | a hub       | Get Strong     | no lock |

    @CAT-09 @ACC-02 @ACC-04
    Scenario Outline: What anybody may watch has no lock for <person>
      Given <person>
      And home shows only the shelf "Picks" with:
        | item             | free | requiresSubscription |
        | The Long Ride    | true |                      |
        | One Minute Plank |      | false                |
        | Just Move        |      |                      |
      When they open home
      Then the card of "Just Move" has a lock
      And the card of "The Long Ride" has no lock
      And the card of "One Minute Plank" has no lock

      Examples:
        | person                     |
        | a visitor                  |
        | a lapsed member            |
        | a member of the barre tier |

  Rule: A card says how far somebody has come, and what the editors say

    @CAT-09 @HIS-02
    Scenario Outline: A workout that was watched to <progress> has <sign>
      Given a new subscriber
      And they have watched <progress> of "The Long Ride"
      And home shows only the shelf "Picks" with:
        | item          |
        | The Long Ride |
      When they open home
      Then the card of "The Long Ride" has <sign>

      Examples:
        | progress | sign                                |
        | 0.049    | neither progress bar nor check mark |
        | 0.05     | a progress bar at 5 %               |
        | 0.5      | a progress bar at 50 %              |
        | 0.95     | a progress bar at 95 %              |
        | 0.951    | a check mark                        |
        | 1        | a check mark                        |

    @CAT-09
    Scenario: A label of the editors stands on its own card alone
      Given home shows only the shelf "Picks" with:
        | item             | featuredLabel |
        | The Long Ride    | Staff choice  |
        | One Minute Plank |               |
      When they open home
      Then the card of "The Long Ride" says "Staff choice"
      And the card of "One Minute Plank" does not say "Staff choice"

  Rule: A card always has a picture, or a plain tile in its place

    @CAT-15 @browser
    Scenario: A broken picture gives way to its fallback
      Given a new subscriber
      And home shows only the shelf "Picks" with:
        | item          |
        | The Long Ride |
      And the platform answers pictures with status 404 1 time
      When they open home
      Then the picture of "The Long Ride" shows

    @CAT-15 @browser
    Scenario: A broken hero picture gives way to its fallback
      Given the page of "The Long Ride" has "images" as []
      And the page of "The Long Ride" has "image" as "/app/icon.svg"
      And the platform answers pictures with status 404
      When they open the media page of "The Long Ride"
      Then the page's picture of "The Long Ride" shows

    @CAT-15 @browser
    Scenario: Where the fallback is broken too, a plain tile stands
      Given home shows only the shelf "Picks" with:
        | item          |
        | The Long Ride |
      And the platform answers pictures with status 404
      When they open home
      Then the picture of "The Long Ride" is missing

    @CAT-14 @browser @nightly
    Scenario: Each of a shelf's shapes of pictures is drawn as it is, and any other is wide
      Given home shows only the shelf "Picks" with:
        | item          |
        | The Long Ride |
      When they open home
      Then the pictures of that shelf are drawn in these shapes, one after another:
        | shape  | drawn |
        | 2:1    | 2:1   |
        | 16:9   | 16:9  |
        | 5:3    | 5:3   |
        | 4:3    | 4:3   |
        | 1:1    | 1:1   |
        | 9:13   | 9:13  |
        | 2:3    | 2:3   |
        | 9:16   | 9:16  |
        | 3:2    | 16:9  |
        | wide   | 16:9  |
        | 2      | 16:9  |
