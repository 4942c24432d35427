Feature: Turning carousels

  Home shows more than fits on a screen. The featured row turns by itself, which must never take away what somebody looks at;
  a shelf turns only when somebody wants it to, by arrows, by keys or by a finger.

  Rule: The featured row goes round by itself, an item every seven seconds

    Background:
      Given a visitor
      When they open home
      Then the featured item is the first

    @CAT-16
    Scenario: The featured row goes on after seven seconds, not sooner
      Then the featured item is "Three Weeks of Intervals"
      When 6 seconds go by
      Then the featured item is "Three Weeks of Intervals"
      When 1 second goes by
      Then the featured item is "Boxing for Everybody"

    @CAT-16
    Scenario: The featured row has no end: its last item stands before its first
      When they turn the featured row back
      Then the featured item is the last
      When they turn the featured row on
      Then the featured item is the first

    @CAT-16
    Scenario Outline: A swipe to the <side> brings the <which> item of the featured row
      When they swipe the featured row to the <side>
      Then the featured item is the <which>

      Examples:
        | side  | which  |
        | left  | second |
        | right | last   |

    @CAT-16 @browser
    Scenario: The featured row takes a second and a half to turn, and leaves no gap
      Then the featured row takes 1.5 s to turn, and leaves no gap

  Rule: The featured row waits for as long as somebody is busy with it, or has stopped it

    Background:
      Given a visitor
      When they open home
      Then the featured item is the first

    @CAT-16
    Scenario: Somebody who presses Pause stops the featured row
      When they press "Pause"
      And 8 seconds go by
      Then the featured item is the first

    @CAT-16
    Scenario: A featured row that was stopped goes on when it is asked to
      When they press "Pause"
      And 8 seconds go by
      And they press "Go on"
      And they turn to nothing in particular
      And 8 seconds go by
      Then the featured item is the second

    @CAT-16
    Scenario Outline: The featured row waits while <something>
      When <something>
      And 8 seconds go by
      Then the featured item is the first

      Examples:
        | something                             |
        | they turn to another tab              |
        | the pointer rests on the featured row |
        | the focus is in the featured row      |

    @CAT-16
    Scenario Outline: The featured row still waits while <one>, though <another>
      When <one>
      And <begin>
      And <another>
      And 8 seconds go by
      Then the featured item is the first

      Examples:
        | one                                   | begin                                 | another                             |
        | the focus is in the featured row      | the pointer rests on the featured row | the pointer leaves the featured row |
        | the pointer rests on the featured row | the focus is in the featured row      | the focus leaves the featured row   |
        | the focus is in the featured row      | they turn to another tab              | they turn back to the tab           |
        | they turn to another tab              | the focus is in the featured row      | the focus leaves the featured row   |
        | they turn to another tab              | the pointer rests on the featured row | the pointer leaves the featured row |
        | they press "Pause"                    | the focus is in the featured row      | they turn to nothing in particular  |
        | they press "Pause"                    | they turn to another tab              | they turn back to the tab           |

    @CAT-16 @SHL-11
    Scenario: A swipe takes the focus along, and the featured row goes on once the focus has left it
      When the focus is in the featured row
      And they swipe the featured row to the left
      Then the featured item is the second
      When 8 seconds go by
      Then the featured item is the second
      When the focus leaves the featured row
      And 8 seconds go by
      Then the featured item is the 3rd

    @CAT-16
    Scenario: The featured row goes on when the last of several reasons to wait has ended
      When the focus is in the featured row
      And the pointer rests on the featured row
      And the focus leaves the featured row
      And the pointer leaves the featured row
      And 8 seconds go by
      Then the featured item is the second

  Rule: A shelf turns by pages, and keys reach what is in view

    Background:
      Given a new subscriber
      When they open home

    @CAT-16 @browser
    Scenario: A shelf turns by pages, and restarts after its last
      When they press "More of New this week"
      Then the shelf "New this week" has its 6th to 10th tile in view
      When they press "More of New this week"
      Then the shelf "New this week" has its 8th to 12th tile in view
      When they press "More of New this week"
      Then the shelf "New this week" has its 1st to 5th tile in view
      When they press "Back in New this week"
      Then the shelf "New this week" has its 8th to 12th tile in view

    @CAT-16 @browser
    Scenario: Tiles out of view cannot be reached, before a shelf turns and afterwards
      Then the shelf "New this week" has its 1st to 5th tile in view
      And the keyboard and screen readers reach the tiles in view alone
      When they press "More of New this week"
      Then the shelf "New this week" has its 6th to 10th tile in view
      And the keyboard and screen readers reach the tiles in view alone

    @CAT-16 @browser
    Scenario: The arrow keys go from tile to tile, past the edge of the view
      When the focus is on the 5th tile of the shelf "New this week"
      And they press the key "ArrowRight"
      Then the 6th tile of the shelf "New this week" has the focus
      And the shelf "New this week" has its 6th to 10th tile in view
      When they press the key "ArrowLeft"
      Then the 5th tile of the shelf "New this week" has the focus

    @CAT-16 @browser
    Scenario: Arrow keys that are pressed while a shelf still scrolls count, too
      When the focus is on the 5th tile of the shelf "New this week"
      And they press the key "ArrowRight" 7 times
      Then the 12th tile of the shelf "New this week" has the focus
      And the shelf "New this week" has its 8th to 12th tile in view
      When they press the key "ArrowLeft" 6 times
      Then the 6th tile of the shelf "New this week" has the focus
      And the shelf "New this week" has its 3rd to 7th tile in view

    @CAT-16 @browser
    Scenario: The arrow keys together with another key are the browser's
      When the focus is on the 5th tile of the shelf "New this week"
      Then the page leaves these keys to the browser:
        | Alt+ArrowRight     |
        | Control+ArrowRight |
        | Meta+ArrowRight    |
        | Shift+ArrowRight   |
      And the 5th tile of the shelf "New this week" has the focus

    @CAT-16 @browser
    Scenario: A page that is gone back to has its shelves where they were
      When they press "More of New this week"
      Then the shelf "New this week" has its 6th to 10th tile in view
      When the focus is on the 6th tile of the shelf "New this week"
      And they press the key "Enter"
      Then they do not see the shelf "New this week"
      When they go back
      Then the shelf "New this week" has its 6th to 10th tile in view

  Rule: Nothing moves by itself for those who prefer reduced motion

    @CAT-16 @browser @nightly
    Scenario: The featured row waits for ever where somebody prefers reduced motion
      Given a visitor
      And they prefer reduced motion
      When they open home
      Then the featured item is the first
      When 8 seconds go by
      Then the featured item is the first

    @CAT-16 @SHL-11 @browser
    Scenario: A shelf turns at once where somebody prefers reduced motion
      Given a new subscriber
      And they prefer reduced motion
      When they open home
      And the focus is on the 1st tile of the shelf "New this week"
      Then the shelf "New this week" turns without motion
