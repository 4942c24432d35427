Feature: Arranging the stack

  A training has an order, and changes with the time that there is. The stack says how long it takes, and each workout is moved or
  taken out by one press: without a mouse, too.

  Background:
    Given a new subscriber
    And they have stacked:
      | One Minute Plank |
      | The Long Ride    |
      | Just Move        |

  @CAT-30
  Scenario: The stack says how much it is, and where it is kept
    When they open the stack
    Then the page says "3 workouts • 137 min"
    And the page says "Kept on this device"
    And the tab is titled "Your stack · Daybreak"

  @CAT-30 @CAT-29
  Scenario: A workout is taken out, and put back in its place
    When they open the stack
    And they press "Remove The Long Ride from your stack"
    Then their stack is:
      | One Minute Plank |
      | Just Move        |
    And the page says "2 workouts • 17 min"
    When they press "Undo"
    Then their stack is:
      | One Minute Plank |
      | The Long Ride    |
      | Just Move        |

  @CAT-30
  Scenario Outline: A workout is moved by one place: <title> <way>
    When they open the stack
    And they press "Move <title> <way>"
    Then their stack is:
      | <first>  |
      | <second> |
      | <third>  |
    And a screen reader hears "<title> is now <place> of 3"

    Examples:
      | title            | way  | first         | second           | third            | place |
      | Just Move        | up   | One Minute Plank | Just Move     | The Long Ride    | 2     |
      | The Long Ride    | up   | The Long Ride | One Minute Plank | Just Move        | 1     |
      | One Minute Plank | down | The Long Ride | One Minute Plank | Just Move        | 2     |
      | The Long Ride    | down | One Minute Plank | Just Move     | The Long Ride    | 3     |

  @CAT-30
  Scenario: A workout at an end goes no further
    When they open the stack
    And they press "Move One Minute Plank up"
    And they press "Move Just Move down"
    Then their stack is:
      | One Minute Plank |
      | The Long Ride    |
      | Just Move        |
    And a screen reader hears "One Minute Plank is now 1 of 3" no more
    And only these ways of moving are shown as possible:
      | Move One Minute Plank down |
      | Move The Long Ride up      |
      | Move The Long Ride down    |
      | Move Just Move up          |

  @CAT-30
  Scenario: An arranged stack is kept so
    When they open the stack
    And they press "Move Just Move up"
    And they load the page again
    Then their stack is:
      | One Minute Plank |
      | Just Move        |
      | The Long Ride    |

  @CAT-30 @CAT-29
  Scenario: A cleared stack says how to fill it, and can be put back
    When they open the stack
    And they press "Clear stack"
    Then the page says "Nothing in your stack yet"
    And the link "Find a workout" leads to the workouts page
    And there is no link "Start stack"
    When they press "Undo"
    Then their stack is:
      | One Minute Plank |
      | The Long Ride    |
      | Just Move        |

  @CAT-30 @API-07
  Scenario: A workout that is no longer there is shown as such, and can be taken out
    Given they have stacked:
      | The Long Ride |
      | *Gone         |
    When they open the stack
    Then their stack is:
      | The Long Ride                     |
      | A workout that is no longer there |
    And the page says "2 workouts • 120 min"
    And the page says "It is skipped."
    When they press "Remove A workout that is no longer there from your stack"
    Then their stack is:
      | The Long Ride |

  @CAT-30 @ACC-04
  Scenario: A workout that may not be watched says so
    Given they have stacked:
      | The Long Ride   |
      | Full Body Tempo |
    When they open the stack
    Then the stack says of "Full Body Tempo" that it is skipped, and of no other
    And the page says "2 workouts • 165 min"

  @CAT-30 @API-07
  Scenario: A stack of which nothing is there any more has no start, and asks for no access
    Given they have stacked:
      | *Gone |
    When they open the stack
    Then the page says "1 workout • 0 min"
    And the page does not say "You may not watch any of these yet."
    And there is no link "Start stack"

  @CAT-30
  Scenario: What is still to be loaded is not said to be gone
    Given they have stacked:
      | The Long Ride |
    And the platform takes 3 s to answer a watchlist
    When they open the stack
    Then they can press "Remove A workout that is still loading from your stack"
    And their stack is:
      | The Long Ride |

  @CAT-30 @ACC-02
  Scenario: Nobody is told that their stack is empty before it is known who they are
    Given the platform takes 3 s to answer who is there
    When they open the stack
    Then a screen reader hears "Loading"
    And their stack is:
      | One Minute Plank |
      | The Long Ride    |
      | Just Move        |

  @CAT-30 @ACC-04
  Scenario: A stack of which nothing may be watched has no start
    Given a lapsed member
    And they have stacked:
      | The Long Ride |
    When they open the stack
    Then the page says "You may not watch any of these yet."
    And there is no link "Start stack"

  @CAT-30 @API-07
  Scenario: A stack whose workouts cannot be loaded is not lost
    Given the platform answers a watchlist with an error
    When they open the stack
    Then the heading is "Your stack can't be shown just now"
    When the platform is well again
    And they press "Try again"
    Then their stack is:
      | One Minute Plank |
      | The Long Ride    |
      | Just Move        |

  @CAT-30 @SHL-01
  Scenario: The account menu leads to the stack
    When they open home
    And they press "Account menu of new@example.com"
    And they press "Stack"
    Then they are on the stack

  @CAT-30 @SHL-11 @browser
  Scenario: The focus goes with a workout that is moved by keyboard
    When they open the stack
    And they tab to "Move Just Move up"
    And they press the key "Enter"
    And they press the key "Enter"
    Then "Move Just Move up" has the focus
    And their stack is:
      | Just Move        |
      | One Minute Plank |
      | The Long Ride    |

  @CAT-30 @SHL-11 @browser
  Scenario: The focus goes with a workout that is moved down by keyboard
    When they open the stack
    And they tab to "Move One Minute Plank down"
    And they press the key "Enter"
    And they press the key "Enter"
    Then "Move One Minute Plank down" has the focus
    And their stack is:
      | The Long Ride    |
      | Just Move        |
      | One Minute Plank |

  @CAT-30 @SHL-11
  Scenario: The focus goes to the next workout when one is taken out, and from the last one to the heading
    When they open the stack
    And they press "Remove One Minute Plank from your stack"
    Then "Remove The Long Ride from your stack" has the focus
    When they press "Remove Just Move from your stack"
    Then "Remove The Long Ride from your stack" has the focus
    When they press "Remove The Long Ride from your stack"
    Then the heading "Your stack" has the focus

  @CAT-30 @SHL-11
  Scenario: The focus goes to the heading when the stack is cleared
    When they open the stack
    And they press "Clear stack"
    Then the heading "Your stack" has the focus
    And a screen reader hears "Your stack is cleared"
    And the page says "Kept on this device"
    And the page does not say "0 min"

  @CAT-30 @SHL-11 @browser
  Scenario: The stack fits every screen, and everybody can use it
    When they open the stack
    Then the page is accessible, and fits on the screen of:
      | a small phone |
      | a phone       |
      | a tablet      |
      | a computer    |
