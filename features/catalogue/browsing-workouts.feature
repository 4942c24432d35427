Feature: Browsing all workouts

  Background:
    Given a new subscriber

  @CAT-20 @API-04
  Scenario: Without a filter all workouts are listed, the newest first
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
  Scenario: Filters are remembered by the address, all of them together
    When they open the workouts page
    And they choose "Boxing" as "Style"
    And they choose "Amir Haddad" as "Trainer"
    Then they are on the address "/workouts?style=boxing&trainer=t%3Aamir_haddad"
    And the list "Workouts" begins with:
      | Boxing Rounds: Power        |
      | Boxing Combos: Fundamentals |
      | Boxing Rounds: Counter      |
    And every card of the list "Workouts" says "Amir Haddad"
    And the platform was asked for "/api/v3/jwp/browse?trainer=t%3Aamir_haddad&style=boxing"

  @CAT-20
  Scenario: A link with filters shows what it names
    When they open the address "/workouts?style=boxing&trainer=t:amir_haddad"
    Then "Boxing" is chosen as "Style"
    And "Amir Haddad" is chosen as "Trainer"
    And the list "Workouts" begins with:
      | Boxing Rounds: Power |

  @CAT-20
  Scenario: The back button takes the last filter away
    When they open the workouts page
    And they choose "Boxing" as "Style"
    And they choose "Amir Haddad" as "Trainer"
    And they go back
    Then "Any" is chosen as "Trainer"
    And "Boxing" is chosen as "Style"
    When they go back
    Then "Any" is chosen as "Style"
    And the list "Workouts" begins with:
      | Morning: Cool-Down |

  @CAT-20
  Scenario: All filters are taken away at once
    When they open the address "/workouts?style=boxing&trainer=t:amir_haddad"
    And they press "Reset all"
    Then they are on the workouts page
    And "Any" is chosen as "Style"
    And "Any" is chosen as "Trainer"
    And the list "Workouts" begins with:
      | Morning: Cool-Down |
    And the page does not say "Reset all"

  @CAT-20
  Scenario: All filters are taken away, also those that are known late
    Given the platform takes 3 s to answer playlists
    When they open the address "/workouts?style=boxing&trainer=t:amir_haddad"
    And they press "Reset all"
    Then they are on the workouts page
    And "Any" is chosen as "Style"
    And "Any" is chosen as "Trainer"

  @CAT-20 @CAT-17
  Scenario: Where nothing passes the filters
    When they open the address "/workouts?style=dance&equipment=kettlebell"
    Then the page has the heading "No workouts found"
    And the page says "Try removing a filter or clearing them all."
    When they press "Reset all"
    Then the list "Workouts" begins with:
      | Morning: Cool-Down |

  @CAT-20
  Scenario: What is no filter is left alone
    When they open the address "/workouts?utm_source=mail&style=boxing"
    And they press "Reset all"
    Then they are on the address "/workouts?utm_source=mail"
    And the platform was asked for "/api/v3/jwp/browse?style=boxing"

  @CAT-20
  Scenario: A value that no dropdown knows is shown as it is
    When they open the address "/workouts?style=capoeira"
    Then "capoeira" is chosen as "Style"
    And the page has the heading "No workouts found"

  @CAT-21 @API-04
  Scenario: The workouts of a trainer stand below the trainer's bio
    When they open the workouts of "Tom Whitaker"
    Then the bio of "Tom Whitaker" says "Tom Whitaker"
    And the bio of "Tom Whitaker" has a picture
    And the bio of "Tom Whitaker" says "Tom has ridden across three continents"
    And the platform was asked for "/v2/site/DayBrk01/media/ext:trainer-tom_whitaker"
    And the platform was asked for a trainer 1 time
    And "Tom Whitaker" is chosen as "Trainer"
    And every card of the list "Workouts" says "Tom Whitaker"

  @CAT-20 @CAT-21
  Scenario Outline: A trainer's workouts are listed whatever the filters are: <filters>
    Given the platform answers playlists with this:
      """
      {"feedid": "BrowseWk", "title": "Workouts", "playlist": [], "filter_options": <filters>}
      """
    When they open the workouts of "Tom Whitaker"
    Then the bio of "Tom Whitaker" says "Tom has ridden across three continents"
    And every card of the list "Workouts" says "Tom Whitaker"
    And the platform was asked for "/api/v3/jwp/browse?trainer=t%3Atom_whitaker"
    When they press "Reset all"
    Then they are on the workouts page
    And there is no bio

    Examples:
      | filters                                                                                                   |
      | {}                                                                                                        |
      | null                                                                                                      |
      | {"style": {"description": "Style", "options": [{"label": "Boxing", "value": "boxing"}]}}                  |
      | {"trainer": {"description": "Trainer", "options": [{"label": "Amir Haddad", "value": "t:amir_haddad"}]}}  |

  @CAT-20 @CAT-21 @API-07
  Scenario: A trainer's workouts are listed though the browse playlist fails
    Given the platform answers playlists with status 500
    When they open the workouts of "Tom Whitaker"
    Then the bio of "Tom Whitaker" says "Tom has ridden across three continents"
    And every card of the list "Workouts" says "Tom Whitaker"

  @CAT-20
  Scenario: The trainer and the filters beside it apply together, in one request
    When they open the address "/workouts?trainer=t:amir_haddad&style=boxing"
    Then the list "Workouts" begins with:
      | Boxing Rounds: Power |
    And the platform was asked for "/api/v3/jwp/browse?trainer=t%3Aamir_haddad&style=boxing"
    And the platform was not asked for "/api/v3/jwp/browse?trainer=t%3Aamir_haddad"

  @CAT-21
  Scenario: Without the prefix of two characters there is no bio
    When they open the address "/workouts?trainer=tom_whitaker"
    Then the page has the heading "No workouts found"
    And there is no bio
    And the platform was not asked for a trainer

  @CAT-21 @API-07
  Scenario Outline: A trainer who answers with <failure> is left out
    Given the platform answers a trainer with <failure>
    When they open the workouts of "Tom Whitaker"
    Then every card of the list "Workouts" says "Tom Whitaker"
    And there is no bio

    Examples:
      | failure    |
      | status 404 |
      | status 500 |
      | a web page |
      | nothing    |

  @CAT-10 @API-07
  Scenario: Lists show workouts, programs and trainers only
    Given the platform answers browsing with these items:
      | item                 | contentType | jwableType |
      | The Long Ride        | episode     |            |
      | One Minute Plank     | livechannel |            |
      | Just Move            |             |            |
      | No Explanation Needed | series     | Track      |
      | Eyes Closed           | hub         |            |
      | Barre                | program     |            |
      | Ropes and Lungs      | trainer     |            |
      | Step Cardio Express  | series      |            |
    When they open the address "/workouts?style=boxing"
    Then the list "Workouts" shows exactly, in this order:
      | Just Move             |
      | No Explanation Needed |
      | Barre                 |
      | Ropes and Lungs       |

  @CAT-10
  Scenario: What says nowhere what it is, is a workout
    When they open the media page of "Before Types Were Invented"
    Then the heading is "Before Types Were Invented"
    And the page says "Workout • 23 min"

  @CAT-10
  Scenario Outline: Nor does the list "<list>" show anything else
    Given the platform answers playlists with these items:
      | item                  | contentType |
      | The Long Ride         | workout     |
      | One Minute Plank      | episode     |
      | Just Move             | livechannel |
      | No Explanation Needed | page        |
      | Undefeated            | program     |
      | Eyes Closed           | hub         |
      | Iron Basics           | trainer     |
      | DB10                  | series      |
      | Before Types Were Invented |  |
    When they open the address "<address>"
    Then the list "<list>" shows exactly, in this order:
      | The Long Ride |
      | Undefeated    |
      | Iron Basics   |
      | Before Types Were Invented |

    Examples:
      | list        | address      |
      | Workouts    | /workouts    |
      | These       | /365         |
      | 365 History | /365/history |

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

  @CAT-20 @API-07
  Scenario Outline: Browsing that answers with <failure>
    Given the platform answers browsing with <failure>
    When they open the address "/workouts?style=boxing"
    Then the heading is "Playlist not found"
    When the platform is well again
    And they press "Try again"
    Then the list "Workouts" begins with:
      | Bell to Bell |

    Examples:
      | failure             |
      | status 500          |
      | a web page          |
      | half of a JSON text |
      | nothing             |
      | a list              |

  @CAT-18
  Scenario: Placeholders while the workouts load
    Given the platform takes 3 s to answer playlists
    When they open the workouts page
    Then 30 placeholders stand for the items of a list
    And the list "Workouts" begins with:
      | Morning: Cool-Down |

  @CAT-20 @browser
  Scenario: Going back finds the place on a long page again
    When they open the workouts page
    And they scroll to the end
    And they scroll to the end
    And they scroll to the end
    And they press the lowest card in view
    And they go back
    Then that card is where it was
    And the page holds fewer than 1500 elements

  @CAT-20 @browser
  Scenario: Accessibility of the page
    When they open the workouts of "Tom Whitaker"
    Then every card of the list "Workouts" says "Tom Whitaker"
    And the page has no accessibility violations
    And nothing runs off the side of the window
