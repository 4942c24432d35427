Feature: Titles for visitors

  Members say "Undefeated"; nobody who has just arrived knows what that is, and reads "Boxing for Everybody". Thirteen programs have
  such a title. It stands everywhere that a visitor meets them, also in what is said to search engines and to machines.

  @CAT-25
  Scenario Outline: The program "Undefeated" is called <title> for <person>
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
  Scenario Outline: Visitors know "<program>" as <title>
    Given a visitor
    When they open the program "<program>"
    Then the heading is "<title>"

    Examples:
      | program            | title                           |
      | Barre              | The Barre Studio                |
      | Undefeated         | Boxing for Everybody            |
      | DB10               | Ten Days, Ten Minutes           |
      | Pilates: Phase Two | Pilates for the Experienced     |
      | Power Cardio       | Two Weeks of Cardio             |
      | Mobility           | Move Without Creaking           |
      | Yoga Fundamentals  | Yoga from the Beginning         |
      | DBK                | Learn the Kettlebell            |
      | Ignition           | Three Weeks of Intervals        |
      | Metcon Club        | Conditioning, with a Scoreboard |
      | Core 21            | A Strong Core in 21 Days        |
      | Coached: Strength  | Strength, with Your Own Coach   |
      | Coached: Balance   | Balance, with Your Own Coach    |

  @CAT-25
  Scenario: A visitor's list has the visitors' titles
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
    When they open the programs page
    And they look for "ev" among the programs
    Then the results show "Boxing for Everybody"

  @CAT-25
  Scenario: While it is not known who is there, the public title stands
    Given a new subscriber
    And the platform takes 3 s to answer who is there
    When they open the program "Undefeated"
    Then the heading is "Boxing for Everybody"
    And the heading is "Undefeated"
    And the tab is titled "Undefeated · Daybreak"

  @CAT-25
  Scenario: Analytics wait until it is known who is there, and name what the member reads
    Given a new subscriber
    And the platform takes 3 s to answer who is there
    When they open the program "Undefeated"
    Then the platform was told of the page "/program/undefeated" as "Undefeated · Daybreak"
    And the platform was told "Viewed Program" about "Undefeated"
    And the platform was not told "Viewed Program" about "Boxing for Everybody"

  @CAT-25 @ACC-08
  Scenario: While the account cannot be reached, the public title stands for whom nobody knows
    Given the platform answers who is there with an error
    When they open the program "Undefeated"
    Then the heading is "Boxing for Everybody"
    And a notice says that the account cannot be reached
    And the tab is titled "Boxing for Everybody · Daybreak"

  @CAT-25 @ACC-08
  Scenario: A member whom this browser knows reads the members' title all the same
    Given a new subscriber
    When they open home
    Then they are logged in
    When the platform answers who is there with an error from now on
    And they open the program "Undefeated"
    Then a notice says that the account cannot be reached
    And the heading is "Undefeated"

  @CAT-25 @MED-17
  Scenario: Search engines and previews name what visitors read
    Given a visitor
    When they open the program "Undefeated"
    Then the page's metadata are:
      | canonical     | …/app/program/boxing-for-everybody |
      | og:url        | …/app/program/boxing-for-everybody |
      | og:title      | Boxing for Everybody               |
      | twitter:title | Boxing for Everybody               |
    And its structured data are:
      | name | Boxing for Everybody |

  @CAT-25 @CAT-11
  Scenario Outline: A program is at the address that <person> reads, and at the other
    Given <person>
    When they open the playlist "Programs"
    And they press the card of "<title>"
    Then they are on the address "<address>"
    And the heading is "<title>"
    When they open the address "<other>"
    Then the heading is "<title>"

    Examples:
      | person           | title                | address                       | other                         |
      | a visitor        | Boxing for Everybody | /program/boxing-for-everybody | /program/undefeated           |
      | a new subscriber | Undefeated           | /program/undefeated           | /program/boxing-for-everybody |

  @CAT-25 @MED-10 @MED-17
  Scenario: The way back from an episode names the series as visitors know it, in its address, too
    Given a visitor
    And visitors know "Outside" as "The Great Outdoors"
    When they open the episode "Harbour Wall"
    And they press "The Great Outdoors"
    Then the heading is "The Great Outdoors"
    And the page's metadata are:
      | og:url | …/app/m/Va5Y9Sp4/the-great-outdoors |

  @CAT-25 @MED-10 @MED-14
  Scenario Outline: An episode is <title> for <person>, in the address of its card, too
    Given <person>
    And visitors know "Jab" as "The First Punch"
    When they open the series "Learn to Box"
    And they press the card of "<title>"
    Then they are on the address "<address>"
    And the heading is "<title>"

    Examples:
      | person           | title           | address                                       |
      | a visitor        | The First Punch | /m/AIISmbXv/the-first-punch?seriesId=Xh9sbNGa |
      | a new subscriber | Jab             | /m/AIISmbXv/jab?seriesId=Xh9sbNGa             |

  @CAT-25 @MED-08
  Scenario: The player of a free workout is at the address that visitors read
    Given a visitor
    And visitors know "Easy Drills" as "Drills for Everybody"
    When they open the workout "Easy Drills"
    And they press "Start watching"
    Then the dialog "Player: Drills for Everybody" is open
    And they are on the address "/workout/drills-for-everybody?play=1"

  @CAT-25 @MED-06
  Scenario: The program that a workout is part of is at the address that visitors read
    Given a visitor
    When they open the workout "Round by Round"
    And they press "Boxing for Everybody"
    Then they are on the address "/program/boxing-for-everybody"

  @CAT-25 @PLY-04 @API-06
  Scenario: Analytics name what the visitor read
    Given a visitor
    When they open the program "Undefeated"
    Then the platform was told of the page "/program/undefeated" as "Boxing for Everybody · Daybreak"
    And the platform was told "Viewed Program" with:
      | title   | Boxing for Everybody |
      | program | undefeated           |
    When they press "Trailer"
    Then the platform was told "Played Trailer" about "Boxing for Everybody"

  @CAT-25
  Scenario: A trainer's bio goes by the name that visitors know
    Given a visitor
    And visitors know "Tom Whitaker" as "The Cyclist"
    When they open the workouts of "Tom Whitaker"
    Then the bio of "The Cyclist" says "The Cyclist"
    And the bio of "The Cyclist" does not say "Tom Whitaker"

  @CAT-25 @CAT-24
  Scenario: A text page goes by the title that visitors know
    Given a visitor
    And visitors know "About Daybreak" as "Who We Are"
    When they open the page "About Daybreak"
    Then the heading is "Who We Are"
    And the tab is titled "Who We Are · Daybreak"
    And the page's metadata are:
      | canonical | …/app/m/Nmzu0Rr5/who-we-are |
      | og:url    | …/app/m/Nmzu0Rr5/who-we-are |

  @CAT-25 @MED-06
  Scenario Outline: The program that a workout is part of is <title> for <person>
    Given <person>
    When they open the workout "Round by Round"
    Then the details are:
      | Trainer          | Amir Haddad                           |
      | Difficulty       | Intermediate                          |
      | Style            | Shadow boxing                         |
      | Pace             | Fast hands                            |
      | Best for         | Coordination                          |
      | Equipment to buy | Learn more about Hand wraps or gloves |
      | Part of          | <title>                               |

    Examples:
      | person           | title                |
      | a visitor        | Boxing for Everybody |
      | a new subscriber | Undefeated           |

  @CAT-25 @SRC-02
  Scenario: Visitors find a program by its public title in the whole catalogue
    Given a visitor
    When they open the search for "without creaking"
    Then the results show "Move Without Creaking"

  @CAT-25 @SRC-02
  Scenario: Visitors find a program by its public title where a playlist is searched
    Given a visitor
    And the customer lets people search the playlist "Programs" alone
    When they open the search for "without creaking"
    Then the results show "Move Without Creaking"

  @CAT-25 @SRC-02
  Scenario: Members do not find a program by its public title
    Given a new subscriber
    When they open the search for "without creaking"
    Then the page says 'No results found for "without creaking"'

  @CAT-25 @SRC-02
  Scenario: Where the search fails, visitors find what they have seen by the title that they read
    Given a visitor
    When they open the playlist "Programs"
    Then the list "Programs" begins with:
      | The Barre Studio |
    When the platform answers playlists with an error from now on
    And they search for "without creaking"
    Then the results show "Move Without Creaking"

  @CAT-25 @CAT-06
  Scenario Outline: Recommendations for <person> are because of <title>
    Given <person>
    And <watched> 0.5 of "Undefeated"
    And the config shows these rows:
      | type                |
      | because_you_watched |
    When they open home
    Then they see the shelf "Because you did: <title>"

    Examples:
      | person           | watched                                        | title                |
      | a visitor        | the browser has kept that a visitor has watched | Boxing for Everybody |
      | a new subscriber | they have watched                               | Undefeated           |

  @CAT-25 @CAT-01
  Scenario Outline: A featured row shows <person> the way to <title>
    Given <person>
    And the config shows these rows:
      | type     | playlist          | featured |
      | playlist | Trending programs | yes      |
    When they open home
    And they press "Show <title>"
    Then the featured item is "<title>"
    When they press "See the program"
    Then they are on the address "<address>"

    Examples:
      | person           | title                | address                       |
      | a visitor        | Boxing for Everybody | /program/boxing-for-everybody |
      | a new subscriber | Undefeated           | /program/undefeated           |

  @CAT-25 @MED-08 @PLY-03 @PLY-04
  Scenario Outline: What <person> watches in the cinema is <title>, for analytics as well
    Given <person>
    And visitors know "Easy Drills" as "Drills for Everybody"
    When they open the workout "Easy Drills" and the player at once
    And they pause
    Then the dialog "Player: <title>" is open
    And the overlay says "<title>"
    And of watching "<title>" the platform was told, in this order:
      | Started Video |
      | Paused Video  |

    Examples:
      | person           | title                |
      | a visitor        | Drills for Everybody |
      | a new subscriber | Easy Drills          |

  @CAT-25 @MED-08 @browser
  Scenario: What a visitor watches is shown on their device by its public title
    Given a visitor
    And visitors know "Easy Drills" as "Drills for Everybody"
    When they open the workout "Easy Drills" and the player at once
    Then the device shows "Drills for Everybody" by "Freya Dalgaard"

  @CAT-25 @MED-08 @MED-11
  Scenario Outline: What <person> watches in its page, and finishes, is <title>
    Given <person>
    And visitors know "Easy Drills" as "Drills for Everybody"
    And the customer has switched the inline player on
    When they open the workout "Easy Drills" and the player at once
    Then "<title>" plays in its page
    When they watch to the end
    Then the page says "You finished <title>."

    Examples:
      | person           | title                |
      | a visitor        | Drills for Everybody |
      | a new subscriber | Easy Drills          |

  @CAT-25 @MED-11
  Scenario Outline: The next episode for <person> is <title>
    Given <person>
    And visitors know "Jab" as "The First Punch"
    When they open the episode "Stance" and the player at once
    And they watch to the end
    Then "<title>" is up next
    And a screen reader hears "Up next: <title>. It plays in 10 seconds."
    When they press "Play now"
    Then they are on the address "<address>"

    Examples:
      | person           | title           | address                                       |
      | a visitor        | The First Punch | /m/AIISmbXv/the-first-punch?seriesId=Xh9sbNGa |
      | a new subscriber | Jab             | /m/AIISmbXv/jab?seriesId=Xh9sbNGa&play=1      |

  @CAT-25 @MED-12
  Scenario Outline: Sharing <page> passes on the title <title> for <person>
    Given <person>
    And visitors know "<item>" as "For Everybody"
    And a device with a share sheet
    When they open <page>
    And they press "Share"
    Then the share sheet is titled "<title>"

    Examples:
      | person           | page                      | item         | title         |
      | a visitor        | the program "Undefeated"  | Undefeated   | For Everybody |
      | a new subscriber | the program "Undefeated"  | Undefeated   | Undefeated    |
      | a visitor        | the series "Learn to Box" | Learn to Box | For Everybody |
      | a new subscriber | the series "Learn to Box" | Learn to Box | Learn to Box  |
      | a visitor        | the episode "Jab"         | Jab          | For Everybody |
      | a new subscriber | the episode "Jab"         | Jab          | Jab           |

  @CAT-25 @LIV-01
  Scenario Outline: A channel of the live page is <title> for <person>
    Given <person>
    And visitors know "Iron Room" as "The Weights Room"
    When they open the live page with:
      | channel | Iron Room |
    Then the guide has exactly the channels:
      | Daybreak Live |
      | <title>       |
      | Stillwater    |
      | Studio Barre  |
    And the details are those of "Body Work"
    And the details of "Body Work" say "<title>"

    Examples:
      | person           | title            |
      | a visitor        | The Weights Room |
      | a new subscriber | Iron Room        |
