Feature: Searching for anything
  People paste links, names with slashes and half a recipe into a search. Whatever they type, it is searched for as typed, and shows
  as typed: nothing in it is ever taken for an address, a command or a part of the page.

  @SRC-05
  Scenario Outline: A query with <what> is searched for and shown as it was typed
    When they open home
    And they search for "<query>"
    Then they are on the search for "<query>"
    And the search says "<query>"
    And the page says "<query>"
    When they load the page again
    Then the search says "<query>"

    Examples:
      | what            | query                     |
      | a slash         | core/abs                  |
      | a leading slash | /core                     |
      | a percent sign  | 100% core                 |
      | an encoded sign | core%2Fabs                |
      | an apostrophe   | Tom's ride                |
      | emoji           | 🔥 leg 🦵                   |
      | markup          | <img src=x> & <b>core</b> |
      | dots            | core/../../abs            |
      | a question mark | core?q=abs&play=1         |
      | a hash          | core #1                   |
      | a variable      | {{query}} $t(home)        |

  @SRC-05
  Scenario: A query with quotation marks is searched for and shown as it was typed
    When they open home
    And they search for '"core" abs'
    Then they are on the search for '"core" abs'
    And the search says '"core" abs'
    And the page says '"core" abs'

  @SRC-05
  Scenario: Markup in a query is text on the page, and in the title of the tab
    When they open the search for "<script>document.title=1</script>"
    Then the page says "<script>document.title=1</script>"
    And the tab is titled "Search: <script>document.title=1</script> · Daybreak"

  Rule: Of a very long query the first 200 characters are searched for

    @SRC-05
    Scenario: A link to a search for 300 characters searches for its first 200
      When they open the search page with a query of 300 characters
      Then its first 200 characters are searched for

    @SRC-05
    Scenario: Of 300 characters that are pasted the first 200 are searched for
      When they open home
      And they search for a text of 300 characters
      Then they are on the search for its first 200 characters
      And its first 200 characters are searched for

    @SRC-05 @CAT-22
    Scenario: Among the programs, too, the first 200 of 300 characters are searched for
      When they open the programs page with a query of 300 characters
      Then its first 200 characters are searched for
      And the page has the heading "No programs found"
