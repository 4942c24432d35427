Feature: Following the plan of a class

  From a bike or a mat nobody reads a clock: how long this part lasts, and what comes next, must be on the picture, large and in
  time. And whoever knows the warm-up by heart, or wants the sprints again, gets there without searching.

  Rule: The player says which part it is, what comes next and when

    Background:
      Given a new subscriber
      And they are watching the workout "The Long Ride"

    @PLY-10
    Scenario Outline: At <place> the seek bar names the chapter "<chapter>"
      When they pause at <place>
      Then the seek bar names the chapter "<chapter>"

      Examples:
        | place  | chapter   |
        | 0:00   | Warm-up   |
        | 14:23  | Warm-up   |
        | 14:24  | Climb     |
        | 61:20  | Sprints   |
        | 119:00 | Cool-down |

    @PLY-10
    Scenario Outline: At <place> the player says "<next>"
      When they pause at <place>
      Then the player shows "<next>"

      Examples:
        | place  | next                     |
        | 13:44  | Next: Climb in 00:40     |
        | 14:23  | Next: Climb in 00:01     |
        | 14:24  | Next: Sprints in 46:56   |
        | 107:43 | Next: Cool-down in 00:01 |

    @PLY-10
    Scenario: Nothing is next after the last part has begun
      When they pause at 107:44
      Then the seek bar names the chapter "Cool-down"
      And the player does not show "Next: "

    @PLY-10
    Scenario: While nobody moves, what comes next shows during the last fifteen seconds only
      When they move to 13:56
      And they stop moving
      Then the overlay does not show
      And the player does not show "Next: "
      When they watch for 16 s
      Then the player shows "Next: Climb in 00:"
      And the overlay does not show

    @PLY-10
    Scenario: The seek bar shows where chapters begin
      Then the seek bar names the chapter "Warm-up"
      And chapters begin at "0, 12, 51, 90" % of the seek bar

    @PLY-10 @browser
    Scenario: The seek bar names the chapter that somebody points at
      When they pause at 110:00
      Then the player does not show "Climb"
      When they point at the middle of the seek bar
      Then the player shows "Climb"

  Rule: Keys, buttons and a menu lead from part to part

    Background:
      Given a new subscriber
      And they are watching the workout "The Long Ride"
      And the seek bar names the chapter "Warm-up"

    @PLY-10
    Scenario Outline: The key for the next chapter leads from <place> to <there>
      When they pause at <place>
      And they press the key "Shift+ArrowRight"
      Then the video stands at about <there>
      And the seek bar names the chapter "<chapter>"

      Examples:
        | place | there  | chapter   |
        | 5:00  | 14:24  | Climb     |
        | 61:19 | 61:20  | Sprints   |
        | 61:21 | 107:44 | Cool-down |

    @PLY-10
    Scenario: The key for the next chapter leads nowhere in the last one
      When they pause at 110:00
      And they press the key "Shift+ArrowRight"
      Then the video stands at about 110:00

    @PLY-10
    Scenario Outline: The key for the previous chapter leads from <place> to <there>
      When they pause at <place>
      And they press the key "Shift+ArrowLeft"
      Then the video stands at about <there>
      And the seek bar names the chapter "<chapter>"

      Examples:
        | what                  | place  | there | chapter |
        | in the middle         | 30:00  | 14:24 | Climb   |
        | within three seconds  | 14:26  | 0:00  | Warm-up |
        | after three seconds   | 14:27  | 14:24 | Climb   |
        | in the first          | 5:00   | 0:00  | Warm-up |
        | at the very beginning | 0:01   | 0:00  | Warm-up |
        | in the last           | 107:45 | 61:20 | Sprints |

    @PLY-10
    Scenario: Buttons lead to the next chapter and back
      When they pause at 5:00
      And they press the next chapter in the player
      And they press the next chapter in the player
      Then the seek bar names the chapter "Sprints"
      And the video stands at about 61:20
      When they press the previous chapter in the player
      Then the seek bar names the chapter "Climb"
      And the video stands at about 14:24

    @PLY-10
    Scenario: The settings list the chapters, and mark the one that plays
      When they pause at 30:00
      Then the chapters in the settings of the player are:
        | Warm-up   |         |
        | Climb     | playing |
        | Sprints   |         |
        | Cool-down |         |

    @PLY-10
    Scenario: A chapter is chosen in the settings
      When they pause at 30:00
      And they choose "Cool-down" among the "chapters" of the player
      Then the video stands at about 107:44
      And the seek bar names the chapter "Cool-down"

  Rule: A warm-up can be skipped as long as it lasts

    Background:
      Given a new subscriber
      And they are watching the workout "The Long Ride"

    @PLY-10
    Scenario: Skipping the warm-up leads to the first part
      When they pause at 2:00
      And they press "Skip warm-up"
      Then the video stands at about 14:24
      And the seek bar names the chapter "Climb"
      And they cannot come to "Skip warm-up"

    @PLY-10
    Scenario: The warm-up can be skipped up to its last second, and not beyond
      When they pause at 14:23
      Then they can press "Skip warm-up"
      When they move to 14:24
      Then they cannot come to "Skip warm-up"
      When they move to 119:00
      Then they cannot come to "Skip warm-up"

  Rule: An interval counts down, and says what is done now and next

    Background:
      Given a new subscriber
      And they are watching the workout "No Explanation Needed"

    @PLY-10
    Scenario: Work counts down, with its move and the next one
      When they pause at 3:14
      Then the interval is:
        | kind          | Work              |
        | seconds to go | 18                |
        | move          | Jab-crosses       |
        | next          | Hooks to the body |

    @PLY-10
    Scenario: A rest counts down, with the next move
      When they pause at 3:43
      Then the interval is:
        | kind          | Rest              |
        | seconds to go | 1                 |
        | next          | Hooks to the body |

    @PLY-10
    Scenario Outline: At <place> it is <kind>, with <seconds> to go
      When they pause at <place>
      Then the interval is:
        | kind          | <kind>    |
        | seconds to go | <seconds> |
        | move          | <move>    |
        | next          | <next>    |

      Examples:
        | place | kind | seconds | move              | next              |
        | 3:12  | Work | 20      | Jab-crosses       | Hooks to the body |
        | 3:31  | Work | 1       | Jab-crosses       | Hooks to the body |
        | 3:32  | Rest | 12      |                   | Hooks to the body |
        | 3:44  | Work | 20      | Hooks to the body | Uppercuts         |

    @PLY-10
    Scenario: A warm-up has no intervals
      When they pause at 3:11
      Then the seek bar names the chapter "Warm-up"
      And no interval shows

    @PLY-10
    Scenario: The last rest has no next move, and the cool-down no interval
      When they pause at 22:23
      Then the interval is:
        | kind          | Rest |
        | seconds to go | 1    |
      When they move to 22:24
      Then the seek bar names the chapter "Cool-down"
      And no interval shows

    @PLY-10
    Scenario: An interval shows also while nobody moves
      When they move to 4:17
      And they stop moving
      Then the overlay does not show
      And the player shows "Uppercuts"

  Rule: Each video has a plan of its own

    Background:
      Given a new subscriber

    @PLY-10 @MED-11
    Scenario: The next episode has its own plan
      Given they are watching the episode "Stance"
      When they watch to the end
      And they press "Play now"
      Then the player of the episode "Jab" is open
      When they pause at 1:28
      Then the player shows "Next: Rounds in 00:40"

    @PLY-10 @MED-11
    Scenario: The plan of one episode does not stay in the next, which has none
      Given they are watching the episode "Stance"
      And the player shows "Next: Rounds in"
      And the platform answers chapters with status 404
      When they watch to the end
      And they press "Play now"
      Then the player of the episode "Jab" is open
      When they pause at 1:28
      Then the player does not show "Next: "

    @PLY-10
    Scenario Outline: The player has nothing of a plan for <something>
      When they begin watching <page>
      And they pause at 0:10
      Then the seek bar names no chapter
      And the player does not show "Next: "
      And the player does not offer the next chapter

      Examples:
        | something                  | page                           |
        | a workout without chapters | the workout "Eyes Closed"      |
        | a workout of one minute    | the workout "One Minute Plank" |

    @PLY-10 @MED-15
    Scenario: A trailer has nothing of the plan of its workout
      When they open the workout "Tempo: Push"
      Then there is a class plan
      When they press "Trailer"
      Then the video plays
      And the player does not show "Next: "
      And the player does not offer the next chapter
