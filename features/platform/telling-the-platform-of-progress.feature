Feature: Telling the platform of progress
  The player does not wait for the platform when it saves a position. What becomes of the request decides whether it is sent again;
  of several positions of a workout, only the newest ever is.

  Background:
    Given a new subscriber

  @API-05
  Scenario Outline: A position that is answered with <answer> is sent again later
    Given the platform answers saved progress with status <answer>
    When they watch 0.3 of "The Long Ride"
    And they press "Back"
    Then they can press "Continue watching"
    When the platform is well again
    And they open home
    Then "The Long Ride" is at 30 %, here and at the platform

    Examples:
      | answer |
      | 500    |
      | 503    |
      | 401    |
      | 408    |
      | 429    |

  @API-05
  Scenario Outline: A position that the server refuses with <answer> is not sent again
    Given the platform answers saved progress with status <answer>
    When they watch 0.3 of "The Long Ride"
    And they press "Back"
    Then the platform was asked for saved progress 1 time
    When the platform is well again
    And they open home
    Then the platform was asked for saved progress 1 time

    Examples:
      | answer |
      | 400    |
      | 404    |
      | 422    |

  Rule: Of several positions that got no answer, the newest alone is sent again

    Background:
      Given the platform does not answer saved progress

    @API-05
    Scenario: The newest position replaces the one before it
      When they watch 0.3 of "The Long Ride"
      And they pause
      And they go on
      And they watch until 0.6 of the video
      And they press "Back"
      And the platform is well again
      And they lose the connection for a moment
      Then the platform knows 0.6 of "The Long Ride"
