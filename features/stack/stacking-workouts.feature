Feature: Stacking workouts

  Some trainings are made of several workouts: a warm-up, a ride, ten minutes of core. Whoever sees one puts it into the stack by
  one press, from its card or its page, and goes on looking for the next. The stack is kept on the device.

  Rule: A press on a card or a page stacks a workout, and another one takes it out

    Background:
      Given a new subscriber
      And home shows only the shelf "Picks" with:
        | item             |
        | The Long Ride    |
        | One Minute Plank |

    @CAT-30
    Scenario: What is stacked stands in the stack, the last one last
      When they open home
      And they stack "One Minute Plank" from its card
      And they stack "The Long Ride" from its card
      And they open the stack
      Then their stack is:
        | One Minute Plank |
        | The Long Ride    |

    @CAT-30
    Scenario: A notice says what was stacked, and leads to the stack
      When they open home
      And they stack "The Long Ride" from its card
      Then a screen reader hears "The Long Ride is in your stack"
      When they press "Stack"
      Then they are on the stack
      And their stack is:
        | The Long Ride |

    @CAT-30 @CAT-29
    Scenario: What was stacked by mistake is taken out again by one press
      Given they have stacked:
        | One Minute Plank |
      When they open home
      And they stack "The Long Ride" from its card
      And they press "Undo"
      Then they can press "Add The Long Ride to your stack"
      When they open the stack
      Then their stack is:
        | One Minute Plank |

    @CAT-30 @CAT-29
    Scenario: A card says that its workout is stacked, takes it out, and puts it back where it was
      Given they have stacked:
        | The Long Ride    |
        | One Minute Plank |
      When they open home
      And they press "Remove The Long Ride from your stack"
      Then a screen reader hears "The Long Ride is no longer in your stack"
      And they can press "Add The Long Ride to your stack"
      When they press "Undo"
      And they open the stack
      Then their stack is:
        | The Long Ride    |
        | One Minute Plank |

    @CAT-30
    Scenario: A workout is stacked on its page, beside the heart
      When they open the workout "The Long Ride"
      And they press "Stack"
      Then a screen reader hears "The Long Ride is in your stack"
      When they open the stack
      Then their stack is:
        | The Long Ride |

    @CAT-30
    Scenario: A workout is taken out on its page, too
      Given they have stacked:
        | The Long Ride |
      When they open the workout "The Long Ride"
      Then "Stack" is pressed
      When they press "Stack"
      Then a screen reader hears "The Long Ride is no longer in your stack"
      And "Stack" is not pressed

    @CAT-30 @SHL-11
    Scenario: Whoever stacks a workout from its card goes on from there
      When they open home
      And they stack "The Long Ride" from its card
      Then "Remove The Long Ride from your stack" has the focus
      When they press "Remove The Long Ride from your stack"
      Then "Add The Long Ride to your stack" has the focus

    @CAT-30
    Scenario: An episode is stacked on its page, too
      When they open the episode "Jab"
      And they press "Stack"
      And they open the stack
      Then their stack is:
        | Jab |

    @CAT-30
    Scenario Outline: A card whose item is no single video has no plus: <what>
      Given home shows only the shelf "Picks" with:
        | item          |
        | The Long Ride |
        | <title>       |
      When they open home
      Then they can press "Add The Long Ride to your stack"
      And they cannot come to "Add <title> to your stack"

      Examples:
        | what                      | title             |
        | a program                 | Undefeated        |
        | a trainer                 | Maya Okafor       |
        | a series                  | Outside           |
        | a channel                 | Iron Room         |
        | a hub                     | Get Strong        |
        | a video without an end    | As Long as It Takes |

    @CAT-30
    Scenario: A program has no stack on its page
      When they open the program "Undefeated"
      Then they can press "Favorite"
      And they cannot come to "Stack"

  Rule: A stack has room for fifty

    Background:
      Given a new subscriber

    @CAT-30
    Scenario: The fiftieth workout has room
      Given they have stacked 49 workouts, among them not "The Long Ride"
      When they open the workout "The Long Ride"
      And they press "Stack"
      Then a screen reader hears "The Long Ride is in your stack"
      And no dialog is open

    @CAT-30
    Scenario: The 51st workout is refused with words
      Given they have stacked 50 workouts, among them not "The Long Ride"
      When they open the workout "The Long Ride"
      And they press "Stack"
      Then an alert says "Your stack is full: there is room for 50"
      When they open the stack
      Then the page says "50 workouts"

    @CAT-30
    Scenario: A card refuses it, too
      Given they have stacked 50 workouts, among them not "The Long Ride"
      And home shows only the shelf "Picks" with:
        | item          |
        | The Long Ride |
      When they open home
      And they stack "The Long Ride" from its card
      Then an alert says "Your stack is full: there is room for 50"

  Rule: A stack is its owner's, on this device

    @CAT-30
    Scenario: A stack is there again when the page is loaded again
      Given a new subscriber
      When they open the workout "The Long Ride"
      And they press "Stack"
      And they load the page again
      And they open the stack
      Then their stack is:
        | The Long Ride |
      And the page says "Kept on this device"

    @CAT-30 @ACC-10
    Scenario: Nothing of a stack is left when its member has logged out
      Given a new subscriber
      When they open the workout "The Long Ride"
      And they press "Stack"
      And they log out
      Then the browser has kept nothing of their stack

    @CAT-30
    Scenario: A visitor has a stack, and a way to it on each page
      Given a visitor
      And the menu has 2 entries
      When they open the workout "Easy Drills"
      And they press "Stack"
      And they load the page again
      And they press "Stack" in the menu
      Then their stack is:
        | Easy Drills |

    @CAT-30
    Scenario: A visitor who has stacked nothing has no way to the stack
      Given a visitor
      When they open home
      Then they can press "Sign in"
      And there is no link "Stack"

    @CAT-30 @HIS-03
    Scenario: A visitor's stack is that of the member who signs in, after the member's own
      Given a new subscriber
      And they have stacked:
        | The Long Ride |
      And a visitor has stacked in this browser:
        | One Minute Plank |
        | The Long Ride    |
      When they open the stack
      Then their stack is:
        | The Long Ride    |
        | One Minute Plank |
      When they log out
      Then the browser has kept nothing of their stack

    @CAT-30
    Scenario: A browser that keeps nothing has the stack as long as the page
      Given a browser that keeps nothing
      And a new subscriber
      And home shows only the shelf "Picks" with:
        | item          |
        | The Long Ride |
      When they open home
      And they stack "The Long Ride" from its card
      And they press "Stack"
      Then their stack is:
        | The Long Ride |

    @CAT-30 @API-07
    Scenario: What cannot be read of a stack is left out
      Given a new subscriber
      And the browser has kept '["xjSCHvet", 7, null, "", "xjSCHvet"]' under "member-records.stack.new"
      When they open the stack
      Then their stack is:
        | The Long Ride |

    @CAT-30
    Scenario: A customer can do without the stack
      Given a new subscriber
      And the customer has switched the stack off
      When they open the workout "The Long Ride"
      Then they can press "Favorite"
      And they cannot come to "Stack"
      When they open the stack
      Then the heading is "This page doesn't exist."

    @CAT-30
    Scenario: Nothing leads to a stack that the customer does without
      Given a new subscriber
      And the customer has switched the stack off
      And home shows only the shelf "Picks" with:
        | item          |
        | The Long Ride |
      When they open home
      And they press "Account menu of new@example.com"
      Then they can press "Logout"
      And there is no link "Stack"
      And they cannot come to "Add The Long Ride to your stack"

    @CAT-30
    Scenario: A visitor's stack has no link where the customer does without
      Given a visitor
      And a visitor has stacked in this browser:
        | Easy Drills |
      And the customer has switched the stack off
      When they open home
      Then they can press "Sign in"
      And there is no link "Stack"

    @CAT-30
    Scenario Outline: A customer without <a list> has a stack all the same
      Given a new subscriber
      And they have stacked:
        | The Long Ride |
      And the customer has switched <a list> off
      When they open the stack
      Then their stack is:
        | The Long Ride |

      Examples:
        | a list            |
        | continue watching |
        | favorites         |

    @CAT-30
    Scenario: A customer with neither has no stack
      Given a new subscriber
      And the customer has switched continue watching off
      And the customer has switched favorites off
      When they open the stack
      Then the heading is "This page doesn't exist."

    @CAT-30 @browser
    Scenario: Two tabs share a stack
      Given a new subscriber
      And they have stacked:
        | The Long Ride |
      When they open the stack
      And they open the workout "One Minute Plank" in another tab
      And they press "Stack"
      And they turn back to the first tab
      Then their stack is:
        | The Long Ride    |
        | One Minute Plank |
