Feature: Searching the catalogue
  Search is a place that one visits from anywhere and leaves again: results come while one types, and one step back is where one
  was, however often the query changed. With fewer than three letters there is nothing to look for yet.

  Background:
    Given a lapsed member

  Rule: What is typed is searched for once the typing pauses

    @SRC-01 @SRC-03 @API-03
    Scenario: A query that is typed opens a page of results of its own
      When they open home
      Then the search invites with "Search..."
      When they search for "plank ladder"
      Then they are on the search for "plank ladder"
      And the heading is "Results for “plank ladder”"
      And the tab is titled "Search: plank ladder · Daybreak"
      And the results begin with:
        | Plank Ladder |

    @SRC-01
    Scenario: Only what is left after a pause is searched for
      When they open home
      And they search for "whitaker"
      Then the heading is "Results for “whitaker”"
      And the platform was asked for a search 1 time

    @SRC-01
    Scenario: The pause before a search is 0.35 seconds long
      When they open home
      Then the search invites with "Search..."
      When time stands still
      And they search for "plank ladder"
      Then after 0.35 seconds, not before, they are on the search for "plank ladder"

    @SRC-01
    Scenario: The pause before a search begins anew with each letter
      When they open home
      Then the search invites with "Search..."
      When time stands still
      And they type "plank" into the search, a letter every 0.2 s
      Then after 0.35 seconds, not before, they are on the search for "plank"
      And the heading is "Results for “plank”"
      And the platform was asked for a search 1 time

    @SRC-01
    Scenario: Enter searches at once
      When they open home
      Then the search invites with "Search..."
      When time stands still
      And they search for "plank ladder"
      And they press the key "Enter"
      Then they are on the search for "plank ladder"
      And the heading is "Results for “plank ladder”"
      And the platform was asked for a search 1 time

    @SRC-01
    Scenario: Enter that ends a composition of characters does not search yet
      When they open home
      Then the search invites with "Search..."
      When time stands still
      And they type "bare" into the search, a letter every 0.1 s
      And they press the key "Enter" to compose text
      Then after 0.35 seconds, not before, they are on the search for "bare"

    @SRC-02
    Scenario: Two characters that are typed are not searched for
      When they open home
      And they search for "pl"
      Then they are on the search for "pl"
      And the heading is "Start typing to search"
      And the platform was not asked for a search

    @SRC-02
    Scenario: Three characters are searched for, and two of them no more
      When they open home
      And they search for "pla"
      Then the heading is "Results for “pla”"
      And the results show "Plank Ladder"
      When they search for "pl"
      Then the heading is "Start typing to search"

  Rule: Whoever goes elsewhere does not search any more

    @SRC-01
    Scenario Outline: Somebody who presses "<link>" within the pause stays there
      When they open <page>
      Then the search invites with "Search..."
      When time stands still
      And they search for "plank ladder"
      And they press "<link>" in the menu
      And 1 second goes by
      Then the heading is "<heading>"
      And the search says ""

      Examples:
        | page              | link     | heading      |
        | home              | Workouts | Workouts     |
        | the programs page | Trainers | Our trainers |
        | home              | Home     | Daybreak     |

    @SRC-01
    Scenario: Back within the pause ends a search that has not begun
      Given they open the program "Undefeated"
      And they press "Workouts" in the menu
      When time stands still
      And they search for "plank ladder"
      And they go back
      And 1 second goes by
      Then they are on the program "Undefeated"
      And the search says ""

    @SRC-01
    Scenario: A link pressed while results show leaves the rest of what is typed
      When they open the search for "plank"
      Then the heading is "Results for “plank”"
      When time stands still
      And they search for "plank ladder"
      And they press "Workouts" in the menu
      And 1 second goes by
      Then the heading is "Workouts"

  Rule: Whoever leaves a search is where it began

    @SRC-01
    Scenario: Escape leads back to where the search began
      When they open the program "Undefeated"
      And they search for "plank"
      Then the heading is "Results for “plank”"
      When they press the key "Escape"
      Then they are on the program "Undefeated"
      And the search says ""
      And the search has the focus

    @SRC-01
    Scenario: Escape that takes back a composition of characters does not leave the search
      When they open the program "Undefeated"
      And they search for "plank"
      Then the heading is "Results for “plank”"
      When they press the key "Escape" to compose text
      And 1 second goes by
      Then they are on the search for "plank"
      And the search says "plank"

    @SRC-01
    Scenario: A search that a visit began with is left for home
      When they open the search for "plank"
      Then the search says "plank"
      When they press "Clear search"
      Then they are on home

    @SRC-01
    Scenario: Back from a result the search is as it was
      When they open home
      And they search for "one minute plank"
      And they press the card of "One Minute Plank"
      Then they are on the workout "One Minute Plank"
      And the search says ""
      When they go back
      Then the heading is "Results for “one minute plank”"
      And the search says "one minute plank"

  Rule: However often the query changes, the way out leads to where the search began

    Background:
      Given they open the workout "The Long Ride"
      And they search for "plank"
      And the heading is "Results for “plank”"

    @SRC-01
    Scenario: The clear button leads back from the second query to where the first began
      When they search for "plank ladder"
      Then the heading is "Results for “plank ladder”"
      When they press "Clear search"
      Then they are on the workout "The Long Ride"
      And the search says ""
      And the search has the focus

    @SRC-01
    Scenario: One step back leaves a search of two queries
      When they search for "barre"
      Then the heading is "Results for “barre”"
      When they go back
      Then they are on the workout "The Long Ride"
      And the search says ""

    @SRC-01
    Scenario: The second search of a visit leads back to where it began, too
      When they press "Clear search"
      Then they are on the workout "The Long Ride"
      When they search for "barre"
      Then the heading is "Results for “barre”"
      When they press "Clear search"
      Then they are on the workout "The Long Ride"

  Rule: Results come while one types, and say how many they are

    @SRC-01 @SHL-11
    Scenario: The field keeps the focus while results come, and a screen reader hears how many
      When they open home
      And they search for "plank"
      Then a screen reader hears "More than 50 results"
      And the search has the focus
      When they search for "one minute plank"
      Then a screen reader hears "15 results"
      When they search for "تمارين"
      Then a screen reader hears "1 result"

    @SRC-03 @CAT-18
    Scenario: Placeholders stand for results that are on their way
      Given the platform takes 3 s to answer a search
      When they open the search for "plank"
      Then 15 placeholders stand for the items of a list
      And a screen reader hears "Loading"

    @SRC-03
    Scenario: Earlier results stay until the new ones are there
      When they open the search for "one minute plank"
      Then the results show "One Minute Plank"
      When the platform takes 3 s to answer a search
      And they search for "undefeated"
      Then a screen reader hears "Loading"
      And the results show "One Minute Plank"
      And the heading is "Results for “undefeated”"
      And they are on the search for "undefeated"

    @SRC-03
    Scenario: Where nothing is found, the page says what to try
      When they open the search for "nothing is called this"
      Then the heading is 'No results found for "nothing is called this"'
      And the page says "Check the spelling."
      And the page says "Try fewer or more general words."
      And the page says "Search for a trainer, a style or a piece of equipment."
      And a screen reader hears "0 results"

    @CAT-10
    Scenario: Only workouts, programs and trainers are found
      Given the platform answers a search with these items:
        | item             | contentType |
        | The Long Ride    | workout     |
        | One Minute Plank | series      |
        | Undefeated       | program     |
        | Just Move        | page        |
        | Eyes Closed      | hub         |
        | DB10             | episode     |
        | Barre            | livechannel |
        | Iron Basics      | trainer     |
      When they open the search for "whatever"
      Then the results are, in this order:
        | The Long Ride |
        | Undefeated    |
        | Iron Basics   |

  Rule: More results come as one scrolls on

    Background:
      Given they open the search for "barre"
      And there are 50 results

    @SRC-03 @browser
    Scenario: Scrolling to the end brings more results, each once
      When they scroll to the end
      Then there are 100 results
      And no call was made twice

    @SRC-03 @browser @nightly
    Scenario: However many results are scrolled past, the page stays light, and back finds the place
      When they scroll to the end
      Then there are 100 results
      When they scroll to the end
      Then there are 150 results
      And the page holds fewer than 1500 elements
      When they press the lowest card in view
      And they go back
      Then that card is where it was

    @SRC-03 @API-07 @browser
    Scenario: Results that should follow, and do not come, can be tried again
      When the platform answers a search with an error
      And they scroll to the end
      Then the page says "Could not load items"
      When the platform is well again
      And they press "Try again"
      Then there are 100 results

  Rule: Every page of a search fits, and everybody can read it

    @SRC-01 @SHL-11 @browser
    Scenario Outline: The page "<heading>" is accessible on every screen
      When they open <page>
      Then the heading is '<heading>'
      And the page is accessible, and fits on the screen of:
        | a small phone |
        | a phone       |
        | a computer    |

      Examples:
        | page                       | heading                         |
        | the search for "very long" | Results for “very long”         |
        | the search page            | Start typing to search          |
        | the search for "zzzzzzzz"  | No results found for "zzzzzzzz" |
        | the programs page          | Programs                        |
