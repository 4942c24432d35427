Feature: Removing from continue watching

  Not everything that was begun is to be finished. A card is taken out of continue watching by one press, and put back by another while
  the page offers it: nobody is asked first.

  Background:
    Given a new subscriber
    And they have watched 0.3 of "One Minute Plank"
    And they have watched 0.5 of "The Long Ride"

  @CAT-29 @HIS-01
  Scenario: A press takes a workout out, here and at the platform
    When they open home
    And they press "Remove The Long Ride from continue watching"
    Then the shelf "Pick up where you left off" shows exactly, in this order:
      | One Minute Plank |
    And the platform knows 0 of "The Long Ride"
    And the platform knows 0.3 of "One Minute Plank"
    And a screen reader hears "The Long Ride is no longer in continue watching"
    And no dialog is open

  @CAT-29
  Scenario: What was taken out begins from its beginning
    When they open home
    And they press "Remove The Long Ride from continue watching"
    And they open the workout "The Long Ride"
    Then they can press "Start watching"

  @CAT-29 @CAT-02
  Scenario: The row goes with its last card
    When they open home
    And they press "Remove The Long Ride from continue watching"
    And they press "Remove One Minute Plank from continue watching"
    Then they do not see the shelf "Pick up where you left off"
    And they can press "Undo"

  @CAT-29 @HIS-01
  Scenario: A workout that was taken out is put back as it was
    When they open home
    And they press "Remove The Long Ride from continue watching"
    And they press "Undo"
    Then the shelf "Pick up where you left off" shows exactly, in this order:
      | The Long Ride    |
      | One Minute Plank |
    And the platform knows 0.5 of "The Long Ride"
    And they cannot come to "Undo"

  @CAT-29
  Scenario: Only the last removal can be taken back
    When they open home
    And they press "Remove The Long Ride from continue watching"
    And they press "Remove One Minute Plank from continue watching"
    And they press "Undo"
    Then the shelf "Pick up where you left off" shows exactly, in this order:
      | One Minute Plank |

  @CAT-29
  Scenario: A removal can be taken back for 8 seconds
    When they open home
    And they take out "The Long Ride" while time stands still
    And 7 seconds go by
    Then they can press "Undo"
    When 1 second goes by
    Then they cannot come to "Undo"

  @CAT-29
  Scenario: A removal can be taken back from another page, too
    When they open home
    And they press "Remove The Long Ride from continue watching"
    And they press the card of "One Minute Plank"
    Then the heading is "One Minute Plank"
    When they press "Undo"
    Then the platform knows 0.5 of "The Long Ride"

  @CAT-29 @PRG-01
  Scenario: The same on the progress page
    When they open the progress page
    Then the shelf "Workout History" shows "The Long Ride"
    When they press "Remove The Long Ride from continue watching"
    Then the shelf "Workout History" shows exactly, in this order:
      | One Minute Plank |

  @CAT-29
  Scenario: Other rows have nothing to remove
    Given home shows only the shelf "Picks" with:
      | item          |
      | The Long Ride |
    When they open home
    Then the shelf "Picks" shows "The Long Ride" first
    And they cannot come to "Remove The Long Ride from continue watching"

  @CAT-29 @SHL-11 @browser
  Scenario: Undo has the focus of whoever removes a card by keyboard, and waits for them
    When they open home
    And they tab to "Remove The Long Ride from continue watching"
    And they press the key "Enter"
    And 9 seconds go by
    Then "Undo" has the focus
    And the page has no accessibility violations
    When they press the key "Enter"
    Then the content of the page has the focus
