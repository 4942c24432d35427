Feature: The playlist in the address of a card

  An item without an address of its own is opened by its id, and its address says from which playlist it was opened: the page then
  knows what comes before and after it.

  @CAT-11
  Scenario Outline: The card of <item> as <what> leads to <address>
    Given a lapsed member
    And home shows only the shelf "Picks" with:
      | item   | contentType | external_id |
      | <item> | <type>      | <external>  |
    When they open home
    Then the card of "<item>" leads to the address "<address>"

    Examples:
      | item                 | what                  | type    | external     | address                                    |
      | The Long Ride        | a workout with a slug |         |              | /workout/almost-two-hours                  |
      | Undefeated           | a program with a slug |         |              | /program/undefeated                        |
      | The Long Ride        | a trainer             | trainer | trainer-1234 | /workouts?trainer=t:1234                   |
      | Found Only by Its Id | one without a slug    |         |              | /m/sUUnCa59/found-only-by-its-id?r=Shelf001 |
      | The Long Ride        | a series              | series  |              | /m/xjSCHvet/the-long-ride?r=Shelf001       |
      | The Long Ride        | an article            | article |              | /m/xjSCHvet/the-long-ride?r=Shelf001       |

  @CAT-11 @MED-20
  Scenario: A featured item names the playlist that it comes from
    Given home shows only the shelf "Picks" with:
      | item                 |
      | Found Only by Its Id |
    And the config shows these rows:
      | type     | playlist      | featured |
      | playlist | New this week | yes      |
    When they open home
    Then the link "See the workout" leads to the address "/m/sUUnCa59/found-only-by-its-id?r=Shelf001"

  @CAT-11 @MED-20 @CAT-20
  Scenario: A card of a filtered list names its playlist by the id of its feed
    Given a new subscriber
    And the platform answers browsing with this:
      """
      {"feedid": "Browse01", "playlist": [{"mediaid": "sUUnCa59", "title": "Found Only by Its Id"}]}
      """
    When they open the address "/workouts?style=boxing"
    Then the card of "Found Only by Its Id" leads to the address "/m/sUUnCa59/found-only-by-its-id?r=Browse01"

  @CAT-11 @MED-20 @MED-07
  Scenario: A card among related videos names its playlist, too
    Given a new subscriber
    And the config field "features.recommendationsPlaylist" is "txEtRLyJ"
    And the platform answers playlists with this:
      """
      {"feedid": "txEtRLyJ", "playlist": [{"mediaid": "sUUnCa59", "title": "Found Only by Its Id"}]}
      """
    When they open the workout "The Long Ride"
    Then the card of "Found Only by Its Id" leads to the address "/m/sUUnCa59/found-only-by-its-id?r=txEtRLyJ"

  @CAT-11
  Scenario: A card that comes from no playlist names none
    Given a visitor
    And the browser has kept these favorites of a visitor:
      | Found Only by Its Id |
    And the config shows these rows:
      | type      | title          |
      | favorites | Your favorites |
    When they open home
    Then the card of "Found Only by Its Id" leads to the address "/m/sUUnCa59/found-only-by-its-id"
