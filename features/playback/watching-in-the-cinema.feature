Feature: The cinema

  Videos play in the cinema: over the page, from edge to edge, with nothing beside them. The way back is always one press away,
  and leads to the page of what was watched. The player is large, so nothing of it is fetched before somebody is about to start.

  Background:
    Given a new subscriber

  Rule: The cinema opens over the page, and every way out leads back to that page

    @MED-08
    Scenario: Start opens the cinema, and Back leaves it
      When they open the workout "The Long Ride"
      And they press "Start watching"
      Then the video plays
      When they pause
      And they press "Back"
      Then they are on the workout "The Long Ride"
      And no video plays

    @MED-08 @browser
    Scenario Outline: The cinema fills a window of <width> by <height> pixels
      Given a window of <width> by <height> pixels
      When they open the workout "The Long Ride" and the player at once
      Then the player fills the window of <width> by <height> pixels

      Examples:
        | width | height |
        | 1280  | 720    |
        | 390   | 844    |

    @MED-08
    Scenario: The browser's back button leaves the cinema, also the second time
      When they open the workout "The Long Ride"
      And they press "Start watching"
      And they press "Back"
      And they press "Start watching"
      And they pause
      And they go back
      Then they are on the workout "The Long Ride"
      And no video plays

    @MED-08
    Scenario: A link to the player opens it at once, and has the page behind it
      When they open the workout "The Long Ride" and the player at once
      Then the video plays
      When they pause
      And they press "Back"
      Then they are on the workout "The Long Ride"
      And no video plays

    @MED-08 @SHL-11 @browser
    Scenario: Escape leaves the cinema
      When they open the workout "The Long Ride"
      And they press "Start watching"
      Then the video plays
      When they pause
      And they press the key "Escape"
      Then they are on the workout "The Long Ride"
      And no video plays

    @MED-08
    Scenario: A play button shows where the browser refuses to start by itself
      Given the browser refuses to start videos by itself
      When they open the workout "The Long Ride" and the player at once
      Then they can press "Play"
      And the video does not play
      When they press "Play"
      Then the video plays
      And it plays with sound

  Rule: The player is fetched when somebody is about to start, never before

    @MED-08 @PLY-01
    Scenario: A page alone does not fetch the player, and pressing start does
      When they open the workout "The Long Ride"
      Then the heading is "The Long Ride"
      And the platform was not asked for the player library
      When they press "Start watching"
      Then the video plays
      And the platform was asked for the player library 1 time

    @PLY-01
    Scenario Outline: Somebody who <comes near> "<button>" has the player fetched, once
      When they open the workout "Control: Squat"
      Then the platform was not asked for the player library
      When they <come near> "<button>"
      Then the platform was asked for the player library 1 time
      And they are on the workout "Control: Squat"
      When they press "<button>"
      Then the video plays
      And the platform was asked for the player library 1 time

      Examples:
        | comes near            | come near           | button         |
        | points at             | point at            | Start watching |
        | goes with the keys to | go with the keys to | Start watching |
        | lays a finger on      | lay a finger on     | Start watching |
        | points at             | point at            | Trailer        |
        | goes with the keys to | go with the keys to | Trailer        |
        | lays a finger on      | lay a finger on     | Trailer        |

    @PLY-01 @browser
    Scenario: Home fetches nothing of the player, though it shows what was begun
      Given they have watched 0.5 of "The Long Ride"
      When they open home
      Then the card of "The Long Ride" has a progress bar at 50 %
      And the platform was not asked for the player library

    @PLY-01 @browser
    Scenario: The code of the next pages comes while home is idle, and still nothing of the player
      Given a visitor
      When they open home
      Then the code of the pages with a player was asked for
      And the platform was not asked for the player library

  Rule: A failure says what is wrong, and offers a way back and another try

    @PLY-01 @API-07
    Scenario Outline: A player library that is <failure> leads to a message, a way back and another try
      Given the platform answers the player library with <answer>
      When they open the workout "The Long Ride" and the player at once
      Then the page has the heading "Error loading external script"
      And they can press "Back"
      When the platform is well again
      And they press "Try again"
      Then the video plays

      Examples:
        | failure       | answer              |
        | failing       | an error            |
        | missing       | status 404          |
        | a web page    | a web page          |
        | half a script | half of a JSON text |
        | empty         | nothing             |

    @PLY-01 @API-07
    Scenario: The player library can be tried as often as it fails
      Given the platform answers the player library with an error
      When they open the workout "The Long Ride" and the player at once
      And they press "Try again"
      Then the page has the heading "Error loading external script"
      When the platform is well again
      And they press "Try again"
      Then the video plays

    @PLY-01 @API-07
    Scenario: A player library that does not answer is not waited for any longer, and can be tried again
      Given the platform takes 500 s to answer the player library
      When they open the workout "The Long Ride" and the player at once
      And 20 seconds go by
      Then the page has the heading "Error loading external script"
      When the platform is well again
      And they press "Try again"
      Then the video plays

    @PLY-01 @API-07
    Scenario: A workout without a video says that it cannot be played, and leads back
      Given "The Long Ride" has no video
      When they open the media page of "The Long Ride" and the player at once
      Then the page has the heading "This video can't be played"
      When they press "Back"
      Then the heading is "The Long Ride"

  Rule: Title, way back and time left show while somebody needs them, and else get out of the picture

    @PLY-03
    Scenario: The overlay shows title, way back and time left during a pause, as long as it lasts
      Given they are watching the workout "The Long Ride"
      When they pause
      And they move to 0.5 of the video
      And 4 seconds go by
      Then the overlay says "The Long Ride"
      And the overlay says "Back"
      And the player shows "59:59" as time left

    @PLY-03
    Scenario: A key shows the overlay
      Given they are watching the workout "The Long Ride"
      And the player has the focus
      When they stop moving
      Then the overlay does not show
      When they press the key "ArrowDown"
      Then the overlay shows

    @PLY-03 @browser @nightly
    Scenario Outline: The way back is there <when>, and leads to the page
      Given they are watching the workout "The Long Ride"
      When they <do>
      Then the overlay says "Back"
      When they press "Back"
      Then they are on the workout "The Long Ride"
      And no dialog is open

      Examples:
        | when             | do         |
        | while paused     | pause      |
        | after a movement | move again |

    @PLY-03 @browser
    Scenario: The overlay goes from a video that nobody has touched
      Given they are watching the workout "The Long Ride"
      Then the overlay does not show

    @PLY-03
    Scenario: The overlay goes while nobody moves, and comes back with a movement
      Given they are watching the workout "The Long Ride"
      When they stop moving
      Then the overlay does not show
      When they move again
      Then the overlay says "The Long Ride"
      And the overlay says "Back"
      And the player shows about 119 minutes as time left

    @PLY-03
    Scenario: The words at the end let no press through to the player
      Given they are watching the workout "One Minute Plank"
      When they watch to the end
      Then the page says "You finished One Minute Plank."
      When they press on the words "Well done!"
      Then the page says "You finished One Minute Plank."
      And the video does not play

    @PLY-08
    Scenario: Captions, quality, speed, volume, full screen and picture-in-picture can be chosen
      Given they are watching the workout "The Long Ride"
      Then the player offers captions
      And the player offers settings
      And the player offers volume and mute
      And the player offers full screen
      And the player offers picture-in-picture
