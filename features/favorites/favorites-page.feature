Feature: The favorites page
  All that a member has marked, in the order in which they think of it: the latest first, the programs apart from the workouts and
  the daily 365. What the catalogue cannot show just now is left out of the page, but stays a favorite.

  Rule: Favorites stand in groups, each in the member's order

    @FAV-04 @FAV-06
    Scenario: Programs, 365 and workouts stand apart, each in the member's order
      Given a subscribed member
      When they open the favorites page
      Then the heading is "Favorites"
      And the tab is titled "Favorites · Daybreak"
      And the shelves are, in this order:
        | Programs |
        | 365      |
        | Workouts |
      And the shelf "Programs" shows exactly, in this order:
        | Undefeated |
        | DB10       |
      And the shelf "365" shows exactly, in this order:
        | Bell to Bell        |
        | Step Cardio Express |
      And the shelf "Workouts" shows exactly, in this order:
        | Break: Full Body           |
        | Spin-Up: Beginner with Tom |
        | Ropes and Lungs            |

    @FAV-04
    Scenario Outline: Where only <kind> are marked, no other group has a heading
      Given a new subscriber
      And they have marked "<one>" as a favorite
      And they have marked "<other>" as a favorite
      When they open the favorites page
      Then the shelves are, in this order:
        | <group> |
      And the shelf "<group>" shows exactly, in this order:
        | <other> |
        | <one>   |

      Examples:
        | kind                  | group    | one           | other            |
        | programs              | Programs | Undefeated    | Barre            |
        | workouts              | Workouts | The Long Ride | One Minute Plank |
        | episodes and workouts | Workouts | Harbour Wall  | The Long Ride    |

    @FAV-04
    Scenario Outline: A <what> with the core track "<track>" is in the group <group>
      Given a new subscriber
      And they have marked "The Long Ride" as a favorite
      And the platform answers a watchlist with these items:
        | item          | contentType | coreTrack |
        | The Long Ride | <type>      | <track>   |
      When they open the favorites page
      Then the shelves are, in this order:
        | <group> |

      Examples:
        | what    | type    | track | group    |
        | workout | workout | db365 | 365      |
        | workout | workout | db36  | Workouts |
        | workout | workout |       | Workouts |
        | program | program | db365 | Programs |

    @FAV-04
    Scenario: A member without favorites is led to some
      Given a new subscriber
      When they open the favorites page
      Then the page has the heading "No favorites yet"
      And they cannot come to "Clear favorites"
      When they press "Find a workout"
      Then they are on the workouts page

    @CAT-18 @FAV-04
    Scenario: Placeholders stand for favorites that are on their way
      Given a subscribed member
      And the platform takes 3 s to answer a watchlist
      When they open the favorites page
      Then 15 placeholders stand for the items of a list
      And the shelf "Programs" shows "Undefeated" first

  Rule: What cannot be shown just now stays a favorite

    @FAV-06 @FAV-04
    Scenario: A favorite that the catalogue leaves out is left out of the page alone
      Given a subscribed member
      And the watchlist answers without "Undefeated"
      When they open the favorites page
      Then the shelf "365" shows "Bell to Bell" first
      And the page does not say "Undefeated"
      And the platform knows 7 favorites
      And the platform was not asked for a removed favorite

  Rule: Favorites of which none can be shown just now are neither missing nor gone

    Background:
      Given a new subscriber
      And they have marked "Undefeated" as a favorite
      And the watchlist answers without "Undefeated"

    @FAV-06 @FAV-07
    Scenario: Favorites of which none can be shown are not called missing
      When they open the favorites page
      Then the page has the heading "Your favorites can't be shown just now"
      And the page does not say "No favorites yet"
      And they can press "Clear favorites"

    @FAV-06 @FAV-07
    Scenario: Favorites of which none could be shown are there after another try
      When they open the favorites page
      Then the page has the heading "Your favorites can't be shown just now"
      When the platform is well again
      And they press "Try again"
      Then the shelf "Programs" shows "Undefeated" first
      And the platform was not asked for a removed favorite

    @FAV-06 @SHL-11 @browser
    Scenario: The word that no favorite can be shown is accessible on a phone
      When they open the favorites page
      Then the page has the heading "Your favorites can't be shown just now"
      And the page is accessible, and fits on the screen of:
        | a phone |

  Rule: Favorites that cannot be loaded are not said to be gone

    Background:
      Given a subscribed member

    @FAV-07
    Scenario Outline: The page offers another try where the platform <failure>
      Given the platform <failure>
      When they open the favorites page
      Then the heading is "Favorites not found"
      And the tab is titled "Favorites not found · Daybreak"
      When the platform is well again
      And they press "Try again"
      Then the shelf "Programs" shows "Undefeated" first
      And the platform knows 7 favorites

      Examples:
        | failure                               |
        | answers a watchlist with an error   |
        | answers a watchlist with status 404   |
        | answers a watchlist with a web page   |
        | does not answer a watchlist           |

    @FAV-07 @ACC-08
    Scenario: Favorites are not called missing while the account cannot be reached
      Given the platform answers who is there with an error
      When they open the favorites page
      Then the heading is "Favorites not found"
      And the page does not say "No favorites yet"
      When the platform is well again
      And they press "Try again"
      Then the shelf "Programs" shows "Undefeated" first
      And the platform knows 7 favorites

    @FAV-07 @FAV-06
    Scenario: Where the customer has switched favorites off, there is nothing to load
      Given the customer has switched favorites off
      When they open the favorites page
      Then the heading is "Favorites not found"
      And a developer is told "No watchlist defined"

  Rule: A favorite can be removed on the page itself

    Background:
      Given a new subscriber
      And they have marked "The Long Ride" as a favorite
      And they have marked "Undefeated" as a favorite

    @FAV-01
    Scenario: A favorite that is removed leaves the page without a reload of the others
      When they open the favorites page
      And they remove "Undefeated" from their favorites
      Then the shelves are, in this order:
        | Workouts |
      And the platform knows these favorites, in this order:
        | The Long Ride |
      And the platform was asked for a watchlist 1 time

    @FAV-01
    Scenario: A removal is said to screen readers, and tracked
      When they open the favorites page
      And they remove "Undefeated" from their favorites
      Then a screen reader hears "Undefeated is no longer one of your favorites"
      And the platform was told "Removed Favorite" about "Undefeated"

    @FAV-01 @SHL-11 @browser
    Scenario: What is removed once more is said once more
      When they open the favorites page
      And they remove "Undefeated" from their favorites
      Then the heading "Favorites" has the focus
      When they mark "Undefeated" in another tab
      And they turn back to the first tab
      And they remove "Undefeated" from their favorites
      Then the heading "Favorites" has the focus
      And a screen reader hears "Undefeated is no longer one of your favorites"

  Rule: All favorites are cleared after a question, and only then

    Background:
      Given a subscribed member

    @FAV-05
    Scenario: Nothing is cleared before the question is answered
      When they open the favorites page
      And they press "Clear favorites"
      Then they are asked "Clear all your favorites?"
      And the platform knows 7 favorites
      When they answer "Clear favorites"
      Then the page has the heading "No favorites yet"
      And no dialog is open
      And the platform knows no favorites

    @FAV-05 @SHL-11
    Scenario: The page says that the favorites are cleared, and the focus is on its heading
      When they clear their favorites
      Then the page has the heading "No favorites yet"
      And the heading "Favorites" has the focus
      And a screen reader hears "Your favorites are cleared"

    @FAV-05
    Scenario Outline: Whoever presses <way> clears nothing
      When they open the favorites page
      And they press "Clear favorites"
      Then they are asked "Clear all your favorites?"
      When they press <way>
      Then no dialog is open
      And "Clear favorites" has the focus
      And the shelf "Programs" shows "Undefeated" first
      And the platform was not asked for cleared favorites

      Examples:
        | way               |
        | "Cancel"          |
        | the key "Escape"  |
        | beside the dialog |

    @FAV-05 @SHL-08
    Scenario Outline: After a removal, <way> still leads from the question back to its button
      When they open the favorites page
      And they remove "Undefeated" from their favorites
      Then the heading "Favorites" has the focus
      When they press "Clear favorites"
      Then they are asked "Clear all your favorites?"
      When they press <way>
      Then no dialog is open
      And "Clear favorites" has the focus

      Examples:
        | way               |
        | "Cancel"          |
        | the key "Escape"  |
        | beside the dialog |

    @FAV-05 @SHL-11 @browser
    Scenario: The question fits every screen, and everybody can read it
      When they open the favorites page
      And they press "Clear favorites"
      Then they are asked "Clear all your favorites?"
      And the page is accessible, and fits on the screen of:
        | a phone    |
        | a computer |

  Rule: A favorite that was removed can be marked again for a while

    Background:
      Given a new subscriber
      And they have marked "One Minute Plank" as a favorite
      And they have marked "The Long Ride" as a favorite

    @CAT-29 @FAV-01
    Scenario: A favorite is removed without a question, and put back by one press
      When they open the favorites page
      And they press "Remove The Long Ride from your favorites"
      Then the shelf "Workouts" shows exactly, in this order:
        | One Minute Plank |
      And no dialog is open
      And the platform knows 1 favorites
      When they press "Undo"
      Then the shelf "Workouts" shows exactly, in this order:
        | The Long Ride    |
        | One Minute Plank |
      And the platform knows 2 favorites

    @CAT-29
    Scenario: A favorite can be put back for 8 seconds
      When they open the favorites page
      And they take out "The Long Ride" while time stands still
      And 7 seconds go by
      Then they can press "Undo"
      When 1 second goes by
      Then they cannot come to "Undo"

    @CAT-29 @FAV-05
    Scenario: Clearing them all still asks, and cannot be taken back
      When they open the favorites page
      And they press "Clear favorites"
      Then they are asked "Clear all your favorites?"
      And they cannot come to "Undo"
