Feature: Turning carousels

  @CAT-16
  Scenario: The featured row goes on by itself every seven seconds
    Given a visitor
    When they open home
    Then the featured item is "Three Weeks of Intervals"
    When 6 seconds go by
    Then the featured item is "Three Weeks of Intervals"
    When 1 second goes by
    Then the featured item is "Boxing for Everybody"

  @CAT-16
  Scenario: The featured row has no end
    Given a visitor
    When they open home
    And they turn the featured row back
    Then the featured item is the last
    When they turn the featured row on
    Then the featured item is the first

  @CAT-16
  Scenario: Somebody can stop it, and let it go on
    Given a visitor
    When they open home
    And they press "Pause"
    And 8 seconds go by
    Then the featured item is the first
    When they press "Go on"
    And they turn to nothing in particular
    And 8 seconds go by
    Then the featured item is the second

  @CAT-16
  Scenario Outline: It waits while <something>
    Given a visitor
    When they open home
    Then the featured item is the first
    When <something>
    And 8 seconds go by
    Then the featured item is the first

    Examples:
      | something                                |
      | they turn to another tab                 |
      | the pointer rests on the featured row    |
      | the focus is in the featured row         |

  @CAT-16
  Scenario Outline: It waits on while <one>, though <another>
    Given a visitor
    When they open home
    Then the featured item is the first
    When <one>
    And <begin>
    And <another>
    And 8 seconds go by
    Then the featured item is the first

    Examples:
      | one                                   | begin                                 | another                               |
      | the focus is in the featured row      | the pointer rests on the featured row | the pointer leaves the featured row   |
      | the pointer rests on the featured row | the focus is in the featured row      | the focus leaves the featured row     |
      | the focus is in the featured row      | they turn to another tab              | they turn back to the tab             |
      | they turn to another tab              | the focus is in the featured row      | the focus leaves the featured row     |
      | they turn to another tab              | the pointer rests on the featured row | the pointer leaves the featured row   |
      | they press "Pause"                    | the focus is in the featured row      | they turn to nothing in particular    |
      | they press "Pause"                    | they turn to another tab              | they turn back to the tab             |

  @CAT-16
  Scenario: It goes on when the last of several reasons has ended
    Given a visitor
    When they open home
    Then the featured item is the first
    When the focus is in the featured row
    And the pointer rests on the featured row
    And the focus leaves the featured row
    And the pointer leaves the featured row
    And 8 seconds go by
    Then the featured item is the second

  @CAT-16 @browser
  Scenario: It waits for ever where they prefer reduced motion
    Given a visitor
    And they prefer reduced motion
    When they open home
    Then the featured item is the first
    When 8 seconds go by
    Then the featured item is the first

  @CAT-16
  Scenario Outline: A finger that moves <x> px across and <y> px down
    Given a visitor
    When they open home
    Then the featured item is the first
    When a finger moves over the featured row by <x> and <y> px
    Then the featured item is the <which>

    Examples:
      | x   | y   | which  |
      | -31 | 0   | second |
      | -30 | 0   | first  |
      | 31  | 0   | last   |
      | 30  | 0   | first  |
      | -60 | 80  | first  |
      | -80 | 60  | second |

  @CAT-16 @browser
  Scenario: A shelf turns by pages, and restarts after its last
    Given a new subscriber
    When they open home
    And they press "More of New this week"
    Then the shelf "New this week" has its 6th to 10th tile in view
    When they press "More of New this week"
    Then the shelf "New this week" has its 8th to 12th tile in view
    When they press "More of New this week"
    Then the shelf "New this week" has its 1st to 5th tile in view
    When they press "Back in New this week"
    Then the shelf "New this week" has its 8th to 12th tile in view

  @CAT-16 @browser
  Scenario: The arrow keys go from tile to tile, past the edge of the view
    Given a new subscriber
    When they open home
    And the focus is on the 5th tile of the shelf "New this week"
    And they press the key "ArrowRight"
    Then the 6th tile of the shelf "New this week" has the focus
    And the shelf "New this week" has its 6th to 10th tile in view
    When they press the key "ArrowLeft"
    Then the 5th tile of the shelf "New this week" has the focus

  @CAT-16 @browser
  Scenario: Arrow keys that are pressed while a shelf still scrolls count, too
    Given a new subscriber
    When they open home
    And the focus is on the 5th tile of the shelf "New this week"
    And they press the key "ArrowRight" 7 times
    Then the 12th tile of the shelf "New this week" has the focus
    And the shelf "New this week" has its 8th to 12th tile in view
    When they press the key "ArrowLeft" 6 times
    Then the 6th tile of the shelf "New this week" has the focus
    And the shelf "New this week" has its 3rd to 7th tile in view

  @CAT-16 @browser
  Scenario: Tiles out of view cannot be reached
    Given a new subscriber
    When they open home
    Then the shelf "New this week" has its 1st to 5th tile in view
    And the keyboard and screen readers reach the tiles in view alone

  @CAT-16 @browser
  Scenario: A page that is gone back to has its shelves where they were
    Given a new subscriber
    When they open home
    And they press "More of New this week"
    Then the shelf "New this week" has its 6th to 10th tile in view
    When they open the 6th tile of the shelf "New this week"
    And they go back
    Then the shelf "New this week" has its 6th to 10th tile in view

  @CAT-16 @browser
  Scenario: The featured row takes a second and a half to turn, and leaves no gap
    Given a visitor
    When they open home
    Then the featured item is the first
    And the featured row turns in 1500 ms, with 0 px between what goes and what comes

  @CAT-16 @browser
  Scenario Outline: In a window <width> pixels wide the tiles of a shelf stand apart
    Given a new subscriber
    And a window of <width> by 900 pixels
    When they open home
    Then the tiles of the shelf "New this week" stand 16 px apart
    And the tiles of the shelf "Trending programs" stand 16 px apart

    Examples:
      | width |
      | 390   |
      | 1280  |

  @CAT-16 @browser
  Scenario Outline: On a phone a finger moves over a shelf by <x> and <y> px in <length> ms
    Given a new subscriber
    And a window of 390 by 800 pixels
    When they open home
    And a finger moves over the shelf "New this week" by <x> and <y> px in <length> ms
    Then the shelf "New this week" has its <tile> to <tile> tile in view

    Examples:
      | x    | y  | length | tile |
      | -29  | 0  | 700    | 1st  |
      | -31  | 0  | 700    | 2nd  |
      | -60  | 0  | 700    | 2nd  |
      | -29  | 0  | 60     | 1st  |
      | -60  | 0  | 60     | 2nd  |
      | -35  | 60 | 700    | 1st  |
      | 29   | 0  | 700    | 1st  |
      | 31   | 0  | 700    | 12th |

  @CAT-16 @browser
  Scenario Outline: The arrow keys together with <modifier> are the browser's
    Given a new subscriber
    When they open home
    And the focus is on the 5th tile of the shelf "New this week"
    And they press the key "<modifier>+ArrowRight" on that tile
    Then the key is left to the browser
    And the 5th tile of the shelf "New this week" has the focus

    Examples:
      | modifier |
      | Alt      |
      | Control  |
      | Meta     |
      | Shift    |

  @CAT-16 @browser
  Scenario: The arrow keys alone are the shelf's
    Given a new subscriber
    When they open home
    And the focus is on the 2nd tile of the shelf "New this week"
    And they press the key "ArrowRight"
    Then the 3rd tile of the shelf "New this week" has the focus

  @CAT-16 @SHL-11 @browser
  Scenario: A shelf turns at once where they prefer reduced motion
    Given a new subscriber
    And they prefer reduced motion
    When they open home
    And the focus is on the 1st tile of the shelf "New this week"
    Then the shelf "New this week" turns without motion
