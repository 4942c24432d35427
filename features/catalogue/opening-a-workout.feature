Feature: The page of a workout

  Before somebody gives a workout an hour, they want to know what it is: how long, how hard, with what and with whom. All that the
  platform knows stands on the page; what it does not know leaves no gap.

  @MED-02
  Scenario: A workout has a page of its own, with its title in the tab
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    And the tab is titled "The Long Ride · Daybreak"

  @MED-05
  Scenario: A subscriber can start a workout on its page
    Given a new subscriber
    When they open the workout "The Long Ride"
    Then they can press "Start watching"

  @MED-03 @API-07
  Scenario: Markup in a title is text like any other
    When they open the workout "Core & <Control>"
    Then the heading is "Core & <Control>"

  Rule: A line under the title sums up what it is

    @MED-03 @MED-18
    Scenario Outline: The line under the title of <what> is "<line>"
      When they open <what>
      Then the page says "<line>"

      Examples:
        | what                           | line                             |
        | the workout "The Long Ride"    | Workout • 2h 0m • Cycling • TV-G |
        | the workout "One Minute Plank" | Workout • 1 min • Core • TV-G    |
        | the workout "Just Move"        | Workout • 16 min                 |
        | the program "Undefeated"       | Program • Boxing • TV-PG         |

    @MED-03
    Scenario Outline: A workout that lacks a <part> has the others in its line
      Given the page of "The Long Ride" has "<part>" as <nothing>
      When they open the media page of "The Long Ride"
      Then the page says "<line>"

      Examples:
        | part     | nothing | line                         |
        | duration | 0       | Workout • Cycling • TV-G     |
        | genre    | ""      | Workout • 2h 0m • TV-G       |
        | rating   | ""      | Workout • 2h 0m • CyclingTwo |

    @MED-18
    Scenario Outline: A duration of <seconds> seconds reads "<words>": minutes are rounded up
      Given the page of "The Long Ride" has "duration" as <seconds>
      When they open the media page of "The Long Ride"
      Then the page says "Workout • <words> • Cycling"

      Examples:
        | seconds | words  |
        | 60      | 1 min  |
        | 61      | 2 min  |
        | 3540    | 59 min |
        | 3541    | 1h 0m  |
        | 3600    | 1h 0m  |
        | 7199    | 2h 0m  |
        | 7201    | 2h 1m  |

  Rule: The details say how hard it is, with whom and with what

    @MED-06
    Scenario: What is known of a workout shows part by part
      When they open the workout "The Long Ride"
      Then the details are:
        | Trainer          | Tom Whitaker                 |
        | Difficulty       | All levels                   |
        | Style            | Rhythm ride                  |
        | Pace             | 60 to 80 rpm                 |
        | Best for         | Leg endurance                |
        | Equipment to buy | Learn more about Indoor bike |

    @MED-06 @CAT-05
    Scenario: A daily workout has an air date, and equipment of both kinds
      When they open the workout "Upper Body: Pause Reps"
      Then the details are:
        | Trainer          | Jonas Lindqvist            |
        | Difficulty       | Beginner                   |
        | Style            | Dumbbell strength          |
        | Pace             | Controlled                 |
        | Air date         | June 15, 2026              |
        | Best for         | Bone health                |
        | Equipment        | Exercise mat               |
        | Equipment to buy | Learn more about Dumbbells |

    @MED-06 @CAT-05
    Scenario: A daily workout whose details name no air date has the day on which it was published
      Given "Upper Body: Pause Reps" is described by:
        | pace | Slow |
      When they open the workout "Upper Body: Pause Reps"
      Then the details are:
        | Pace     | Slow          |
        | Air date | June 15, 2026 |

    @MED-06 @CAT-05
    Scenario: No other workout has an air date, even if the details name one
      Given "The Long Ride" is described by:
        | pace     | Slow                 |
        | air date | 2026-06-15T00:00:00Z |
      When they open the workout "The Long Ride"
      Then the details are:
        | Pace | Slow |

    @MED-06
    Scenario: A workout of a program leads to it
      Given a new subscriber
      And "The Long Ride" is described by:
        | program | Undefeated |
      When they open the workout "The Long Ride"
      Then the details are:
        | Part of | Undefeated |
      And the link "Undefeated" leads to the program "Undefeated"

    @MED-06
    Scenario: Equipment that is for sale leads to the shop, other equipment is only named
      Given "The Long Ride" takes this equipment:
        | equipment | for sale |
        | Towel     | no       |
        | Rope      | yes      |
        | Chair     | no       |
        | Gloves    | yes      |
      When they open the workout "The Long Ride"
      Then the details are:
        | Equipment        | Towel, Chair                                  |
        | Equipment to buy | Learn more about Rope Learn more about Gloves |
      And the link "Learn more about Gloves" leads outside to "…/gloves"

    @MED-06
    Scenario: Equipment that is not for sale has no link
      Given "The Long Ride" takes this equipment:
        | equipment | for sale |
        | Towel     | no       |
      When they open the workout "The Long Ride"
      Then the details are:
        | Equipment | Towel |
      And there is no link "Learn more about Towel"

    @MED-06 @API-07
    Scenario: Details that cannot be had leave no gap and harm nothing
      Given the platform answers the details of a workout with an error
      When they open the workout "The Long Ride"
      Then the heading is "The Long Ride"
      And no details show

    @MED-06 @browser
    Scenario Outline: Details that come late move nothing that stands there already, on the screen of <screen>
      Given a new subscriber
      And the screen of <screen>
      And the platform takes 1 s to answer the details of a workout
      When they open the workout "The Long Ride"
      Then the page says "Tom Whitaker"
      And they see the shelf "You may also like"
      And nothing of the page has moved by itself

      Examples:
        | screen           |
        | a phone          |
        | a large computer |

  Rule: Who comes too late, or at a bad moment, is told which of both

    @MED-16 @API-07
    Scenario: A workout that was taken down is not found, and home is near
      Given the platform answers media with status 410
      When they open the workout "The Long Ride"
      Then the heading is "Video not found"
      And the tab is titled "Video not found · Daybreak"
      When they press "Go to the home page"
      Then they are on home

    @MED-16 @API-07
    Scenario: A platform that is busy is no reason to say that there is no such workout
      Given the platform answers media with an overload
      When they open the workout "The Long Ride"
      Then the heading is "Something went wrong"
      And they can press "Try again"
