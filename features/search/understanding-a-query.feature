Feature: Understanding a query
  People search as they would ask a friend: for twenty minutes with Tom, or for something without equipment. What names a length, a
  piece of equipment or a trainer becomes a filter, which shows as a chip. Whoever meant the word as such takes the chip back.

  Background:
    Given a new subscriber

  Rule: A length, a piece of equipment or a trainer is a filter, if a whole word names it

    @SRC-07
    Scenario Outline: The query "<query>" is understood as "<filter>"
      When they open the search for "<query>"
      Then the search understands these filters:
        | <filter> |
      And the heading is "Results for “<query>”"

      Examples:
        | query            | filter           |
        | 20 minutes       | 10 to 20 minutes |
        | 25m              | 20 to 30 minutes |
        | 20 to 30 minutes | 20 to 30 minutes |
        | no equipment     | No equipment     |
        | DUMBBELLS        | Dumbbells        |
        | heavy dumbbells  | Heavy dumbbells  |
        | tom whitaker     | Tom Whitaker     |
        | théo             | Théo Laurent     |
        | chloe            | Chloé Martin     |

    @SRC-07
    Scenario Outline: Of "<query>" the length is "<filter>", as cards round it up
      When they open the search for "<query>"
      Then the search understands these filters:
        | <filter> |
      And every result is <least> to <most> minutes long

      Examples:
        | query  | filter             | least | most |
        | 10 min | 10 minutes or less | 1     | 10   |
        | 11 min | 10 to 20 minutes   | 11    | 20   |
        | 20 min | 10 to 20 minutes   | 11    | 20   |
        | 21 min | 20 to 30 minutes   | 21    | 30   |

    @SRC-07
    Scenario Outline: The query "<query>" names no filter: <why>
      When they open the search for "<query>"
      Then the heading is '<heading>'
      And the search understands no filter

      Examples:
        | query     | heading                         | why                         |
        | tomato    | No results found for "tomato"   | a name begins a longer word |
        | armchair  | No results found for "armchair" | a piece ends a longer word  |
        | whitaker  | Results for “whitaker”          | a last name is no name here |
        | 20 lunges | Results for “20 lunges”         | a number is no length       |
        | yoga      | Results for “yoga”              | programs have its name, too |

    @SRC-07
    Scenario: A trainer's name finds the workouts of that trainer alone
      When they open home
      And they search for "hannah sorensen"
      Then the search understands these filters:
        | Hannah Sørensen |
      And every card of the list "Workouts" says "Hannah Sørensen"
      And a screen reader hears "More than 50 results"

    @SRC-07
    Scenario: Several filters count together, a style beside them
      When they open the search for "20 minute core with Grace"
      Then the search understands these filters:
        | 10 to 20 minutes |
        | Core             |
        | Grace Chen       |
      And every card of the list "Workouts" says "Grace Chen"
      And every result is 11 to 20 minutes long

  Rule: What is left of the query is looked for in titles and descriptions

    @SRC-07
    Scenario: The other words must be in the title or the description
      Given the platform answers browsing with these items:
        | item             | title      | description     |
        | The Long Ride    | Rest       | Lie down        |
        | One Minute Plank | Hold       | Carry slowly on |
        | Eyes Closed      | Slow Carry |                 |
        | Just Move        | Carry      | Fast            |
      When they open the search for "carry slow with Oleksii"
      Then the search understands these filters:
        | Oleksii Bondar |
      And the results are, in this order:
        | Slow Carry |
        | Hold       |

    @SRC-07
    Scenario: One or two letters are left aside until there are three
      When they open the search for "tom xy"
      Then every card of the list "Workouts" says "Tom Whitaker"
      When they search for "tom xyz"
      Then the heading is 'No results found for "tom xyz"'
      And the page says "Remove a filter to search for its words instead."

    @SRC-07
    Scenario: A long list without the words is looked through by parts, as far as one likes
      When they open the search for "20 min xylophone"
      Then the page says "The first 250 of this list have been searched without a match."
      And the platform was asked for browsing 5 times
      When they press "Search further"
      Then the page says "The first 500 of this list have been searched without a match."
      And the platform was asked for browsing 10 times

    @SRC-07
    Scenario: Words that are typed beside filters ask the platform nothing more
      When they open the search for "10 min jonas hol"
      Then the results begin with:
        | Deep Core Hold |
        | Standing Hold  |
      When they search for "10 min jonas hold stand"
      Then the results begin with:
        | Standing Hold |
      And the platform was asked for browsing 1 time
      And the platform was not asked for a search

    @SRC-07
    Scenario: A query waits for the filters by which it is understood
      Given the platform takes 1 s to answer playlists
      When they open the about page
      And they search for "tom"
      Then the search understands these filters:
        | Tom Whitaker |
      And the platform was not asked for a search

  Rule: A filter can be taken back, and its words are then searched for as any others

    @SRC-07
    Scenario: A trainer's name that is taken back finds the trainer, too
      When they open the search for "tom whitaker"
      And they take back the filter "Tom Whitaker"
      Then the results under "Trainers" are, in this order:
        | Tom Whitaker |
      And the search understands no filter
      And the heading is "Results for “tom whitaker”"

    @SRC-07
    Scenario: Taking back one of two filters leaves the other
      When they open the search for "10 min with Jonas"
      And they take back the filter "10 minutes or less"
      Then the search understands these filters:
        | Jonas Lindqvist |

    @SRC-07
    Scenario: What was taken back stays so when the page is loaded again
      When they open the search for "tom"
      And they take back the filter "Tom Whitaker"
      Then the search understands no filter
      When they load the page again
      Then the results under "Trainers" are, in this order:
        | Tom Whitaker |
      And the search understands no filter

    @SRC-07
    Scenario: Back from a result, what was taken back is still so
      When they open the search for "tom"
      And they take back the filter "Tom Whitaker"
      And they press the card of "Faster Ten"
      Then they are on the program "Faster Ten"
      When they go back
      Then the heading is "Results for “tom”"
      And the search understands no filter

    @SRC-07
    Scenario: What was taken back stays so while one types on
      When they open the search for "tom"
      And they take back the filter "Tom Whitaker"
      Then the search understands no filter
      When they search for "tom ride"
      Then the heading is "Results for “tom ride”"
      And the search understands no filter

    @SRC-07
    Scenario: What was taken back is not asked for with the filters that are typed beside it
      Given the platform answers browsing with these items:
        | item          | title     | description |
        | The Long Ride | Tom Alone | Carry on    |
      When they open the search for "tom"
      And they take back the filter "Tom Whitaker"
      Then the search understands no filter
      When they search for "tom 10 min"
      Then the search understands these filters:
        | 10 minutes or less |
      And the platform was asked for browsing 2 times

    @SRC-07 @SRC-01
    Scenario: One step back leaves a search whose filter was taken back
      When they open the program "Undefeated"
      And they search for "tom"
      And they take back the filter "Tom Whitaker"
      Then the search understands no filter
      When they go back
      Then they are on the program "Undefeated"

    @SRC-07 @SHL-11
    Scenario: The focus goes to the filter that takes the place of one that is taken back
      When they open the search for "20 min core with Grace"
      And they take back the filter "10 to 20 minutes"
      Then "Remove the filter: Core" has the focus
      When they take back the filter "Core"
      Then "Remove the filter: Grace Chen" has the focus

    @SRC-07
    Scenario: Where filters leave nothing, taking one back finds something
      When they open the search for "boxing with Tom"
      Then the heading is 'No results found for "boxing with Tom"'
      When they take back the filter "Tom Whitaker"
      Then the heading is "Results for “boxing with Tom”"
      And the search understands no filter

  @SRC-07 @SHL-11 @browser
  Scenario: Nothing moves as filters are understood
    When they open the search for "20 min core with Grace"
    Then the search understands these filters:
      | 10 to 20 minutes |
      | Core             |
      | Grace Chen       |
    And every card of the list "Workouts" says "Grace Chen"
    And nothing of the page has moved by itself

  @SRC-07 @SHL-11 @browser
  Scenario: Filters that come too late leave the results as they are
    Given the platform takes 3 s to answer playlists
    When they open the search for "tom"
    Then the results under "Trainers" are, in this order:
      | Tom Whitaker |
    And the search understands no filter
    And nothing of the page has moved by itself

  @SRC-07 @SRC-01 @browser
  Scenario: On a phone, filters show in the search over the page, and can be taken back there
    Given the screen of a phone
    When they open home
    And they press "Search"
    And they search for "tom"
    Then the search understands these filters:
      | Tom Whitaker |
    When they take back the filter "Tom Whitaker"
    Then the search understands no filter

  @SRC-07 @SHL-11 @browser
  Scenario Outline: Filters that <what> are accessible on every screen
    When they open the search for "<query>"
    Then the heading is '<heading>'
    And the page is accessible, and fits on the screen of:
      | a small phone |
      | a phone       |
      | a computer    |

    Examples:
      | what          | query                            | heading                                                 |
      | find workouts | 20 min core with Grace           | Results for “20 min core with Grace”                    |
      | leave nothing | bench or sturdy chair tom boxing | No results found for "bench or sturdy chair tom boxing" |
