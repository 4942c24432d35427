Feature: Carousels, to the pixel

  How far a finger must move, how far tiles stand apart and how long a turn takes: the measures of the design, which a person
  feels rather than sees.

  @CAT-16
  Scenario: A finger turns the featured row if it moves more than 30 px, and more across than down
    Given a visitor
    When they open home
    Then the featured row is turned by fingers, one after another:
      | across | down | ms | then   |
      | -30    | 0    | 60 | first  |
      | 30     | 0    | 60 | first  |
      | -60    | 80   | 60 | first  |
      | -31    | 0    | 60 | second |
      | 31     | 0    | 60 | first  |
      | 31     | 0    | 60 | last   |
      | -31    | 0    | 60 | first  |
      | -80    | 60   | 60 | second |

  @CAT-16 @browser @nightly
  Scenario: A finger turns a shelf by one tile if it moves more than 30 px, however fast
    Given a new subscriber
    And the screen of a phone
    When they open home
    Then the shelf "New this week" is turned by fingers, one after another:
      | across | down | ms  | then |
      | -29    | 0    | 700 | 1st  |
      | -35    | 60   | 700 | 1st  |
      | 29     | 0    | 60  | 1st  |
      | 31     | 0    | 700 | 12th |
      | -31    | 0    | 700 | 1st  |
      | -60    | 0    | 60  | 2nd  |

  @CAT-16 @browser
  Scenario: The tiles of a shelf stand 16 px apart, on a phone as on a computer
    Given a new subscriber
    And the screen of a phone
    When they open home
    Then the tiles of the shelf "New this week" stand 16 px apart
    And the tiles of the shelf "Trending programs" stand 16 px apart
    Given the screen of a computer
    Then the tiles of the shelf "New this week" stand 16 px apart
    And the tiles of the shelf "Trending programs" stand 16 px apart
