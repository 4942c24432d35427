Feature: Searching for anything

  @SRC-05
  Scenario Outline: <what> in a query that is typed
    When they open home
    And they search for "<query>"
    Then they are on the address "<address>"
    And the search says "<query>"
    And the page says "<query>"
    When they load the page again
    Then the search says "<query>"

    Examples:
      | what            | query                     | address                                              |
      | a slash         | core/abs                  | /q/core%2Fabs                                        |
      | a leading slash | /core                     | /q/%2Fcore                                           |
      | a percent sign  | 100% core                 | /q/100%25%20core                                     |
      | an encoded sign | core%2Fabs                | /q/core%252Fabs                                      |
      | an apostrophe   | Tom's ride                | /q/Tom's%20ride                                      |
      | emoji           | 🔥 leg 🦵                   | /q/%F0%9F%94%A5%20leg%20%F0%9F%A6%B5                 |
      | markup          | <img src=x> & <b>core</b> | /q/%3Cimg%20src%3Dx%3E%20%26%20%3Cb%3Ecore%3C%2Fb%3E |
      | dots            | core/../../abs            | /q/core%2F..%2F..%2Fabs                              |
      | a question mark | core?q=abs&play=1         | /q/core%3Fq%3Dabs%26play%3D1                         |
      | a hash          | core #1                   | /q/core%20%231                                       |
      | a variable      | {{query}} $t(home)        | /q/%7B%7Bquery%7D%7D%20%24t(home)                    |

  @SRC-05
  Scenario Outline: <what> that is no word to search for
    When they open home
    And they search for "<query>"
    Then they are on the address "<address>"
    And the search says "<query>"
    And the heading is "Start typing to search"
    When they press "Clear search"
    Then they are on home

    Examples:
      | what           | query | address  |
      | a dot          | .     | /q/%20.  |
      | two dots       | ..    | /q/%20.. |
      | a percent sign | %     | /q/%25   |
      | a slash        | /     | /q/%2F   |

  @SRC-05
  Scenario Outline: An address that was written by hand, with <what>
    When they open the address "<address>"
    Then the search says "<query>"
    And the page says "<query>"

    Examples:
      | what                     | address          | query         |
      | slashes                  | /q/core/abs/yoga | core/abs/yoga |
      | two slashes              | /q/core//abs     | core//abs     |
      | a plus                   | /q/core+abs      | core+abs      |
      | letters beyond the Latin | /q/تمارين        | تمارين        |
      | a lone percent sign      | /q/100%%20core   | 100% core     |

  @SRC-05
  Scenario: Quotation marks
    When they open home
    And they search for '"core" abs'
    Then they are on the address "/q/%22core%22%20abs"
    And the search says '"core" abs'
    And the page says '"core" abs'

  @SRC-05
  Scenario: Markup in a query is text
    When they open the address "/q/%3Cscript%3Edocument.title%3D1%3C%2Fscript%3E"
    Then the page says "<script>document.title=1</script>"
    And the tab is titled "Search: <script>document.title=1</script> · Daybreak"

  @SRC-05
  Scenario: A query of 300 characters that is linked is cut to the 200 that the platform takes
    When they open the address "/q/abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi"
    Then the search says "abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi"
    And the page says 'No results found for "abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi"'

  @SRC-05
  Scenario: A query of 300 characters that is pasted
    When they open home
    And they search for "abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi"
    Then they are on the address "/q/abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi"
    And the page says 'No results found for "abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi"'

  @SRC-05 @CAT-22
  Scenario: A query of 300 characters among the programs
    When they open the address "/programs?q=abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi"
    Then the page has the heading "No programs found"
    And the platform was asked for "/api/v3/jwp/playlists/search_programs?q=abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi%20abcdefghi"
