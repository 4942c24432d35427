Feature: Channels on a phone

  Background:
    Given a new subscriber
    And it is 2026-06-15T20:00:00Z
    And a window of 390 by 844 pixels

  @LIV-01 @LIV-04 @browser
  Scenario: The player stays in view while the list scrolls by, and goes on
    When they open the address "/p/zSrEy2Jw?c=channels&play=1"
    Then the video plays
    When they scroll to the end
    Then the player of "North Strength 1" is at the top of the window, although the page is scrolled
    When they press the channel "Hill Strength 1" of the list
    Then the player of "Hill Strength 1" is at the top of the window, although the page is scrolled
    And the video plays

  @LIV-01 @LIV-04 @browser
  Scenario: The player stays in view while the guide scrolls by
    When they open the address "/p/zSrEy2Jw?c=channels&play=1"
    And they press "Full guide"
    And a finger moves over the guide by 0 and -400 px in 2000 ms
    And they press the channel "North Boxing 1"
    Then the player of "North Boxing 1" is at the top of the window, although the page is scrolled
    And the video plays

  @LIV-09 @browser
  Scenario Outline: A finger that moves <how> moves the guide <where>
    When they open the address "/p/zSrEy2Jw?c=channels"
    And they press "Full guide"
    Then the guide shows programs
    When a finger moves over the guide by <x> and <y> px in 150 ms
    Then the guide has followed it by <time> px in time, and by <channels> px along the channels

    Examples:
      | how                         | where              | x    | y    | time | channels |
      | to the left                 | in time            | -200 | 0    | 200  | 0        |
      | up                          | along the channels | 0    | -200 | 0    | 200      |
      | to the left and a little up | in time alone      | -200 | -60  | 200  | 0        |
      | up and a little to the left | along the channels alone | -60 | -200 | 0 | 200     |
