Feature: A member keeps their records when the account server fails

  @FAV-02 @API-07
  Scenario: A bad favorite is left out, and the good one shows
    Given a new subscriber
    And the platform answers who is there with this:
      """
      {"id": "new", "favorites": [{"mediaid": 42}, "text", null, {"mediaid": "xjSCHvet"}]}
      """
    And the config shows these rows:
      | type      | title          |
      | favorites | Your favorites |
    When they open home
    Then the shelf "Your favorites" shows exactly, in this order:
      | The Long Ride |

  @HIS-03 @API-07
  Scenario Outline: Favorites that are <what> leave those that are kept
    Given a subscribed member
    When they open home
    Then they are logged in
    Given the platform answers who is there with this:
      """
      {"id": "subscribed"<favorites>}
      """
    And the config shows these rows:
      | type      | title          |
      | favorites | Your favorites |
    When they load the page again
    Then the shelf "Your favorites" shows "Undefeated" first

    Examples:
      | what      | favorites                                  |
      | a text    | , "favorites": "1KaEv73j"                  |
      | a number  | , "favorites": 42                          |
      | an object | , "favorites": {"mediaid": "1KaEv73j"}     |
      | left out  |                                            |

  @HIS-03
  Scenario Outline: Favorites that are <what> are none
    Given a subscribed member
    When they open home
    Then they are logged in
    Given the platform answers who is there with this:
      """
      {"id": "subscribed", "favorites": <favorites>}
      """
    And the config shows these rows:
      | type      | playlist      | title          |
      | favorites |               | Your favorites |
      | playlist  | New this week | Fresh          |
    When they load the page again
    Then they see the shelf "Fresh"
    And they do not see the shelf "Your favorites"

    Examples:
      | what          | favorites |
      | an empty list | []        |
      | null          | null      |

  @HIS-03 @API-07
  Scenario Outline: A watch history that is <what> leaves what is kept
    Given a new subscriber
    And they have watched 0.5 of "The Long Ride"
    When they open home
    Then the card of "The Long Ride" has a progress bar at 50 %
    Given the platform answers who is there with this:
      """
      {"id": "new"<history>}
      """
    When they load the page again
    Then the shelf "Pick up where you left off" shows exactly, in this order:
      | The Long Ride |
    And the card of "The Long Ride" has a progress bar at 50 %

    Examples:
      | what      | history                                                    |
      | a text    | , "watchHistory": "xjSCHvet"                               |
      | a number  | , "watchHistory": 42                                       |
      | an object | , "watchHistory": {"mediaid": "xjSCHvet", "progress": 0.5} |
      | left out  |                                                            |
