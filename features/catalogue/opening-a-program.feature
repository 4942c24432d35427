Feature: The page of a program

  @MED-09 @CAT-26
  Scenario: Its workouts are listed with their numbers
    Given a new subscriber
    When they open the program "Undefeated"
    Then the shelf "Workouts" begins with:
      | Stance and Guard    |
      | Jab, Cross, Breathe |
      | Round by Round      |
    And the card of "Stance and Guard" says "Workout #1"
    And the card of "Corner Stretch" says "Workout #12"

  @CAT-26
  Scenario: Of a favorited program the favorited workouts come first, and keep their numbers
    Given a subscribed member
    When they open the program "Undefeated"
    Then the shelf "Workouts" begins with:
      | Ropes and Lungs     |
      | Stance and Guard    |
      | Jab, Cross, Breathe |
    And the card of "Ropes and Lungs" says "Workout #5"
    And the card of "Stance and Guard" says "Workout #1"

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

  @MED-09
  Scenario: Its schedule is on the account site
    Given a new subscriber
    When they open the program "Undefeated"
    Then the link "Schedule" leads outside to "…/account/programs/undefeated/schedule"
    And the link "Schedule" opens in a new tab

  @MED-09 @ACC-02
  Scenario: Its start button goes on where the member is
    Given a subscribed member
    When they open the program "Undefeated"
    And they press "Continue watching"
    Then they are on the address "/workout/undefeated-round-by-round?play=1"

  @MED-08 @ACC-03
  Scenario Outline: play=1 plays what the start button would: for <person>
    Given <person>
    When they open the program "Undefeated" and the player at once
    Then they are on the address "<address>"
    And the video plays
    When they press "Back"
    Then the heading is "<workout>"
    And no video plays

    Examples:
      | person              | workout          | address                                       |
      | a subscribed member | Round by Round   | /workout/undefeated-round-by-round?play=1     |
      | a new subscriber    | Stance and Guard | /workout/undefeated-stance-and-guard?play=1   |

  @MED-08 @ACC-03
  Scenario: play=1 plays it in the page, too
    Given the config field "custom.inlinePlayer" is true
    And a new subscriber
    When they open the program "Undefeated" and the player at once
    Then they are on the address "/workout/undefeated-stance-and-guard?play=1"
    And the video plays

  @MED-08 @ACC-04
  Scenario: play=1 plays nothing for somebody who may not watch it
    Given a lapsed member
    When they open the program "Undefeated" and the player at once
    Then they can press "Activate your subscription"
    And the heading is "Undefeated"
    And no video plays

  @MED-08 @ACC-03
  Scenario Outline: play=1 on a program that has <nothing> shows its page
    Given a new subscriber
    And <failure>
    When they open the program "Undefeated" and the player at once
    Then the heading is "Undefeated"
    And no video plays
    And the platform was not asked for the player library

    Examples:
      | nothing                      | failure                                                        |
      | no list of workouts          | the page of "Undefeated" has "seriesPlaylistId" as ""          |
      | workouts that cannot be read | the platform answers playlists with status 500                 |

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
    And the platform answers playlists with this:
      """
      {"title": "Undefeated", "playlist": []}
      """
    When they open the program "Undefeated"
    Then the shelf "Workouts" says "This program has no workouts yet."
    And "First Workout" cannot be pressed
    And the link "Schedule" leads outside to "…/account/programs/undefeated/schedule"

  @MED-09 @API-07
  Scenario Outline: Workouts that answer with <failure> leave the page alone
    Given a new subscriber
    And the platform answers playlists with <failure>
    When they open the program "Undefeated"
    Then the shelf "Workouts" says "Could not load items"
    And the heading is "Undefeated"
    When the platform is well again
    And they press "Try again"
    Then the shelf "Workouts" begins with:
      | Stance and Guard |

    Examples:
      | failure    |
      | status 500 |
      | a web page |
      | nothing    |

  @MED-09 @browser
  Scenario: Accessibility of the page
    Given a subscribed member
    When they open the program "Undefeated"
    Then the card of "Ropes and Lungs" says "Workout #5"
    And the page has no accessibility violations
    And nothing runs off the side of the window

  @CAT-26
  Scenario: All favorited workouts of a favorited program come first, in the program's order
    Given a new subscriber
    And they have marked "Round by Round" as a favorite
    And they have marked "Ropes and Lungs" as a favorite
    And they have marked "Corner Stretch" as a favorite
    And they have marked "Undefeated" as a favorite
    When they open the program "Undefeated"
    Then the shelf "Workouts" begins with:
      | Round by Round      |
      | Ropes and Lungs     |
      | Corner Stretch      |
      | Stance and Guard    |
      | Jab, Cross, Breathe |
    And the card of "Corner Stretch" says "Workout #12"

  @CAT-26 @browser
  Scenario: On a phone, too, a favorited workout comes first, though it is in a later part of the list
    Given a window of 390 by 800 pixels
    And a new subscriber
    And they have marked "Runner’s Strength: Week 10" as a favorite
    And they have marked "Half the Way" as a favorite
    And they follow these programs:
      | program      | next              |
      | Half the Way | Long Run: Week 10 |
    And the workouts of "Half the Way" come in parts of 38
    When they open the program "Half the Way"
    Then the shelf "Workouts" begins with:
      | Runner’s Strength: Week 10 |
    And the card of "Runner’s Strength: Week 10" says "Workout #40"
