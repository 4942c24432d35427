Feature: Navigation

  @SHL-09
  Scenario Outline: Nothing is at <address>
    When they open the address "<address>"
    Then the heading is "This page doesn't exist."
    And the tab is titled "This page doesn't exist. · Daybreak"
    When they press "Go to the home page"
    Then they are on home

    Examples:
      | address       |
      | /nowhere      |
      | /workout      |
      | /p            |
      | /program      |
      | /m            |
      | /s            |
      | /365/nowhere  |
      | /workouts/all |
      | /programs/all |
      | /progress/all |
      | /coaching/all |
      | /%            |
      | /%zz          |
      | /%E0%A4%A     |

  @SHL-09 @CAT-20
  Scenario: A lone percent sign in a query harms nothing
    When they open the address "/workouts?x=%"
    Then the heading is "Workouts"

  @SHL-09 @MED-16
  Scenario Outline: A lone percent sign that stands for an item finds none: <address>
    When they open the address "<address>"
    Then the heading is "<heading>"

    Examples:
      | address    | heading            |
      | /workout/% | Video not found    |
      | /program/% | Video not found    |
      | /m/%       | Video not found    |
      | /p/%       | Playlist not found |

  @MED-01
  Scenario Outline: Whatever follows the id of an item, it is that item: <address>
    When they open the address "<address>"
    Then the heading is "The Long Ride"

    Examples:
      | address               |
      | /m/xjSCHvet           |
      | /m/xjSCHvet/          |
      | /m/xjSCHvet/something |
      | /m/xjSCHvet/a/b       |

  @SHL-01 @CFG-01
  Scenario: The header leads home and to the configured pages
    When they open the workout "The Long Ride"
    Then the link "Daybreak, home" leads to home
    And the link "Home" leads to home
    And the link "Programs" leads to the address "/p/txEtRLyJ"
    When they press "Programs"
    Then they are on the address "/p/txEtRLyJ"
    When they go back
    Then the heading is "The Long Ride"

  @SHL-02 @browser
  Scenario: On a small screen a drawer holds the menu
    Given a subscribed member
    And a window of 390 by 800 pixels
    When they open home
    And they press "Menu"
    Then the menu has, in this order: "Home, Workouts, Programs, Trainers, Series, Live, MyDB"
    And the page has no accessibility violations
    When they press the key "Escape"
    Then "Menu" has the focus
    When they press "Menu"
    And they press "Programs"
    Then they are on the address "/p/txEtRLyJ"
    And they can press "Menu"
    When they go back
    Then the page says "Today’s 365"
    And no dialog is open

  @SHL-01 @SHL-11 @browser
  Scenario Outline: Of <entries> entries those for which a window of <width> px has no room are in a menu
    Given a visitor
    And the menu has <entries> entries
    And a window of <width> by 800 pixels
    When they open home
    Then they can sign in and sign up
    And nothing runs off the side of the window
    And nothing of the page has moved by itself
    When they press "More"
    Then the link "Collection <entries>" leads to the address "/p/Collct<last>"

    Examples:
      | entries | last | width |
      | 8       | 08   | 768   |
      | 8       | 08   | 1024  |
      | 8       | 08   | 1440  |
      | 15      | 15   | 768   |
      | 15      | 15   | 1024  |
      | 15      | 15   | 1440  |

  @SHL-01 @SHL-11 @browser
  Scenario: The menu of further entries closes by Escape, and where it leads
    Given the menu has 15 entries
    When they open the workouts page
    And they press "More"
    Then the link "Collection 15" leads to the address "/p/Collct15"
    And the page has no accessibility violations
    When they press the key "Escape"
    Then "More" has the focus
    And there is no link "Collection 15"
    When they press the key "Enter"
    And they press "Collection 15"
    Then they are on the address "/p/Collct15"
    And there is no link "Collection 15"

  @SHL-01 @browser
  Scenario: In a wider window there is room for more
    Given the menu has 8 entries
    And a window of 1024 by 800 pixels
    When they open home
    Then there is no link "Collection 8"
    Given a window of 1900 by 800 pixels
    Then the link "Collection 8" leads to the address "/p/Collct08"

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
    Then the content of the page has the focus
    And a screen reader hears "Daybreak"
    When they press "Programs"
    Then the content of the page has the focus
    And a screen reader hears "Programs · Daybreak"
    When they go back
    Then a screen reader hears "Daybreak"

  @SHL-11 @browser
  Scenario: The first stop of the keyboard is the way past the header
    When they open home
    Then they see the shelf "New this week"
    When they press the key "Tab"
    Then "Skip to content" has the focus
    When they press the key "Enter"
    Then the content of the page has the focus

  @SHL-11 @browser
  Scenario: A workout from the keyboard alone
    Given a new subscriber
    When they open the workout "The Long Ride"
    And they tab to "Start watching"
    And they press the key "Enter"
    Then the video plays
    When they press the key "Escape"
    Then they are on the workout "The Long Ride"
    And "Start watching" has the focus

  @SHL-11 @browser
  Scenario Outline: A scan of <page> for <person>
    Given <person>
    And a window of <width> by 800 pixels
    When they open <page>
    Then the page has no accessibility violations
    And nothing runs off the side of the window

    Examples:
      | person              | page                           | width |
      | a visitor           | home                           | 1280  |
      | a visitor           | home                           | 390   |
      | a subscribed member | home                           | 1280  |
      | a visitor           | the workout "The Long Ride"    | 1280  |
      | a visitor           | the workout "The Long Ride"    | 390   |
      | a subscribed member | the program "Undefeated"       | 1280  |
      | a subscribed member | the playlist "New this week"   | 390   |
      | a visitor           | the address "/nowhere"         | 1280  |
      | a visitor           | the address "/p/nothing1"      | 390   |
      | a visitor           | the address "/programs"        | 390   |
      | a subscribed member | the address "/programs"        | 820   |
      | a subscribed member | the workouts page              | 820   |
      | a subscribed member | the address "/365"             | 390   |
      | a visitor           | the address "/365/history"     | 1280  |
      | a new subscriber    | the workout "Core & <Control>" | 320   |
      | a subscribed member | the address "/u/favorites"     | 390   |
      | a subscribed member | the address "/u/favorites"     | 1280  |
      | a new subscriber    | the address "/u/favorites"     | 390   |

  @SHL-11 @browser
  Scenario Outline: A word of 156 letters breaks: <where>
    Given a new subscriber
    And a window of 390 by 800 pixels
    And home shows only the shelf "Picks" with:
      | item          | title                                                                                                                                                        | trainerName                                                                                                                                                  | featuredLabel                                                                                                                                                |
      | The Long Ride | DonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesell | DonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesell | DonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesell |
    And the page of "The Long Ride" has "<field>" as "DonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesell"
    And the platform answers the details of a workout with this:
      """
      {"style": "DonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesell", "trainer": {"id": 1, "name": "DonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesell"}, "equipment": [{"name": "DonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesell", "purchasable": true, "purchase_url": "https://shop.example"}]}
      """
    When they open <page>
    Then the page says "DonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesell"
    And nothing runs off the side of the window

    Examples:
      | where           | page                        | field       |
      | the title       | the workout "The Long Ride" | title       |
      | the description | the workout "The Long Ride" | description |
      | a card          | home                        | title       |

  @SHL-11 @browser
  Scenario: Accessibility of the cinema
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    When they pause
    Then the page has no accessibility violations

  @SHL-12 @API-01 @API-03
  Scenario: The account server is asked at the config's address
    Given the config field "integrations.db.apiBase" is "http://localhost:1"
    And a subscribed member
    When they open home
    Then the platform was not asked for who is there
    And a notice says that the account cannot be reached
    And they see the shelf "New this week"

  @SHL-12 @MED-16
  Scenario Outline: A failure tells the status <status> and what the server said
    Given the platform answers media with status <status> and the message "We are moving house"
    When they open the media page of "The Long Ride"
    Then the page says "Status <status>: We are moving house"

    Examples:
      | status |
      | 403    |
      | 429    |
      | 503    |

  @SHL-12
  Scenario Outline: A failure without a message tells the status <status>
    Given the platform answers media with status <status> and a web page
    When they open the media page of "The Long Ride"
    Then the page says "Request failed with <status>"

    Examples:
      | status |
      | 429    |
      | 502    |
