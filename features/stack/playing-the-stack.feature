Feature: Playing the stack

  One press starts the stack, and from then on nobody has to touch anything: when a workout has ended, the next one of the stack
  begins. What is finished leaves the stack, so that what is left of a training is still to be done.

  Rule: The workouts of the stack play one after another

    Background:
      Given a new subscriber
      And they have stacked:
        | Ten Minutes: Legs |
        | One Minute Plank  |
        | Just Move         |

    @CAT-30
    Scenario: The stack starts with its first workout
      When they open the stack
      And they press "Start stack"
      Then the player of the workout "Ten Minutes: Legs" from the stack is open
      And the video plays from 0

    @CAT-30 @PLY-12
    Scenario: After a workout comes the next one of the stack, not that of its program
      Given they are watching the workout "Ten Minutes: Legs" from the stack
      When they watch to the end
      Then "One Minute Plank" is up next
      When 10 seconds go by
      Then the player of the workout "One Minute Plank" from the stack is open
      And the video plays from 0

    @CAT-30 @PLY-12
    Scenario: One workout follows another, and after the last one nothing is next
      Given they are watching the workout "One Minute Plank" from the stack
      When they watch to the end
      Then "Just Move" is up next
      When they press "Play now"
      And they watch to the end
      Then the page says "You finished Just Move."
      And nothing is up next

    @CAT-30
    Scenario: A workout that is finished leaves the stack
      Given they are watching the workout "Ten Minutes: Legs" from the stack
      When they watch to the end
      Then "One Minute Plank" is up next
      When they open the stack
      Then their stack is:
        | One Minute Plank |
        | Just Move        |

    @CAT-30
    Scenario: A workout that is left halfway stays in the stack
      Given they are watching the workout "Ten Minutes: Legs" from the stack
      When they watch until 0.5 of the video
      And they pause
      And they open the stack
      Then their stack is:
        | Ten Minutes: Legs |
        | One Minute Plank  |
        | Just Move         |

    @CAT-30
    Scenario: A workout leaves the stack wherever it was started
      When they begin watching the workout "One Minute Plank"
      And they watch to the end
      And they open the stack
      Then their stack is:
        | Ten Minutes: Legs |
        | Just Move         |

    @CAT-30 @PLY-12
    Scenario: A player that was not opened from the stack goes on with the program
      Given they are watching the workout "Ten Minutes: Legs"
      When they watch to the end
      Then "Ten Minutes: Push" is up next

    @CAT-30 @MED-08
    Scenario: A player that is opened again from the page goes on with the program
      Given they are watching the workout "Ten Minutes: Legs" from the stack
      When they press "Back"
      Then they are on the workout "Ten Minutes: Legs"
      When they press "Start watching"
      And they watch to the end
      Then "Ten Minutes: Push" is up next

    @CAT-30 @PLY-13
    Scenario: A workout that is skipped stays in the stack, and does not come again
      Given they are watching the workout "Ten Minutes: Legs" from the stack
      When they press "Next"
      Then the player of the workout "One Minute Plank" from the stack is open
      When they watch to the end
      Then "Just Move" is up next
      When they open the stack
      Then their stack is:
        | Ten Minutes: Legs |
        | Just Move         |

    @CAT-30
    Scenario: Whoever goes back is where the stack is
      When they open the stack
      And they press "Start stack"
      Then the video plays from 0
      When they press "Back"
      Then they are on the stack

  Rule: What cannot play is skipped

    @CAT-30 @ACC-04
    Scenario: The stack starts with the first workout that may be watched
      Given a visitor
      And they have stacked:
        | The Long Ride |
        | Easy Drills   |
      When they open the stack
      And they press "Start stack"
      Then the player of the workout "Easy Drills" from the stack is open

    @CAT-30 @ACC-04 @API-07
    Scenario: What may not be watched, and what is no longer there, is passed over
      Given a new subscriber
      And they have stacked:
        | One Minute Plank |
        | *Gone            |
        | Full Body Tempo  |
        | The Long Ride    |
      And they are watching the workout "One Minute Plank" from the stack
      When they watch to the end
      Then "The Long Ride" is up next

    @CAT-30 @API-07
    Scenario: Where the stack's workouts cannot be loaded, the end is the end
      Given a new subscriber
      And they have stacked:
        | One Minute Plank |
        | The Long Ride    |
      And the platform answers a watchlist with an error
      And they are watching the workout "One Minute Plank" from the stack
      When they watch to the end
      Then the page says "You finished One Minute Plank."
      And nothing is up next

  Rule: A stack mixes workouts and episodes

    Background:
      Given a new subscriber
      And they have stacked:
        | One Minute Plank |
        | Jab              |
        | The Long Ride    |

    @CAT-30 @MED-11
    Scenario: After a workout comes the episode, and after that not the series
      Given they are watching the workout "One Minute Plank" from the stack
      When they watch to the end
      Then "Jab" is up next
      When they press "Play now"
      Then the video plays from 0
      When they watch to the end
      Then "The Long Ride" is up next

    @CAT-30 @MED-08
    Scenario: The stack plays in the pages of its workouts, too
      Given the customer has switched the inline player on
      And they are watching the workout "One Minute Plank" from the stack
      When they watch to the end
      And they press "Play now"
      Then "Jab" plays in its page
