Feature: Finishing a workout

  The minute after a workout is the proudest of the day. The player says what was done and what the week looks like now, and offers
  what somebody out of breath might want: the next one, the same again, the heart, a friend to tell, or the door.

  Background:
    Given a new subscriber

  Rule: The end says what was done, and leads on

    @PLY-12
    Scenario: The end of a workout says its minutes and the week so far
      When they begin watching the workout "The Long Ride"
      And they watch to the end
      Then the page says "You finished The Long Ride."
      And the page says "120 minutes"
      And the page says "This week: 1 workout, 120 min"

    @PLY-12
    Scenario: The week so far has its calories, where the platform counts them
      Given a subscribed member
      And since 2025-05-11T09:00:00Z they have done:
        | period    | workouts | minutes | calories |
        | all time  | 1214     | 51200   | 412290.3 |
        | this week | 4        | 95      | 1700.2   |
      When they begin watching the workout "The Long Ride"
      And they watch to the end
      Then the page says "This week: 4 workouts, 95 min • 1,701 calories"

    @PLY-12 @CAT-25
    Scenario: A visitor is told of no week
      Given a visitor
      When they begin watching the workout "Easy Drills"
      And they watch to the end
      Then the page says "You finished Easy Drills."
      And the page does not say "This week"

    @PLY-12 @API-07
    Scenario: A week that cannot be had is left out
      Given the platform answers progress with an error
      When they begin watching the workout "One Minute Plank"
      And they watch to the end
      Then the page says "1 minute"
      And they can press "Do it again"
      And the page does not say "This week"

    @PLY-12 @PLY-04
    Scenario: A workout is done again from its beginning
      When they begin watching the workout "One Minute Plank"
      And they watch to the end
      And they press "Do it again"
      Then the video plays from 0
      And the page does not say "You finished One Minute Plank."

    @PLY-12
    Scenario: Somebody who is done is back on the page of the workout
      When they begin watching the workout "One Minute Plank"
      And they watch to the end
      And they press "Done"
      Then they are on the workout "One Minute Plank"
      And no video plays

    @PLY-12 @FAV-01
    Scenario: A workout is made a favorite at its end
      When they begin watching the workout "One Minute Plank"
      And they watch to the end
      And they press "Favorite"
      Then the platform knows these favorites, in this order:
        | One Minute Plank |

    @PLY-12 @MED-12
    Scenario: A workout is shared at its end
      When they begin watching the workout "One Minute Plank"
      And they watch to the end
      And they press "Share"
      Then they have copied the address of the workout "One Minute Plank"

  Rule: A workout of a program leads to the next one, unless somebody stirs

    @PLY-12
    Scenario Outline: After "<workout>" of the program comes "<next>"
      Given they are watching the workout "<workout>"
      When they watch to the end
      Then "<next>" is up next

      Examples:
        | workout        | next           |
        | Ten Minutes: Legs | Ten Minutes: Push |
        | Volume Day: Week 3 | Lower Heavy: Week 4 |

    @PLY-12
    Scenario: The next workout of a program begins after ten seconds in which nobody stirs
      Given they are watching the workout "Ten Minutes: Legs"
      When they watch to the end
      Then "Ten Minutes: Push" is up next
      When 10 seconds go by
      Then the player of the workout "Ten Minutes: Push" is open
      And the video plays from 0

    @PLY-12
    Scenario: What was done, and the ways on, stand beside the next workout
      Given they are watching the workout "Ten Minutes: Legs"
      When they watch to the end
      Then "Ten Minutes: Push" is up next
      And the page says "10 minutes"
      And the page says "This week: 1 workout"
      And they can press "Do it again"
      And they can press "Done"

    @PLY-12 @PLY-03
    Scenario: The next workout of a program plays in the same player, in full screen
      Given they are watching the workout "Ten Minutes: Legs" in full screen
      When they watch to the end
      And they press "Play now"
      Then the player of the workout "Ten Minutes: Push" is open
      And the video plays from 0
      And the screen of the player is "full"

    @PLY-12
    Scenario: A press beside the buttons stops the countdown
      Given they are watching the workout "Ten Minutes: Legs"
      When they watch to the end
      Then "Ten Minutes: Push" is up next
      When they press on the words "Well done!"
      And 11 seconds go by
      Then the player of the workout "Ten Minutes: Legs" is open

    @PLY-12 @browser @nightly
    Scenario: A turn of the wheel stops the countdown
      Given they are watching the workout "Ten Minutes: Legs"
      When they watch to the end
      Then "Ten Minutes: Push" is up next
      When they turn the wheel
      And 11 seconds go by
      Then the player of the workout "Ten Minutes: Legs" is open

    @PLY-12
    Scenario: A key stops the countdown, and the next workout waits for a press
      Given they are watching the workout "Ten Minutes: Legs"
      When they watch to the end
      Then "Ten Minutes: Push" is up next
      When they press the key "Shift"
      And 11 seconds go by
      Then the player of the workout "Ten Minutes: Legs" is open
      When they press "Play now"
      Then the player of the workout "Ten Minutes: Push" is open

    @PLY-12 @COA-04
    Scenario: After a workout of the plan comes that of the plan's next day
      Given it is 2026-06-15T12:00:00Z
      And a coached member mid-plan
      And they are watching the workout "Accessory Work: Week 2"
      When they watch to the end
      Then "Brisk Mile: Week 1" is up next

    @PLY-12 @API-07
    Scenario: Where the plan cannot be had, the next workout is that of the program
      Given it is 2026-06-15T12:00:00Z
      And a coached member mid-plan
      And the platform answers a workout plan with an error
      When they begin watching the workout "Accessory Work: Week 2"
      And they watch to the end
      Then "Assessment Lift: Week 3" is up next

    @PLY-12
    Scenario: The last workout of a program has nothing after it
      Given they are watching the workout "Ten Minutes: Everything"
      When they watch to the end
      Then the page says "You finished Ten Minutes: Everything."
      And nothing is up next

    @PLY-12 @API-07
    Scenario: A program that cannot be had leads nowhere, and the end is the end
      Given the platform answers playlists with an error
      When they begin watching the workout "Ten Minutes: Legs"
      And they watch to the end
      Then the page says "You finished Ten Minutes: Legs."
      And nothing is up next
