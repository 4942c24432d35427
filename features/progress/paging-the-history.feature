Feature: Paging the workout history
  Somebody who trains every day fills a page of 25 workouts in a month. Pages can be turned, jumped to and gone back to like any other
  page of the app, and a day that falls on two pages says so.

  Background:
    Given a subscribed member

  Rule: A page has 25 workouts

    @PRG-04
    Scenario: The second page of the history is a page of its own
      When they open the workout history
      Then the history has 25 entries
      When they press "Page 2"
      Then they are on the workout history "page 2"

    @PRG-04
    Scenario: Back leads to the page of the history that was there before
      When they open the workout history "page 2"
      And they press "First page"
      Then they are on the workout history
      When they go back
      Then they are on the workout history "page 2"

    @PRG-04 @SHL-11
    Scenario: A page that was turned to begins at its heading
      Given they have completed 60 workouts
      When they open the workout history "from 2025-01-01"
      And they press "Next page"
      Then they are on the workout history "from 2025-01-01, page 2"
      And the heading "60 workouts Page 2 of 3" has the focus

    @PRG-04
    Scenario: The page before stays until the next one has loaded
      When they open the workout history
      Then the history has 25 entries
      When the platform takes 3 s to answer completed workouts
      And they press "Page 2"
      Then the history still has 25 entries

    @PRG-04
    Scenario: A day that goes on on another page has the sum of its workouts on this one
      Given they have completed 60 workouts
      When they open the workout history
      Then the sum of "Today" is "1 workout • 16 min"
      And the sum of "Friday, May 22" is "1 workout • 41 min on this page"
      When they press "Page 2"
      Then the sum of "Today" is "1 workout • 16 min on this page"
      And the sum of "Yesterday" is "1 workout • 50 min"

  Rule: Where the platform does not say how many there are, the next page can still be had

    @PRG-04 @PRG-05
    Scenario: The last page is known once it shows
      Given they have completed 35 workouts, and the platform does not say how many
      When they open the workout history
      Then the page has the heading "At least 25 workouts Page 1"
      And the buttons of the pages are:
        | First page, disabled    |
        | Previous page, disabled |
        | Page 1, current         |
        | Page 2                  |
        | Next page               |
        | Last page, disabled     |
      When they press "Next page"
      Then the page has the heading "35 workouts Page 2 of 2"
      And the history has 10 entries

    @PRG-04
    Scenario Outline: A single page of <workouts> workouts is all there is
      Given they have completed <workouts> workouts, and the platform does not say how many
      When they open the workout history
      Then the page has the heading "<workouts> workouts"
      And there is no part "Pages"

      Examples:
        | workouts |
        | 24       |
        | 25       |

    @PRG-04
    Scenario: After a last page that is full comes none
      Given they have completed 50 workouts, and the platform does not say how many
      When they open the workout history
      And they press "Next page"
      Then the page has the heading "50 workouts Page 2 of 2"
      And the buttons of the pages are:
        | First page          |
        | Previous page       |
        | Page 1              |
        | Page 2, current     |
        | Next page, disabled |
        | Last page, disabled |

  Rule: Nobody can turn beyond the last page

    @PRG-04
    Scenario Outline: Whoever asks for page <asked> of <pages> is on page <shown>
      Given they have completed <workouts> workouts
      When they open the workout history "page <asked>"
      Then they are on <page>

      Examples:
        | workouts | pages | asked | shown | page                         |
        | 51       | 3     | 3     | 3     | the workout history "page 3" |
        | 51       | 3     | 4     | 3     | the workout history "page 3" |
        | 51       | 3     | 99999 | 3     | the workout history "page 3" |
        | 25       | 1     | 2     | 1     | the workout history          |
        | 0        | 1     | 2     | 1     | the workout history          |

    @PRG-04
    Scenario Outline: Far beyond the last page, at <asked>, is the last one
      When they open the workout history "from 2024-01-01, page <asked>"
      Then they are on the workout history "from 2024-01-01, page 7"
      And the page has the heading "175 workouts Page 7 of 7"

      Examples:
        | asked  |
        | 9      |
        | 40001  |
        | 999999 |

  Rule: The pages around the one that shows can be chosen, and the first and the last

    @PRG-05
    Scenario Outline: Page <page> of <workouts> workouts has <numbers> numbers to choose from
      Given they have completed <workouts> workouts
      When they open the workout history "page <page>"
      Then the pages have <buttons> buttons, of which <numbers> are numbers

      Examples:
        | workouts | page | buttons | numbers |
        | 26       | 1    | 6       | 2       |
        | 175      | 4    | 11      | 7       |
        | 200      | 4    | 12      | 8       |
        | 201      | 4    | 12      | 8       |
        | 9999     | 200  | 12      | 8       |

    @PRG-05
    Scenario: A single page leaves nothing to choose
      Given they have completed 25 workouts
      When they open the workout history
      Then the page has the heading "25 workouts"
      And there is no part "Pages"

    @PRG-05
    Scenario: The numbers to choose from are those around the page
      Given they have completed 500 workouts
      When they open the workout history "page 10"
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
      And the link "Previous page" leads to the workout history "page 9"
      And the link "Last page" leads to the workout history "page 20"

    @PRG-05
    Scenario Outline: At the <end> page two buttons lead nowhere
      Given they have completed 60 workouts
      When they open the workout history "page <page>"
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
