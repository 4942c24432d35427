Feature: Measures of players and of the program guide

  The specification gives these measures in pixels, with the widths of the window at which they change. What fits beside a
  player, and how many channels of the guide a screen has room for, depends on them.

  Background:
    Given a new subscriber

  @MED-04 @browser
  Scenario: The description below a player collapses to 60 pixels, and to 125 in wider windows
    Given the customer has switched the inline player on
    And "The Long Ride" has a description of 300 words
    And a window of 479 by 800 pixels
    When they open the media page of "The Long Ride"
    Then the text "Every word counts." is 60 pixels high
    Given a window of 480 by 800 pixels
    Then the text "Every word counts." is 125 pixels high

  @LIV-09 @browser @nightly
  Scenario: The guide's channels are narrow and low below 768 pixels, and wide and high from there on
    Given it is 20:00
    And the live channels are:
      | channel       |
      | Daybreak Live |
      | Iron Room     |
    And the schedule of each channel is:
      | program    | start | end   |
      | Night Ride | 19:30 | 20:30 |
    When they open the playlist "Live"
    Then in windows of these widths the guide measures, in pixels, with nothing off the side of the window:
      | window | width of a channel | height of a row | width of an hour |
      | 320    | 70                 | 80              | 300              |
      | 767    | 70                 | 80              | 300              |
      | 768    | 184                | 106             | 300              |
      | 1440   | 184                | 106             | 300              |
      | 3840   | 184                | 106             | 300              |
