Feature: The invitation to sign up

  A visitor's home has one row more: right below the first it invites them to sign up, and shows eight programs to look at. Members,
  even lapsed ones, never see it, and neither does a member while the account cannot be reached.

  Rule: A visitor's second row is an invitation

    Background:
      Given a visitor

    @CAT-03
    Scenario: The invitation says how much there is, and leads to the sign-up and back
      When they open home
      Then the page says "More than 50 programs"
      And the page says "Over 3,000 workouts"
      When they press "Sign up and get started"
      Then they are on the account site's sign-up page
      And it returns to home

    @CAT-03
    Scenario: The invitation shows eight programs and no other, in their order
      When they open home
      Then in "More than 50 programs. Over 3,000 workouts." the links are, in this order:
        | Sign up and get started     |
        | The Barre Studio            |
        | Boxing for Everybody        |
        | Ten Days, Ten Minutes       |
        | Pilates for the Experienced |
        | Two Weeks of Cardio         |
        | Move Without Creaking       |
        | Yoga from the Beginning     |
        | Learn the Kettlebell        |

    @CAT-03 @CAT-25
    Scenario Outline: The invitation leads to <program> under the title that visitors know, with a picture
      When they open home
      Then in "More than 50 programs. Over 3,000 workouts." the link "<public title>" leads to the program "<program>"
      And in "More than 50 programs. Over 3,000 workouts." the link "<public title>" has a picture

      Examples:
        | public title                | program            |
        | The Barre Studio            | Barre              |
        | Boxing for Everybody        | Undefeated         |
        | Ten Days, Ten Minutes       | DB10               |
        | Pilates for the Experienced | Pilates: Phase Two |
        | Two Weeks of Cardio         | Power Cardio       |
        | Move Without Creaking       | Mobility           |
        | Yoga from the Beginning     | Yoga Fundamentals  |
        | Learn the Kettlebell        | DBK                |

  Rule: Nobody who is a member is invited

    @CAT-03
    Scenario Outline: The invitation is not for <person>
      Given <person>
      When they open home
      Then they see the shelf "New this week"
      And the page does not say "More than 50 programs"

      Examples:
        | person              |
        | a new subscriber    |
        | a lapsed member     |
        | a subscribed member |

    @CAT-03 @ACC-08
    Scenario: The invitation is not for a known member whose account cannot be reached
      Given a new subscriber
      When they open home
      Then they are logged in
      When the platform answers who is there with an error from now on
      And they load the page again
      Then a notice says that the account cannot be reached
      And they see the shelf "New this week"
      And the page does not say "More than 50 programs"
