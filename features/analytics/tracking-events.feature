Feature: Tracking what people do

  What people look at and search for is told to the analytics service, so that the customer learns which workouts are found. Each
  thing is told once for each time that it happens, by title and path alone, and what is merely on its way is not told at all.

  Rule: A page that was opened is told once, and what it shows as viewed

    @API-06
    Scenario: Each page is told once, under its own title
      Given a lapsed member
      And the config shows these rows:
        | type     | playlist          |
        | playlist | Trending programs |
      When they open home
      Then the platform was told of the page "/" as "Daybreak"
      When they press the card of "Undefeated"
      Then the platform was told of the page "/program/undefeated" as "Undefeated · Daybreak"
      When they go back
      Then the platform was asked for a page view 3 times

    @API-06 @PLY-04
    Scenario Outline: A detail page tells that its item was viewed, once
      Given a lapsed member
      When they open <page>
      Then the heading is "<title>"
      And the platform was told "<event>" about "<title>"
      And the platform was asked for a tracked event 1 time

      Examples:
        | page                                     | title                | event          |
        | the workout "The Long Ride"              | The Long Ride        | Viewed Workout |
        | the media page of "Found Only by Its Id" | Found Only by Its Id | Viewed Workout |
        | the program "Undefeated"                 | Undefeated           | Viewed Program |

    @API-06 @PLY-04
    Scenario: Each episode is viewed when somebody goes from one to the next
      Given a lapsed member
      When they open the episode "Stance"
      And they press the card of "Jab"
      Then the heading is "Jab"
      And the platform was told "Viewed Workout" about "Jab"
      And the platform was asked for a tracked event 2 times

    @API-06 @PLY-04
    Scenario: A workout that is opened again is viewed again
      Given a lapsed member
      When they open the workout "The Long Ride"
      And they press "Home" in the menu
      And they go back
      Then the heading is "The Long Ride"
      And the platform was asked for a tracked event 2 times

    @API-06 @PLY-04
    Scenario: A workout is not told as a program, nor a program as a workout
      Given a lapsed member
      When they open the workout "The Long Ride"
      Then the platform was not told "Viewed Program" about "The Long Ride"
      When they open the program "Undefeated"
      Then the platform was not told "Viewed Workout" about "Undefeated"

    @API-06 @PLY-04 @MED-20
    Scenario: What was viewed is told with its program and the playlist that it was opened from
      When they open the address "/m/aPpUDvbe/any?r=PlayLst1"
      Then the platform was told "Viewed Workout" with:
        | program  | undefeated |
        | playlist | PlayLst1   |

    @API-06
    Scenario: What is not there is told as a page, not as viewed
      When they open the address "/m/nothing1/any"
      Then the heading is "Video not found"
      And the platform was told of the page "/m/nothing1/any" as "Video not found · Daybreak"
      And the platform was not asked for a tracked event

  Rule: A member is told with the state of the subscription, a visitor not at all

    @API-06 @ACC-08
    Scenario Outline: The subscription of <person> is told as <status>, once, and under the config's key
      Given <person>
      When they open home
      Then the platform was told that the subscription is <status>
      And the platform was asked for who somebody is 1 time
      And all that was told bears the key "mock-segment-key"

      Examples:
        | person              | status      |
        | a subscribed member | "active"    |
        | a lapsed member     | "cancelled" |

    @API-06 @ACC-08
    Scenario: A subscription that changes is told again
      Given a lapsed member
      When they open home
      Then the platform was told that the subscription is "cancelled"
      Given the platform answers who is there with this:
        """
        {"id": "lapsed", "subscriptionStatus": {"activeSubscriber": true, "entitlements": []}}
        """
      When they lose the connection
      And the connection returns
      Then the platform was told that the subscription is "cancelled, then active"

    @API-06
    Scenario: Nobody is told who a visitor is
      When they open home
      Then the platform was told of the page "/" as "Daybreak"
      And the platform was not asked for who somebody is

  Rule: A search is told with its words once its results have been seen

    @SRC-04
    Scenario Outline: A search for <query> is told as <events> events
      When they open the address "/q/<query>"
      Then the page says "<words>"
      When 1 second goes by
      Then the platform was asked for a tracked event <events> times

      Examples:
        | query | words        | events |
        | pl    | Start typing | 0      |
        | pla   | Results for  | 1      |

    @SRC-04
    Scenario: A search is told with what was searched for, and how much was found
      When they open the address "/q/plank%20ladder"
      Then the platform was told "Searched" with:
        | query   | plank ladder |
        | results | 8            |

    @SRC-04
    Scenario: Each search of a visit is told
      When they open the address "/q/plank%20ladder"
      Then the platform was told "Searched" with:
        | query | plank ladder |
      When they search for "one minute plank"
      Then the platform was told "Searched" with:
        | query   | one minute plank |
        | results | 15               |
      And the platform was asked for a tracked event 2 times

    @SRC-04
    Scenario: Results are told of when they have shown for 500 ms
      When they open home
      Then the search invites with "Search..."
      When time stands still
      And they search for "plank ladder"
      Then after 350 ms, not before, they are on the address "/q/plank%20ladder"
      And the results begin with:
        | Plank Ladder |
      And after 500 ms, not before, the platform was asked for a tracked event
