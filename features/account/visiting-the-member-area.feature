Feature: Visiting the member area

  A member has a place of their own in the app: their favorites, beside a column that leads to the account and out. The account itself, with
  all that costs money, is the account site's; payments have no place here.

  Rule: The member area is for members, whatever they may watch

    @MEM-01
    Scenario: The account of a member is at the account site, and both ways back lead into the app
      Given a subscribed member
      When they open the account page
      Then they are on the account site's my-account page
      And it returns to home

    @MEM-01
    Scenario Outline: Whoever is not logged in is sent home from <page>
      Given a visitor
      When they open <page>
      Then they are on home

      Examples:
        | page               |
        | the account page   |
        | the favorites page |

    @MEM-01
    Scenario Outline: The member area is open to <person>
      Given <person>
      When they open the favorites page
      Then the heading is "Favorites"
      And they are on the favorites page

      Examples:
        | person                     |
        | a lapsed member            |
        | a member of the barre tier |

    @MEM-01 @ACC-08
    Scenario: Nobody is sent home before it is known who is there
      Given a subscribed member
      And the platform takes 3 s to answer who is there
      When they open the favorites page
      Then the shelf "Programs" shows "Undefeated" first
      And they are on the favorites page

    @MEM-01 @ACC-08
    Scenario: While the account cannot be reached, the favorites that are kept show
      Given a subscribed member
      When they open the favorites page
      Then the shelf "Programs" shows "Undefeated" first
      When the platform answers who is there with an error from now on
      And they load the page again
      Then a notice says that the account cannot be reached
      And the shelf "Programs" shows "Undefeated" first

  Rule: A column leads to the member's pages, and out

    Background:
      Given a subscribed member

    @MEM-02 @MEM-03
    Scenario: The column offers the account, the favorites and the way out, and no payments
      When they open the favorites page
      Then the column beside the page offers:
        | Account   |
        | Favorites |
        | Stack |
        | Logout    |
      And the link "Favorites" leads to the favorites page

    @MEM-02
    Scenario: The column offers no favorites where the customer has none
      Given the customer has switched favorites off
      When they open the favorites page
      Then the column beside the page offers:
        | Account |
        | Stack |
        | Logout  |

    @MEM-02 @ACC-10
    Scenario: The column logs out
      When they open the favorites page
      And they press "Logout"
      Then they are on the account site's my-account page
      And the platform has logged them out

  Rule: The account menu leads to the favorites, and never to payments

    Background:
      Given a subscribed member

    @SHL-01 @MEM-03
    Scenario: The account menu leads to the favorites, and not to payments
      When they open home
      And they press "Account menu of subscribed@example.com"
      Then there is no link "Payments"
      When they press "Favorites"
      Then they are on the favorites page
      And the shelf "Programs" shows "Undefeated" first

    @SHL-01
    Scenario: The account menu offers no favorites where the customer has none
      Given the customer has switched favorites off
      When they open home
      And they press "Account menu of subscribed@example.com"
      Then they can press "Logout"
      And there is no link "Favorites"
