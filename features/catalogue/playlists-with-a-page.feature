Feature: Playlists that have a page of their own

  The customer's menu leads to playlists by their ids. Some of them are pages that the app has besides: whoever opens one by its id gets
  the same page, whole, and search engines are told its one address.

  Background:
    Given a new subscriber

  @CAT-20 @SHL-14
  Scenario: The menu's workouts have all filters
    When they open home
    And they press "Workouts" in the menu
    Then they are on the playlist "Workouts"
    And the heading is "Workouts"
    And the filters are:
      | Trainer   | Any |
      | Style     | Any |
      | Level     | Any |
      | Length    | Any |
      | Equipment | Any |
    And the page's metadata are:
      | canonical | …/app/workouts |

  @CAT-20
  Scenario: They are filtered there as on their page, and the filters belong to the address
    When they open the playlist "Workouts"
    And they choose "Boxing" as "Style"
    And they choose "Amir Haddad" as "Trainer"
    And they load the page again
    Then the filters are:
      | Trainer | Amir Haddad |
      | Style   | Boxing      |
    And the list "Workouts" begins with:
      | Boxing Rounds: Power |
    And the bio of "Amir Haddad" says "Amir Haddad"
    And they can press "Reset all"

  @CAT-20 @SHL-14
  Scenario: The menu names the styles to choose from
    Given the menu leads to all workouts, and names "Yoga,boxing"
    When they open the playlist "Workouts"
    Then one can choose as "Style":
      | Any    |
      | Yoga   |
      | Boxing |
    And one can choose as "Level":
      | Any          |
      | Beginner     |
      | Intermediate |
      | Advanced     |
      | All levels   |

  @CAT-22 @SHL-14
  Scenario: The menu's programs can be searched
    When they open home
    And they press "Programs" in the menu
    Then they are on the playlist "Programs"
    And the search of programs invites with "Search programs"
    And the page's metadata are:
      | canonical | …/app/programs |
    When they look for "dbk" among the programs
    Then the results begin with:
      | DBK |

  @CAT-22 @CAT-17
  Scenario: A genre narrows a search among the programs, at both addresses
    When they open the programs page
    And they choose "Boxing" as "Genre"
    Then the results begin with:
      | Undefeated |
    When they look for "barre" among the programs
    Then the page has the heading "No programs found"
    When they press "Clear the search"
    Then "All" is chosen as "Genre"
    And the results begin with:
      | Barre |

  @CAT-23
  Scenario Outline: A page of the daily series is found by the id of its playlist, too: <page>
    When they open <opened>
    Then the heading is "<heading>"
    And the tab is titled "<heading> · Daybreak"
    And the page's metadata are:
      | canonical | …/app<path> |

    Examples:
      | page            | opened                              | heading     | path         |
      | The 365 page    | the playlist "Today’s 365"          | Today’s 365 | /365         |
      | The 365 history | the playlist "This week in the 365"| 365 History | /365/history |

  @CAT-23
  Scenario: The 365 has its rows there
    When they open the playlist "Today’s 365"
    Then the shelf "This week" stands above the list "Today’s 365"
    And the shelf "New this week" stands above the list "Today’s 365"

  @CAT-20 @CAT-22 @CAT-23
  Scenario: The page itself names no other address
    When they open the workouts page
    Then the heading is "Workouts"
    And the page's metadata lack "canonical"
