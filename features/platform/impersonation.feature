Feature: The impersonation cookie
  The host sets a cookie while an administrator uses the app as a member. Only a cookie with an id and an e-mail counts; anything else
  in it is taken for no cookie at all, and nothing in it is ever run.

  @SHL-06
  Scenario: The way out leads to the host's admin path, and back to the page that it was taken on
    Given an administrator uses the app as "subscribed@example.com"
    When they open the about page
    Then the link "Stop impersonating" leads to "/admin/stop-impersonating" on the same host, and back to the about page
    When they press "365"
    Then the link "Stop impersonating" leads to "/admin/stop-impersonating" on the same host, and back to the 365 page

  @SHL-06
  Scenario Outline: A cookie with an id and an e-mail names <email>: <cookie>
    Given the impersonation cookie is "<cookie>"
    When they open the about page
    Then a banner says "You are impersonating user <email>"

    Examples:
      | cookie                                  | email           |
      | {'id': '7', 'email': 'ada@example.com'} | ada@example.com |
      | {'id': 7, 'email': ' ada@example.com '} | ada@example.com |
      | {'id': 0, 'email': 'ada', 'more': [1]}  | ada             |

  @SHL-06
  Scenario Outline: The cookie <cookie> names nobody
    Given the impersonation cookie is "<cookie>"
    When they open the about page
    Then nobody is said to be impersonated
    And the heading is "About Daybreak"

    Examples:
      | cookie                                   |
      | {'id': 'm1'}                             |
      | {'id': 'm1', 'email': ''}                |
      | {'id': 'm1', 'email': ' '}               |
      | {'id': 'm1', 'email': null}              |
      | {'id': 'm1', 'email': 7}                 |
      | {'email': 'ada@example.com'}             |
      | {'id': '', 'email': 'ada@example.com'}   |
      | {'id': null, 'email': 'ada@example.com'} |
      | {'id': {}, 'email': 'ada@example.com'}   |
      | ada@example.com                          |
      | {'id': 'm1', 'email': 'ada@exam          |
      | null                                     |
      | []                                       |
      | %E0%A4%A                                 |

  @SHL-06 @API-07
  Scenario: Markup in the cookie is only text
    Given the impersonation cookie is "{'id': 'm1', 'email': '<img src=x onerror=alert(1)>@example.com'}"
    When they open the about page
    Then a banner says "You are impersonating user <img src=x onerror=alert(1)>@example.com"
