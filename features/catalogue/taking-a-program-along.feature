Feature: Taking a program along
  A program is done over weeks. Whoever wants to be reminded takes it along: on the days of the week that suit them there is one workout
  each, in a file that any calendar reads.

  Rule: A program becomes a calendar file with one workout on each of the chosen days

    @MED-22
    Scenario: Unless they choose other days, it begins tomorrow, on Mondays, Wednesdays and Fridays
      Given a new subscriber
      When they open the program "Undefeated"
      And they press "Add to calendar"
      Then "First day" is set to "2026-06-16"
      When they press "Download"
      Then they have downloaded "undefeated.ics"
      And their calendar begins with:
        | 2026-06-17 | Stance and Guard    |
        | 2026-06-19 | Jab, Cross, Breathe |
        | 2026-06-22 | Round by Round      |
        | 2026-06-24 | Hooks               |
      And their calendar has 12 workouts until "2026-07-13"

    @MED-22
    Scenario: They choose the first day and the days of the week
      Given a new subscriber
      When they open the program "Iron Basics"
      And they press "Add to calendar"
      And they set "First day" to "2026-12-26"
      And they untick "Monday, Wednesday, Friday"
      And they tick "Saturday, Sunday"
      And they press "Download"
      Then their calendar begins with:
        | 2026-12-26 | Squat & Press: Week 1 |
        | 2026-12-27 | Hinge & Row: Week 1   |
        | 2027-01-02 | Lunge & Carry: Week 1 |

    @MED-22
    Scenario: An entry says what it is part of and how long it takes, and leads to its workout
      Given a new subscriber
      When they open the program "Undefeated"
      And they press "Add to calendar"
      And they press "Download"
      Then their calendar says "Undefeated • Workout #2 • 41 min" on "2026-06-19", and leads to the workout "Jab, Cross, Breathe"

    @MED-22
    Scenario: A workout of unknown length has no minutes in the calendar
      Given a new subscriber
      And the platform answers playlists with these items:
        | item             | duration |
        | Stance and Guard | 0        |
      When they open the program "Undefeated"
      And they press "Add to calendar"
      And they press "Download"
      Then their calendar says "Undefeated • Workout #1" on "2026-06-17", and leads to the workout "Stance and Guard"

    @MED-22
    Scenario Outline: Any calendar can read the file of "<program>", and replaces what it has of it
      Given a visitor
      When they open the program "<program>"
      And they press "Add to calendar"
      And they press "Download"
      Then their calendar is written as RFC 5545 says, with whole days
      And each of its entries has an id of the program "<program>" and its workout

      Examples:
        | program      |
        | Undefeated   |
        | Half the Way |

    @MED-22
    Scenario: Before they take it along, they read how many sessions there are, and from when to when
      Given a new subscriber
      When they open the program "Undefeated"
      And they press "Add to calendar"
      Then the dialog says "12 sessions, Jun 17 – Jul 13, 2026"
      When they untick "Monday, Wednesday"
      Then the dialog says "12 sessions, Jun 19 – Sep 4, 2026"
      When they set "First day" to "2026-06-20"
      Then the dialog says "12 sessions, Jun 26 – Sep 11, 2026"

    @MED-22
    Scenario: Favorites that come first on the page do not change the order of the days
      Given a subscribed member
      When they open the program "Undefeated"
      Then the shelf "Workouts" begins with:
        | Ropes and Lungs |
      When they press "Add to calendar"
      And they press "Download"
      Then their calendar begins with:
        | 2026-06-17 | Stance and Guard    |
        | 2026-06-19 | Jab, Cross, Breathe |

    @MED-22
    Scenario: All workouts of a long program are in it
      Given a visitor
      And the workouts of "Half the Way" come in parts of 38
      When they open the program "Half the Way"
      And they press "Add to calendar"
      Then the dialog says "40 sessions, Jun 17 – Sep 16, 2026"
      When they press "Download"
      Then they have downloaded "half_the_way.ics"
      And their calendar has 40 workouts until "2026-09-16"

    @MED-22
    Scenario Outline: In <zone>, where it is still or already another day, the days are those that were chosen
      Given it is <time> in "<zone>"
      And a visitor
      When they open the program "Undefeated"
      And they press "Add to calendar"
      Then "First day" is set to "<tomorrow>"
      When they set "First day" to "2026-07-06"
      And they press "Download"
      Then their calendar has 12 workouts until "2026-07-31"

      Examples:
        | zone                | time             | tomorrow   |
        | America/Los_Angeles | 2026-06-15 22:00 | 2026-06-16 |
        | Pacific/Auckland    | 2026-06-16 02:00 | 2026-06-17 |

  Rule: What cannot be a schedule is said before anything is downloaded

    Background:
      Given a new subscriber
      When they open the program "Undefeated"
      And they press "Add to calendar"

    @MED-22
    Scenario Outline: A first day that is <what> is refused, and can be chosen again
      When they set "First day" to "<day>"
      And they press "Download"
      Then the field "First day" reports "Choose a day from today on, at most a year ahead."
      And the field "First day" has the focus
      And they have downloaded nothing
      When they set "First day" to "2026-06-15"
      Then the field "First day" reports nothing

      Examples:
        | what                   | day        |
        | over                   | 2026-06-14 |
        | more than a year ahead | 2027-06-16 |
        | no day                 |            |

    @MED-22
    Scenario Outline: A first day can be <what>
      Then the field "First day" goes from "2026-06-15" to "2027-06-15"
      When they set "First day" to "<day>"
      And they press "Download"
      Then their calendar begins with:
        | <first> | Stance and Guard |

      Examples:
        | what         | day        | first      |
        | today        | 2026-06-15 | 2026-06-15 |
        | a year ahead | 2027-06-15 | 2027-06-16 |

    @MED-22
    Scenario: A schedule needs a day of the week
      When they untick "Monday, Wednesday, Friday"
      Then the dialog does not say "sessions"
      When they press "Download"
      Then the field "Monday" has the focus
      And the dialog says "Choose at least one day of the week."
      And they have downloaded nothing

    @MED-22
    Scenario: A schedule that lacked a day of the week is complete with one
      When they untick "Monday, Wednesday, Friday"
      And they press "Download"
      Then the dialog says "Choose at least one day of the week."
      When they tick "Sunday"
      Then the dialog does not say "Choose at least one day of the week."
      When they press "Download"
      Then their calendar begins with:
        | 2026-06-21 | Stance and Guard |

    @MED-22 @SHL-08
    Scenario Outline: Who <changes their mind> downloads nothing, and is back where they were
      When <they leave>
      Then no dialog is open
      And they have downloaded nothing
      And "Add to calendar" has the focus

      Examples:
        | changes their mind | they leave                  |
        | cancels            | they press "Cancel"         |
        | escapes            | they press the key "Escape" |

  Rule: There is no file without all workouts

    @MED-22 @dom
    Scenario: A program whose workouts are on their way has none yet
      Given the platform takes 500 s to answer playlists
      When they open the program "Undefeated"
      Then they can press "Share"
      And they cannot come to "Add to calendar"

    @MED-22
    Scenario: A program of which a part cannot be loaded has none until the part is there
      Given the workouts of "Half the Way" come in parts of 38
      And the platform answers playlists with an error
      When they open the program "Half the Way"
      Then the shelf "Workouts" says "Could not load items"
      And they cannot come to "Add to calendar"
      When the platform is well again
      And they press "Try again"
      Then they can press "Add to calendar"

    @MED-22
    Scenario: A program without workouts has none
      Given a new subscriber
      And the page of "Undefeated" has "seriesPlaylistId" as ""
      When they open the program "Undefeated"
      Then the shelf "Workouts" says "This program has no workouts yet."
      And they cannot come to "Add to calendar"

  @MED-22 @browser
  Scenario: The dialog is accessible, and fits on every screen
    Given a new subscriber
    When they open the program "Undefeated"
    And they press "Add to calendar"
    And they untick "Monday, Wednesday, Friday"
    And they press "Download"
    Then the dialog says "Choose at least one day of the week."
    And the page is accessible, and fits on the screen of:
      | a small phone    |
      | a large computer |
