Feature: Watching in the inline player

  Some customers want the video where the page has its picture, so that the description and what comes next stay in view. It
  plays there as in the cinema: it starts from the same buttons, resumes, is saved, and has a way out. Only nothing lies over
  the page, and whoever is elsewhere on it is left in peace.

  Background:
    Given a new subscriber
    And the customer has switched the inline player on

  Rule: The video starts in its page, from the start button or from the picture

    @MED-08 @PLY-01
    Scenario: Pressing start plays the video in its page, and fetches the player only then
      When they open the workout "The Long Ride"
      Then the heading is "The Long Ride"
      And no video plays
      And the platform was not asked for the player library
      When they press "Start watching"
      Then "The Long Ride" plays in its page
      And it plays with sound

    @MED-08
    Scenario: The picture has a play button of its own
      When they open the workout "The Long Ride"
      And they press "Play"
      Then "The Long Ride" plays in its page
      And the player of the workout "The Long Ride" is open

    @PLY-01
    Scenario Outline: Somebody who <comes near> the picture's play button has the player fetched
      When they open the workout "The Long Ride"
      Then they can press "Play"
      And the platform was not asked for the player library
      When they <come near> "Play"
      Then the platform was asked for the player library 1 time
      And no video plays

      Examples:
        | comes near            | come near           |
        | points at             | point at            |
        | goes with the keys to | go with the keys to |
        | lays a finger on      | lay a finger on     |

    @MED-08 @SHL-11 @browser
    Scenario: Pressing start gives the focus to the player, the first time and once more
      Given the screen of a small phone
      When they open the workout "The Long Ride"
      And they press "Start watching"
      Then the player has the focus
      When they press "Favorite"
      And they press "Back to the video"
      Then the player has the focus
      And "The Long Ride" plays in its page

    @MED-08 @MED-10
    Scenario: An episode plays in its page
      When they open the episode "Jab"
      And they press "Start watching"
      Then "Jab" plays in its page

    @MED-08 @ACC-03
    Scenario: A program begins with its first workout, in that workout's page
      When they open the program "Undefeated"
      And they press "First Workout"
      Then the video plays
      And no dialog is open

    @MED-08
    Scenario: A play button shows where the browser refuses to start by itself
      Given the browser refuses to start videos by itself
      When they open the workout "The Long Ride" and the player at once
      Then they can press "Play"
      And the video does not play
      When they press "Play"
      Then the video plays
      And it plays with sound

    # Chromium refuses nothing after a press.
    @MED-08 @SHL-11 @dom
    Scenario: The focus goes from the picture's button to the one that shows where the browser refuses to start
      Given the browser refuses to start videos by itself
      When they open the workout "The Long Ride"
      And they press "Play"
      Then they can press "Stop"
      And they can press "Play"
      And "Play" has the focus

    @MED-08 @SHL-11 @dom
    Scenario: The focus stays in a menu that is open when the browser refuses to start
      Given the browser refuses to start videos by itself
      And the platform takes 5 s to answer the player library
      When they open the workout "The Long Ride" and the player at once
      And they press "Account menu of new@example.com"
      Then they can press "Play"
      And "Account menu of new@example.com" has the focus

    @MED-08 @SHL-11 @browser
    Scenario: A page with its picture fits a phone and a computer, and is accessible on both
      Given the screen of a phone
      When they open the workout "The Long Ride"
      Then they can press "Play"
      And nothing runs off the side of the window
      And the page has no accessibility violations
      Given the screen of a computer
      Then nothing runs off the side of the window
      And the page has no accessibility violations

  Rule: Stopping leads to the page, and starting once more to where it was

    @MED-08 @ACC-03
    Scenario: A link to the player starts it at once, and stopping it leads to the page
      When they open the workout "The Long Ride" and the player at once
      Then "The Long Ride" plays in its page
      When they press "Stop"
      Then they are on the workout "The Long Ride"
      And no video plays
      And "Play" has the focus

    @MED-08
    Scenario: Going back in the browser stops it, too
      When they open the workout "The Long Ride"
      And they press "Start watching"
      Then the video plays
      When they go back
      Then they are on the workout "The Long Ride"
      And no video plays

    @MED-08
    Scenario: What plays is no longer offered to be started, but to go back to
      Given they are watching the workout "The Long Ride"
      Then the page does not say "Start watching"
      When they press "Back to the video"
      Then "The Long Ride" plays in its page
      And the player of the workout "The Long Ride" is open
      When they press "Stop"
      Then they are on the workout "The Long Ride"
      And no video plays

    @MED-08
    Scenario Outline: Somebody who <halts> is brought back to the video again
      When they open the <page> and the player at once
      And they <halt>
      And they press "Back to the video"
      Then "<title>" plays in its page
      When they press "Stop"
      Then they are on the <page>

      Examples:
        | halts        | halt             | page                    | title         |
        | pauses       | pause            | workout "The Long Ride" | The Long Ride |
        | has finished | watch to the end | episode "Three Rounds"  | Three Rounds  |

  Rule: What was watched is saved, as anywhere

    @MED-08 @PLY-02 @PLY-05
    Scenario: A workout goes on where it was left, and stopping it saves how far it went
      Given they have watched 0.5 of "The Long Ride"
      When they open the workout "The Long Ride" and the player at once
      Then the video plays from 0.5
      When they watch until 0.7 of the video
      And they press "Stop"
      Then the platform knows 0.7 of "The Long Ride"

    @MED-08 @MED-15 @PLY-05
    Scenario: A workout pauses for its trailer, and its place is kept
      When they open the workout "Control: Squat" and the player at once
      And they watch until 0.3 of the video
      And they press "Trailer"
      Then the platform knows 0.3 of "Control: Squat"

  Rule: A player that does not arrive can be tried again, or left

    Background:
      Given the platform answers the player library with an error

    @MED-08 @PLY-01 @API-07
    Scenario: Another try plays the video
      When they open the workout "The Long Ride" and the player at once
      Then the page says "Error loading external script"
      When the platform is well again
      And they press "Try again"
      Then the video plays

    @MED-08 @PLY-01
    Scenario: A way back to the page stands beside the other try
      When they open the workout "The Long Ride" and the player at once
      Then the page says "Error loading external script"
      And they can press "Try again"
      When they press "Stop"
      Then they are on the workout "The Long Ride"
      And the page does not say "Error loading external script"
      And "Play" has the focus

    @MED-08 @PLY-01 @API-07
    Scenario: Going back to the video after a failure tries again
      When they open the workout "The Long Ride" and the player at once
      Then the page says "Error loading external script"
      When the platform is well again
      And they press "Back to the video"
      Then "The Long Ride" plays in its page
