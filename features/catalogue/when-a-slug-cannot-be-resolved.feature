Feature: When a slug cannot be looked up

  @MED-02 @API-07
  Scenario: It is not said that there is no such workout, and it can be tried again
    Given a new subscriber
    And the platform answers the item of a slug with status 503
    When they open the workout "The Long Ride"
    Then the heading is "Something went wrong"
    And the page does not say "Video not found"
    When the platform is well again
    And they press "Try again"
    Then the heading is "The Long Ride"
    And they can press "Start watching"

  @MED-02 @API-07
  Scenario Outline: The lookup is answered with <answer>
    Given the platform answers the item of a slug with <answer>
    When they open the workout "The Long Ride"
    Then the heading is "Something went wrong"
    And the page does not say "Video not found"
    And they can press "Try again"

    Examples:
      | answer              |
      | a web page          |
      | nothing             |
      | half of a JSON text |
      | a list              |
      | a number            |
