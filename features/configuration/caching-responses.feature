Feature: Responses are fetched again only when they may be stale

  @CFG-22
  Scenario: Within the hour nothing is asked for twice
    Given a subscribed member
    When they open home
    And they press the card of "Morning: Cool-Down"
    Then the heading is "Morning: Cool-Down"
    When they go back
    Then they see the shelf "New this week"
    And no call was made twice
    When 59 minutes pass
    And they press the card of "Morning: Cool-Down"
    Then the heading is "Morning: Cool-Down"
    And no call was made twice

  @CFG-22
  Scenario: After an hour it is asked for again
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    And the platform was asked for media 1 time
    When 61 minutes pass
    And they press "Home"
    Then they see the shelf "New this week"
    When they go back
    Then the heading is "The Long Ride"
    And the platform was asked for media 2 times

  @CFG-22 @API-07
  Scenario: A media request is tried three times, a second apart
    Given the platform answers media with status 500 2 times
    When they open the media page of "The Long Ride"
    Then the heading is "The Long Ride"
    And the platform was asked for media 3 times

  @CFG-22
  Scenario: Between the tries lies a second, neither more nor less
    Given time stands still
    And the platform answers media with status 500 2 times
    When they open the media page of "The Long Ride"
    Then after 1000 ms, not before, the platform was asked for media 2 times
    And after 1000 ms, not before, the platform was asked for media 3 times

  @CFG-22
  Scenario Outline: After <time> a response is <state>
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    When <time> pass
    And they press "Home"
    Then they see the shelf "New this week"
    When they go back
    Then the heading is "The Long Ride"
    And the platform was asked for media <times> time

    Examples:
      | time       | state | times |
      | 59 minutes | fresh | 1     |
      | 60 minutes | stale | 2     |

  @CFG-22
  Scenario: Returning to the window asks for nothing, not even for what is stale
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    And the platform was asked for media 1 time
    When 61 minutes pass
    And they turn to another tab
    And they turn back to the tab
    Then the platform was asked for media 1 time

  @CFG-22 @SHL-12
  Scenario: After the third time the page says what happened
    Given the platform answers media with status 500
    When they open the media page of "The Long Ride"
    Then the heading is "Something went wrong"
    And the platform was asked for media 3 times
    When the platform is well again
    And they press "Try again"
    Then the heading is "The Long Ride"

  @CFG-22 @MED-16
  Scenario: What is not there is not asked for again
    When they open the address "/m/Abcd1234/nothing"
    Then the heading is "Video not found"
    And the platform was asked for media 1 time

  @CFG-22 @CAT-19
  Scenario: A playlist is asked for once only
    Given the platform answers playlists by path with status 500
    And the config shows these rows:
      | type     | playlist    |
      | playlist | Staff picks |
    When they open home
    Then the page says "Could not load items"
    And the platform was asked for playlists by path 1 time
