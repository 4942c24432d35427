Feature: Impersonating a member

  @SHL-06
  Scenario: An administrator sees whom they use the app as, and the way out
    Given a subscribed member
    And the impersonation cookie is "{'id': 'subscribed', 'email': 'subscribed@example.com'}"
    When they open the about page
    Then a banner says "You are impersonating user subscribed@example.com"
    And the link "Stop impersonating" leads to "/admin/stop-impersonating" on the same host, and back to the about page
    When they press "365"
    Then a banner says "You are impersonating user subscribed@example.com"
    And the link "Stop impersonating" leads to "/admin/stop-impersonating" on the same host, and back to the 365 page

  @SHL-06
  Scenario Outline: The cookie <cookie> names <email>
    Given the impersonation cookie is "<cookie>"
    When they open the about page
    Then a banner says "You are impersonating user <email>"

    Examples:
      | cookie                                       | email            |
      | {'id': '7', 'email': 'ada@example.com'}      | ada@example.com  |
      | {'id': 7, 'email': ' ada@example.com '}      | ada@example.com  |
      | {'id': 0, 'email': 'ada', 'more': [1]}       | ada              |

  @SHL-06
  Scenario Outline: The cookie <cookie> names nobody
    Given the impersonation cookie is "<cookie>"
    When they open the about page
    Then nobody is said to be impersonated
    And the heading is "About Daybreak"

    Examples:
      | cookie                                  |
      | {'id': 'm1'}                            |
      | {'id': 'm1', 'email': ''}               |
      | {'id': 'm1', 'email': ' '}              |
      | {'id': 'm1', 'email': null}             |
      | {'id': 'm1', 'email': 7}                |
      | {'email': 'ada@example.com'}            |
      | {'id': '', 'email': 'ada@example.com'}  |
      | {'id': null, 'email': 'ada@example.com'} |
      | {'id': {}, 'email': 'ada@example.com'}  |
      | ada@example.com                         |
      | {'id': 'm1', 'email': 'ada@exam         |
      | null                                    |
      | []                                      |
      | %E0%A4%A                                |

  @SHL-06
  Scenario: Without the cookie there is no banner
    Given a subscribed member
    When they open the about page
    Then nobody is said to be impersonated

  @SHL-06 @API-07
  Scenario: Markup in it is only text
    Given the impersonation cookie is "{'id': 'm1', 'email': '<img src=x onerror=alert(1)>@example.com'}"
    When they open the about page
    Then a banner says "You are impersonating user <img src=x onerror=alert(1)>@example.com"

  @SHL-06 @browser
  Scenario: Stopping ends it, and returns to the page
    Given a subscribed member
    And the impersonation cookie is "{'id': 'subscribed', 'email': 'subscribed@example.com'}"
    When they open the about page
    And they press "Stop impersonating"
    Then they can sign in and sign up
    And they are on the about page
    And the platform has logged them out
    And nobody is said to be impersonated

  @SHL-06 @SHL-11 @browser
  Scenario Outline: In a window of <width> px it stays in view, and covers nothing
    Given a subscribed member
    And the impersonation cookie is "{'id': 'm1', 'email': '<email>'}"
    And a window of <width> by 700 pixels
    When they open the workout "The Long Ride"
    Then the banner stands above the header, at the top of the window
    And nothing runs off the side of the window
    And the page has no accessibility violations
    And nothing of the page has moved by itself
    When they scroll to 400 pixels
    Then the banner stands above the header, at the top of the window

    Examples:
      | width | email                                                                      |
      | 320   | a.very.long.address.of.somebody.with.a.name@a-company-with-one.example.com |
      | 1440  | ada@example.com                                                            |

  @SHL-06 @browser
  Scenario: It stays in view over a video in full window
    Given a subscribed member
    And the impersonation cookie is "{'id': 'm1', 'email': 'ada@example.com'}"
    When they open the workout "The Long Ride" and the player at once
    Then the player stands below the banner
