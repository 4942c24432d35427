Feature: The app from right to left, and with longer texts

  @SHL-13 @browser
  Scenario Outline: From right to left in a narrow window, <page> has its place for everything
    Given <person>
    And they have chosen the language "en-XB"
    And a window of 320 by 640 pixels
    When they open <page>
    Then the page runs from right to left
    And nothing runs off the side of the window
    And no control lies on another

    Examples:
      | person                    | page                                 |
      | a coached member mid-plan | home                                 |
      | a visitor                 | home                                 |
      | a subscribed member       | the address "/workouts"              |
      | a subscribed member       | the address "/programs"              |
      | a subscribed member       | the workout "The Long Ride"          |
      | a visitor                 | the workout "The Long Ride"          |
      | a subscribed member       | the program "Undefeated"             |
      | a subscribed member       | the series "Outside"                 |
      | a subscribed member       | the address "/p/zSrEy2Jw?c=channels" |
      | a subscribed member       | the address "/q/core"                |
      | a subscribed member       | the address "/u/favorites"           |
      | a visitor                 | the about page                       |
      | a visitor                 | the demo page                        |
      | a subscribed member       | the address "/progress"              |
      | a subscribed member       | the address "/progress/history"      |
      | a coached member mid-plan | the address "/coaching"              |
      | a subscribed member       | the address "/nowhere"               |
      | a subscribed member       | the address "/365/history"           |
      | a subscribed member       | the address "/365"                   |

  @SHL-13 @browser
  Scenario Outline: With longer texts in a narrow window, <page> shows all of them
    Given <person>
    And they have chosen the language "en-XA"
    And a window of 320 by 640 pixels
    When they open <page>
    Then the page is in the language "en-XA"
    And nothing runs off the side of the window
    And no control lies on another
    And no text of the app is cut off

    Examples:
      | person                    | page                                 |
      | a coached member mid-plan | home                                 |
      | a visitor                 | home                                 |
      | a subscribed member       | the address "/workouts"              |
      | a subscribed member       | the address "/programs"              |
      | a subscribed member       | the workout "The Long Ride"          |
      | a visitor                 | the workout "The Long Ride"          |
      | a subscribed member       | the program "Undefeated"             |
      | a subscribed member       | the series "Outside"                 |
      | a subscribed member       | the address "/p/zSrEy2Jw?c=channels" |
      | a subscribed member       | the address "/q/core"                |
      | a subscribed member       | the address "/u/favorites"           |
      | a visitor                 | the about page                       |
      | a visitor                 | the demo page                        |
      | a subscribed member       | the address "/progress"              |
      | a subscribed member       | the address "/progress/history"      |
      | a subscribed member       | the address "/365"                   |
      | a subscribed member       | the address "/365/history"           |
      | a coached member mid-plan | the address "/coaching"              |

  @SHL-13 @CAT-16 @browser
  Scenario: From right to left a shelf goes on to the left
    Given a new subscriber
    And they have chosen the language "en-XB"
    When they open home
    Then the shelf "New this week" has its 1st to 5th tile in view
    And "Morning: Cool-Down" is to the right of "Beginner Ride: Double"
    When a finger moves over the shelf "New this week" by 60 and 0 px in 200 ms
    Then the shelf "New this week" has its 2nd to 6th tile in view
    When a finger moves over the shelf "New this week" by -60 and 0 px in 200 ms
    Then the shelf "New this week" has its 1st to 5th tile in view

  @SHL-13 @CAT-16 @browser
  Scenario: From right to left the left arrow goes on, by key and on the screen
    Given a new subscriber
    And they have chosen the language "en-XB"
    When they open home
    And the focus is on the 5th tile of the shelf "New this week"
    And they press the key "ArrowLeft"
    Then the 6th tile of the shelf "New this week" has the focus
    And the shelf "New this week" has its 6th to 10th tile in view
    When they press the key "ArrowRight"
    Then the 5th tile of the shelf "New this week" has the focus

  @SHL-13 @PLY-03 @browser
  Scenario: From right to left the player is not mirrored
    Given a subscribed member
    And they have chosen the language "en-XB"
    When they open the workout "The Long Ride" and the player at once
    And they pause
    Then the button "enter fullscreen mode" is to the right of "mute"

  @SHL-13 @LIV-09 @browser
  Scenario: From right to left the guide's time runs to the left
    Given a new subscriber
    And they have chosen the language "en-XB"
    When they open the address "/p/zSrEy2Jw?c=channels"
    Then the channels of the guide are to the right of its programs
    When the focus is on what the guide shows now
    Then the key "ArrowLeft" moves the focus of the guide to the left
    And the key "ArrowRight" moves the focus of the guide to the right
