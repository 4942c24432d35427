Feature: A page of text

  The customer writes some pages in plain words with a little markup: about us, how to start, a guest book. Their links into the app
  stay in it, and they can be read on the smallest phone.

  @CAT-24
  Scenario: A page shows what its description says, and not how that is written
    When they open the page "About Daybreak"
    Then the heading is "About Daybreak"
    And the page has the heading "What we believe"
    And the page says "Showing up beats going hard."
    And the page does not say "**"
    And the tab is titled "About Daybreak · Daybreak"

  @CAT-24
  Scenario: A link within the app stays in it, and the way back is open
    When they open the page "About Daybreak"
    And they press "365 series"
    Then they are on the 365 page
    And the page does not say "Nobody needs to be shouted at."
    When they go back
    Then the heading is "About Daybreak"
    And the platform was asked for the settings file 1 time

  @CAT-24 @browser
  Scenario: A heading that only repeats the title is left out
    When they open the page "How to Start"
    Then the page has the heading "When it hurts"
    And the heading is "How to Start"
    And the page does not say "How to start"

  @CAT-24 @SHL-11 @browser
  Scenario Outline: Everybody can read <page> in the screen of <screen>
    Given the screen of <screen>
    When they open <page>
    Then the page has the heading "<heading>"
    And the page has no accessibility violations
    And nothing runs off the side of the window

    Examples:
      | page                      | heading          | screen        |
      | the page "Guest Book"     | Best first lines | a small phone |
      | the page "About Daybreak" | We like mornings | a computer    |
