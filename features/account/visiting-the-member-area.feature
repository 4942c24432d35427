Feature: Visiting the member area

  @MEM-01
  Scenario Outline: <address> leads to the account site, and both ways back lead into the app
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
  Scenario Outline: Whoever is not logged in is sent home from <address>
    Given a visitor
    When they open the address "<address>"
    Then they are on home

    Examples:
      | address       |
      | /u            |
      | /u/my-account |
      | /u/favorites  |

  @MEM-01
  Scenario Outline: <person> has a member area, whatever they may watch
    Given <person>
    When they open the address "/u/favorites"
    Then the heading is "Favorites"
    And they are on the address "/u/favorites"

    Examples:
      | person                     |
      | a lapsed member            |
      | a member of the barre tier |

  @MEM-01 @ACC-08
  Scenario: Nobody is sent home before it is known who is there
    Given a subscribed member
    And the platform takes 3 s to answer who is there
    When they open the address "/u/favorites"
    Then the shelf "Programs" shows "Undefeated" first
    And they are on the address "/u/favorites"

  @MEM-01 @ACC-08
  Scenario: While the account cannot be reached, what is kept shows
    Given a subscribed member
    When they open the address "/u/favorites"
    Then the shelf "Programs" shows "Undefeated" first
    Given the platform answers who is there with status 500
    When they load the page again
    Then a notice says that the account cannot be reached
    And the shelf "Programs" shows "Undefeated" first

  @MEM-01 @SHL-09 @MEM-03
  Scenario Outline: Nothing is at <address>
    Given a subscribed member
    When they open the address "<address>"
    Then the heading is "This page doesn't exist."

    Examples:
      | address         |
      | /u/nowhere      |
      | /u/favorites/x  |
      | /u/payments     |

  @MEM-02 @MEM-03
  Scenario: A column leads to the member's pages
    Given a subscribed member
    When they open the address "/u/favorites"
    Then the column beside the page offers:
      | Account   |
      | Favorites |
      | Logout    |
    And the link "Favorites" leads to the address "/u/favorites"

  @MEM-02
  Scenario: Without a favorites list the column has none
    Given a subscribed member
    And the config lacks "features.favoritesList"
    When they open the address "/u/favorites"
    Then the column beside the page offers:
      | Account |
      | Logout  |

  @MEM-02 @browser
  Scenario: Wider than medium there is a column
    Given a subscribed member
    And a window of 1024 by 800 pixels
    When they open the address "/u/favorites"
    Then the column beside the page offers:
      | Account   |
      | Favorites |
      | Logout    |

  @MEM-02 @browser
  Scenario: On a medium screen there is none
    Given a subscribed member
    And a window of 1023 by 800 pixels
    When they open the address "/u/favorites"
    Then the shelf "Programs" shows "Undefeated" first
    And no column stands beside the page

  @MEM-02 @ACC-10
  Scenario: The column logs out
    Given a subscribed member
    When they open the address "/u/favorites"
    And they press "Logout"
    Then they are on the account site's my-account page
    And the platform has logged them out

  @SHL-01 @MEM-03
  Scenario: The account menu leads to the favorites, and not to payments
    Given a subscribed member
    When they open home
    And they press "Account menu of subscribed@example.com"
    Then there is no link "Payments"
    When they press "Favorites"
    Then they are on the address "/u/favorites"
    And the shelf "Programs" shows "Undefeated" first

  @SHL-01
  Scenario: Without a favorites list the account menu has none
    Given a subscribed member
    And the config lacks "features.favoritesList"
    When they open home
    And they press "Account menu of subscribed@example.com"
    Then they can press "Logout"
    And there is no link "Favorites"
