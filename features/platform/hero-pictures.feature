Feature: The pictures at the head of pages

  The picture behind the title fills the window: it is asked for 1920 pixels wide, under the name that the customer's config gives it.

  @CAT-15 @CAT-24
  Scenario Outline: The picture of <page> comes 1920 pixels wide
    When they open <page>
    Then the page's picture of "<title>" is asked for as "background" with a width of 1920

    Examples:
      | page                        | title         |
      | the workout "The Long Ride" | The Long Ride |
      | the hub "Get Strong"        | Get Strong    |

  @CAT-15
  Scenario: The config names another picture for the head of pages
    Given the config field "custom.backgroundImage" is "wide"
    When they open the workout "The Long Ride"
    Then the page's picture of "The Long Ride" is asked for as "wide" with a width of 1920
