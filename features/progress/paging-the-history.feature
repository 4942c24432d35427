Feature: Paging the workout history

  @PRG-04
  Scenario: Pages of 25, each with an address of its own
    Given a subscribed member
    When they open the workout history
    Then the history has 25 entries
    When they press "Page 2"
    Then they are on the address "/progress/history?page=2"
    And the platform was asked for completed workouts with:
      | offset   | 25 |
      | pageSize | 25 |

  @PRG-04
  Scenario: Back is the page before
    Given a subscribed member
    When they open the address "/progress/history?page=2"
    And they press "First page"
    Then they are on the workout history
    When they go back
    Then they are on the address "/progress/history?page=2"

  @PRG-04 @SHL-11
  Scenario: A page that was turned to begins at its heading
    Given a subscribed member
    And they have completed 60 workouts
    When they open the address "/progress/history?from=2025-01-01"
    And they press "Next page"
    Then they are on the address "/progress/history?from=2025-01-01&page=2"
    And the heading "60 workouts Page 2 of 3" has the focus

  @PRG-04
  Scenario: The page before stays until the next one has loaded
    Given a subscribed member
    When they open the workout history
    Then the history has 25 entries
    Given the platform takes 3 s to answer completed workouts
    When they press "Page 2"
    Then the history still has 25 entries

  @PRG-04
  Scenario: A day that another page continues has the sum of its workouts on this page
    Given a subscribed member
    And they have completed 60 workouts
    When they open the workout history
    Then the sum of "Today" is "1 workout • 16 min"
    And the sum of "Friday, May 22" is "1 workout • 41 min on this page"
    When they press "Page 2"
    Then the sum of "Today" is "1 workout • 16 min on this page"
    And the sum of "Yesterday" is "1 workout • 50 min"

  @PRG-04
  Scenario Outline: Page <asked> of <pages> is page <shown>
    Given a subscribed member
    And they have completed <workouts> workouts
    When they open the address "/progress/history?page=<asked>"
    Then they are on the address "<address>"

    Examples:
      | workouts | pages | asked | shown | address                  |
      | 51       | 3     | 3     | 3     | /progress/history?page=3 |
      | 51       | 3     | 4     | 3     | /progress/history?page=3 |
      | 51       | 3     | 99999 | 3     | /progress/history?page=3 |
      | 25       | 1     | 2     | 1     | /progress/history        |
      | 0        | 1     | 2     | 1     | /progress/history        |

  @PRG-04
  Scenario Outline: Far beyond the last page, at <asked>, is the last one
    Given a subscribed member
    When they open the address "/progress/history?from=2024-01-01&page=<asked>"
    Then they are on the address "/progress/history?from=2024-01-01&page=7"
    And the page has the heading "175 workouts Page 7 of 7"

    Examples:
      | asked  |
      | 9      |
      | 40001  |
      | 999999 |

  @PRG-05
  Scenario Outline: At page <page> of <workouts> workouts
    Given a subscribed member
    And they have completed <workouts> workouts
    When they open the address "/progress/history?page=<page>"
    Then the pages have <buttons> buttons, of which <numbers> are numbers

    Examples:
      | workouts | page | buttons | numbers |
      | 26       | 1    | 6       | 2       |
      | 175      | 4    | 11      | 7       |
      | 200      | 4    | 12      | 8       |
      | 201      | 4    | 12      | 8       |
      | 9999     | 200  | 12      | 8       |

  @PRG-05
  Scenario: No more than one page: nothing to choose from
    Given a subscribed member
    And they have completed 25 workouts
    When they open the workout history
    Then the page has the heading "25 workouts"
    And there are no pages to choose from

  @PRG-05
  Scenario: The numbers are those around the page
    Given a subscribed member
    And they have completed 500 workouts
    When they open the address "/progress/history?page=10"
    Then the buttons of the pages are:
      | First page       |
      | Previous page    |
      | Page 7           |
      | Page 8           |
      | Page 9           |
      | Page 10, current |
      | Page 11          |
      | Page 12          |
      | Page 13          |
      | Page 14          |
      | Next page        |
      | Last page        |
    And the link "Previous page" leads to the address "/progress/history?page=9"
    And the link "Last page" leads to the address "/progress/history?page=20"

  @PRG-05
  Scenario Outline: At the <end> page two buttons lead nowhere
    Given a subscribed member
    And they have completed 60 workouts
    When they open the address "/progress/history?page=<page>"
    Then the buttons of the pages are:
      | First page<back>    |
      | Previous page<back> |
      | Page 1<first>       |
      | Page 2              |
      | Page 3<last>        |
      | Next page<on>       |
      | Last page<on>       |

    Examples:
      | end   | page | back       | on         | first     | last      |
      | first | 1    | , disabled |            | , current |           |
      | last  | 3    |            | , disabled |           | , current |

  @PRG-05 @browser
  Scenario Outline: In a window of <width> pixels there are <buttons> buttons
    Given a subscribed member
    And they have completed 500 workouts
    And a window of <width> by 800 pixels
    When they open the address "/progress/history?page=10"
    Then the pages have <buttons> buttons, of which <numbers> are numbers
    And nothing runs off the side of the window

    Examples:
      | width | buttons | numbers |
      | 320   | 4       | 0       |
      | 479   | 4       | 0       |
      | 480   | 6       | 2       |
      | 767   | 6       | 2       |
      | 768   | 8       | 4       |
      | 1023  | 8       | 4       |
      | 1024  | 10      | 6       |
      | 1199  | 10      | 6       |
      | 1200  | 12      | 8       |
