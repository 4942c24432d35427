Feature: Saving progress
  Nobody saves a workout by hand. The position is kept whenever somebody stops, leaves or is called away, and once a minute while
  they train, so that a workout goes on where it was left, on whatever screen it is opened next.

  Background:
    Given a new subscriber

  Rule: The position is saved whenever somebody stops or leaves

    @PLY-05 @HIS-01 @API-03
    Scenario: The position is saved on a pause, once
      When they watch 0.3 of "The Long Ride"
      And they pause
      Then the platform knows 0.3 of "The Long Ride"
      And the platform was asked for saved progress 1 time

    @PLY-05
    Scenario: A workout that is watched to its end is saved as finished
      When they open the player of "One Minute Plank"
      And they watch to the end
      Then the platform knows 1 of "One Minute Plank"

    @PLY-05
    Scenario Outline: The position is saved when they <leave>
      When they watch 0.3 of "The Long Ride"
      And they <leave>
      Then the platform knows 0.3 of "The Long Ride"

      Examples:
        | leave         |
        | press "Back"  |
        | close the tab |

    @PLY-05
    Scenario: The position is saved each time that another tab comes before the video
      When they watch 0.3 of "The Long Ride"
      And they turn to another tab
      Then the platform knows 0.3 of "The Long Ride"
      When they turn back to the tab
      And they watch until 0.6 of the video
      And they turn to another tab
      Then the platform knows 0.6 of "The Long Ride"

    @PLY-05
    Scenario: The position is saved when another episode takes the place of the first
      Given the customer has switched the inline player on
      When they open the episode "Stance" and the player at once
      And they watch until 0.3 of the video
      And they press the card of "Jab"
      Then the platform knows 0.3 of "Stance"

    @PLY-06
    Scenario: A live stream saves no position
      When they open the workout "As Long as It Takes" and the player at once
      Then the video plays
      When they watch for 70 s
      And they pause
      And they press "Back"
      Then the platform knows nothing of "As Long as It Takes"
      And the platform was not asked for saved progress

  Rule: The position is saved after each minute of watching

    @PLY-05
    Scenario: Less than a minute of watching saves nothing yet
      When they open the player of "Just Move"
      And they watch for 55 s
      Then the platform knows nothing of "Just Move"

    @PLY-05 @dom
    Scenario Outline: Within <seconds> seconds of watching the position is saved <times> times
      When they open the player of "Just Move"
      And they watch for <seconds> s
      Then the platform was asked for saved progress <times> times

      Examples:
        | seconds | times |
        | 59      | 0     |
        | 60      | 1     |

    @PLY-05
    Scenario: The second minute of watching is saved like the first
      When they open the player of "Just Move"
      And they watch for 60 s
      Then the platform was asked for saved progress 1 time
      When they watch for 60 s
      Then the platform was asked for saved progress 2 times

    @PLY-05 @dom
    Scenario: A minute that is less than a hundredth of the video is not saved yet
      When they open the player of "The Long Ride"
      And they watch for 60 s
      Then the platform was not asked for saved progress
      When they watch for 60 s
      Then the platform was asked for saved progress 1 time

    @PLY-05
    Scenario: Somebody who moves about has not watched what lies between
      When they open the player of "Just Move"
      And they watch for 20 s
      And they watch until 0.6 of the video
      And they watch until 0.3 of the video
      And they watch for 20 s
      Then the platform knows nothing of "Just Move"

  Rule: A position is saved anew once it has moved by more than a hundredth of the video

    @PLY-05
    Scenario Outline: A pause <moved> of the video after the last save leads to <times> saves in all
      Given they have watched 0.5 of "The Long Ride"
      When they watch <to> of "The Long Ride"
      And they pause
      Then the platform was asked for saved progress <times> times

      Examples:
        | moved | to    | times |
        | 0.009 | 0.509 | 1     |
        | 0.02  | 0.52  | 2     |

    @PLY-05
    Scenario Outline: A move from 0.5 of the video to <to> leads to <times> saves in all
      Given they have watched 0.5 of "The Long Ride"
      When they open the player of "The Long Ride"
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
    Scenario Outline: A move to <to> counts from the save at 0.3, not from the beginning
      When they watch 0.3 of "The Long Ride"
      And they pause
      And they move to <to> of the video
      And they press "Back"
      Then the platform was asked for saved progress <times> times

      Examples:
        | to    | times |
        | 0.308 | 1     |
        | 0.005 | 2     |

  Rule: What was watched last comes first, and 48 workouts are kept

    @HIS-01 @HIS-04
    Scenario: The workout that was watched last comes first
      Given they have watched 0.5 of "One Minute Plank"
      When they watch 0.3 of "The Long Ride"
      And they pause
      And they open home
      Then the shelf "Pick up where you left off" shows exactly, in this order:
        | The Long Ride    |
        | One Minute Plank |

    @HIS-01
    Scenario Outline: Once a 49th workout is begun, the <which> one offers "<button>"
      Given they have watched 0.5 of "One Minute Plank"
      And they have begun 47 workouts, the first of them "Ropes and Lungs"
      And the platform answers saved progress with an overload
      When they watch 0.3 of "The Long Ride"
      And they press "Back"
      And they open the workout "<workout>"
      Then they can press "<button>"

      Examples:
        | workout          | which         | button            |
        | One Minute Plank | oldest        | Start watching    |
        | Ropes and Lungs  | second oldest | Continue watching |

    @HIS-01 @ACC-01
    Scenario: What a visitor watches stays in their browser
      Given a visitor
      And the page of "Easy Drills" has "free" as "true"
      When they open the media page of "Easy Drills" and the player at once
      And they watch until 0.3 of the video
      And they pause
      And they open home
      Then the shelf "Pick up where you left off" shows "Easy Drills"
      And the platform was not asked for saved progress

    @PLY-05 @API-07
    Scenario: A browser that keeps nothing tells the platform all the same
      Given a browser that keeps nothing
      When they watch 0.3 of "The Long Ride"
      And they pause
      Then the platform knows 0.3 of "The Long Ride"

  Rule: What the platform could not be told is told later

    @API-05
    Scenario: What is watched without a connection is kept here, and told when it returns
      When they watch 0.3 of "The Long Ride"
      And they lose the connection
      And they pause
      And they press "Back"
      Then they can press "Continue watching"
      And the platform knows nothing of "The Long Ride"
      When the connection returns
      Then the platform knows 0.3 of "The Long Ride"

    @API-05 @HIS-03
    Scenario: What could not be told without a connection outlasts a crash
      When they watch 0.3 of "The Long Ride"
      And they lose the connection
      And they pause
      And the browser crashes
      And the connection returns
      Then the platform knows nothing of "The Long Ride"
      When they open home
      Then the platform knows 0.3 of "The Long Ride"

    @API-05 @PLY-05
    Scenario: A crash loses only what followed the last save
      Given the platform does not answer saved progress
      When they watch 0.3 of "The Long Ride"
      And they pause
      And the browser crashes
      And the platform is well again
      And they open home
      Then the platform knows 0.3 of "The Long Ride"
      And the card of "The Long Ride" has a progress bar at 30 %

  Rule: A workout goes on where it was left last, in every tab and on every device

    @HIS-01 @browser
    Scenario: What was watched in one tab shows in the other
      When they open home
      Then they see the shelf "Today’s 365"
      When they open the workout "The Long Ride" and the player at once in another tab
      And they watch until 0.4 of the video
      And they pause
      And they turn back to the first tab
      Then the shelf "Pick up where you left off" shows "The Long Ride"

    @HIS-03 @PLY-02
    Scenario: A workout goes on where another device left it last, even if that was earlier in it
      When they watch 0.5 of "The Long Ride"
      And they pause
      Then the platform knows 0.5 of "The Long Ride"
      When they watch 0.2 of "The Long Ride" on another device
      And 2 minutes pass
      And they open the player of "The Long Ride"
      Then the video plays from 0.2
