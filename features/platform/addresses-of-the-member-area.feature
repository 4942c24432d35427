Feature: The addresses and the layout of the member area

  All that begins with /u belongs to a member. Where it has no page of its own it leads to the account site; the column beside it shows on
  screens wider than medium alone, that is from 1024 pixels.

  @MEM-01
  Scenario Outline: A member who opens <address> is led to the account site, and both ways back lead into the app
    Given a subscribed member
    When they open the address "<address>"
    Then they are on the account site's my-account page
    And it returns to home

    Examples:
      | address        |
      | /u             |
      | /u/            |
      | /u/my-account  |
      | /u/my-account/ |

  @MEM-01
  Scenario Outline: Whoever opens <address> and is not logged in is sent home
    Given a visitor
    When they open the address "<address>"
    Then they are on home

    Examples:
      | address       |
      | /u            |
      | /u/my-account |
      | /u/favorites  |

  @MEM-01 @SHL-09 @MEM-03
  Scenario Outline: Nothing is at <address>
    Given a subscribed member
    When they open the address "<address>"
    Then the heading is "This page doesn't exist."

    Examples:
      | address        |
      | /u/nowhere     |
      | /u/favorites/x |
      | /u/payments    |

  @MEM-02 @browser
  Scenario: The column stands beside the page from a width of 1024 pixels, not below
    Given a subscribed member
    And a window of 1023 by 800 pixels
    When they open the address "/u/favorites"
    Then the shelf "Programs" shows "Undefeated" first
    And no column stands beside the page
    Given a window of 1024 by 800 pixels
    Then the column beside the page offers:
      | Account   |
      | Favorites |
      | Stack     |
      | Logout    |
