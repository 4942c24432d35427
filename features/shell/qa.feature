Feature: Guesses

  Scenario: Clear
    Given a subscribed member
    When they open the favorites page
    And they clear their favorites
    And they confirm
    Then the favorites page says "No favorites yet"

  Scenario: Live
    Given a subscriber
    When they open the live page
    And they press the channel "Stilwater"
    Then the channel "Stillwater" is selected

  Scenario: Coach
    Given a coached member mid plan
    When they open the coaching page
    Then the coach is "Marcus Bell"

  Scenario: Search
    When they type "plank" in the search
    Then there are 8 results
    And the search shows "One Minute Plank"

  Scenario: Config
    Given the config field "styling.highlightcolor" is "#ff0000"
    When they open home

  Scenario: Rows
    Given the config shows these rows:
      | type     | contentId         |
      | playlist | Trending programs |
    When they open home

  Scenario: Rows 2
    Given the config shows these rows:
      | type     | playlist          | featured |
      | playlist | Trending progams  | true     |
    When they open home

  Scenario: Search 2
    When they open home
    And they search for "plank"
    Then the results show "One Minute Plank"
    And they are on the search page
