Feature: Impersonating a member
  Support staff sometimes use the app as one of its members, to see what they see. A banner above everything else reminds them whose
  account it is, on every page and over every video, and holds the way out.

  @SHL-06
  Scenario: An administrator sees on every page whom they use the app as
    Given a subscribed member
    And an administrator uses the app as "subscribed@example.com"
    When they open the about page
    Then a banner says "You are impersonating user subscribed@example.com"
    When they press "365"
    Then they are on the 365 page
    And a banner says "You are impersonating user subscribed@example.com"

  @SHL-06
  Scenario: Nobody is reminded who uses the app as themselves
    Given a subscribed member
    When they open the about page
    Then nobody is said to be impersonated

  @SHL-06 @browser
  Scenario: An administrator who stops is logged out, and back on the page
    Given a subscribed member
    And an administrator uses the app as "subscribed@example.com"
    When they open the about page
    And they press "Stop impersonating"
    Then they can sign in and sign up
    And they are on the about page
    And the platform has logged them out
    And nobody is said to be impersonated

  @SHL-06 @SHL-11 @browser
  Scenario Outline: The banner stays in view and covers nothing in the screen of <a screen>
    Given an administrator uses the app as "<email>"
    And the screen of <a screen>
    When they open the workout "The Long Ride"
    Then the banner stands at the top of the window, above the header
    And nothing of the page has moved by itself
    And everybody can use the page
    When they scroll down a little
    Then the banner stands at the top of the window, above the header

    Examples:
      | a screen       | email                                                                      |
      | a small phone  | a.very.long.address.of.somebody.with.a.name@a-company-with-one.example.com |
      | a large computer | ada@example.com                                                            |

  @SHL-06 @browser
  Scenario: The banner stays in view over a video in full window
    Given a subscribed member
    And an administrator uses the app as "ada@example.com"
    When they open the workout "The Long Ride" and the player at once
    Then the banner stands at the top of the window, above the player
