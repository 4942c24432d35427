Feature: Probe

  @CFG-17 @browser
  Scenario Outline: P <page> <width> <picture> <background> <highlight>
    Given <person>
    And a window of <width> by 800 pixels
    And every picture is "<picture>"
    And they prefer reduced motion
    And the config field "styling.backgroundColor" is "<background>"
    And the config field "styling.highlightColor" is "<highlight>"
    And the config lacks "styling.headerBackground"
    When they open <page>
    Then every word in the window has a contrast of 4.5 or more to what is behind it

    Examples:
      | person | page | width | picture | background | highlight |
      | a subscribed member | home | 1280 | white | #0a0d16 | #d9ff4a |
      | a coached member mid-plan | home | 1280 | white | #0a0d16 | #808080 |
      | a coached member mid-plan | home | 390 | black | #fffbe6 | #ff0000 |
      | a subscribed member | the workout "The Long Ride" | 390 | white | #0a0d16 | #ff0000 |
      | a subscribed member | the workout "The Long Ride" | 390 | black | #fffbe6 | #808080 |
      | a visitor | the workout "The Long Ride" | 1280 | white | #808080 | #808080 |
      | a visitor | the workout "The Long Ride" and the player at once | 390 | white | #0a0d16 | #808080 |
      | a subscribed member | the hub "Get Strong" | 390 | white | #767676 | #808080 |
      | a subscribed member | the workouts page | 1280 | black | #0a0d16 | #808080 |
