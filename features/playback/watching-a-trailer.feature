Feature: Watching a trailer

  @MED-05 @MED-15 @PLY-04
  Scenario Outline: <person> plays a trailer over the page, and analytics are told as it begins
    Given <person>
    When they open the program "Undefeated"
    Then the platform was not told "Played Trailer" about "<title>"
    When they press "Trailer"
    Then the dialog "Trailer: <title>" is open
    And the video plays
    And the platform was told "Played Trailer" about "<title>"

    Examples:
      | person              | title                |
      | a visitor           | Boxing for Everybody |
      | a lapsed member     | Undefeated           |
      | a subscribed member | Undefeated           |

  @MED-05
  Scenario: A workout with a trailer offers it
    When they open the workout "Control: Squat"
    And they press "Trailer"
    Then the video plays

  @MED-05
  Scenario: An episode with a trailer offers it
    Given a visitor
    When they open the episode "Stance"
    And they press "Trailer"
    Then the dialog "Trailer: Stance" is open
    And the video plays

  @MED-05
  Scenario: An episode without a trailer offers none
    Given a visitor
    When they open the episode "Jab"
    Then the heading is "Jab"
    And they cannot come to "Trailer"

  @MED-05
  Scenario: Where there is no trailer, none is offered
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    And they cannot come to "Trailer"

  @MED-15 @PLY-04
  Scenario: A trailer that is paused and goes on is told once
    Given a lapsed member
    When they open the program "Undefeated"
    And they press "Trailer"
    And they pause
    And they go on
    Then the video plays
    And the platform was told "Played Trailer" about "Undefeated"

  @MED-15 @PLY-04
  Scenario: A trailer that is opened again is told again
    When they open the workout "Control: Squat"
    And they press "Trailer"
    Then the video plays
    When they press "Close"
    And they press "Trailer"
    Then the video plays
    And the platform was asked for a tracked event 3 times

  @MED-15
  Scenario: A trailer keeps no progress
    Given a new subscriber
    When they open the program "Undefeated"
    And they press "Trailer"
    And they watch until 0.5 of the video
    And they pause
    And they press "Close"
    Then no video plays
    And the platform was not asked for saved progress

  @MED-15 @SHL-08
  Scenario: Closing a trailer ends it and gives the focus back
    When they open the program "Undefeated"
    And they press "Trailer"
    Then the video plays
    When they press "Close"
    Then no video plays
    And no dialog is open
    And "Trailer" has the focus

  @MED-15 @SHL-15 @API-07
  Scenario Outline: A trailer fails: <call> answered with <failure>
    Given the platform answers <call> with <failure>
    When they open the workout "Control: Squat"
    And they press "Trailer"
    Then an alert says "<words>"
    When they press "OK"
    And the platform is well again
    And they press "Try again"
    Then the video plays

    Examples:
      | call               | failure             | words                         |
      | the player library | status 404          | Error loading external script |
      | the player library | half of a JSON text | Error loading external script |

  @MED-15 @SHL-15 @API-07
  Scenario Outline: A trailer whose video is not to be had: <failure>
    Given a lapsed member
    When they open the program "Undefeated"
    Then the heading is "Undefeated"
    When the platform answers media with status <status>
    And they press "Trailer"
    Then an alert says "<words>"
    When they press "OK"
    And they press "Close"
    Then "Trailer" has the focus

    Examples:
      | failure           | status | words                            |
      | it was taken down | 404    | This trailer isn't there any more |
      | the server fails  | 500    | This trailer can't be played     |
