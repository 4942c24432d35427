Feature: Resuming a workout

  A workout that was interrupted goes on where it was left. What has hardly begun, or is as good as finished, starts anew:
  whoever has seen more than 0.95 of it has only missed the stretching.

  Rule: A member goes on where they left off, on any device

    Background:
      Given a new subscriber

    @HIS-01 @HIS-04 @PLY-02 @PLY-05 @CAT-02
    Scenario: A workout left halfway waits on home, and says how far it went
      When they open the workout "The Long Ride"
      And they press "Start watching"
      And they watch until 0.4 of the video
      And they pause
      Then the platform knows 0.4 of "The Long Ride"
      When they open home
      Then the shelf "Pick up where you left off" shows "The Long Ride" first
      And the card of "The Long Ride" has a progress bar at 40 %

    @PLY-02 @HIS-02
    Scenario Outline: A workout that was left at <left> begins at <begins>
      Given they have watched <left> of "The Long Ride"
      When they open the workout "The Long Ride" and the player at once
      Then the video plays from <begins>

      Examples:
        | left  | begins |
        | 0.049 | 0      |
        | 0.05  | 0.05   |
        | 0.5   | 0.5    |
        | 0.95  | 0.95   |
        | 0.951 | 0      |

    @PLY-02 @HIS-01
    Scenario: A free workout waits until it is known who is there, and where they left it
      Given they have watched 0.5 of "Easy Drills"
      And the platform takes 3 s to answer who is there
      When they open the workout "Easy Drills" and the player at once
      Then the video plays from 0.5

    @PLY-02 @API-07
    Scenario: A free workout does not wait for a silent account, and goes on from what the browser kept
      When they open the workout "Easy Drills" and the player at once
      And they watch until 0.5 of the video
      And they pause
      Then the platform knows 0.5 of "Easy Drills"
      When the platform takes 30 s to answer who is there
      And they open the workout "Easy Drills" and the player at once
      Then the video plays from 0.5

  Rule: A resumed workout says where from, and can be started over

    Background:
      Given a new subscriber

    @PLY-11 @PLY-02
    Scenario: A resumed workout says where it goes on, and starts over at a press
      Given they have watched 0.5 of "The Long Ride"
      When they open the workout "The Long Ride" and the player at once
      Then the page says "Resumed at 59:59"
      When they press "Start over"
      Then the video plays from 0
      And they cannot come to "Start over"

    @PLY-11
    Scenario: The way to the start is offered for eight seconds, not less and not more
      Given they have watched 0.5 of "The Long Ride"
      When they open the workout "The Long Ride" and the player at once
      Then they can press "Start over"
      When 7 seconds go by
      Then they can press "Start over"
      When 2 seconds go by
      Then they cannot come to "Start over"
      And the video plays from 0.5

    @PLY-11 @dom
    Scenario: The way to the start is offered for eight seconds to the moment
      Given they have watched 0.5 of "The Long Ride"
      And time stands still
      When they open the workout "The Long Ride" and the player at once
      Then the page says "Resumed at 59:59"
      And after 8 seconds, not before, the page no longer says "Resumed at 59:59"

    @PLY-11 @PLY-14
    Scenario: The way to the start is not offered again when the mini-player is made large
      Given they have watched 0.5 of "The Long Ride"
      When they open the workout "The Long Ride" and the player at once
      And they press "Start over"
      And they press "Back"
      And they press "Back to The Long Ride"
      And 1 second goes by
      Then the player of the workout "The Long Ride" is open
      And the page does not yet say "Resumed at"

    @PLY-11 @PLY-02
    Scenario Outline: A workout that begins at its start was not resumed: <left> of it was watched
      Given they have watched <left> of "The Long Ride"
      When they open the workout "The Long Ride" and the player at once
      Then the video plays from 0
      And they cannot come to "Start over"

      Examples:
        | left  |
        | 0.049 |
        | 0.951 |

    @PLY-11 @MED-11
    Scenario: An episode that was begun before says so when it comes up next
      Given they have watched 0.5 of "Jab"
      When they begin watching the episode "Stance"
      And they watch to the end
      And they press "Play now"
      Then the video plays from 0.5
      And they can press "Start over"

  Rule: A visitor goes on where they left off, in the same browser

    @PLY-02 @FAV-02
    Scenario: What a visitor has watched of a free workout is kept in the browser
      Given a visitor
      And the browser has kept that a visitor has watched 0.5 of "Easy Drills"
      When they open the workout "Easy Drills" and the player at once
      Then the video plays from 0.5
