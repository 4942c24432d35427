Feature: Watching a trailer

  A trailer is an advertisement for what somebody cannot watch yet, so anybody may see it, signed in or not. It plays over
  the page in a dialog of its own, counts as nobody's progress, and is told to analytics, once for each time it begins.

  Rule: Anybody can watch a trailer, where there is one

    @MED-05 @MED-15 @PLY-04
    Scenario Outline: A trailer plays over the page for <person>, and analytics are told as it begins
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
      When they open the episode "Stance"
      And they press "Trailer"
      Then the dialog "Trailer: Stance" is open
      And the video plays

    @MED-05
    Scenario: An episode that has no trailer offers none
      When they open the episode "Jab"
      Then the heading is "Jab"
      And they cannot come to "Trailer"

    @MED-05
    Scenario: A workout that has no trailer offers none
      When they open the workout "The Long Ride"
      Then the heading is "The Long Ride"
      And they cannot come to "Trailer"

  Rule: A trailer is told each time it begins, and is no progress

    @MED-15 @PLY-04
    Scenario: A trailer that is paused and goes on is told once
      Given a lapsed member
      When they open the program "Undefeated"
      And they press "Trailer"
      And they pause
      And they go on
      Then the video plays
      And the platform was told "Played Trailer" about "Undefeated"
      And the platform was asked for a tracked event 2 times

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

  Rule: A trailer that fails says so, and leaves the page as it was

    Background:
      Given a lapsed member

    @MED-15 @SHL-15 @API-07
    Scenario Outline: A trailer whose player is <failure> says so, and plays with another try
      Given the platform answers the player library with <answer>
      When they open the workout "Control: Squat"
      And they press "Trailer"
      Then an alert says "Error loading external script"
      When they press "OK"
      And the platform is well again
      And they press "Try again"
      Then the video plays

      Examples:
        | failure       | answer              |
        | missing       | status 404          |
        | half a script | half of a JSON text |

    @MED-15 @SHL-15 @API-07
    Scenario Outline: A trailer whose video <fails> says "<words>"
      When they open the program "Undefeated"
      Then the heading is "Undefeated"
      When the platform answers media with status <status>
      And they press "Trailer"
      Then an alert says "<words>"
      When they press "OK"
      And they press "Close"
      Then "Trailer" has the focus

      Examples:
        | fails              | status | words                             |
        | was taken down     | 404    | This trailer isn't there any more |
        | cannot be answered | 500    | This trailer can't be played      |
