Feature: The page of a program

  A program is a row of workouts, to be done one after another over days or weeks. Its page numbers them, and its button goes on where
  the member is. It says how much it is, and how much of it is done. Who made it a favorite finds their favorite workouts first.

  Rule: The workouts of a program are numbered

    @MED-09 @CAT-26
    Scenario: The workouts of a program are listed with their numbers
      Given a new subscriber
      When they open the program "Undefeated"
      Then the shelf "Workouts" begins with:
        | Stance and Guard    |
        | Jab, Cross, Breathe |
        | Round by Round      |
      And the card of "Stance and Guard" says "Workout #1"
      And the card of "Corner Stretch" says "Workout #12"

    @CAT-26
    Scenario: Of a favorite program the favorite workouts come first, and keep their numbers
      Given a subscribed member
      When they open the program "Undefeated"
      Then the shelf "Workouts" begins with:
        | Ropes and Lungs     |
        | Stance and Guard    |
        | Jab, Cross, Breathe |
      And the card of "Ropes and Lungs" says "Workout #5"
      And the card of "Stance and Guard" says "Workout #1"

    @CAT-26
    Scenario: All favorite workouts of a favorite program come first, in the program's order
      Given a new subscriber
      And they have marked these favorites:
        | Round by Round  |
        | Ropes and Lungs |
        | Corner Stretch  |
        | Undefeated      |
      When they open the program "Undefeated"
      Then the shelf "Workouts" begins with:
        | Round by Round      |
        | Ropes and Lungs     |
        | Corner Stretch      |
        | Stance and Guard    |
        | Jab, Cross, Breathe |
      And the card of "Corner Stretch" says "Workout #12"

    @CAT-26 @MED-22
    Scenario: What does not stand in the program's order says why
      Given a subscribed member
      When they open the program "Undefeated"
      Then the shelf "Your favorites first" shows exactly, in this order:
        | Ropes and Lungs |
      And the shelf "Other workouts" begins with:
        | Stance and Guard    |
        | Jab, Cross, Breathe |

    @CAT-26 @MED-22
    Scenario: A favorite that comes before the weeks of its program says which week it is of
      Given a new subscriber
      And they have marked these favorites:
        | Squat & Press: Week 2 |
        | Iron Basics           |
      When they open the program "Iron Basics"
      Then the shelf "Your favorites first" shows exactly, in this order:
        | Squat & Press: Week 2 |
      And the card of "Squat & Press: Week 2" says "Workout #4 of week 2"
      And the shelf "Week 2" shows exactly, in this order:
        | Hinge & Row: Week 2   |
        | Lunge & Carry: Week 2 |

    @CAT-26
    Scenario: A program that is no favorite keeps its order, though a workout in it is one
      Given a visitor
      And the browser has kept these favorites of a visitor:
        | Ropes and Lungs |
      When they open the program "Undefeated"
      Then the shelf "Workouts" begins with:
        | Stance and Guard    |
        | Jab, Cross, Breathe |
        | Round by Round      |
      And the card of "Ropes and Lungs" says "Workout #5"

    @CAT-26 @browser
    Scenario: A favorite workout comes first on a phone, too, though it is in a later part of the list
      Given a new subscriber
      And the screen of a phone
      And they have marked these favorites:
        | Runner’s Strength: Week 10 |
        | Half the Way               |
      And they follow these programs:
        | program      | next              |
        | Half the Way | Long Run: Week 10 |
      And the workouts of "Half the Way" come in parts of 38
      When they open the program "Half the Way"
      Then the shelf "Workouts" begins with:
        | Runner’s Strength: Week 10 |
      And the card of "Runner’s Strength: Week 10" says "Workout #40"

    @MED-09
    Scenario: The schedule of a program is on the account site
      Given a new subscriber
      When they open the program "Undefeated"
      Then the link "Schedule" leads outside to "…/account/programs/undefeated/schedule"
      And the link "Schedule" opens in a new tab

  Rule: A program whose schedule has weeks is divided into them

    @MED-22
    Scenario: The workouts of a week stand together, in the program's order
      Given a new subscriber
      When they open the program "Iron Basics"
      Then the shelf "Week 1" shows exactly, in this order:
        | Squat & Press: Week 1 |
        | Hinge & Row: Week 1   |
        | Lunge & Carry: Week 1 |
      And the shelf "Week 4" shows exactly, in this order:
        | Squat & Press: Week 4 |
        | Hinge & Row: Week 4   |
        | Lunge & Carry: Week 4 |
      And the card of "Hinge & Row: Week 4" says "Workout #11"
      And the card of "Hinge & Row: Week 4" does not say "of week 4"
      And they do not see the shelf "Week 5"

    @MED-22
    Scenario: A program of which all that is there is of one week says which
      Given a new subscriber
      And the platform answers playlists with these items:
        | item             | week |
        | Stance and Guard | 2    |
        | Round by Round   | 2    |
      When they open the program "Undefeated"
      Then the shelf "Week 2" shows exactly, in this order:
        | Stance and Guard |
        | Round by Round   |

    @MED-22
    Scenario: A week to which the program comes back does not change its order
      Given a new subscriber
      And the platform answers playlists with these items:
        | item             | week |
        | Stance and Guard | 1    |
        | Round by Round   | 2    |
        | Hooks            | 1    |
      When they open the program "Undefeated"
      Then the shelf "Workouts" begins with:
        | Stance and Guard |
        | Round by Round   |
        | Hooks            |

    @MED-22
    Scenario: A program without weeks is a plain list
      Given a new subscriber
      When they open the program "Undefeated"
      Then the shelf "Workouts" begins with:
        | Stance and Guard |
      And they do not see the shelf "Week 1"
      And they do not see the shelf "Other workouts"

    @MED-22
    Scenario: Workouts without a week, or with nonsense for one, keep their place among the weeks
      Given a new subscriber
      And the platform answers playlists with these items:
        | item             | week |
        | Stance and Guard | 1    |
        | Round by Round   | soon |
        | Hooks            | 0    |
        | Body Work        | 3    |
      When they open the program "Undefeated"
      Then the shelf "Week 1" shows exactly, in this order:
        | Stance and Guard |
      And the shelf "Other workouts" shows exactly, in this order:
        | Round by Round |
        | Hooks          |
      And the shelf "Week 3" shows exactly, in this order:
        | Body Work |

  Rule: A program says how many workouts and minutes it has, and to a member how many are done

    @MED-22
    Scenario Outline: Somebody reads what "<program>" comes to
      Given a visitor
      When they open the program "<program>"
      Then the shelf "Workouts" says "<totals>"
      And the shelf "Workouts" does not say "done"
      And the platform was not asked for completed workouts

      Examples:
        | program    | totals                  |
        | Undefeated | 12 workouts, 5 h 33 min |
        | DB10       | 10 workouts, 1 h 43 min |

    @MED-22
    Scenario: A program of less than an hour has minutes alone
      Given a visitor
      And the platform answers playlists with these items:
        | item             | duration |
        | Stance and Guard | 1741     |
        | Round by Round   | 61       |
      When they open the program "Undefeated"
      Then the shelf "Workouts" says "2 workouts, 32 min"

    @MED-22
    Scenario: A member reads how much of it is done
      Given a new subscriber
      And they have completed:
        | workout          | completed            |
        | Stance and Guard | 2026-06-14T08:00:00Z |
        | Stance and Guard | 2026-06-02T08:00:00Z |
        | Hooks            | 2025-06-16T08:00:00Z |
        | Body Work        | 2025-06-15T08:00:00Z |
        | Just Move        | 2026-06-01T08:00:00Z |
      When they open the program "Undefeated"
      Then the shelf "Workouts" says "2 of 12 done, 5 h 33 min"

    @MED-22
    Scenario Outline: A workout of which <watched> has been watched is <done>
      Given a new subscriber
      And they have watched <watched> of "Hooks"
      When they open the program "Undefeated"
      Then the shelf "Workouts" says "<totals>"

      Examples:
        | watched | done     | totals                   |
        | 0.95    | not done | 0 of 12 done, 5 h 33 min |
        | 0.951   | done     | 1 of 12 done, 5 h 33 min |

    @MED-22
    Scenario: Where the program goes on says nothing about what was done before
      Given a new subscriber
      And they follow these programs:
        | program    | next  |
        | Undefeated | Hooks |
      When they open the program "Undefeated"
      Then the shelf "Workouts" says "0 of 12 done, 5 h 33 min"

    @MED-22
    Scenario: A workout that has just been finished counts at once
      Given a new subscriber
      When they open the program "Undefeated"
      Then the shelf "Workouts" says "0 of 12 done"
      When they press "First Workout"
      And they watch to the end
      And they press "Back"
      Then the shelf "Workouts" says "1 of 12 done, 5 h 33 min"

    @MED-22
    Scenario: All parts of a long program count
      Given a new subscriber
      And they have completed:
        | workout           | completed            |
        | Long Run: Week 10 | 2026-06-14T08:00:00Z |
      And the workouts of "Half the Way" come in parts of 10
      When they open the program "Half the Way"
      Then the shelf "Workouts" says "1 of 40 done"
      And the shelf "Workouts" does not say "of 10 done"

    @MED-22
    Scenario: A program of which a part cannot be loaded says what it comes to once it is there
      Given the workouts of "Half the Way" come in parts of 38
      And the platform answers playlists with an error
      When they open the program "Half the Way"
      Then the shelf "Workouts" says "Could not load items"
      And the shelf "Workouts" does not say "38 workouts"
      When the platform is well again
      And they press "Try again"
      Then the shelf "Workouts" says "40 workouts"

    @MED-22 @PRG-07
    Scenario: Who has done more than can be loaded is told the rest
      Given a new subscriber
      And they have completed 2001 workouts
      When they open the program "Undefeated"
      Then the shelf "Workouts" says "12 workouts, 5 h 33 min"
      And the shelf "Workouts" does not say "done"

    @MED-22 @PRG-07
    Scenario: Who cannot be told what is done is told the rest
      Given a new subscriber
      And the platform answers completed workouts with an error
      When they open the program "Undefeated"
      Then the shelf "Workouts" says "12 workouts, 5 h 33 min"
      And the shelf "Workouts" does not say "done"

    @MED-22 @browser
    Scenario: Nothing of the page moves when it arrives
      Given the screen of a phone
      And a subscribed member
      And the platform takes 2 s to answer completed workouts
      When they open the program "Undefeated"
      Then the shelf "Workouts" says "of 12 done"
      And nothing of the page has moved by itself

  Rule: A program goes on where the member is

    @MED-09 @ACC-02
    Scenario: The start button goes on with the workout that comes next
      Given a subscribed member
      When they open the program "Undefeated"
      And they press "Continue watching"
      Then they are on the workout "Round by Round" with the player

    @MED-09
    Scenario: Once a workout is finished the program goes on with the next
      Given a subscribed member
      When they open the program "Undefeated"
      And they press "Continue watching"
      And they watch to the end
      And they press "Back"
      And they press "Start watching"
      Then they are on the workout "Hooks" with the player

    @MED-09 @CAT-07
    Scenario: Home goes on with the next workout, too
      Given a subscribed member
      And the config shows these rows:
        | type              | playlist   | title |
        | followed_playlist | Undefeated |       |
      When they open the workout "Round by Round" and the player at once
      And they watch to the end
      And they press "Back"
      And they press "Home" in the menu
      Then the shelf "Undefeated" begins with:
        | Hooks           |
        | Ropes and Lungs |

    @MED-09
    Scenario: A program whose next workout no longer exists starts with its first
      Given a subscribed member
      And they follow these programs:
        | program    | next           |
        | Undefeated | *Round by Hand |
      When they open the program "Undefeated"
      And they press "First Workout"
      Then they are on the workout "Stance and Guard" with the player

    @MED-09 @API-07
    Scenario: A next workout that cannot be loaded can be tried again
      Given a subscribed member
      And the platform takes 3 s to answer who is there
      When they open the program "Undefeated"
      Then the shelf "Workouts" begins with:
        | Stance and Guard |
      When the platform answers media with status 500 3 times
      And they press "Try again"
      Then they can press "Continue watching"

    @MED-08 @ACC-03
    Scenario Outline: The player of a program plays what the start button would: "<workout>" for <person>
      Given <person>
      When they open the program "Undefeated" and the player at once
      Then they are on the workout "<workout>" with the player
      When they pause
      And they press "Back"
      Then the heading is "<workout>"
      And no video plays

      Examples:
        | person              | workout          |
        | a subscribed member | Round by Round   |
        | a new subscriber    | Stance and Guard |

    @MED-08 @ACC-03
    Scenario: The player of a program plays in the page where the customer wants it so
      Given a new subscriber
      And the customer has switched the inline player on
      When they open the program "Undefeated" and the player at once
      Then they are on the workout "Stance and Guard" with the player
      And the video plays

    @MED-08 @ACC-04
    Scenario: The player of a program plays nothing for somebody who may not watch it
      Given a lapsed member
      When they open the program "Undefeated" and the player at once
      Then they can press "Activate your subscription"
      And the heading is "Undefeated"
      And no video plays

    @MED-08 @ACC-03
    Scenario Outline: The player of a program that has <nothing> does not open
      Given a new subscriber
      And <failure>
      When they open the program "Undefeated" and the player at once
      Then the heading is "Undefeated"
      And no video plays
      And the platform was not asked for the player library

      Examples:
        | nothing                      | failure                                               |
        | no list of workouts          | the page of "Undefeated" has "seriesPlaylistId" as "" |
        | workouts that cannot be read | the platform answers playlists with an error        |

  Rule: A program without workouts says so, and offers no start

    @MED-09 @ACC-03
    Scenario Outline: A program without a list of workouts offers <person> no start, and says why
      Given <person>
      And the page of "Undefeated" has "seriesPlaylistId" as ""
      When they open the program "Undefeated"
      Then the shelf "Workouts" says "This program has no workouts yet."
      And "<start>" cannot be pressed

      Examples:
        | person           | start                      |
        | a new subscriber | First Workout              |
        | a visitor        | Sign up to start watching! |

    @MED-09 @ACC-03
    Scenario: A program with an empty list of workouts offers no start, and says why
      Given a new subscriber
      And the platform answers playlists with these items:
        | item |
      When they open the program "Undefeated"
      Then the shelf "Workouts" says "This program has no workouts yet."
      And "First Workout" cannot be pressed
      And the link "Schedule" leads outside to "…/account/programs/undefeated/schedule"

    @MED-09 @API-07
    Scenario Outline: Workouts of a program that <fail> leave the page alone
      Given a new subscriber
      And the platform answers playlists with <answer>
      When they open the program "Undefeated"
      Then the shelf "Workouts" says "Could not load items"
      When the platform is well again
      And they press "Try again"
      Then the shelf "Workouts" begins with:
        | Stance and Guard |
      And they can press "First Workout"

      Examples:
        | fail           | answer     |
        | fail           | an error   |
        | cannot be read | a web page |
        | are not there  | nothing    |

  @MED-09 @browser
  Scenario: A program is accessible, and fits on a computer
    Given a subscribed member
    When they open the program "Undefeated"
    Then the card of "Ropes and Lungs" says "Workout #5"
    And the page is accessible, and fits on the screen of:
      | a computer |
