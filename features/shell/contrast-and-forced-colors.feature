Feature: More contrast, and colours of the system

  @CFG-17 @SHL-11 @browser
  Scenario: With more contrast, a workout has no soft texts and borders
    Given a subscribed member
    And they prefer more contrast
    And the config field "styling.backgroundColor" is "#fffbe6"
    When they open the workout "The Long Ride"
    Then the text "Trainer" is as strong as any
    And the border of "Share" is as strong as any text
    And the focus ring of "Share" is 4 pixels wide
    And the page has no accessibility violations

  @CFG-17 @SHL-11 @browser
  Scenario: With more contrast, a card has a wide focus ring, and a line around its progress
    Given a new subscriber
    And they have watched 0.4 of "The Long Ride"
    And they prefer more contrast
    When they open home
    Then the focus ring of "The Long Ride" is 4 pixels wide
    And the progressbar "40% watched" has a line around it
    And the progressbar "40% watched" stands out from its ground

  @CFG-17 @SHL-11 @browser
  Scenario: In the system's colours, home shows focus, progress and the current page
    Given a new subscriber
    And they have watched 0.4 of "The Long Ride"
    And their system has colours of its own
    When they open home
    Then the link "Home" has a line around it
    And the progressbar "40% watched" stands out from its ground
    And the focus on "The Long Ride" is plain to see
    And the focus on "Home" is plain to see

  @CFG-17 @SHL-11 @browser
  Scenario: In the system's colours, a workout's buttons show on its picture
    Given a visitor
    And their system has colours of its own
    When they open the workout "The Long Ride"
    Then the focus on "Share" is plain to see
    And the focus on "Sign up to start watching!" is plain to see
    And every icon is in one of the system's colours of texts

  @PLY-08 @SHL-11 @browser
  Scenario: In the system's colours, the controls of a video show
    Given a new subscriber
    And their system has colours of its own
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    When they pause
    Then what has been played of the video is in the system colour "Highlight"
    And the timer stands out from its ground
    And the focus on "Back" is plain to see
