Feature: Reading about us
  The about page says what the product is. Until a customer writes it themselves, the app has words of its own, which already name
  the customer's site. Whatever a customer writes is text: nothing in it can run.

  @SHL-10
  Scenario: The app has words of its own
    When they open the about page
    Then the heading is "About Daybreak"
    And the page has the heading "What you will find"
    And the page says "Daybreak streams fitness classes to every screen you own"
    And the page does not say "**"
    And the tab is titled "About Daybreak · Daybreak"

  @SHL-10
  Scenario: A link within the app stays in it
    When they open the about page
    And they press "365"
    Then they are on the 365 page
    And the platform was asked for the settings file 1 time
