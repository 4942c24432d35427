Feature: Addresses
  Links to the app are typed, cut off and mangled on their way through mails and chats. An address that the app knows opens its page
  whatever is appended to it; any other one, however broken, says that there is no such page.

  @SHL-09
  Scenario Outline: No page is at <address>
    When they open the address "<address>"
    Then the heading is "This page doesn't exist."
    And the tab is titled "This page doesn't exist. · Daybreak"
    When they press "Go to the home page"
    Then they are on home

    Examples:
      | address       |
      | /nowhere      |
      | /workout      |
      | /p            |
      | /program      |
      | /m            |
      | /s            |
      | /365/nowhere  |
      | /workouts/all |
      | /programs/all |
      | /progress/all |
      | /coaching/all |
      | /%            |
      | /%zz          |
      | /%E0%A4%A     |
      | /nowhere%0Ax  |
      | /%0D          |
      | /o/about%E2%80%A8x |
      | /o/%e2%80%a9  |

  @SHL-09 @SRC-01
  Scenario Outline: A line break in the address of a search is a space: <line break>
    When they open the address "/q/side<line break>plank"
    Then the search says "side plank"

    Examples:
      | line break |
      | %0A        |
      | %0D%0A     |
      | %E2%80%A8  |
      | %e2%80%a9  |

  @SHL-09 @MED-02
  Scenario: A line break in the address of a workout leads to none
    When they open the address "/workout/almost-two%0Ahours"
    Then the heading is "Video not found"

  @SHL-09 @SHL-10
  Scenario Outline: Beside the about page, nothing is at <address>
    When they open the address "<address>"
    Then the heading is "This page doesn't exist."

    Examples:
      | address     |
      | /o          |
      | /o/about/us |
      | /o/company  |
      | /about      |

  @SHL-10
  Scenario: A slash at the end of the about page does no harm
    When they open the address "/o/about/"
    Then the heading is "About Daybreak"

  @SHL-09 @CAT-20
  Scenario: A lone percent sign in a query harms nothing
    When they open the address "/workouts?x=%"
    Then the heading is "Workouts"

  @SHL-09 @MED-16
  Scenario Outline: A lone percent sign that stands for an item finds none: <address>
    When they open the address "<address>"
    Then the heading is "<heading>"

    Examples:
      | address    | heading            |
      | /workout/% | Video not found    |
      | /program/% | Video not found    |
      | /m/%       | Video not found    |
      | /p/%       | Playlist not found |

  @MED-01
  Scenario Outline: Whatever follows the id of an item, the address is that item's: <address>
    When they open the address "<address>"
    Then the heading is "The Long Ride"

    Examples:
      | address               |
      | /m/xjSCHvet           |
      | /m/xjSCHvet/          |
      | /m/xjSCHvet/something |
      | /m/xjSCHvet/a/b       |

  @SHL-01 @SHL-14
  Scenario: A menu entry leads to the playlist of its id
    Given the menu has 3 entries
    When they open the about page
    Then the link "Collection 3" leads to the address "/p/Collct03"
