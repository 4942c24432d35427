Feature: Reading the footer
  Below every page stands who makes the product: the page about it, the company, and where else to follow them. The customer says what
  of that there is, and what the last line is.

  @SHL-04
  Scenario: The footer leads to the product, the company and its pages on social networks
    When they open the workout "The Long Ride"
    Then the footer leads outside to:
      | Company   |
      | Instagram |
      | YouTube   |
      | Facebook  |
    And the footer says "Follow us"
    And the footer says "© Daybreak. Train kindly."
    And the footer says "Over 3,000 workouts"

  @SHL-04 @SHL-10
  Scenario: About is a page of the app
    When they open the workout "The Long Ride"
    And they press "About" in the footer
    Then they are on the about page
    And the heading is "About Daybreak"
    And the content of the page has the focus

  @SHL-04
  Scenario: Home has the footer below its rows
    Given the config shows these rows:
      | type     | playlist          | title |
      | playlist | Trending programs |       |
    When they open home
    Then the footer says "© Daybreak. Train kindly."

  @SHL-04 @PRG-03
  Scenario: The progress page within other apps has no footer
    Given a subscribed member
    When they open the mobile progress page
    Then the page says "All time"
    And the page is without header and footer

  @SHL-11
  Scenario: A screen reader finds the parts of the footer by their names
    When they open the about page
    Then the footer has the part "Footer"
    And the footer has the part "Follow us"

  @SHL-04 @SHL-11 @browser
  Scenario Outline: Everybody can use the footer of <customer> in the screen of <a screen>
    Given the app of <customer>
    And the screen of <a screen>
    When they open the about page
    And they scroll to the end
    Then the footer says "<words>"
    And nothing of the page has moved by itself
    And everybody can use the page

    Examples:
      | a screen       | customer | words    |
      | a small phone  | Daybreak | Daybreak |
      | a phone        | Stillway | Stillway |
      | a large computer | Stillway | Stillway |
      | a huge display | Daybreak | Daybreak |
