Feature: The addresses of the invitation to sign up

  The eight programs of a visitor's invitation are chosen by their slugs. Where the config has no title for visitors, the invitation falls
  back on short titles of its own.

  @CAT-03
  Scenario Outline: The invitation calls the program /program/<slug> <title> where the config has no title for visitors
    Given a visitor
    And the config lacks "custom.publicTitles"
    When they open home
    Then in "More than 50 programs. Over 3,000 workouts." the link "<title>" leads to the address "/program/<slug>"

    Examples:
      | title             | slug              |
      | Barre             | barre             |
      | Undefeated        | undefeated        |
      | DB10              | db10              |
      | Pilates Phase Two | pilates_phase_two |
      | Power Cardio      | power_cardio      |
      | Mobility          | mobility          |
      | Yoga Fundamentals | yoga_fundamentals |
      | DBK               | dbk               |
