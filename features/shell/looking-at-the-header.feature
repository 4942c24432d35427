Feature: Looking at the header
  The header lies dark over pages that begin with a large picture, and light over lists, so that it never fights with what is below. It
  stays in view as the page scrolls, and takes a denser style there. A customer may give it a colour of their own instead.

  @SHL-03
  Scenario Outline: The header is light on <page>
    Given a subscribed member
    When they open <page>
    Then the header is light

    Examples:
      | page                  |
      | the programs page     |
      | the playlist "Live"   |
      | the workouts page     |
      | the favorites page    |
      | the search page       |
      | the search for "core" |
      | the 365 page          |
      | the 365 history       |
      | the progress page     |
      | the workout history   |

  @SHL-03
  Scenario Outline: The header is not light on <page>
    Given a subscribed member
    When they open <page>
    Then the header is not light

    Examples:
      | page                        |
      | home                        |
      | the workout "The Long Ride" |
      | the program "Undefeated"    |
      | the series "Outside"        |
      | the page "About Daybreak"   |
      | the about page              |
      | the coaching page           |

  @SHL-03
  Scenario: The header changes with the page
    Given a subscribed member
    When they open home
    Then the header is not light
    When they press "MyDB"
    Then the header is light
    When they go back
    Then the header is not light

  @SHL-03 @browser
  Scenario: Back at the top of the page, the header has its first style
    Given a subscribed member
    When they open the workout "The Long Ride"
    Then the page says "Tom Whitaker"
    When they scroll down a little
    Then the header has its scrolled style
    When they scroll back to the top
    Then the header has its first style

  @SHL-11 @browser
  Scenario: What gets the focus is not hidden by the header
    Given a subscribed member
    When they open the workout history
    Then the header hides nothing that gets the focus, beginning at "Last page"
