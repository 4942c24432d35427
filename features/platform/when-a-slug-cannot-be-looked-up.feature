Feature: When a slug cannot be looked up

  The address of a workout names it by a slug, which the account server translates into an id. When that fails nobody knows whether
  there is such a workout: the page says that something went wrong, never that the video was not found.

  @MED-02 @API-07
  Scenario: A lookup that failed can be tried again
    Given a new subscriber
    And the platform answers the item of a slug with status 503
    When they open the workout "The Long Ride"
    Then the heading is "Something went wrong"
    When the platform is well again
    And they press "Try again"
    Then the heading is "The Long Ride"
    And they can press "Start watching"

  @MED-02 @API-07
  Scenario Outline: A lookup that is answered with <answer> does not say that there is no such workout
    Given the platform answers the item of a slug with <answer>
    When they open the workout "The Long Ride"
    Then the heading is "Something went wrong"
    And the page does not say "Video not found"
    And they can press "Try again"

    Examples:
      | answer              |
      | status 503          |
      | a web page          |
      | nothing             |
      | half of a JSON text |
      | a list              |
      | a number            |
