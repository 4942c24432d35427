Feature: Reading about us

  @SHL-10
  Scenario: The app has words of its own
    When they open the about page
    Then the heading is "About Daybreak"
    And the page has the heading "What you will find"
    And the page says "Daybreak streams fitness classes to every screen you own"
    And the page does not say "**"
    And the tab is titled "About Daybreak · Daybreak"

  @SHL-10
  Scenario: Its own words name the customer's site
    Given the config field "siteName" is "Northlight"
    When they open the about page
    Then the heading is "About Northlight"
    And the page says "Northlight streams fitness classes to every screen you own"

  @SHL-10
  Scenario: A customer's words replace them
    Given the config field "siteName" is "Northlight"
    And the config field "custom.about" is "It began in a **cellar**.\n\n# Our story\n\nIt goes on."
    When they open the about page
    Then the heading is "About Northlight"
    And the page has the heading "Our story"
    And the page says "It began in a cellar."
    And the page does not say "What you will find"
    And the tab is titled "About Northlight · Northlight"

  @SHL-10
  Scenario Outline: <text> is no text, and the app's own words stay
    Given the config field "custom.about" is <text>
    When they open the about page
    Then the page has the heading "What you will find"

    Examples:
      | text |
      | ""   |
      | "  " |
      | 7    |
      | null |

  @SHL-10
  Scenario: A link within the app stays in it
    When they open the about page
    And they press "365"
    Then they are on the 365 page
    And the platform was asked for the settings file 1 time

  @SHL-10 @SHL-09
  Scenario Outline: Nothing else is at <address>
    When they open the address "<address>"
    Then the heading is "This page doesn't exist."

    Examples:
      | address     |
      | /o          |
      | /o/about/us |
      | /o/company  |
      | /about      |

  @SHL-10
  Scenario: A slash at the end does no harm
    When they open the address "/o/about/"
    Then the heading is "About Daybreak"

  @SHL-10 @API-07 @browser
  Scenario: Nothing in a customer's text runs a script, sends a form or leads away
    Given the config field "custom.about" is "Harmless.\n\n<img src=x onerror='document.title = 1'><script>document.title = 2</script><form action='https://evil.example'><input name=password></form> [press](javascript:alert(1)) <iframe src='https://evil.example'></iframe>"
    When they open the about page
    Then the page says "Harmless."
    And the page contains no active markup
    And the tab is titled "About Daybreak · Daybreak"
