Feature: Beginning a search
  Most searches are searches of last week, or no searches at all but a look around. While nothing is searched for, search offers what
  was searched for before on this device, and the styles and trainers that there are.

  Rule: Styles and trainers lead to their workouts

    @SRC-06
    Scenario: The search page offers the styles and the trainers
      Given a visitor
      When they open the search page
      Then the heading is "Start typing to search"
      And the tiles under "Styles" begin with:
        | Strength |
        | HIIT     |
        | Cardio   |
      And the tiles under "Trainers" begin with:
        | Amir Haddad  |
        | Ayesha Malik |
      And the link "Boxing" leads to the workouts in the style "Boxing"
      And the link "Chloé Martin" leads to the workouts of "Chloé Martin"

    @SRC-06
    Scenario: Enter in the empty field opens the search, and a step back leaves it
      Given a visitor
      And they open the program "Undefeated"
      When they press Enter in the search
      Then they are on the address "/q/"
      And the heading is "Start typing to search"
      When they go back
      Then they are on the program "Undefeated"

    @SRC-06
    Scenario: The search page without filters to choose from says just how to begin
      Given a visitor
      And the platform answers playlists with an error
      When they open the search page
      Then the heading is "Start typing to search"
      And the page does not say "Styles"

  Rule: What was searched for is offered again, the latest first

    Background:
      Given a new subscriber
      And they open home
      And the search invites with "Search..."

    @SRC-06
    Scenario: Results that were looked at make a recent search
      When they have looked at the results for:
        | plank      |
        | barre      |
        | Undefeated |
      And they open the search page
      Then the recent searches are, in this order:
        | Undefeated |
        | barre      |
        | plank      |

    @SRC-06
    Scenario: A recent search is searched for again at a press
      When they have looked at the results for:
        | plank ladder |
      And they open the search page
      And they search again for "plank ladder"
      Then they are on the search for "plank ladder"
      And the search says "plank ladder"
      And the results begin with:
        | Plank Ladder |

    @SRC-06
    Scenario: A query is offered once, as it was searched for last
      When they have looked at the results for:
        | Undefeated |
        | plank      |
        | UNDEFEATED |
      And they open the search page
      Then the recent searches are, in this order:
        | UNDEFEATED |
        | plank      |

    @SRC-06
    Scenario: Of nine searches the first is forgotten
      When they have looked at the results for:
        | plank  |
        | barre  |
        | ladder |
        | carry  |
        | squat  |
        | drift  |
        | tempo  |
        | spine  |
        | tour   |
      And they open the search page
      Then the recent searches are, in this order:
        | tour   |
        | spine  |
        | tempo  |
        | drift  |
        | squat  |
        | carry  |
        | ladder |
        | barre  |

    @SRC-06
    Scenario: A query that is typed on in a pause is offered whole
      When they have looked at the results for:
        | plank        |
        | pla          |
        | plank ladder |
      And they open the search page
      Then the recent searches are, in this order:
        | plank ladder |
        | plank        |

    @SRC-06
    Scenario: A search that found nothing is not offered
      When they search for "zzzzzz"
      Then the heading is 'No results found for "zzzzzz"'
      When 1 second goes by
      And they open the search page
      Then there are no recent searches

    @SRC-06
    Scenario: A result that is opened at once makes a recent search, too
      When time stands still
      And they search for "plank ladder"
      And they press the key "Enter"
      And they press the card of "Plank Ladder"
      Then they are on the workout "Plank Ladder"
      When they open the search page
      Then the recent searches are, in this order:
        | plank ladder |

    @SRC-06
    Scenario: Results that show for less than half a second make no recent search
      When time stands still
      And they search for "plank ladder"
      And they press the key "Enter"
      Then the results show "Plank Ladder"
      When they press "Clear search"
      And 1 second goes by
      And they open the search page
      Then there are no recent searches

  Rule: Recent searches can be removed, one or all

    Background:
      Given a new subscriber
      And they open home
      And they have looked at the results for:
        | plank |
        | barre |
        | carry |
      And they open the search page

    @SRC-06 @SHL-11
    Scenario: One that is removed is offered no more, and the focus goes to the next
      When they remove "barre" from the recent searches
      Then the recent searches are, in this order:
        | carry |
        | plank |
      And "Remove from recent searches: plank" has the focus
      When they load the page again
      Then the recent searches are, in this order:
        | carry |
        | plank |

    @SRC-06
    Scenario: All are cleared at a press
      When they press "Clear recent searches"
      Then there are no recent searches
      When they load the page again
      Then there are no recent searches

  Rule: Recent searches are whose they are, on one device

    @SRC-06 @ACC-10
    Scenario: Nothing is kept of what somebody searched for who has signed out
      Given a new subscriber
      When they open home
      And they have looked at the results for:
        | plank |
      And they log out
      Then they are on the account site's my-account page
      And the browser keeps nothing personal

    @SRC-06 @ACC-10
    Scenario: Whoever signs in again begins anew
      Given a new subscriber
      When they open home
      And they have looked at the results for:
        | plank |
      And they log out
      Then they are on the account site's my-account page
      When they become a new subscriber elsewhere
      And they open the search page
      Then there are no recent searches

    @SRC-06
    Scenario: A member does not see what was searched for without signing in
      Given a visitor
      When they open home
      And they have looked at the results for:
        | plank |
      And they become a new subscriber elsewhere
      And they open the search page
      Then they are logged in
      And there are no recent searches

    @SRC-06
    Scenario: A visitor has recent searches, too
      Given a visitor
      When they open home
      And they have looked at the results for:
        | plank |
      And they open the search page
      Then the recent searches are, in this order:
        | plank |

    @SRC-06 @SHL-11 @browser
    Scenario: Nothing moves when it is known late who is there
      Given a new subscriber
      When they open home
      And they have looked at the results for:
        | plank |
      And the platform takes 2 s to answer who is there
      And they open the search page
      Then the recent searches are, in this order:
        | plank |
      And nothing of the page has moved by itself

  Rule: On a phone it is the same, over the page

    Background:
      Given a new subscriber
      And the screen of a phone
      And they open the program "Undefeated"
      And they press "Search"

    @SRC-06 @SRC-01 @browser
    Scenario: A recent search is searched for over the page
      When they have looked at the results for:
        | plank ladder |
      And they press "Clear search"
      And they search again for "plank ladder"
      Then the results show "Plank Ladder"
      And the search says "plank ladder"
      When they go back
      Then they are on the program "Undefeated"

    @SRC-06 @SRC-01 @browser
    Scenario: A tile leads to its workouts, where the search is closed
      When they press "Boxing"
      Then they are on the workouts in the style "Boxing"
      And the search is not open

    @SRC-06 @SHL-11 @browser
    Scenario: What search offers fits a phone, and everybody can read it
      When they have looked at the results for:
        | plank ladder |
      And they press "Clear search"
      Then the recent searches are, in this order:
        | plank ladder |
      And the page is accessible, and fits on the screen of:
        | a small phone |
        | a phone       |
