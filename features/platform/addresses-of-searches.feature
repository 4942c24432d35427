Feature: Addresses of searches
  A search is an address, so that it can be sent to somebody and found again in the history. Addresses are written by hand and by
  other programs as well: what can be read is searched for, and what browsers would swallow is written so that they do not.

  @SRC-05
  Scenario Outline: A query that is <what> alone has an address, and nothing to search for
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
  Scenario Outline: An address that was written by hand, with <what>, is read as it was meant
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

  @SRC-02 @SRC-03
  Scenario Outline: An address with <what> has nothing to search for yet
    Given a lapsed member
    When they open the address "<address>"
    Then the heading is "Start typing to search"
    And the search says "<text>"
    And the platform was not asked for a search

    Examples:
      | what                      | address                     | text |
      | nothing                   | /q                          |      |
      | nothing after the slash   | /q/                         |      |
      | 1 character               | /q/p                        | p    |
      | 2 characters              | /q/pl                       | pl   |
      | 2 characters and spaces   | /q/%20pl%20%20              | pl   |
      | 2 characters of two bytes | /q/%F0%9F%94%A5%F0%9F%A6%B5 | 🔥🦵   |
