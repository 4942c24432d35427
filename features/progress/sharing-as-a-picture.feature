Feature: Sharing what was done as a picture

  A finished workout is worth telling. A picture in the colours of the site says which one it was, or what the week has brought; it goes
  where the person wants it, by the device's own share sheet, or as a file.

  Rule: A finished workout is a picture

    @PLY-12 @browser
    Scenario: The picture of a workout is saved where there is no share sheet
      Given a new subscriber
      When they begin watching the workout "One Minute Plank"
      And they watch to the end
      And they press "Share as picture"
      Then they have saved a picture:
        | name   | one-minute-2026-06-15.png |
        | size   | 1080 × 1350               |
        | top    | #0a0d16                   |
        | bottom | #d9ff4a                   |
      And a screen reader hears "The picture has been saved"

    @PLY-12 @browser
    Scenario: A device with a share sheet is handed the picture
      Given a device with a share sheet
      And a new subscriber
      When they begin watching the workout "One Minute Plank"
      And they watch to the end
      And they press "Share as picture"
      Then the share sheet holds the picture "one-minute-2026-06-15.png"
      And they have saved no picture

    @PLY-12 @dom
    Scenario: A device that cannot draw says so
      Given a new subscriber
      When they begin watching the workout "One Minute Plank"
      And they watch to the end
      And they press "Share as picture"
      Then a screen reader hears "The picture could not be made"

  Rule: A week is a picture

    @PRG-02 @browser
    Scenario: The picture of the week has the colours of the site
      Given a subscribed member
      When they open the progress page
      And they press "Share as picture"
      Then they have saved a picture:
        | name   | week-of-2026-06-15.png |
        | size   | 1080 × 1350            |
        | top    | #0a0d16                |
        | bottom | #d9ff4a                |

    @PRG-02 @browser
    Scenario: Somebody who closes the share sheet has changed their mind, and is told nothing
      Given a device with a share sheet, which they close
      And a subscribed member
      When they open the progress page
      And they press "Share as picture"
      Then the share sheet holds the picture "week-of-2026-06-15.png"
      And the page does not say "The picture"
      And they have saved no picture

    @PRG-02
    Scenario: A week without a workout is no picture
      Given a new subscriber
      When they open the progress page
      Then they see the shelf "Your weeks"
      And the page does not say "Share as picture"

    @PRG-02 @PRG-03
    Scenario: The apps share in their own way
      Given a subscribed member
      When they open the mobile progress page
      Then they see the shelf "This week"
      And the page says "Monday, June 15"
      And the page does not say "Share as picture"
