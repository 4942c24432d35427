Feature: Using the account menu

  @SHL-01 @MEM-03
  Scenario: It offers the member's pages, the apps and support, and the way out, but no payments
    Given a subscribed member
    When they open home
    And they press "Account menu of subscribed@example.com"
    Then the account menu offers:
      | Account   |
      | Favorites |
      | Apps      |
      | Support   |
      | Logout    |
      | Language  |
    And the link "Apps" leads outside to "https://daybreak.example/apps"
    And the link "Support" leads outside to "https://daybreak.example/support"
    And the link "Apps" opens in a new tab
    And the link "Support" opens in a new tab

  @SHL-01
  Scenario Outline: <name> shows if the config has its address: <address>
    Given a subscribed member
    And the config field "<option>" is <address>
    When they open home
    And they press "Account menu of subscribed@example.com"
    Then they can press "Logout"
    And there is no link "<name>"

    Examples:
      | name    | option            | address               |
      | Apps    | custom.appsUrl    | null                  |
      | Apps    | custom.appsUrl    | "javascript:alert(1)" |
      | Apps    | custom.appsUrl    | 7                     |
      | Support | custom.supportUrl | null                  |
      | Support | custom.supportUrl | "mailto:a@b.example"  |

  @SHL-01
  Scenario: Account is on the account site
    Given a subscribed member
    When they open home
    And they press "Account menu of subscribed@example.com"
    And they press "Account"
    Then they are on the account site's my-account page
    And it returns to home

  @SHL-01
  Scenario: A visitor signs in or up instead
    Given a visitor
    When they open home
    Then they can sign in and sign up
    And there is no link "Apps"
    And there is no link "MyDB"

  @SHL-01
  Scenario Outline: The menu of <who> has <items>
    Given <who>
    And the menu has 2 entries
    When they open home
    Then the menu has, in this order: <items>
    And the link "Daybreak, home" leads to home

    Examples:
      | who                       | items                                              |
      | a visitor                 | "Home, Collection 1, Collection 2"                 |
      | a subscribed member       | "Home, Collection 1, Collection 2, MyDB"           |
      | a coached member mid-plan | "Home, Collection 1, Collection 2, Coaching, MyDB" |
