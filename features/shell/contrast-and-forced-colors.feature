Feature: More contrast, and colours of the system
  Who sees badly tells it to their system once, and the app follows: with more contrast there are no soft texts, and where the system
  brings colours of its own, the focus, the progress and the icons still show.

  @CFG-17 @SHL-11 @browser
  Scenario: More contrast gives a workout strong texts and borders
    Given a subscribed member
    And they prefer more contrast
    And the app of Stillway
    When they open the workout "The Long Ride"
    Then the text of "Trainer" is as strong as any text
    And the border of "Share" is as strong as any text
    And the focus ring of "Share" is wide
    And the page has no accessibility violations

  @CFG-17 @SHL-11 @browser
  Scenario: More contrast gives a card a wide focus ring, and its progress a line around it
    Given a new subscriber
    And they have watched 0.4 of "The Long Ride"
    And they prefer more contrast
    When they open home
    Then the focus ring of "The Long Ride" is wide
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
    Given their system has colours of its own
    When they open the workout "The Long Ride"
    Then the focus on "Share" is plain to see
    And the focus on "Sign up to start watching!" is plain to see
    And every icon is in the system's colour for texts

  @PLY-08 @SHL-11 @browser
  Scenario: In the system's colours, the controls of a video show
    Given a new subscriber
    And their system has colours of its own
    When they open the workout "The Long Ride" and the player at once
    And they pause
    Then the played part of the video is in the system's colour for highlights
    And the timer stands out from its ground
    And the focus on "Back" is plain to see
