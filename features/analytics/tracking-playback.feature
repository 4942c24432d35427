Feature: Tracking how videos are watched

  Started, resumed, paused, completed: four words tell how a video was watched. A video counts as completed beyond 0.85 of it, since
  hardly anybody watches the credits, and once in a playing; moving about in it, or a trailer, is no watching at all.

  Rule: A playing starts at the beginning, and is resumed anywhere else

    Background:
      Given a new subscriber

    @PLY-04
    Scenario: A video that begins at its beginning is started, and resumed after each pause
      When they open the workout "The Long Ride" and the player at once
      And they watch for 1 s
      And they pause
      And they go on
      And they pause
      And they go on
      Then of watching "The Long Ride" the platform was told, in this order:
        | Started Video |
        | Paused Video  |
        | Resumed Video |
        | Paused Video  |
        | Resumed Video |

    @PLY-04
    Scenario: Somebody who moves about in a video has not begun again
      When they open the workout "The Long Ride" and the player at once
      And they watch until 0.2 of the video
      And they watch until 0.5 of the video
      And they watch for 1 s
      And they pause
      Then of watching "The Long Ride" the platform was told, in this order:
        | Started Video |
        | Paused Video  |

    @PLY-04 @PLY-02
    Scenario: A video that was left in the middle is resumed from there
      Given they have watched 0.5 of "The Long Ride"
      When they open the workout "The Long Ride" and the player at once
      Then of watching "The Long Ride" the platform was told, in this order:
        | Resumed Video |
      And it was told at 0.5 of "The Long Ride"
      And the platform was not told "Started Video" about "The Long Ride"

    @PLY-04 @PLY-02
    Scenario: A video that was watched to its end earlier is started when it is watched again
      Given they have watched 1 of "The Long Ride"
      When they open the workout "The Long Ride"
      And they press "Watch again"
      Then the video plays from 0
      And of watching "The Long Ride" the platform was told, in this order:
        | Started Video |

    @PLY-04
    Scenario: Somebody who goes back to the beginning during a pause starts the video
      When they open the workout "The Long Ride" and the player at once
      And they watch until 0.5 of the video
      And they pause
      And they move to 0 of the video
      And they go on
      Then of watching "The Long Ride" the platform was told, in this order:
        | Started Video |
        | Paused Video  |
        | Started Video |

  Rule: A pause above 0.85 completes, and so does the end, once in a playing

    Background:
      Given a new subscriber

    @PLY-04
    Scenario Outline: A pause at <position> is told as <event>
      When they open the workout "The Long Ride" and the player at once
      And they watch until <position> of the video
      And they pause
      Then the platform was told "<event>" about "The Long Ride"
      And it was told at <position> of "The Long Ride"
      And the platform was not told "<other>" about "The Long Ride"

      Examples:
        | position | event           | other           |
        | 0.1      | Paused Video    | Completed Video |
        | 0.849    | Paused Video    | Completed Video |
        | 0.851    | Completed Video | Paused Video    |
        | 0.99     | Completed Video | Paused Video    |

    @PLY-04 @dom
    Scenario: A pause at 0.85 itself is a pause still
      When they open the workout "The Long Ride" and the player at once
      And they watch until 0.85 of the video
      And they pause
      Then of watching "The Long Ride" the platform was told, in this order:
        | Started Video |
        | Paused Video  |

    @PLY-04
    Scenario: Somebody who watches to the end has completed the video, and paused nothing
      When they open the workout "The Long Ride" and the player at once
      And they watch to the end
      Then the platform was told "Completed Video" about "The Long Ride"
      And it was told at 1 of "The Long Ride"
      And the platform was not told "Paused Video" about "The Long Ride"

    @PLY-04
    Scenario: A playing is completed once
      When they open the workout "The Long Ride" and the player at once
      And they watch until 0.9 of the video
      And they pause
      And they go on
      And they watch to the end
      Then of watching "The Long Ride" the platform was told, in this order:
        | Started Video   |
        | Completed Video |
        | Resumed Video   |

    @PLY-04
    Scenario: A playing that was completed by a pause is not completed by the next
      When they open the workout "The Long Ride" and the player at once
      And they watch until 0.9 of the video
      And they pause
      And they go on
      And they watch until 0.95 of the video
      And they pause
      Then of watching "The Long Ride" the platform was told, in this order:
        | Started Video   |
        | Completed Video |
        | Resumed Video   |

    @PLY-04
    Scenario: Somebody who goes back after such a pause can pause again
      When they open the workout "The Long Ride" and the player at once
      And they watch until 0.9 of the video
      And they pause
      And they go on
      And they watch until 0.5 of the video
      And they pause
      Then of watching "The Long Ride" the platform was told, in this order:
        | Started Video   |
        | Completed Video |
        | Resumed Video   |
        | Paused Video    |

  Rule: Watching again is another playing

    Background:
      Given a new subscriber

    @PLY-04 @MED-08
    Scenario: Watching again in the same player is another playing, from the start
      Given the customer has switched the inline player on
      When they open the episode "Three Rounds" and the player at once
      And they watch to the end
      And they press "Back to the video"
      Then "Three Rounds" plays in its page
      When they watch to the end
      Then of watching "Three Rounds" the platform was told, in this order:
        | Started Video   |
        | Completed Video |
        | Started Video   |
        | Completed Video |

    @PLY-04
    Scenario: Somebody who goes back from the end and watches to it again has completed the video again
      When they open the workout "The Long Ride" and the player at once
      And they watch to the end
      And they move to 0.5 of the video
      And they go on
      And they watch to the end
      Then of watching "The Long Ride" the platform was told, in this order:
        | Started Video   |
        | Completed Video |
        | Resumed Video   |
        | Completed Video |

  Rule: It is told what was watched, and trailers are told apart

    @PLY-04 @MED-20
    Scenario: The place, the program and the playlist are told with a start
      Given a new subscriber
      When they open the address "/m/aPpUDvbe/any?r=PlayLst1&play=1"
      Then the video plays
      And the platform was told "Started Video" with:
        | mediaId  | aPpUDvbe   |
        | program  | undefeated |
        | playlist | PlayLst1   |
        | position | 0          |

    @PLY-04 @MED-15
    Scenario: A trailer is no video that somebody watched
      Given a lapsed member
      When they open the program "Undefeated"
      And they press "Trailer"
      Then the video plays
      And the platform was told "Played Trailer" about "Undefeated"
      And the platform was told "Played Trailer" with:
        | trailerId | Z6ByZoue |
      And the platform was not told "Started Video" about "Undefeated"
