Feature: Channels on a phone

  A phone has no room for a player and a guide of five hundred channels side by side. The player stays at the top while the list
  or the guide scrolls by below it, so that somebody can look for the next channel without losing the one they watch.

  Background:
    Given a new subscriber
    And it is 20:00
    And the screen of a phone

  @LIV-01 @LIV-04 @browser
  Scenario: The player stays in view while the list scrolls by, and goes on
    When they watch the channel "North Strength 1"
    Then the video plays
    When they scroll to the end
    Then the player of "North Strength 1" is at the top of the window, although the page is scrolled
    When they press the channel "Hill Strength 1"
    Then the player of "Hill Strength 1" is at the top of the window, although the page is scrolled
    And the video plays

  @LIV-01 @LIV-04 @browser @nightly
  Scenario: The player stays in view while the guide scrolls by
    When they watch the channel "North Strength 1"
    And they press "Full guide"
    And they swipe over the guide up by five channels, slowly
    And they press the channel "North Boxing 1"
    Then the player of "North Boxing 1" is at the top of the window, although the page is scrolled
    And the video plays

  @LIV-09 @browser
  Scenario Outline: A finger that moves <swipe> moves the guide <way> alone
    When they open the guide with "North Strength 1"
    And they press "Full guide"
    Then the guide shows programs
    When they swipe over the guide <swipe>
    Then the guide has moved <way> alone

    Examples:
      | swipe                        | way                |
      | to the left                  | in time            |
      | up                           | along the channels |
      | to the left and a little up  | in time            |
      | up and a little to the left  | along the channels |
