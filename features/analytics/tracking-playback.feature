Feature: Tracking how videos are watched

  @PLY-04
  Scenario: What begins at its beginning is started, what goes on is resumed
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    And they watch for 1 s
    And they pause
    And they go on
    And they pause
    And they go on
    Then of watching "The Long Ride" the platform was told, in this order:
      | Started Video  |
      | Paused Video   |
      | Resumed Video  |
      | Paused Video   |
      | Resumed Video  |

  @PLY-04
  Scenario: Who moves about has not begun again
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.2 of the video
    And they watch until 0.5 of the video
    And they watch for 1 s
    And they pause
    Then of watching "The Long Ride" the platform was told, in this order:
      | Started Video  |
      | Paused Video   |

  @PLY-04 @PLY-02
  Scenario: What was left in the middle is resumed from there
    Given a new subscriber
    And they have watched 0.5 of "The Long Ride"
    When they open the workout "The Long Ride" and the player at once
    Then of watching "The Long Ride" the platform was told, in this order:
      | Resumed Video  |
    And it was told at 0.5 of "The Long Ride"
    And the platform was not told "Started Video" about "The Long Ride"

  @PLY-04
  Scenario Outline: A pause at <position> is told as <event>
    Given a new subscriber
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
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.85 of the video
    And they pause
    Then of watching "The Long Ride" the platform was told, in this order:
      | Started Video |
      | Paused Video  |

  @PLY-04
  Scenario: Who watches to the end has completed it, and paused nothing
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    And they watch to the end
    Then the platform was told "Completed Video" about "The Long Ride"
    And it was told at 1 of "The Long Ride"
    And the platform was not told "Paused Video" about "The Long Ride"

  @PLY-04
  Scenario: A playing is completed once
    Given a new subscriber
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
    Given a new subscriber
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
  Scenario: Who goes back after such a pause can pause again
    Given a new subscriber
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

  @PLY-04
  Scenario: Who goes back to the beginning while it is paused starts it
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.5 of the video
    And they pause
    And they move to 0 of the video
    And they go on
    Then of watching "The Long Ride" the platform was told, in this order:
      | Started Video |
      | Paused Video  |
      | Started Video |

  @PLY-04 @MED-08
  Scenario: Watching again in the same player is another playing, from the start
    Given the config field "custom.inlinePlayer" is true
    And a new subscriber
    When they open the episode "Three Rounds" and the player at once
    And they watch to the end
    And they press "Watch again"
    Then "Three Rounds" plays in its page
    When they watch to the end
    Then of watching "Three Rounds" the platform was told, in this order:
      | Started Video   |
      | Completed Video |
      | Started Video   |
      | Completed Video |

  @PLY-04
  Scenario: Who goes back from the end and watches to it again has completed it again
    Given a new subscriber
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

  @PLY-04 @PLY-02
  Scenario: What was watched to its end earlier is started when it is watched again
    Given a new subscriber
    And they have watched 1 of "The Long Ride"
    When they open the workout "The Long Ride"
    And they press "Watch again"
    Then the video plays from 0
    And of watching "The Long Ride" the platform was told, in this order:
      | Started Video |

  @PLY-04 @MED-20
  Scenario: It is told where, in what and from where
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
    And it was told which trailer of "Undefeated" played
    And the platform was not told "Started Video" about "Undefeated"
