Feature: Navigation
  A member finds everything from the header: the customer's own menu, the search and their own pages. What has no room in it goes into
  a menu of its own, or on a phone into a drawer. Everything works by keyboard and by ear as well as by finger and eye.

  Rule: The menu leads to the customer's pages, however small the window

    @SHL-01 @CFG-01
    Scenario: The header leads home and to the configured pages
      When they open the workout "The Long Ride"
      Then the link "Daybreak, home" leads to home
      And the link "Home" leads to home
      And the link "Programs" leads to the playlist "Programs"
      When they press "Programs"
      Then they are on the playlist "Programs"
      When they go back
      Then the heading is "The Long Ride"

    @SHL-02 @browser
    Scenario: On a phone a drawer holds the menu
      Given a subscribed member
      And the screen of a phone
      When they open home
      And they press "Menu"
      Then the menu has, in this order: "Home, Workouts, Programs, Trainers, Series, Live, MyDB"
      And the page has no accessibility violations
      When they press the key "Escape"
      Then "Menu" has the focus

    @SHL-02 @browser
    Scenario: The drawer closes where it leads, and stays closed on the way back
      Given the screen of a phone
      When they open home
      And they press "Menu"
      And they press "Programs"
      Then they are on the playlist "Programs"
      And they can press "Menu"
      When they go back
      Then no dialog is open

    @SHL-01 @SHL-11 @browser
    Scenario Outline: The last of <entries> menu entries is found under More in the screen of <a screen>
      Given the menu has <entries> entries
      And the screen of <a screen>
      When they open home
      Then they can sign in and sign up
      And nothing runs off the side of the window
      And nothing of the page has moved by itself
      When they press "More"
      Then the link "Collection <entries>" leads to the page of the entry "Collection <entries>"

      Examples:
        | entries | a screen               |
        | 8       | a tablet  |
        | 8       | a tablet held sideways |
        | 8       | a large computer         |
        | 15      | a tablet  |
        | 15      | a tablet held sideways |
        | 15      | a large computer         |

    @COA-08 @SHL-01 @browser
    Scenario Outline: What is new keeps its place in the screen of <a screen>, where others have none
      Given a member who may be offered coaching
      And the screen of <a screen>
      When they open home
      Then there is no link "MyDB"
      And nothing runs off the side of the window
      And the link "Coaching NEW" leads to the coaching page
      When they press "More"
      Then they can press "MyDB"

      Examples:
        | a screen               |
        | a tablet               |
        | a tablet held sideways |

    @SHL-01 @SHL-11 @browser
    Scenario: The menu of further entries closes by Escape
      Given the menu has 15 entries
      When they open the workouts page
      And they press "More"
      Then they can press "Collection 15"
      And the page has no accessibility violations
      When they press the key "Escape"
      Then "More" has the focus
      And there is no link "Collection 15"

    @SHL-01 @SHL-11 @browser
    Scenario: The menu of further entries opens by the keyboard, and closes where it leads
      Given the menu has 15 entries
      When they open the workouts page
      And they go with the keys to "More"
      And they press the key "Enter"
      And they press "Collection 15"
      Then they are on the page of the entry "Collection 15"
      And there is no link "Collection 15"

    @SHL-01 @browser
    Scenario: A screen whose fonts have fractions of a pixel shows every entry that has room
      Given a subscribed member
      And the screen of a large desktop
      When they open home
      Then they can press "MyDB"
      And they cannot come to "More"

    @SHL-01 @browser
    Scenario: A wider window has room for more entries
      Given the menu has 7 entries
      And the screen of a tablet held sideways
      When they open home
      Then there is no link "Collection 7"
      When the screen of a desktop
      Then they can press "Collection 7"

  Rule: Each page says where one is

    @SHL-09
    Scenario: Where there is no page, the way leads home
      When they open the address "/nowhere"
      Then the heading is "This page doesn't exist."
      And the tab is titled "This page doesn't exist. · Daybreak"
      When they press "Go to the home page"
      Then they are on home

    @SHL-11
    Scenario: A change of page moves the focus to it and says its title
      Given a lapsed member
      And the config shows these rows:
        | type     | playlist          |
        | playlist | Trending programs |
      When they open home
      And they press the card of "Undefeated"
      Then the heading is "Undefeated"
      And the content of the page has the focus
      And a screen reader hears "Undefeated · Daybreak"

    @SHL-11
    Scenario: Each change of page moves the focus and says the title, the way back included
      When they open the about page
      And they press "Home"
      Then a screen reader hears "Daybreak"
      When they press "Programs"
      Then the content of the page has the focus
      And a screen reader hears "Programs · Daybreak"
      When they go back
      Then a screen reader hears "Daybreak"

  Rule: The keyboard alone is enough

    @SHL-11 @browser
    Scenario: The first stop of the keyboard is the way past the header
      When they open home
      Then they see the shelf "New this week"
      When they press the key "Tab"
      Then "Skip to content" has the focus
      When they press the key "Enter"
      Then the content of the page has the focus

    @SHL-11 @browser
    Scenario: A workout is begun and left by the keyboard alone
      Given a new subscriber
      When they open the workout "The Long Ride"
      And they tab to "Start watching"
      And they press the key "Enter"
      Then the video plays
      When they press the key "Escape"
      Then they are on the workout "The Long Ride"
      And "Start watching" has the focus

  Rule: Everybody can use every page

    @SHL-11 @browser
    Scenario Outline: Everybody can use <page>, be it <person> in the screen of <a screen>
      Given <person>
      And the screen of <a screen>
      When they open <page>
      Then everybody can use the page

      Examples:
        | person              | page                           | a screen                    |
        | a visitor           | home                           | a computer                    |
        | a visitor           | home                           | a phone                     |
        | a subscribed member | home                           | a computer                    |
        | a visitor           | the workout "The Long Ride"    | a computer                    |
        | a visitor           | the workout "The Long Ride"    | a phone                     |
        | a subscribed member | the program "Undefeated"       | a computer                    |
        | a subscribed member | the playlist "New this week"   | a phone                     |
        | a visitor           | the address "/nowhere"         | a computer                    |
        | a visitor           | the address "/p/nothing1"      | a phone                     |
        | a visitor           | the programs page              | a phone                     |
        | a subscribed member | the programs page              | a large tablet |
        | a subscribed member | the workouts page              | a large tablet |
        | a subscribed member | the 365 page                   | a phone                     |
        | a visitor           | the 365 history                | a computer                    |
        | a new subscriber    | the workout "Core & <Control>" | a small phone               |
        | a subscribed member | the favorites page             | a phone                     |
        | a subscribed member | the favorites page             | a computer                    |
        | a new subscriber    | the favorites page             | a phone                     |

    @SHL-11 @browser
    Scenario: Everybody can use a video in the cinema
      Given a new subscriber
      When they open the workout "The Long Ride" and the player at once
      Then the video plays
      When they pause
      Then the page has no accessibility violations
