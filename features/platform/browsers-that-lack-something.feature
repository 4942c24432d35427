Feature: Browsers that lack something
  Old browsers, those inside other apps and those that guard their people's privacy lack what others have. The app does without.

  @SHL-13
  Scenario: A browser that hides the languages of its person starts the app
    Given a browser that lacks "window.navigator.languages"
    When they open home
    Then they see the shelf "New this week"

  @SHL-13
  Scenario: A browser that knows one language alone shows the app in it
    Given a browser that lacks "window.navigator.languages"
    And a browser whose only language is "es-MX"
    When they open home
    Then the page is in Spanish

  @MED-08 @browser
  Scenario Outline: A browser without <feature> plays and pauses videos
    Given a new subscriber
    And a browser that lacks "<feature>"
    And they are watching the workout "The Long Ride"
    When they pause
    And they go on
    Then the video plays

    Examples:
      | feature                                 |
      | navigator.mediaSession                  |
      | navigator.mediaSession.setPositionState |
      | MediaMetadata                           |
      | navigator.locks                         |

  @MED-08 @API-07 @browser
  Scenario: A picture at a malformed address leaves the device without it, and the video plays
    Given a new subscriber
    And the page of "The Long Ride" has "images" as [{"src": "https://[", "width": 640, "type": "image/jpeg"}]
    And they are watching the workout "The Long Ride"
    When they pause
    And they go on
    Then the video plays
