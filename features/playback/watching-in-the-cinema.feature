Feature: The cinema

  @MED-08 @PLY-01
  Scenario: Pressing start opens the player, whose library was not asked for before
    Given a new subscriber
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    And the platform was not asked for the player library
    When they press "Start watching"
    Then the video plays
    And the platform was asked for the player library 1 time

  @MED-08
  Scenario: play=1 opens it at once
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    And they can press "Back"

  @MED-08
  Scenario Outline: play=<value> opens nothing
    Given a new subscriber
    When they open the address "/workout/almost-two-hours?play=<value>"
    Then they can press "Start watching"
    And no video plays

    Examples:
      | value |
      | 0     |
      | false |
      | 11    |

  @MED-08
  Scenario: Back leads to the page, and the browser's back button too
    Given a new subscriber
    When they open the workout "The Long Ride"
    And they press "Start watching"
    Then the video plays
    When they press "Back"
    Then they are on the workout "The Long Ride"
    And no video plays
    When they press "Start watching"
    Then the video plays
    When they go back
    Then they are on the workout "The Long Ride"
    And no video plays

  @MED-08
  Scenario: Whoever came straight to the player finds the page behind it
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    When they press "Back"
    Then they are on the workout "The Long Ride"
    And no video plays

  @MED-08 @SHL-11 @browser
  Scenario: Escape leaves the cinema
    Given a new subscriber
    When they open the workout "The Long Ride"
    And they press "Start watching"
    Then the video plays
    When they press the key "Escape"
    Then they are on the workout "The Long Ride"
    And no video plays

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

  @PLY-01 @API-07
  Scenario Outline: The player library fails with <failure>: a message, a way back and a retry
    Given a new subscriber
    And the platform answers the player library with <failure>
    When they open the workout "The Long Ride" and the player at once
    Then the page has the heading "Error loading external script"
    And they can press "Back"
    When the platform is well again
    And they press "Try again"
    Then the video plays

    Examples:
      | failure             |
      | status 500          |
      | status 404          |
      | a web page          |
      | half of a JSON text |
      | nothing             |

  @PLY-01 @API-07
  Scenario: The player library can be tried as often as it fails
    Given a new subscriber
    And the platform answers the player library with status 500
    When they open the workout "The Long Ride" and the player at once
    And they press "Try again"
    Then the page has the heading "Error loading external script"
    When the platform is well again
    And they press "Try again"
    Then the video plays

  @PLY-01 @API-07
  Scenario: A video that cannot be played
    Given a new subscriber
    And the config lacks "contentSigningService"
    And the page of "The Long Ride" has "sources" as []
    When they open the media page of "The Long Ride" and the player at once
    Then the page has the heading "This video can't be played"
    When they press "Back"
    Then the heading is "The Long Ride"

  @PLY-03
  Scenario: While paused the overlay shows title, way back and what is left
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    And they pause
    And they move to 0.5 of the video
    Then the overlay says "The Long Ride"
    And the overlay says "Back"
    And the player shows "59:59" as time left
    When they press "Back"
    Then they are on the workout "The Long Ride"

  @PLY-03 @browser
  Scenario Outline: The way back is there <when>, and leads to the page
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    When they <do>
    Then the overlay says "Back"
    When they press "Back"
    Then they are on the workout "The Long Ride"
    And no video plays

    Examples:
      | when              | do         |
      | while paused      | pause      |
      | after a movement  | move again |

  @PLY-03
  Scenario: What is said at the end lets no press through to the player
    Given a new subscriber
    When they open the workout "One Minute Plank" and the player at once
    And they watch to the end
    Then the page says "You finished One Minute Plank."
    When they press on the words "Well done!"
    Then the page says "You finished One Minute Plank."
    And the video does not play

  @PLY-01 @browser
  Scenario: Home asks for nothing of the player
    Given a new subscriber
    And they have watched 0.5 of "The Long Ride"
    When they open home
    Then the card of "The Long Ride" has a progress bar at 50 %
    And the platform was not asked for the player library

  @PLY-01 @browser
  Scenario: While home is idle, the code of the next pages comes, and still nothing of the player
    When they open home
    Then the code of the pages with a player was asked for
    And the platform was not asked for the player library

  @PLY-01
  Scenario Outline: Who <comes near> "<button>" has the player's library fetched, once
    Given a new subscriber
    When they open the workout "Control: Squat"
    Then they can press "<button>"
    And the platform was not asked for the player library
    When they <come near> "<button>"
    Then the platform was asked for the player library 1 time
    And they are on the workout "Control: Squat"
    When they press "<button>"
    Then the video plays
    And the platform was asked for the player library 1 time

    Examples:
      | comes near             | come near               | button         |
      | points at              | point at                | Start watching |
      | goes with the keys to  | go with the keys to     | Start watching |
      | lays a finger on       | lay a finger on         | Start watching |
      | points at              | point at                | Trailer        |
      | goes with the keys to  | go with the keys to     | Trailer        |
      | lays a finger on       | lay a finger on         | Trailer        |

  @PLY-03
  Scenario Outline: Minutes do not wrap: at <position> of two hours less a second
    Given a new subscriber
    And they have watched <position> of "The Long Ride"
    When they open the workout "The Long Ride" and the player at once
    And they pause
    Then the player shows about <minutes> minutes as time left

    Examples:
      | position | minutes |
      | 0        | 119     |
      | 0.25     | 89      |
      | 0.9      | 11      |

  @PLY-03 @browser
  Scenario: The overlay goes from a video that nobody has touched
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    And the overlay does not show

  @PLY-03
  Scenario: The overlay goes while nobody moves, and comes back with a movement
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    When they stop moving
    Then the overlay does not show
    When they move again
    Then the overlay says "The Long Ride"
    And the overlay says "Back"
    And the player shows about 119 minutes as time left

  @PLY-08 @browser
  Scenario: Captions, quality, speed, volume, full screen and picture-in-picture can be chosen
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    And the player offers captions
    And the player offers settings
    And the player offers volume and mute
    And the player offers full screen
    And the player offers picture-in-picture
