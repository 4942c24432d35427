Feature: Logging out

  @ACC-10 @ACC-08
  Scenario: Where the account cannot be reached, logging out leaves nothing behind
    Given a new subscriber
    And they have watched 0.5 of "The Long Ride"
    When they open home
    Then they are logged in
    Given the platform answers who is there with status 500
    When they open the address "/u/favorites"
    Then a notice says that the account cannot be reached
    When they press "Logout"
    Then they are on the account site's my-account page
    When the platform is well again
    Then the platform has logged them out
    And the browser keeps nothing personal

  @ACC-10 @PLY-05
  Scenario: What plays in its page is saved before, and nothing of it is kept afterwards
    Given the config field "custom.inlinePlayer" is true
    And a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    When they watch until 0.4 of the video
    And they log out
    Then they are on the account site's my-account page
    And the browser keeps nothing personal
    When they become a new subscriber elsewhere
    Then the platform knows 0.4 of "The Long Ride"

  @ACC-10 @API-05
  Scenario: What cannot be sent while logging out is given up
    Given a new subscriber
    And the platform answers saved progress with status 503
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.4 of the video
    And they press "Back"
    And they log out
    Then they are on the account site's my-account page
    When the platform is well again
    And they become a new subscriber elsewhere
    And they open home
    Then they are logged in
    And the platform knows nothing of "The Long Ride"

  @ACC-10
  Scenario Outline: <what> answered late does not hold who logs out for long
    Given a new subscriber
    And the platform takes 60 s to answer <what>
    When they open the workout "The Long Ride"
    And they press "Favorite"
    Then it is one of their favorites
    When they log out
    Then they are on the account site's my-account page
    And the browser keeps nothing personal

    Examples:
      | what              |
      | an added favorite |
      | logout            |

  @ACC-10 @HIS-03 @browser
  Scenario: Whoever logs out has logged out in every tab, and none keeps what it goes on to do
    Given the config field "custom.inlinePlayer" is true
    And a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    When they open home in another tab
    And they log out
    Then they are on the account site's my-account page
    When they turn back to the first tab
    Then they can press "Sign in"
    And no video plays
    And the browser keeps nothing personal
