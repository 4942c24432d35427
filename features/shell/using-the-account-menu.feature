Feature: Using the account menu
  Behind the picture of a member is everything about their account, and the way out. Payments are made on the account site, so the
  menu has no entry for them; a visitor has no account, and is offered one instead.

  @SHL-01 @MEM-03
  Scenario: The account menu has the member's pages, apps, support and the way out, but no payments
    Given a subscribed member
    When they open home
    And they press "Account menu of subscribed@example.com"
    Then the account menu offers:
      | Account   |
      | Favorites |
      | Stack |
      | Apps      |
      | Support   |
      | Logout    |
      | TV mode   |
      | Language  |
    And the link "Apps" opens in a new tab
    And the link "Support" opens in a new tab

  @SHL-01
  Scenario: A member finds their account on the account site, and the way back
    Given a subscribed member
    When they open home
    And they press "Account menu of subscribed@example.com"
    And they press "Account"
    Then they are on the account site's my-account page
    And it returns to home

  @SHL-01
  Scenario: A visitor signs in or up instead
    When they open home
    Then they can sign in and sign up
    And there is no link "Apps"
    And there is no link "MyDB"

  @SHL-01
  Scenario Outline: The menu of <who> has <entries>
    Given <who>
    And the menu has 2 entries
    When they open home
    Then the menu has, in this order: <entries>
    And the link "Daybreak, home" leads to home

    Examples:
      | who                       | entries                                            |
      | a visitor                 | "Home, Collection 1, Collection 2"                 |
      | a subscribed member       | "Home, Collection 1, Collection 2, MyDB"           |
      | a coached member mid-plan | "Home, Collection 1, Collection 2, Coaching, MyDB" |
