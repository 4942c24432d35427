Feature: Browsing all workouts

  With thousands of workouts, people look for twenty minutes of boxing with Amir: filters narrow the list, all of them together. What
  is chosen belongs to the page, so that it can be sent to a friend, loaded again and gone back from.

  Background:
    Given a new subscriber

  Rule: The list shows all workouts, the newest first

    @CAT-20 @API-04
    Scenario: All workouts are listed where no filter is chosen
      When they open the workouts page
      Then the heading is "Workouts"
      And the list "Workouts" begins with:
        | Morning: Cool-Down    |
        | Beginner Ride: Double |
        | Break: Full Body      |
      And "Any" is chosen as "Style"
      And "Any" is chosen as "Trainer"
      And the platform was not asked for browsing
      And the page does not say "Reset all"

    @CAT-18
    Scenario: Placeholders stand for workouts that are on their way
      Given the platform takes 3 s to answer playlists
      When they open the workouts page
      Then 30 placeholders stand for the items of a list
      And the list "Workouts" begins with:
        | Morning: Cool-Down |

    @CAT-20 @browser
    Scenario: Going back finds the place on a long page again
      When they open the workouts page
      Then the list "Workouts" begins with:
        | Morning: Cool-Down |
      When they scroll to the end
      And they scroll to the end
      And they press the lowest card in view
      And they go back
      Then that card is where it was
      And the page holds fewer than 1500 elements

  Rule: Filters apply together, and belong to the page

    @CAT-20
    Scenario: A dropdown offers what the playlist offers, and no choice first
      When they open the workouts page
      Then one can choose as "Length":
        | Any                  |
        | 10 minutes or less   |
        | 10 to 20 minutes     |
        | 20 to 30 minutes     |
        | 30 to 45 minutes     |
        | More than 45 minutes |

    @CAT-20 @API-04
    Scenario: Two filters apply together
      When they open the workouts page
      And they choose "Boxing" as "Style"
      And they choose "Amir Haddad" as "Trainer"
      Then the list "Workouts" begins with:
        | Boxing Rounds: Power        |
        | Boxing Combos: Fundamentals |
        | Boxing Rounds: Counter      |
      And every card of the list "Workouts" says "Amir Haddad"

    @CAT-20
    Scenario: A link with filters shows what it names
      When they open the workouts in the style "Boxing" by "Amir Haddad"
      Then "Boxing" is chosen as "Style"
      And "Amir Haddad" is chosen as "Trainer"
      And the list "Workouts" begins with:
        | Boxing Rounds: Power |

    @CAT-20
    Scenario: The back button takes the last filter away, and then the one before
      When they open the workouts page
      And they choose "Boxing" as "Style"
      And they choose "Amir Haddad" as "Trainer"
      And they go back
      Then the filters are:
        | Style   | Boxing |
        | Trainer | Any    |
      When they go back
      Then the filters are:
        | Style   | Any |
        | Trainer | Any |
      And the list "Workouts" begins with:
        | Morning: Cool-Down |

    @CAT-20
    Scenario: All filters are taken away at once
      When they open the workouts in the style "Boxing" by "Amir Haddad"
      And they press "Reset all"
      Then they are on the workouts page
      And the filters are:
        | Style   | Any |
        | Trainer | Any |
      And the list "Workouts" begins with:
        | Morning: Cool-Down |
      And the page does not say "Reset all"

    @CAT-20
    Scenario: Filters can be taken away before it is known what they are called
      Given the platform takes 3 s to answer playlists
      When they open the workouts in the style "Boxing" by "Amir Haddad"
      And they press "Reset all"
      Then they are on the workouts page
      And the filters are:
        | Style   | Any |
        | Trainer | Any |

    @CAT-20 @CAT-17
    Scenario: Where nothing passes the filters, the page says so and offers a way out
      When they open the workouts in the style "Dance" with the equipment "Kettlebell"
      Then the page has the heading "No workouts found"
      And the page says "Try removing a filter or clearing them all."
      When they press "Reset all"
      Then the list "Workouts" begins with:
        | Morning: Cool-Down |

    @CAT-20
    Scenario: A style that no dropdown knows is shown as the link has it
      When they open the workouts in the style "Capoeira"
      Then "capoeira" is chosen as "Style"
      And the page has the heading "No workouts found"

    @CAT-20 @API-07
    Scenario: Filtered workouts that cannot be had come with another try
      Given the platform answers browsing with an error
      When they open the workouts in the style "Boxing"
      Then the heading is "Playlist not found"
      When the platform is well again
      And they press "Try again"
      Then the list "Workouts" begins with:
        | Bell to Bell |

  Rule: A trainer's workouts stand below the trainer's bio

    @CAT-21 @API-04
    Scenario: The bio of a trainer heads the trainer's workouts
      When they open the workouts of "Tom Whitaker"
      Then the bio of "Tom Whitaker" says "Tom Whitaker"
      And the bio of "Tom Whitaker" says "Tom has ridden across three continents"
      And "Tom Whitaker" is chosen as "Trainer"
      And every card of the list "Workouts" says "Tom Whitaker"

    @CAT-20 @CAT-21
    Scenario: Taking the trainer away takes the bio away
      When they open the workouts of "Tom Whitaker"
      Then the bio of "Tom Whitaker" says "Tom has ridden across three continents"
      When they press "Reset all"
      Then they are on the workouts page
      And there is no bio

    @CAT-20 @CAT-21 @API-07
    Scenario: A trainer's workouts are listed though the list of all workouts fails
      Given the platform answers playlists with an error
      When they open the workouts of "Tom Whitaker"
      Then the bio of "Tom Whitaker" says "Tom has ridden across three continents"
      And every card of the list "Workouts" says "Tom Whitaker"

    @CAT-21 @API-07
    Scenario: A bio that cannot be had is left out
      Given the platform answers a trainer with an error
      When they open the workouts of "Tom Whitaker"
      Then every card of the list "Workouts" says "Tom Whitaker"
      And there is no bio

    @CAT-20 @CAT-21 @browser
    Scenario: A trainer who is pressed far down the list opens at the top
      Given the platform answers playlists with these items:
        | item                  |
        | The Long Ride         |
        | One Minute Plank      |
        | Just Move             |
        | No Explanation Needed |
        | Ropes and Lungs       |
        | Step Cardio Express   |
        | Undefeated            |
        | Tom Whitaker          |
      And the screen of a phone
      When they open the workouts page
      And they scroll to the end
      And they press "Tom Whitaker"
      Then the bio of "Tom Whitaker" says "Tom has ridden across three continents"
      And the header has its first style

    @CAT-20 @browser
    Scenario: The workouts of a trainer are accessible, and fit on a computer
      When they open the workouts of "Tom Whitaker"
      Then every card of the list "Workouts" says "Tom Whitaker"
      And the page is accessible, and fits on the screen of:
        | a computer |

  Rule: A list shows what people can train, a shelf whatever its editors put into it

    @CAT-10 @API-07
    Scenario: A filtered list shows workouts, programs and trainers only
      Given the platform answers browsing with these items:
        | item                  | contentType | jwableType |
        | The Long Ride         | episode     |            |
        | One Minute Plank      | livechannel |            |
        | Just Move             |             |            |
        | No Explanation Needed | series      | Track      |
        | Eyes Closed           | hub         |            |
        | Barre                 | program     |            |
        | Ropes and Lungs       | trainer     |            |
        | Step Cardio Express   | series      |            |
      When they open the workouts in the style "Boxing"
      Then the list "Workouts" shows exactly, in this order:
        | Just Move             |
        | No Explanation Needed |
        | Barre                 |
        | Ropes and Lungs       |

    @CAT-10
    Scenario Outline: The list "<list>" shows nothing else, either
      Given the platform answers playlists with these items:
        | item                       | contentType |
        | The Long Ride              | workout     |
        | One Minute Plank           | episode     |
        | Just Move                  | livechannel |
        | No Explanation Needed      | page        |
        | Undefeated                 | program     |
        | Eyes Closed                | hub         |
        | Iron Basics                | trainer     |
        | DB10                       | series      |
        | Before Types Were Invented |             |
      When they open <page>
      Then the list "<list>" shows exactly, in this order:
        | The Long Ride              |
        | Undefeated                 |
        | Iron Basics                |
        | Before Types Were Invented |

      Examples:
        | list        | page              |
        | Workouts    | the workouts page |
        | These       | the 365 page      |
        | 365 History | the 365 history   |

    @CAT-10
    Scenario: A shelf shows whatever its editors put into it
      Given home shows only the shelf "Picks" with:
        | item           |
        | Outside        |
        | Jab            |
        | Daybreak Live  |
        | About Daybreak |
        | Get Strong     |
      When they open home
      Then the shelf "Picks" shows exactly, in this order:
        | Outside        |
        | Jab            |
        | Daybreak Live  |
        | About Daybreak |
        | Get Strong     |
