Feature: Whose progress shows
  A screen in a gym is left open for hours, and people share tablets. The numbers on the progress page are always those of whoever is
  signed in now, and follow what was done in the meantime, without anybody having to load the page again.

  @PRG-01 @PRG-02
  Scenario: Somebody whose session has ended elsewhere is led to sign in, and back
    Given a new subscriber
    And they have watched 0.5 of "One Minute Plank"
    When they open the progress page
    Then the page says "Day one is waiting"
    When they become a visitor elsewhere
    And they press "All completed workouts"
    Then they are on the account site's sign-in page
    And it returns to the workout history

  @PRG-02
  Scenario: Whoever signs in instead sees their own progress
    Given a subscribed member
    When they open the progress page
    Then the page does not say "Day one is waiting"
    When they become a new subscriber elsewhere
    And they lose the connection for a moment
    Then the page says "Day one is waiting"
    And they do not see the shelf "Workout History"

  @PRG-02
  Scenario: Newer numbers come with the connection
    Given a new subscriber
    When they open the progress page
    Then the page says "Day one is waiting"
    When they lose the connection
    And they watch 1 of "The Long Ride" on another device
    And 2 minutes pass
    And the connection returns
    Then the page does not say "Day one is waiting"

  @PRG-02 @browser @nightly
  Scenario: A workout that was finished in another tab counts at once
    Given a new subscriber
    When they open the progress page
    Then the page says "Day one is waiting"
    When they open the workout "One Minute Plank" and the player at once in another tab
    And they watch to the end
    Then the platform knows 1 of "One Minute Plank"
    When they turn back to the first tab
    Then the page does not say "Day one is waiting"
