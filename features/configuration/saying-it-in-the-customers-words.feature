Feature: Saying it in the customer's words
  A customer replaces what the app says about them: the text of the about page, the last line of the footer, the program of the
  welcome, the languages on offer. A value that cannot be meant leaves the app's own words in place instead of an empty page.

  @SHL-10
  Scenario: The app's own about text names the customer's site
    Given the config field "siteName" is "Northlight"
    When they open the about page
    Then the heading is "About Northlight"
    And the page says "Northlight streams fitness classes to every screen you own"

  @SHL-10
  Scenario: A customer's about text replaces the app's own
    Given the config field "siteName" is "Northlight"
    And the config field "custom.about" is "It began in a **cellar**.\n\n# Our story\n\nIt goes on."
    When they open the about page
    Then the heading is "About Northlight"
    And the page has the heading "Our story"
    And the page says "It began in a cellar."
    And the page does not say "What you will find"
    And the tab is titled "About Northlight · Northlight"

  @SHL-10
  Scenario Outline: An about text of <text> leaves the app's own words
    Given the config field "custom.about" is <text>
    When they open the about page
    Then the page has the heading "What you will find"

    Examples:
      | text |
      | ""   |
      | "  " |
      | 7    |
      | null |

  @SHL-10 @API-07 @browser
  Scenario: Nothing in a customer's text runs a script, sends a form or leads away
    Given the config field "custom.about" is "Harmless.\n\n<img src=x onerror='document.title = 1'><script>document.title = 2</script><form action='https://evil.example'><input name=password></form> [press](javascript:alert(1)) <iframe src='https://evil.example'></iframe>"
    When they open the about page
    Then the page says "Harmless."
    And the page contains no active markup
    And the tab is titled "About Daybreak · Daybreak"

  @SHL-04 @CFG-17
  Scenario Outline: The footer says what the config has for it: <text>
    Given the config field "styling.footerText" is <text>
    When they open the about page
    Then the footer says <text>

    Examples:
      | text                            |
      | "© 2026 Northlight, all rights" |
      | "<b>Bold</b> & <script>"        |

  @SHL-04
  Scenario: Links in the footer's text lead where the customer says
    Given the config field "styling.footerText" is "© 2026 Northlight · [Terms](https://northlight.example/terms) · [About us](o/about)"
    When they open the workout "The Long Ride"
    Then the footer leads outside to:
      | Terms | https://northlight.example/terms |
    And the footer says "© 2026 Northlight · Terms · About us"
    When they press "About us"
    Then they are on the about page

  @SHL-04 @API-07
  Scenario Outline: A link in the footer's text that is not safe is only text: <address>
    Given the config field "styling.footerText" is "Read [our terms](<address>)."
    When they open the about page
    Then the footer says "Read our terms."
    And there is no link "our terms"

    Examples:
      | address                |
      | javascript:alert`1`    |
      | VBScript:MsgBox        |
      | data:text/html,hello   |
      | https://               |

  @CFG-17
  Scenario: The footer names the customer where the config has no text for it
    Given the config lacks "styling.footerText"
    When they open the demo page
    Then the footer says "Daybreak"
    And the footer has no "©"

  @SHL-07
  Scenario: The welcome leads to the customer's program
    Given the config field "custom.welcomeProgram" is "undefeated"
    And it is 2025-08-01T12:00:00Z
    When they open the about page
    And they press "See the program"
    Then they are on the program "Undefeated"

  @SHL-07
  Scenario Outline: The welcome leads to the app's own program where the config has <choice>
    Given the config field "custom.welcomeProgram" is <choice>
    And it is 2025-08-01T12:00:00Z
    When they open the about page
    Then they are welcomed
    And the link "See the program" leads to the program "Barre"

    Examples:
      | choice |
      | ".."   |
      | ""     |
      | 7      |

  @SHL-13
  Scenario Outline: The pseudo-languages are <offered> where the config has <value>
    Given the config field "custom.pseudoLanguages" is <value>
    When they open home
    Then the footer offers the languages "<languages>"

    Examples:
      | value | offered     | languages                                                 |
      | true  | offered     | English, Español, [Éñglîšh lóñg], [English right to left] |
      | false | not offered | English, Español                                          |
