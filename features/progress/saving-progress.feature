Feature: Saving progress

  @PLY-05 @HIS-01 @API-03
  Scenario: Saved on pause
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.3 of the video
    And they pause
    Then the platform knows 0.3 of "The Long Ride"
    And the platform was asked for saved progress 1 time

  @PLY-05
  Scenario: Saved on completion
    Given a new subscriber
    When they open the workout "One Minute Plank" and the player at once
    And they watch to the end
    Then the platform knows 1 of "One Minute Plank"

  @PLY-05
  Scenario: Saved when the player is left
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.3 of the video
    And they press "Back"
    Then the platform knows 0.3 of "The Long Ride"

  @PLY-05
  Scenario: Saved each time that another tab comes before it
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.3 of the video
    And they turn to another tab
    Then the platform knows 0.3 of "The Long Ride"
    When they turn back to the tab
    And they watch until 0.6 of the video
    And they turn to another tab
    Then the platform knows 0.6 of "The Long Ride"

  @PLY-05
  Scenario: Saved when the tab is closed
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.3 of the video
    And they close the tab
    Then the platform knows 0.3 of "The Long Ride"

  @PLY-05
  Scenario: Saved when another item takes its place
    Given the config field "custom.inlinePlayer" is true
    And a new subscriber
    When they open the episode "Stance" and the player at once
    And they watch until 0.3 of the video
    And they press the card of "Jab"
    Then the platform knows 0.3 of "Stance"

  @PLY-05
  Scenario: Not yet saved after 55 s of watching
    Given a new subscriber
    When they open the workout "Just Move" and the player at once
    And they watch for 55 s
    Then the platform knows nothing of "Just Move"

  @PLY-05 @dom
  Scenario Outline: Within <seconds> s of watching it is saved <times> times
    Given a new subscriber
    When they open the workout "Just Move" and the player at once
    And they watch for <seconds> s
    Then the platform was asked for saved progress <times> times

    Examples:
      | seconds | times |
      | 59      | 0     |
      | 60      | 1     |

  @PLY-05
  Scenario: Who moves about has not watched what lies between
    Given a new subscriber
    When they open the workout "Just Move" and the player at once
    And they watch for 20 s
    And they watch until 0.6 of the video
    And they watch until 0.3 of the video
    And they watch for 20 s
    Then the platform knows nothing of "Just Move"

  @PLY-05
  Scenario: Saved every 60 s of watching
    Given a new subscriber
    When they open the workout "Just Move" and the player at once
    And they watch for 60 s
    Then the platform was asked for saved progress 1 time
    When they watch for 60 s
    Then the platform was asked for saved progress 2 times

  @PLY-05
  Scenario Outline: Moved by <moved> since the last save
    Given a new subscriber
    And they have watched 0.5 of "The Long Ride"
    When they open the workout "The Long Ride" and the player at once
    And they watch until <to> of the video
    And they pause
    Then the platform was asked for saved progress <times> times

    Examples:
      | moved | to    | times |
      | 0.009 | 0.509 | 1     |
      | 0.02  | 0.52  | 2     |

  @PLY-05
  Scenario Outline: Moved to <to>: more than 0.01, and not more
    Given a new subscriber
    And they have watched 0.5 of "The Long Ride"
    When they open the workout "The Long Ride" and the player at once
    And they pause
    And they move to <to> of the video
    And they press "Back"
    Then the platform was asked for saved progress <times> times

    Examples:
      | to     | times |
      | 0.51   | 1     |
      | 0.5101 | 2     |
      | 0.49   | 1     |
      | 0.4899 | 2     |

  @PLY-05
  Scenario Outline: Saved at 0.3 and moved to <to>: it counts from there, not from the beginning
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.3 of the video
    And they pause
    And they move to <to> of the video
    And they press "Back"
    Then the platform was asked for saved progress <times> times

    Examples:
      | to    | times |
      | 0.308 | 1     |
      | 0.005 | 2     |

  @PLY-06
  Scenario: A live stream saves nothing
    Given a new subscriber
    When they open the workout "As Long as It Takes" and the player at once
    Then the video plays
    When they watch for 70 s
    And they pause
    And they press "Back"
    Then the platform knows nothing of "As Long as It Takes"
    And the platform was not asked for saved progress

  @HIS-01 @HIS-04
  Scenario: The latest comes first
    Given a new subscriber
    And they have watched 0.5 of "One Minute Plank"
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.3 of the video
    And they pause
    And they open home
    Then the shelf "Pick up where you left off" shows exactly, in this order:
      | The Long Ride    |
      | One Minute Plank |

  @HIS-01
  Scenario: At the 49th the oldest falls off
    Given a new subscriber
    And they have watched 0.5 of "One Minute Plank"
    And they have begun 47 workouts, the first of them "Ropes and Lungs"
    And the platform answers saved progress with status 503
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.3 of the video
    And they press "Back"
    And they open the workout "One Minute Plank"
    Then they can press "Start watching"
    When they open the workout "Ropes and Lungs"
    Then they can press "Continue watching"

  @HIS-01 @ACC-01
  Scenario: Nothing is sent for who is not logged in
    Given a visitor
    And the page of "Easy Drills" has "free" as "true"
    When they open the media page of "Easy Drills" and the player at once
    And they watch until 0.3 of the video
    And they pause
    And they open home
    Then the shelf "Pick up where you left off" shows "Easy Drills"
    And the platform was not asked for saved progress

  @API-05
  Scenario Outline: A server that answers <answer> gets it again later
    Given a new subscriber
    And the platform answers saved progress with status <answer>
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.3 of the video
    And they press "Back"
    Then they can press "Continue watching"
    When the platform is well again
    And they open home
    Then the platform knows 0.3 of "The Long Ride"
    And the card of "The Long Ride" has a progress bar at 30 %

    Examples:
      | answer |
      | 500    |
      | 503    |
      | 401    |
      | 408    |
      | 429    |

  @API-05
  Scenario Outline: What the server refuses with <answer> is not sent again
    Given a new subscriber
    And the platform answers saved progress with status <answer>
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.3 of the video
    And they press "Back"
    Then the platform was asked for saved progress 1 time
    When the platform is well again
    And they open home
    Then the platform was asked for saved progress 1 time

    Examples:
      | answer |
      | 400    |
      | 404    |
      | 422    |

  @API-05
  Scenario: The connection is lost: the workout is kept here, and sent when it returns
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.3 of the video
    And they lose the connection
    And they pause
    And they press "Back"
    Then they can press "Continue watching"
    And the platform knows nothing of "The Long Ride"
    When the connection returns
    Then the platform knows 0.3 of "The Long Ride"

  @API-05
  Scenario: The newest position replaces what was not yet sent
    Given a new subscriber
    And the platform does not answer saved progress
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.3 of the video
    And they pause
    And they go on
    And they watch until 0.6 of the video
    And they press "Back"
    And the platform is well again
    And they lose the connection
    And the connection returns
    Then the platform knows 0.6 of "The Long Ride"

  @API-05 @PLY-05
  Scenario: A crash loses only what followed the last save
    Given a new subscriber
    And the platform does not answer saved progress
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.3 of the video
    And they pause
    And the browser crashes
    And the platform is well again
    And they open home
    Then the platform knows 0.3 of "The Long Ride"
    And the card of "The Long Ride" has a progress bar at 30 %

  @API-07
  Scenario Outline: Stored records that are <what> are set aside
    Given a new subscriber
    And the browser has kept "<kept>" under "<key>"
    When they open home
    Then they are logged in
    And they see the shelf "New this week"
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.3 of the video
    And they pause
    Then the platform knows 0.3 of "The Long Ride"

    Examples:
      | what                | key                              | kept                                   |
      | no JSON             | member-records.history.new       | oh no                                  |
      | no list             | member-records.history.new       | {'version': 0}                         |
      | partly broken       | member-records.history.new       | [{'mediaId': 7}, null, 'text']         |
      | no JSON, unsent     | member-records.pending-writes.new | <half                                 |
      | of an older form    | member-records.pending-writes.new | [{'id': 'xjSCHvet', 'position': 0.2}] |

  @HIS-01 @browser
  Scenario: Two tabs: what was watched in one shows in the other
    Given a new subscriber
    When they open home
    Then they see the shelf "Today’s 365"
    When they open the workout "The Long Ride" and the player at once in another tab
    And they watch until 0.4 of the video
    And they pause
    And they turn back to the first tab
    Then the shelf "Pick up where you left off" shows "The Long Ride"

  @API-05 @HIS-03
  Scenario: What could not be sent without a connection outlasts a crash
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.3 of the video
    And they lose the connection
    And they pause
    And the browser crashes
    And the connection returns
    Then the platform knows nothing of "The Long Ride"
    When they open home
    Then the platform knows 0.3 of "The Long Ride"

  @HIS-03 @PLY-02
  Scenario: Two devices: the video goes on where it was left last
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.5 of the video
    And they pause
    Then the platform knows 0.5 of "The Long Ride"
    When they watch 0.2 of "The Long Ride" on another device
    And 2 minutes pass
    And they open the workout "The Long Ride" and the player at once
    Then the video plays from 0.2

  @PLY-05 @API-07
  Scenario: A browser that keeps nothing tells the server all the same
    Given a new subscriber
    And a browser that keeps nothing
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.3 of the video
    And they pause
    Then the platform knows 0.3 of "The Long Ride"
