Feature: Sharing a page

  @MED-12
  Scenario Outline: Without a share sheet the address of <page> is copied
    When they open <page>
    And they press "Share"
    Then the page says "Copied url"
    And a screen reader hears "Copied url"
    And they have copied the address of <page>
    And soon the page no longer says "Copied url"

    Examples:
      | page                         |
      | the workout "The Long Ride"  |
      | the program "Undefeated"     |
      | the series "Learn to Box"    |
      | the episode "Jab"            |

  @MED-12
  Scenario: It says so for two seconds
    When they open the workout "The Long Ride"
    Then they can press "Share"
    When time stands still
    And they press "Share"
    Then the page says "Copied url"
    And after 2000 ms, not before, the page no longer says "Copied url"

  @MED-12
  Scenario: It says so each time
    When they open the workout "The Long Ride"
    And they press "Share"
    Then the page says "Copied url"
    And soon the page no longer says "Copied url"
    When they press "Share"
    Then a screen reader hears "Copied url"
    And soon the page no longer says "Copied url"

  @MED-12
  Scenario: A share sheet is used where there is one
    Given a device with a share sheet
    When they open the episode "Jab"
    And they press "Share"
    Then the share sheet holds the address of the episode "Jab"
    And the share sheet is titled "Jab"
    And the page does not say "Copied url"

  @MED-12
  Scenario: A share sheet that is closed says nothing
    Given a device with a share sheet, which they close
    When they open the workout "The Long Ride"
    And they press "Share"
    Then the share sheet holds the address of the workout "The Long Ride"
    And the page does not say "Copied url"
    And the page does not say "could not be copied"

  @MED-12
  Scenario: Where nothing can be copied, it says so
    Given a device that lets nothing be copied
    When they open the workout "The Long Ride"
    And they press "Share"
    Then a screen reader hears "The url could not be copied. Copy it from the address bar."

  @MED-12
  Scenario: The player does not go along
    When they open the episode "Jab" and the player at once
    And they press "Share"
    Then they have copied the address of the episode "Jab"
