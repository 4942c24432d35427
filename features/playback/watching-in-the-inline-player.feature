Feature: Watching in the inline player

  Background:
    Given the config field "custom.inlinePlayer" is true

  @MED-08 @PLY-01
  Scenario: Pressing start plays the video in its page, and nothing over it
    Given a new subscriber
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    And no video plays
    And the platform was not asked for the player library
    When they press "Start watching"
    Then the video plays
    And it plays with sound
    And "The Long Ride" plays in its page

  @MED-08
  Scenario: The picture has a play button of its own
    Given a new subscriber
    When they open the workout "The Long Ride"
    And they press "Play"
    Then "The Long Ride" plays in its page
    And they are on the address "/workout/almost-two-hours?play=1"

  @PLY-01
  Scenario Outline: Who <comes near> the picture's play button has the player's library fetched
    Given a new subscriber
    When they open the workout "The Long Ride"
    Then they can press "Play"
    And the platform was not asked for the player library
    When they <come near> "Play"
    Then the platform was asked for the player library 1 time
    And no video plays

    Examples:
      | comes near             | come near               |
      | points at              | point at                |
      | goes with the keys to  | go with the keys to     |
      | lays a finger on       | lay a finger on         |

  @MED-08 @ACC-03
  Scenario: play=1 starts it at once, and stopping it leads to the page
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then "The Long Ride" plays in its page
    When they press "Stop"
    Then they are on the workout "The Long Ride"
    And no video plays
    And "Play" has the focus

  @MED-08
  Scenario: Pressing start once more leaves the way out as it was
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then "The Long Ride" plays in its page
    When they press "Start watching"
    Then "The Long Ride" plays in its page
    And they are on the address "/workout/almost-two-hours?play=1"
    When they press "Stop"
    Then they are on the workout "The Long Ride"
    And no video plays

  @MED-08
  Scenario Outline: Who <halts> is brought back to it by pressing "<start>" once more
    Given a new subscriber
    When they open the <page> and the player at once
    And they <halt>
    And they press "<start>"
    Then "<title>" plays in its page
    When they press "Stop"
    Then they are on the <page>

    Examples:
      | halts        | halt             | start             | page                    | title         |
      | pauses       | pause            | Start watching    | workout "The Long Ride" | The Long Ride |
      | has finished | watch to the end | Watch again       | episode "Three Rounds"  | Three Rounds  |

  @MED-08 @PLY-01
  Scenario: Beside the retry there is a way back to the page
    Given a new subscriber
    And the platform answers the player library with status 500
    When they open the workout "The Long Ride" and the player at once
    Then the page says "Error loading external script"
    And they can press "Try again"
    When they press "Stop"
    Then they are on the workout "The Long Ride"
    And the page does not say "Error loading external script"
    And "Play" has the focus

  @MED-08 @PLY-01 @API-07
  Scenario: Pressing start after a failure tries again
    Given a new subscriber
    And the platform answers the player library with status 500
    When they open the workout "The Long Ride" and the player at once
    Then the page says "Error loading external script"
    When the platform is well again
    And they press "Start watching"
    Then "The Long Ride" plays in its page

  @MED-08 @SHL-11 @browser
  Scenario: Pressing start gives the focus to the player, the first time and once more
    Given a new subscriber
    And a window of 390 by 600 pixels
    When they open the workout "The Long Ride"
    And they press "Start watching"
    Then the video plays
    And the player has the focus
    When they press "Favorite"
    And they press "Start watching"
    Then the player has the focus
    And "The Long Ride" plays in its page

  @MED-08
  Scenario: Going back stops it, too
    Given a new subscriber
    When they open the workout "The Long Ride"
    And they press "Start watching"
    Then the video plays
    When they go back
    Then they are on the workout "The Long Ride"
    And no video plays

  @MED-08 @PLY-02 @PLY-05
  Scenario: It goes on where it was left, and is saved as anywhere
    Given a new subscriber
    And they have watched 0.5 of "The Long Ride"
    When they open the workout "The Long Ride" and the player at once
    Then the video plays from 0.5
    When they watch until 0.7 of the video
    And they press "Stop"
    Then the platform knows 0.7 of "The Long Ride"

  @MED-08 @MED-10
  Scenario: An episode plays in its page
    Given a new subscriber
    When they open the episode "Jab"
    And they press "Start watching"
    Then "Jab" plays in its page

  @MED-08 @ACC-03
  Scenario: A program begins with its first workout, in that workout's page
    Given a new subscriber
    When they open the program "Undefeated"
    And they press "First Workout"
    Then the video plays
    And no dialog is open

  @MED-08
  Scenario: Where the browser refuses to start by itself, a play button shows
    Given a new subscriber
    And the browser refuses to start videos by itself
    When they open the workout "The Long Ride" and the player at once
    Then they can press "Play"
    And the video does not play
    When they press "Play"
    Then the video plays
    And it plays with sound

  @MED-08 @PLY-01 @API-07
  Scenario: Without the player library the page says so, and tries again
    Given a new subscriber
    And the platform answers the player library with status 500
    When they open the workout "The Long Ride" and the player at once
    Then the page says "Error loading external script"
    When the platform is well again
    And they press "Try again"
    Then the video plays

  @MED-08 @SHL-11 @browser
  Scenario Outline: Nothing keeps anybody out at <width> px
    Given a new subscriber
    And a window of <width> by 800 pixels
    When they open the workout "The Long Ride"
    Then they can press "Play"
    And nothing runs off the side of the window
    And the page has no accessibility violations

    Examples:
      | width |
      | 390   |
      | 1440  |

  @MED-04 @browser
  Scenario Outline: Below a player the description collapses to <height> px at <width> px
    Given a window of <width> by 800 pixels
    And a new subscriber
    And the page of "The Long Ride" has "description" as "One. Two. Three. Four. Five. Six. Seven. Eight. Nine. Ten. One. Two. Three. Four. Five. Six. Seven. Eight. Nine. Ten. One. Two. Three. Four. Five. Six. Seven. Eight. Nine. Ten. One. Two. Three. Four. Five. Six. Seven. Eight. Nine. Ten. One. Two. Three. Four. Five. Six. Seven. Eight. Nine. Ten. One. Two. Three. Four. Five. Six. Seven. Eight. Nine. Ten. One. Two. Three. Four. Five. Six. Seven. Eight. Nine. Ten. One. Two. Three. Four. Five. Six. Seven. Eight. Nine. Ten. One. Two. Three. Four. Five. Six. Seven. Eight. Nine. Ten. One. Two. Three. Four. Five. Six. Seven. Eight. Nine. Ten."
    When they open the media page of "The Long Ride"
    Then the text "One. Two. Three." is <height> pixels high

    Examples:
      | width | height |
      | 479   | 60     |
      | 480   | 125    |

  @MED-08 @MED-15 @PLY-05
  Scenario: It pauses for a trailer, and its place is kept
    Given a new subscriber
    When they open the workout "Control: Squat" and the player at once
    And they watch until 0.3 of the video
    And they press "Trailer"
    Then the platform knows 0.3 of "Control: Squat"
