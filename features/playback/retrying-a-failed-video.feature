Feature: Retrying a failed video

  @PLY-05 @API-07
  Scenario Outline: A video fails <progress> in: that is saved, and it goes on there
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    When 2 hours pass on the platform
    And the platform answers a video with status 403
    And they watch until <progress> of the video
    Then the page has the heading "This video can't be played"
    And the platform knows <progress> of "The Long Ride"
    When the platform is well again
    And they press "Try again"
    Then the video plays from <progress>

    Examples: where PLY-02 would resume it, and where it would not
      | progress |
      | 0.6      |
      | 0.03     |

  @API-07
  Scenario: Of a failure the app alone speaks
    Given a new subscriber
    And the config lacks "contentSigningService"
    And the page of "The Long Ride" has "sources" as []
    When they open the media page of "The Long Ride" and the player at once
    Then the page has the heading "This video can't be played"
    And there is one alert, and one "Try again" to press
    And "Try again" has the focus

  @PLY-08 @API-07 @browser
  Scenario: A failure in full screen leaves it, and says what is wrong once
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    And the player has the focus
    When they press the key "f"
    Then the screen of the player is "full"
    When 2 hours pass on the platform
    And the platform answers a video with status 403
    And they watch until 0.6 of the video
    Then the screen of the player is "window"
    And there is one alert, and one "Try again" to press
    When the platform is well again
    And they press "Try again"
    Then the video plays from 0.6
