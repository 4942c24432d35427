Feature: Failed calls
  A call that fails is told to whoever waits for its answer: with the status and the server's own words, or with the status alone where
  the server has none. The account server is another host than the CDN, and may be away while videos play on.

  @SHL-12 @API-01 @API-03
  Scenario: The account server is asked at the config's address
    Given the config field "integrations.db.apiBase" is "http://localhost:1"
    And a subscribed member
    When they open home
    Then the platform was not asked for who is there
    And a notice says that the account cannot be reached
    And they see the shelf "New this week"

  @SHL-12 @MED-16
  Scenario Outline: A failure tells the status <status> and what the server said
    Given the platform answers media with status <status> and the message "We are moving house"
    When they open the media page of "The Long Ride"
    And they press "Details"
    Then the page says "Status <status>: We are moving house"

    Examples:
      | status |
      | 403    |
      | 429    |
      | 503    |

  @SHL-12
  Scenario Outline: A failure without a message tells the status <status>
    Given the platform answers media with status <status> and a web page
    When they open the media page of "The Long Ride"
    And they press "Details"
    Then the page says "Request failed with <status>"

    Examples:
      | status |
      | 429    |
      | 502    |
