Feature: Resuming a workout

  @HIS-01 @HIS-04 @PLY-02 @PLY-05 @CAT-02
  Scenario: A workout left halfway waits on home and goes on where it stood
    Given a new subscriber
    When they open the workout "The Long Ride"
    And they press "Start watching"
    And they watch until 0.4 of the video
    And they pause
    Then the platform knows 0.4 of "The Long Ride"
    When they open home
    Then the shelf "Pick up where you left off" shows "The Long Ride" first
    And the card of "The Long Ride" has a progress bar at 40 %

  @PLY-02 @HIS-02
  Scenario Outline: Playback begins at <begins> with <stored> stored
    Given a new subscriber
    And they have watched <stored> of "The Long Ride"
    When they open the workout "The Long Ride" and the player at once
    Then the video plays from <begins>

    Examples:
      | stored | begins |
      | 0.049  | 0      |
      | 0.05   | 0.05   |
      | 0.5    | 0.5    |
      | 0.95   | 0.95   |
      | 0.951  | 0      |

  @PLY-02 @FAV-02
  Scenario: A visitor goes on where they left off in this browser
    Given a visitor
    And the browser has kept that a visitor has watched 0.5 of "Easy Drills"
    When they open the workout "Easy Drills" and the player at once
    Then the video plays from 0.5

  @PLY-02 @HIS-01
  Scenario: What anybody may watch waits until it is known who is there, and where they left it
    Given a new subscriber
    And they have watched 0.5 of "Easy Drills"
    And the platform takes 3 s to answer who is there
    When they open the workout "Easy Drills" and the player at once
    Then the video plays from 0.5

  @PLY-02 @API-07
  Scenario: It waits no longer than for an account that does not answer, and goes on from what is kept
    Given a new subscriber
    When they open the workout "Easy Drills" and the player at once
    And they watch until 0.5 of the video
    And they pause
    Then the platform knows 0.5 of "Easy Drills"
    Given the platform takes 30 s to answer who is there
    When they open the workout "Easy Drills" and the player at once
    Then the video plays from 0.5
