Feature: Playing the next episode

  @MED-11 @MED-20
  Scenario: When an episode has ended the next one plays, and the address goes with it
    Given a new subscriber
    When they open the address "/m/LRldPym2/stance?seriesId=Xh9sbNGa&r=PlayLst1&play=1"
    And they watch to the end
    Then "Jab" is up next
    When 5 seconds go by
    Then they are on the address "/m/AIISmbXv/jab?seriesId=Xh9sbNGa&r=PlayLst1&play=1"
    And the video plays from 0
    And it plays with sound

  @MED-11
  Scenario: It begins after five seconds
    Given a new subscriber
    When they open the episode "Stance" and the player at once
    Then the video plays
    When they watch until 0.99 of the video
    And time stands still
    And they watch to the end
    Then "Jab" is up next
    And after 5000 ms, not before, they are on the address "/m/AIISmbXv/jab?seriesId=Xh9sbNGa&play=1"

  @MED-11
  Scenario: Who does not want to wait begins it at once
    Given a new subscriber
    When they open the episode "Stance" and the player at once
    And they watch to the end
    Then "Play now" has the focus
    And a screen reader hears "Up next: Jab. It plays in 5 seconds."
    When they press "Play now"
    Then they are on the address "/m/AIISmbXv/jab?seriesId=Xh9sbNGa&play=1"
    And the video plays from 0

  @MED-11
  Scenario: Who cancels stays at the end
    Given a new subscriber
    When they open the episode "Stance" and the player at once
    And they watch to the end
    And they press "Cancel"
    Then the page says "You finished Stance."
    When 6 seconds go by
    Then they are on the address "/m/LRldPym2/stance?seriesId=Xh9sbNGa&play=1"
    And nothing is up next

  @MED-11
  Scenario: Who goes back from the end stays with it
    Given a new subscriber
    When they open the episode "Stance" and the player at once
    And they watch to the end
    Then "Jab" is up next
    When they move to 0.5 of the video
    Then nothing is up next
    When 6 seconds go by
    Then they are on the address "/m/LRldPym2/stance?seriesId=Xh9sbNGa&play=1"

  @MED-11 @SHL-11 @browser
  Scenario: Escape cancels the countdown, and then leaves the cinema
    Given a new subscriber
    When they open the episode "Stance" and the player at once
    And they watch to the end
    Then "Jab" is up next
    When they press the key "Escape"
    Then the page says "You finished Stance."
    When they press the key "Escape"
    Then no dialog is open

  @MED-11
  Scenario Outline: After "<episode>" comes "<next>"
    Given a new subscriber
    When they open the episode "<episode>" and the player at once
    And they watch to the end
    Then "<next>" is up next

    Examples: within a season, across seasons, in a flat series
      | episode      | next                  |
      | Harbour Wall | Pine Forest           |
      | Rooftop, 5 a.m. | Glacier Tongue |
      | Combinations | Slip |
      | Which Shoes? | Training with a Cold |

  @MED-11 @MED-14
  Scenario: An episode that the series' playlist does not hold is passed over
    Given a new subscriber
    And the platform answers series data with this:
      """
      {"Xh9sbNGa": {"episodes": [{"media_id": "LRldPym2"}, {"media_id": "Nowhere0"}, {"media_id": "AIISmbXv"}]}}
      """
    When they open the episode "Stance" and the player at once
    And they watch to the end
    Then "Jab" is up next

  @MED-11
  Scenario: One episode follows another, each after its own countdown
    Given a new subscriber
    When they open the episode "Stance" and the player at once
    And they watch to the end
    Then "Jab" is up next
    When 5 seconds go by
    And they watch to the end
    Then "Cross" is up next
    When 5 seconds go by
    Then they are on the address "/m/zV53RAUv/cross?seriesId=Xh9sbNGa&play=1"

  @MED-11
  Scenario: At the last episode it stays
    Given a new subscriber
    When they open the episode "Three Rounds" and the player at once
    And they watch to the end
    Then the page says "You finished Three Rounds."
    And nothing is up next

  @MED-11
  Scenario: A workout that is no episode has nothing after it
    Given a new subscriber
    When they open the workout "One Minute Plank" and the player at once
    And they watch to the end
    Then the page says "You finished One Minute Plank."
    And nothing is up next

  @MED-11 @PLY-05
  Scenario: What has ended is saved as complete, and the next from its own beginning
    Given a new subscriber
    When they open the episode "Stance" and the player at once
    And they watch to the end
    And they press "Play now"
    Then the platform knows 1 of "Stance"
    When they watch until 0.3 of the video
    And they pause
    Then the platform knows 0.3 of "Jab"

  @MED-11 @ACC-04
  Scenario: An episode that may not be watched does not begin: its page shows
    Given a new subscriber
    When they open the episode "Stance" and the player at once
    Then the video plays
    Given the page of "Jab" has "requiredEntitlements" as "premier"
    When they watch to the end
    And they press "Play now"
    Then they can press "Upgrade your account"
    And no video plays
    And they are on the address "/m/AIISmbXv/jab?seriesId=Xh9sbNGa"

  @MED-11 @MED-08
  Scenario: Closing the player after that shows the page of the new episode
    Given a new subscriber
    When they open the episode "Stance"
    And they press "Start watching"
    And they watch to the end
    And they press "Play now"
    Then the video plays from 0
    When they press "Back"
    Then they are on the address "/m/AIISmbXv/jab?seriesId=Xh9sbNGa"
    And no video plays

  @MED-11 @MED-08
  Scenario: In the page as well as over it
    Given the config field "custom.inlinePlayer" is true
    And a new subscriber
    When they open the episode "Stance" and the player at once
    And they watch to the end
    And they press "Play now"
    Then "Jab" plays in its page
    And no dialog is open

  @MED-11 @SHL-11 @browser
  Scenario Outline: After <way> the player has the focus again: <place>
    Given the config field "custom.inlinePlayer" is <inline>
    And a new subscriber
    When they open the episode "Stance" and the player at once
    And they watch to the end
    Then "Play now" has the focus
    When they press <way>
    Then the page says "You finished Stance."
    And the player has the focus

    Examples:
      | way              | inline | place         |
      | "Cancel"         | false  | in the cinema |
      | the key "Escape" | false  | in the cinema |
      | "Cancel"         | true   | in the page   |
      | the key "Escape" | true   | in the page   |

  @MED-11 @SHL-11 @MED-08
  Scenario: Whoever is elsewhere on the page keeps the focus, and the keys
    Given the config field "custom.inlinePlayer" is true
    And a new subscriber
    When they open the episode "Stance" and the player at once
    Then the video plays
    When they press "Account menu of new@example.com"
    And they watch to the end
    Then "Jab" is up next
    And "Account menu of new@example.com" has the focus
    And a screen reader hears "Up next: Jab. It plays in 5 seconds."

  @MED-11 @SHL-11 @MED-08
  Scenario: Escape closes a menu that somebody has opened meanwhile, and not what is up next
    Given the config field "custom.inlinePlayer" is true
    And a new subscriber
    When they open the episode "Stance" and the player at once
    And they watch to the end
    And they press "Account menu of new@example.com"
    Then they can press "Logout"
    When they press the key "Escape"
    Then they cannot come to "Logout"
    And "Jab" is up next

  @MED-11 @API-07
  Scenario: A next episode that does not load says so, and plays with another try
    Given a new subscriber
    When they open the episode "Stance" and the player at once
    Then the video plays
    Given the platform answers media with status 500
    When they watch to the end
    And they press "Play now"
    Then the heading is "Something went wrong"
    When the platform is well again
    And they press "Try again"
    Then the video plays from 0

  @MED-11 @SHL-15
  Scenario: A next episode that takes its time says so
    Given a new subscriber
    When they open the episode "Stance" and the player at once
    Then the video plays
    Given the platform takes 4 s to answer media
    When they watch to the end
    And they press "Play now"
    Then a screen reader hears "Getting your workout ready"
    And they are on the address "/m/AIISmbXv/jab?seriesId=Xh9sbNGa&play=1"
