Feature: Cards

  @CAT-09 @MED-18
  Scenario Outline: A duration of <seconds> s reads as <words>
    Given home shows only the shelf "Picks" with:
      | item          | duration  |
      | The Long Ride | <seconds> |
    When they open home
    Then the card of "The Long Ride" says "<words>"

    Examples:
      | seconds | words   |
      | 0       | Live    |
      | 1       | 1 min   |
      | 60      | 1 min   |
      | 61      | 2 min   |
      | 1770    | 30 min  |
      | 7199    | 120 min |

  @CAT-09
  Scenario Outline: <something> lasts no time, and is not live
    Given a lapsed member
    And home shows only the shelf "Picks" with:
      | item          | duration |
      | <item>        | 0        |
      | The Long Ride | 0        |
    When they open home
    Then the card of "The Long Ride" says "Live"
    And the card of "<item>" does not say "Live"

    Examples:
      | something | item           |
      | A program | Undefeated     |
      | A series  | Learn to Box   |
      | A trainer | Maya Okafor    |
      | A page    | About Daybreak |
      | A hub     | Get Strong     |

  @CAT-09 @ACC-01
  Scenario Outline: <person> sees a lock on what they may not watch
    Given <person>
    And home shows only the shelf "Picks" with:
      | item             | requiredEntitlements |
      | The Long Ride    | workout              |
      | One Minute Plank | barre                |
    When they open home
    Then the card of "The Long Ride" has <a workout>
    And the card of "One Minute Plank" has <a barre class>

    Examples:
      | person                     | a workout | a barre class |
      | a visitor                  | a lock    | a lock        |
      | a lapsed member            | a lock    | a lock        |
      | a member of the barre tier | a lock    | no lock       |
      | a new subscriber           | no lock   | a lock        |

  @CAT-09 @ACC-01
  Scenario Outline: The card of <what> has <lock> for a visitor
    Given a visitor
    And home shows only the shelf "Picks" with:
      | item   |
      | <item> |
    When they open home
    Then the card of "<item>" has <lock>

    Examples:
      | what        | item           | lock    |
      | a program   | Iron Basics    | a lock  |
      | a series    | Learn to Box   | a lock  |
      | an episode  | Jab            | a lock  |
      | a channel   | Iron Room      | a lock  |
      | a trainer   | Maya Okafor    | no lock |
      | a text page | About Daybreak | no lock |
      | a hub       | Get Strong     | no lock |

  @CAT-09 @ACC-02 @ACC-04
  Scenario Outline: <person> sees no lock on what anybody may watch
    Given <person>
    And home shows only the shelf "Picks" with:
      | item             | free | requiresSubscription |
      | The Long Ride    | true |                      |
      | One Minute Plank |      | false                |
      | Just Move        |      |                      |
    When they open home
    Then the card of "Just Move" has a lock
    And the card of "The Long Ride" has no lock
    And the card of "One Minute Plank" has no lock

    Examples:
      | person                     |
      | a visitor                  |
      | a lapsed member            |
      | a member of the barre tier |

  @CAT-09 @HIS-02
  Scenario Outline: Watched <progress>: <sign>
    Given a new subscriber
    And they have watched <progress> of "The Long Ride"
    And home shows only the shelf "Picks" with:
      | item          |
      | The Long Ride |
    When they open home
    Then the card of "The Long Ride" has <sign>

    Examples:
      | progress | sign                                |
      | 0.049    | neither progress bar nor check mark |
      | 0.05     | a progress bar at 5 %               |
      | 0.5      | a progress bar at 50 %              |
      | 0.95     | a progress bar at 95 %              |
      | 0.951    | a check mark                        |
      | 1        | a check mark                        |

  @CAT-09
  Scenario: A featured label
    Given home shows only the shelf "Picks" with:
      | item             | featuredLabel |
      | The Long Ride    | Staff choice  |
      | One Minute Plank |               |
    When they open home
    Then the card of "The Long Ride" says "Staff choice"
    And the card of "One Minute Plank" does not say "Staff choice"

  @CAT-11
  Scenario Outline: The card of <item> leads to <page>
    Given a lapsed member
    And home shows only the shelf "Picks" with:
      | item   | contentType | external_id |
      | <item> | <type>      | <external>  |
    When they open home
    Then the card of "<item>" leads to the address "<page>"

    Examples:
      | item                | type    | external     | page                                       |
      | The Long Ride       |         |              | /workout/almost-two-hours                  |
      | Undefeated          |         |              | /program/undefeated                        |
      | The Long Ride       | trainer | trainer-1234 | /workouts?trainer=t:1234                   |
      | Found Only by Its Id |        |              | /m/sUUnCa59/found-only-by-its-id?r=Shelf001  |
      | The Long Ride       | series  |              | /m/xjSCHvet/the-long-ride?r=Shelf001     |
      | The Long Ride       | article |              | /m/xjSCHvet/the-long-ride?r=Shelf001     |

  @CAT-11 @MED-20
  Scenario: A featured item names the playlist that it comes from, too
    Given home shows only the shelf "Picks" with:
      | item                 |
      | Found Only by Its Id |
    And the config shows these rows:
      | type     | playlist      | featured |
      | playlist | New this week | yes      |
    When they open home
    Then the link "See the workout" leads to the address "/m/sUUnCa59/found-only-by-its-id?r=Shelf001"

  @CAT-11 @MED-20 @CAT-20
  Scenario: So does a card of a filtered list, by the id of its feed
    Given a new subscriber
    And the platform answers browsing with this:
      """
      {"feedid": "Browse01", "playlist": [{"mediaid": "sUUnCa59", "title": "Found Only by Its Id"}]}
      """
    When they open the address "/workouts?style=boxing"
    Then the card of "Found Only by Its Id" leads to the address "/m/sUUnCa59/found-only-by-its-id?r=Browse01"

  @CAT-11 @MED-20 @MED-07
  Scenario: So does a card among related videos
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

  @CAT-15 @API-04
  Scenario: A card's picture comes from the image service, 480 pixels wide
    Given home shows only the shelf "Picks" with:
      | item          |
      | The Long Ride |
    When they open home
    Then the picture of "The Long Ride" is asked for as "card" with a width of 480

  @CAT-15
  Scenario: The playlist's image label names another picture
    Given home shows only the shelf "Picks" with:
      | item          |
      | The Long Ride |
    And that shelf has "imageLabel" as "poster"
    When they open home
    Then the picture of "The Long Ride" is asked for as "poster" with a width of 480

  @CAT-15 @CAT-17
  Scenario: In the playlist's grid, too, its image label names another picture
    Given home shows only the shelf "Picks" with:
      | item          |
      | The Long Ride |
    And that shelf has "imageLabel" as "poster"
    When they open the playlist "New this week"
    Then the picture of "The Long Ride" is asked for as "poster" with a width of 480

  @CAT-15 @CAT-01
  Scenario: In a featured row, too, the playlist's image label names another picture
    Given home shows only the shelf "Picks" with:
      | item          |
      | The Long Ride |
    And that shelf has "imageLabel" as "poster"
    And the config shows these rows:
      | type     | playlist      | featured |
      | playlist | New this week | yes      |
    When they open home
    Then the featured picture is that of "The Long Ride", asked for as "poster" with a width of 1920

  @CAT-15
  Scenario: The config names another picture
    Given home shows only the shelf "Picks" with:
      | item          |
      | The Long Ride |
    And the config field "custom.shelfImage" is "square"
    When they open home
    Then the picture of "The Long Ride" is asked for as "square" with a width of 480

  @CAT-15
  Scenario: The featured row's picture comes 1920 pixels wide
    Given a new subscriber
    When they open home
    Then the featured picture is that of "Ignition", asked for as "background" with a width of 1920

  @CAT-15
  Scenario: A trainer's picture beside the bio comes 640 pixels wide
    When they open the workouts of "Tom Whitaker"
    Then the picture in the bio of "Tom Whitaker" is asked for as "card" with a width of 640

  @CAT-15 @browser
  Scenario: A broken picture gives way to its fallback
    Given a new subscriber
    And home shows only the shelf "Picks" with:
      | item          |
      | The Long Ride |
    And the platform answers pictures with status 404 1 time
    When they open home
    Then the picture of "The Long Ride" shows

  @CAT-15 @browser
  Scenario Outline: The fallback is <what>
    Given a new subscriber
    And home shows only the shelf "Picks" with:
      | item          | images   |
      | The Long Ride | <images> |
    And that shelf has "imageLabel" as "poster"
    And the platform answers pictures with status 404 1 time
    When they open home
    Then the picture of "The Long Ride" is asked for as "card" with a width of <width>
    And the picture of "The Long Ride" shows

    Examples:
      | what                                   | images | width |
      | the item's picture of just this width  |        | 480   |
      | its image, where there is no such      | []     | 640   |

  @CAT-15 @browser
  Scenario: A broken hero picture gives way to its fallback
    Given the page of "The Long Ride" has "images" as []
    And the page of "The Long Ride" has "image" as "/app/icon.svg"
    And the platform answers pictures with status 404
    When they open the media page of "The Long Ride"
    Then the page's picture shows

  @CAT-15 @browser
  Scenario: Where the fallback is broken too, a plain tile stands
    Given home shows only the shelf "Picks" with:
      | item          |
      | The Long Ride |
    And the platform answers pictures with status 404
    When they open home
    Then the card of "The Long Ride" has no picture

  @CAT-14 @browser
  Scenario Outline: Pictures of a shelf in <ratio> are drawn in <drawn>
    Given home shows only the shelf "Picks" with:
      | item          |
      | The Long Ride |
    And that shelf has "shelfImageAspectRatio" as <ratio>
    When they open home
    Then the picture of "The Long Ride" has the aspect ratio <drawn>

    Examples:
      | ratio  | drawn |
      | "2:1"  | 2:1   |
      | "16:9" | 16:9  |
      | "5:3"  | 5:3   |
      | "4:3"  | 4:3   |
      | "1:1"  | 1:1   |
      | "9:13" | 9:13  |
      | "2:3"  | 2:3   |
      | "9:16" | 9:16  |
      | "3:2"  | 16:9  |
      | "wide" | 16:9  |
      | 2      | 16:9  |
