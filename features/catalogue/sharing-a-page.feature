Feature: Sharing a page

  Somebody wants a friend to train along. On a phone that is the device's own share sheet; elsewhere the address is copied, and a
  short word says so. What is shared is the page, never the player that may stand open over it.

  @MED-12
  Scenario Outline: Where there is no share sheet, the address of <page> is copied
    When they open <page>
    And they press "Share"
    Then the page says "Copied url"
    And a screen reader hears "Copied url"
    And they have copied the address of <page>
    And soon the page no longer says "Copied url"

    Examples:
      | page                        |
      | the workout "The Long Ride" |
      | the program "Undefeated"    |
      | the series "Learn to Box"   |
      | the episode "Jab"           |

  @MED-12
  Scenario: "Copied url" stands for two seconds
    When they open the workout "The Long Ride"
    Then they can press "Share"
    When time stands still
    And they press "Share"
    Then the page says "Copied url"
    And after 2 seconds, not before, the page no longer says "Copied url"

  @MED-12
  Scenario Outline: What is said of <page> does not stand on the page of "<other>"
    Given the platform answers playlists with these items:
      | item             |
      | One Minute Plank |
      | Cross            |
      | Jab              |
    When they open <page>
    Then they see the shelf "<shelf>"
    When time stands still
    And they press "Share"
    And they press the card of "<other>"
    Then the heading is "<other>"
    And the page does not say "Copied url"

    Examples:
      | page                                                       | shelf             | other            |
      | the workout "The Long Ride" | You may also like | One Minute Plank |
      | the episode "Jab"                                          | Episodes          | Cross            |

  @MED-12
  Scenario: Every press of Share says "Copied url" again
    When they open the workout "The Long Ride"
    And they press "Share"
    Then the page says "Copied url"
    And soon the page no longer says "Copied url"
    When they press "Share"
    Then a screen reader hears "Copied url"
    And soon the page no longer says "Copied url"

  @MED-12
  Scenario: A device with a share sheet is handed the page, under its title
    Given a device with a share sheet
    When they open the episode "Jab"
    And they press "Share"
    Then the share sheet holds the address of the episode "Jab"
    And the share sheet is titled "Jab"
    And the page does not say "Copied url"

  @MED-12
  Scenario: Somebody who closes the share sheet has changed their mind, and is told nothing
    Given a device with a share sheet, which they close
    When they open the workout "The Long Ride"
    And they press "Share"
    Then the share sheet holds the address of the workout "The Long Ride"
    And the page does not say "Copied url"
    And the page does not say "could not be copied"

  @MED-12
  Scenario: Where nothing can be copied, the page says so, and what to do instead
    Given a device that lets nothing be copied
    When they open the workout "The Long Ride"
    And they press "Share"
    Then a screen reader hears "The url could not be copied. Copy it from the address bar."

  @MED-12
  Scenario: Sharing while the player is open shares the page without the player
    When they open the episode "Jab" and the player at once
    And they press "Share"
    Then they have copied the address of the episode "Jab"
