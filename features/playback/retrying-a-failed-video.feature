Feature: Retrying a failed video

  A video that breaks off in the middle of a workout must not cost anybody what they have done. Where it stopped is saved at
  once, and another try goes on exactly there: even so near the beginning that a later visit would start anew.

  Background:
    Given a new subscriber

  @PLY-03 @PLY-05 @API-07
  Scenario Outline: A video that breaks off <progress> in is saved there, and goes on there
    Given they are watching the workout "The Long Ride"
    When the video breaks off at <progress>
    Then the page has the heading "This video can't be played"
    And the page says "Where you were is saved."
    And the platform knows <progress> of "The Long Ride"
    When the platform is well again
    And they press "Try again"
    Then the video plays from <progress>

    Examples: where a later visit would resume it, and where it would not
      | progress |
      | 0.6      |
      | 0.03     |

  @API-07
  Scenario: Only the app speaks of a failure, and not the player as well
    Given "The Long Ride" has no video
    When they open the media page of "The Long Ride" and the player at once
    Then the page has the heading "This video can't be played"
    And there is one alert, and one "Try again" to press
    And "Try again" has the focus
    And the page does not say "saved"

  @PLY-08 @API-07 @browser @nightly
  Scenario: A failure in full screen is said there, once
    Given they are watching the workout "The Long Ride" in full screen
    When the video breaks off at 0.6
    Then they see "This video can't be played" in full screen
    And there is one alert, and one "Try again" to press
    When the platform is well again
    And they press "Try again"
    Then the video plays from 0.6
