Feature: The sign-up callout

  @CAT-03
  Scenario: A visitor's second row tells of the offer
    Given a visitor
    When they open home
    Then the page says "More than 50 programs"
    And the page says "Over 3,000 workouts"
    When they press "Sign up and get started"
    Then they are on the account site's sign-up page
    And it returns to home

  @CAT-03 @CAT-25
  Scenario Outline: The invitation shows <program>
    Given a visitor
    When they open home
    Then in "More than 50 programs. Over 3,000 workouts." the link "<program>" leads to the address "/program/<slug>"
    And in "More than 50 programs. Over 3,000 workouts." the link "<program>" has a picture

    Examples:
      | program           | slug              |
      | The Barre Studio            | barre             |
      | Boxing for Everybody        | undefeated        |
      | Ten Days, Ten Minutes       | db10              |
      | Pilates for the Experienced | pilates_phase_two |
      | Two Weeks of Cardio         | power_cardio      |
      | Move Without Creaking       | mobility          |
      | Yoga from the Beginning     | yoga_fundamentals |
      | Learn the Kettlebell        | dbk               |

  @CAT-03
  Scenario Outline: Without a public title, the invitation shows <program>
    Given a visitor
    And the config lacks "custom.publicTitles"
    When they open home
    Then in "More than 50 programs. Over 3,000 workouts." the link "<program>" leads to the address "/program/<slug>"

    Examples:
      | program           | slug              |
      | Barre             | barre             |
      | Undefeated        | undefeated        |
      | DB10              | db10              |
      | Pilates Phase Two | pilates_phase_two |
      | Power Cardio      | power_cardio      |
      | Mobility          | mobility          |
      | Yoga Fundamentals | yoga_fundamentals |
      | DBK               | dbk               |

  @CAT-03
  Scenario Outline: <person> does not see it
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
  Scenario: A member whom this browser knows does not see it though the account cannot be reached
    Given a new subscriber
    When they open home
    Then they are logged in
    When the platform answers who is there with status 500 from now on
    And they load the page again
    Then a notice says that the account cannot be reached
    And they see the shelf "New this week"
    And the page does not say "More than 50 programs"

  @CAT-03
  Scenario: It shows eight programs and no other, in their order
    Given a visitor
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

  @CAT-15 @CAT-03
  Scenario: The pictures in its list are 320 pixels wide
    Given a visitor
    When they open home
    Then in "More than 50 programs. Over 3,000 workouts." the link "The Barre Studio" has the picture of "Barre", asked for as "card" with a width of 320
