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
      | person                    | page                                   |
      | a coached member mid-plan | home                                   |
      | a visitor                 | home                                   |
      | a subscribed member       | the address "/workouts"                |
      | a subscribed member       | the address "/programs"                |
      | a subscribed member       | the workout "The Long Ride"            |
      | a visitor                 | the workout "The Long Ride"            |
      | a subscribed member       | the program "Undefeated"               |
      | a subscribed member       | the series "Outside"                   |
      | a subscribed member       | the address "/p/zSrEy2Jw?c=channels"   |
      | a subscribed member       | the address "/q/core"                  |
      | a subscribed member       | the address "/u/favorites"             |
      | a subscribed member       | the address "/progress"                |
      | a subscribed member       | the address "/progress/history"        |
      | a coached member mid-plan | the address "/coaching"                |
      | a subscribed member       | the address "/365"                     |
      | a subscribed member       | the address "/365/history"             |
      | a subscribed member       | the address "/nowhere"                 |

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
      | person                    | page                                   |
      | a coached member mid-plan | home                                   |
      | a visitor                 | home                                   |
      | a subscribed member       | the address "/workouts"                |
      | a subscribed member       | the address "/programs"                |
      | a subscribed member       | the workout "The Long Ride"            |
      | a visitor                 | the workout "The Long Ride"            |
      | a subscribed member       | the program "Undefeated"               |
      | a subscribed member       | the series "Outside"                   |
      | a subscribed member       | the address "/p/zSrEy2Jw?c=channels"   |
      | a subscribed member       | the address "/q/core"                  |
      | a subscribed member       | the address "/u/favorites"             |
      | a subscribed member       | the address "/progress"                |
      | a subscribed member       | the address "/progress/history"        |
      | a coached member mid-plan | the address "/coaching"                |
