Feature: Narrowing the workouts

  Somebody has twenty minutes and no equipment. A few taps lead to what fits, the page says how many there are, and what was chosen can be
  taken back one by one; whoever does not want to choose just starts.

  Background:
    Given a new subscriber

  Rule: What is chosen shows, and can be taken back one by one

    @CAT-31
    Scenario: Each filter that is chosen can be removed by itself
      When they open the workouts in the style "Boxing" by "Amir Haddad"
      And they press "Remove the filter: Boxing"
      Then the filters are:
        | Style   | Any         |
        | Trainer | Amir Haddad |
      And they cannot come to "Remove the filter: Boxing"
      And they can press "Remove the filter: Amir Haddad"
      And every card of the list "Workouts" says "Amir Haddad"
      When they go back
      Then they can press "Remove the filter: Boxing"

    @CAT-31 @SHL-11
    Scenario: Whoever removes a filter by keyboard is at the next one, and after the last one at the dropdowns
      When they open the workouts in the style "Boxing" by "Amir Haddad"
      And they tab to "Remove the filter: Amir Haddad"
      And they press the key "Enter"
      Then "Remove the filter: Boxing" has the focus
      When they press the key "Enter"
      And they press the key "Tab"
      Then the dropdown "Trainer" has the focus

    @CAT-31
    Scenario: The page says how many workouts there are, aloud, too
      When they open the workouts page
      Then a screen reader hears "More than 50 workouts"
      When they choose "Amir Haddad" as "Trainer"
      And they choose "10 minutes or less" as "Length"
      Then a screen reader hears "2 workouts"
      When they choose "Beginner" as "Level"
      Then a screen reader hears "1 workout"

    @CAT-31 @browser
    Scenario: On a phone the filters are in a sheet, which says what it leads to
      Given the screen of a phone
      When they open the workouts page
      And they press "Filters"
      And they choose "10 minutes or less" as "Length"
      And they choose "Amir Haddad" as "Trainer"
      And they press "Show 2 workouts"
      Then they can press "Filters (2)"
      And every card of the list "Workouts" says "Amir Haddad"

    @CAT-31 @SHL-11 @browser
    Scenario: A tap that is half in view is whole once it has the focus
      Given the screen of a phone
      When they open the workouts page
      And they tab to "Pilates"
      Then what has the focus is whole in the window

    @CAT-31 @SHL-11 @browser @nightly
    Scenario: The filters are accessible, on all screens
      Given the screen of a phone
      When they open the workouts in the style "Boxing" by "Amir Haddad"
      And they press "Filters (2)"
      Then the page has no accessibility violations
      When they press the key "Escape"
      Then no dialog is open
      And the page is accessible, and fits on the screen of:
        | a phone    |
        | a tablet   |
        | a computer |

  Rule: A list that is there as a whole can be sorted

    @CAT-31
    Scenario: The shortest come first, or the first of the alphabet
      When they open the address "/workouts?trainer=t:amir_haddad&length=45-999&difficulty=beginner&style=boxing"
      And they choose "Shortest" as "Sort by"
      Then the list "Workouts" begins with:
        | Southpaw Rounds                  |
        | 45-Minute Boxing Flow: Footwork |
      When they choose "A–Z" as "Sort by"
      Then the list "Workouts" begins with:
        | 45-Minute Boxing Flow: Footwork |
        | Southpaw Rounds                  |

    @CAT-31 @CAT-25
    Scenario: The alphabet is that of the titles that the viewer reads
      Given a visitor
      And visitors know "45-Minute Boxing Flow: Footwork" as "Very Long Footwork"
      When they open the address "/workouts?trainer=t:amir_haddad&length=45-999&difficulty=beginner&style=boxing&sort=title"
      Then the list "Workouts" begins with:
        | Southpaw Rounds    |
        | Very Long Footwork |

    @CAT-31
    Scenario: The order belongs to the address
      When they open the address "/workouts?trainer=t:amir_haddad&length=0-10&sort=title"
      Then "A–Z" is chosen as "Sort by"
      And the list "Workouts" begins with:
        | 10-Minute Athlete Ladder |
        | Anti-Rotation: Week 1    |
      When they choose "Newest" as "Sort by"
      Then the list "Workouts" begins with:
        | Anti-Rotation: Week 1    |
        | 10-Minute Athlete Ladder |
      When they go back
      Then the list "Workouts" begins with:
        | 10-Minute Athlete Ladder |

    @CAT-31
    Scenario Outline: A list of which only a part is known cannot be sorted, whatever its address says: <address>
      When they open the address "<address>"
      Then the list "Workouts" begins with:
        | Morning: Cool-Down |
      And nothing can be chosen as "Sort by"

      Examples:
        | address                 |
        | /workouts               |
        | /workouts?sort=title    |
        | /workouts?sort=shortest |

  Rule: A few taps lead to what fits

    @CAT-31
    Scenario: Time and equipment are a tap each, and the same filters as in the dropdowns
      When they open the workouts page
      And they press "10 to 20 minutes"
      And they press "No equipment"
      Then the filters are:
        | Length    | 10 to 20 minutes |
        | Equipment | No equipment     |
      When they press "10 to 20 minutes"
      Then the filters are:
        | Length    | Any          |
        | Equipment | No equipment |

    @CAT-31 @CAT-01
    Scenario: Twenty minutes without equipment are four presses from home
      When they open home
      And they press "Something else"
      And they press "10 to 20 minutes"
      And they press "No equipment"
      And they press "Just start: Merengue Dance Sweat with Dayo"
      Then the video plays from 0

    @CAT-31 @ACC-03
    Scenario: Whoever does not want to choose just starts
      When they open the workouts in the style "Yoga"
      And they press "Just start: Spine Slow Flow with Sofia"
      Then they are on the player of "Spine Slow Flow with Sofia"
      And the video plays from 0

    @CAT-31 @ACC-04
    Scenario: What is done, or may not be watched, is not what just starts
      Given they have watched 0.98 of "Spine Slow Flow with Sofia"
      When they open the workouts in the style "Yoga"
      Then the list "Workouts" begins with:
        | Spine Slow Flow with Sofia |
      And they cannot come to "Just start: Spine Slow Flow with Sofia"

    @CAT-31 @ACC-04
    Scenario: For a visitor it is what is free
      Given a visitor
      When they open the workouts in the style "Barre"
      Then they can press "Just start: Barre Blend: Turnout"
