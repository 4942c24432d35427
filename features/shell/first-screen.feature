Feature: The first screen

  What can be read and pressed comes with the first picture, before the app's own code is there. When the app takes over, nothing moves,
  and nothing that somebody has done is lost.

  Background:
    Given the app's own code is held back after the first screen

  Rule: It shows what the app shows there

    @CAT-01 @CAT-25 @SHL-01 @browser
    Scenario Outline: A visitor reads home on the screen of <a screen>
      Given a visitor
      And the screen of <a screen>
      When they open home
      Then the page says "Three Weeks of Intervals"
      When the app takes the place of the first screen
      Then everything that was in view is where it was
      And nothing of the page has moved by itself

      Examples:
        | a screen               |
        | a phone                |
        | a tablet               |
        | a computer             |
        | a large computer       |

    @SHL-01 @browser
    Scenario: A visitor finds the sign-in in it, and the first rows
      Given a visitor
      When they open home
      Then they can sign in and sign up
      And they see the shelf "Today’s 365"
      And the link "Programs" leads to the playlist "Programs"

    @CAT-01 @CAT-25 @SHL-01 @browser
    Scenario Outline: A member reads home on the screen of <a screen>
      Given a subscribed member
      And the screen of <a screen>
      When they open home
      Then the page says "Ignition"
      And they see the shelf "New this week"
      When the app takes the place of the first screen
      Then everything that was in view is where it was
      And nothing of the page has moved by itself

      Examples:
        | a screen               |
        | a phone                |
        | a computer             |

    @MED-03 @MED-04 @ACC-02 @browser
    Scenario Outline: The page of a workout tells <person> "<label>" on the screen of <a screen>
      Given <person>
      And the screen of <a screen>
      When they open the workout "The Long Ride"
      Then they can press "<label>"
      When the app takes the place of the first screen
      Then everything that was in view is where it was
      And nothing of the page has moved by itself

      Examples:
        | person            | a screen   | label                   |
        | a visitor         | a phone    | Sign up to start watching! |
        | a visitor         | a computer | Sign up to start watching! |
        | a subscribed member  | a phone    | Start watching          |
        | a subscribed member  | a computer | Start watching          |

    @ACC-08 @CAT-09 @browser
    Scenario: Whoever may watch them sees no locks on the cards
      Given a new subscriber
      When they open home
      Then the card of "Upper Body: Pause Reps" has no lock
      When the app takes the place of the first screen
      Then the card of "Upper Body: Pause Reps" has no lock

  Rule: What is done before the app is there is not lost

    @CAT-01 @browser
    Scenario: A link that was pressed is followed
      When they open home
      And they press "See the program"
      And the app takes the place of the first screen
      Then the heading is "Three Weeks of Intervals"
      When they go back
      Then the page says "Three Weeks of Intervals"

    @SHL-02 @browser
    Scenario: A button that was pressed does what it does
      Given the screen of a phone
      When they open home
      And they press "Menu"
      And the app takes the place of the first screen
      Then the menu has, in this order: "Home, Workouts, Programs, Trainers, Series, Live"

    @SRC-01 @browser
    Scenario: Words that were typed are searched for
      When they open home
      And they type "boxing" into the search, a letter every 0.05 s
      And the app takes the place of the first screen
      Then they are on the search for "boxing"
      And the search has the focus

    @SHL-11 @browser
    Scenario: The focus stays
      When they open home
      And they tab to "See the program"
      And the app takes the place of the first screen
      Then "See the program" has the focus
