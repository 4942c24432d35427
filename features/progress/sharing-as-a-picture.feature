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

    @PLY-12
    Scenario: A device with a share sheet is handed the picture
      Given a device with a share sheet
      And a new subscriber
      When they begin watching the workout "One Minute Plank"
      And they watch to the end
      And they press "Share as picture"
      Then the share sheet holds the picture "one-minute-2026-06-15.png"
      And they have saved no picture

    @PLY-12
    Scenario: A device that cannot draw says so
      Given a device that cannot draw
      And a new subscriber
      When they begin watching the workout "One Minute Plank"
      And they watch to the end
      And they press "Share as picture"
      Then a screen reader hears "The picture could not be made"

    @PLY-12
    Scenario Outline: A device <device> saves the picture
      Given a device <device>
      And a new subscriber
      When they begin watching the workout "One Minute Plank"
      And they watch to the end
      And they press "Share as picture"
      Then they have saved a picture:
        | name   | one-minute-2026-06-15.png |
        | size   | 1080 × 1350               |
        | top    | #0a0d16                   |
        | bottom | #d9ff4a                   |
      And a screen reader hears "The picture has been saved"

      Examples:
        | device                                    |
        | with a share sheet that does not open     |
        | with a share sheet that takes no pictures |

    @PLY-12 @dom
    Scenario: The picture says whose it is, which workout was done, how long it took, and when
      Given a new subscriber
      When they begin watching the workout "One Minute Plank"
      And they watch to the end
      And they press "Share as picture"
      Then the picture says:
        | Daybreak      |
        | Workout done  |
        | One Minute    |
        | Plank         |
        | 1 minute      |
        | June 15, 2026 |
      And the lines of the picture begin at the "left"

    @PLY-12 @SHL-13 @dom
    Scenario: In a language from right to left the picture begins at the right
      Given a new subscriber
      And they read a language from right to left
      When they begin watching the workout "One Minute Plank"
      And they watch to the end
      And they press "Share as picture"
      Then the lines of the picture begin at the "right"

    @PLY-12 @dom
    Scenario: A title with a long word is written smaller
      Given a visitor
      And visitors know "Easy Drills" as "Donaudampfschifffahrtskapitän"
      When they begin watching the workout "Easy Drills"
      And they watch to the end
      And they press "Share as picture"
      Then the picture says:
        | Daybreak                      |
        | Workout done                  |
        | Donaudampfschifffahrtskapitän |
        | 51 minutes                    |
        | June 15, 2026                 |
      And every word of the picture can be read

  Rule: A week is a picture

    @PRG-02 @SHL-13 @dom
    Scenario: In a language from right to left each day of the week is above its name, too
      Given a new subscriber
      And they read a language from right to left
      And it is 2026-06-18T12:00:00Z
      And since 2025-05-11T09:00:00Z they have done:
        | period    | workouts | minutes | calories |
        | all time  | 1        | 30      | 100      |
        | this week | 1        | 30      | 100      |
      And they have completed a workout on "2026-06-15"
      When they open the progress page
      And they press "Share as picture"
      Then the days of the picture are:
        | Mon | full  |
        | Tue | empty |
        | Wed | empty |
        | Thu | empty |
        | Fri | empty |
        | Sat | empty |
        | Sun | empty |

    @PRG-02 @dom
    Scenario: The picture of the week says what it came to, and on which of its days something was done
      Given a new subscriber
      And since 2025-05-11T09:00:00Z they have done:
        | period    | workouts | minutes | calories |
        | all time  | 1214     | 51200   | 412290.3 |
        | this week | 4        | 1095    | 701      |
      And it is 2026-06-18T12:00:00Z
      And they have completed a workout on "2026-06-18, 2026-06-16, 2026-06-16, 2026-06-15"
      When they open the progress page
      And they press "Share as picture"
      Then the picture says:
        | Daybreak           |
        | My week            |
        | 4 workouts         |
        | 1,095 min          |
        | Jun 15 – 21, 2026  |
      And the days of the picture are:
        | Mon | full  |
        | Tue | full  |
        | Wed | empty |
        | Thu | full  |
        | Fri | empty |
        | Sat | empty |
        | Sun | empty |

    @PRG-02
    Scenario: The picture of the week has the colours of the site
      Given a subscribed member
      When they open the progress page
      And they press "Share as picture"
      Then they have saved a picture:
        | name   | week-of-2026-06-15.png |
        | size   | 1080 × 1350            |
        | top    | #0a0d16                |
        | bottom | #d9ff4a                |

    @PRG-02
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

    @PRG-02
    Scenario: A week whose days cannot be had is no picture
      Given a subscribed member
      And the platform answers completed workouts with an error
      When they open the progress page
      Then the shelf "This week" says "Try again"
      And the page does not say "Share as picture"

    @PRG-02 @PRG-03
    Scenario: The apps share in their own way
      Given a subscribed member
      When they open the mobile progress page
      Then they see the shelf "This week"
      And the page says "Monday, June 15"
      And the page does not say "Share as picture"
