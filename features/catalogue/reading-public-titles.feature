Feature: Titles for visitors

  @CAT-25
  Scenario Outline: <person> reads <title>
    Given <person>
    When they open the program "Undefeated"
    Then the heading is "<title>"
    And the tab is titled "<title> · Daybreak"

    Examples:
      | person           | title                |
      | a visitor        | Boxing for Everybody |
      | a lapsed member  | Undefeated           |
      | a new subscriber | Undefeated           |

  @CAT-25
  Scenario Outline: Visitors know the program "<slug>" as <title>
    Given a visitor
    When they open the address "/program/<slug>"
    Then the heading is "<title>"

    Examples:
      | slug              | title                          |
      | barre             | The Barre Studio               |
      | undefeated        | Boxing for Everybody           |
      | db10              | Ten Days, Ten Minutes          |
      | pilates_phase_two | Pilates for the Experienced    |
      | power_cardio      | Two Weeks of Cardio            |
      | mobility          | Move Without Creaking          |
      | yoga_fundamentals | Yoga from the Beginning        |
      | dbk               | Learn the Kettlebell           |
      | ignition          | Three Weeks of Intervals       |
      | metcon_club       | Conditioning, with a Scoreboard |
      | core_21           | A Strong Core in 21 Days       |
      | coached_strength  | Strength, with Your Own Coach  |
      | coached_balance   | Balance, with Your Own Coach   |

  @CAT-25
  Scenario: Thirteen items have another title for visitors, on cards as well
    Given a visitor
    When they open the playlist "Programs"
    Then the list "Programs" begins with:
      | The Barre Studio             |
      | Boxing for Everybody         |
      | Ten Days, Ten Minutes        |
      | Pilates for the Experienced  |
      | Two Weeks of Cardio          |
      | Move Without Creaking        |
      | Yoga from the Beginning      |
      | Learn the Kettlebell         |

  @CAT-25
  Scenario: A member's list has the members' titles
    Given a lapsed member
    When they open the playlist "Programs"
    Then the list "Programs" begins with:
      | Barre             |
      | Undefeated        |
      | DB10              |
      | Pilates: Phase Two |

  @CAT-25 @MED-15
  Scenario: A visitor's trailer goes by the public title
    Given a visitor
    When they open the program "Undefeated"
    And they press "Trailer"
    Then the dialog "Trailer: Boxing for Everybody" is open

  @CAT-25 @CAT-22
  Scenario: Visitors find a program by the title that they read
    Given a visitor
    When they open the address "/programs"
    And they look for "ev" among the programs
    Then the results show "Boxing for Everybody"
