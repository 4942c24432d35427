Feature: Finding the item of a page

  A public address holds a slug, the platform knows ids: the app asks for the one by the other, and only where it must. An answer says
  that there is no such item only if it is about the id; every other failure is worth another try.

  @MED-02 @API-03 @API-04
  Scenario: A workout is found by its slug, then by its id
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    And the platform was asked for "/api/v3/jwp/config/slug/almost-two-hours"
    And the platform was asked for "/v2/media/xjSCHvet"
    And the platform was asked for "/api/v3/jwp/metadata/xjSCHvet"

  @MED-02
  Scenario Outline: The address "<address>" finds its page, for all its slashes
    When they open the address "<address>"
    Then the heading is "The Long Ride"
    And they are on the address "<page>"

    Examples:
      | address                               | page                                 |
      | //workout/almost-two-hours            | /workout/almost-two-hours            |
      | /workout//almost-two-hours            | /workout/almost-two-hours            |
      | //workout/almost-two-hours?r=WKToM1hT#top | /workout/almost-two-hours?r=WKToM1hT#top |

  @MED-02
  Scenario: A workout that is opened from its card is found without its slug
    Given home shows only the shelf "Picks" with:
      | item          | duration |
      | The Long Ride | 7200     |
    When they open "The Long Ride" from its card
    Then the heading is "The Long Ride"
    And the platform was asked for "/v2/media/xjSCHvet"
    And the platform was not asked for the item of a slug

  @MED-02
  Scenario: A program is found in the map of series
    When they open the program "Iron Basics"
    Then the heading is "Iron Basics"
    And the platform was asked for the map of series 1 time
    And the platform was not asked for the item of a slug

  @MED-02
  Scenario: A program that the map does not hold is found by its slug
    Given the platform answers the map of series with this:
      """
      {"seriesIds": {"another": "Abcd1234"}}
      """
    When they open the program "Iron Basics"
    Then the heading is "Iron Basics"
    And the platform was asked for the item of a slug 1 time

  @MED-02 @API-07
  Scenario: The slug still finds a program where the map of series makes no sense
    Given the platform answers the map of series with a web page
    When they open the program "Iron Basics"
    Then the heading is "Iron Basics"

  @MED-02 @MED-16
  Scenario Outline: The address <address> leads to nothing
    When they open the address "<address>"
    Then the heading is "Video not found"
    And the tab is titled "Video not found · Daybreak"
    When they press "Go to the home page"
    Then they are on home

    Examples:
      | address                |
      | /workout/never-made    |
      | /program/never-made    |
      | /m/Abcd1234/never-made |
      | /workout/No%20Such%3F  |
      | /program/%3Cnone%3E    |
      | /m/x/never-made        |
      | /m/..%2F..%2Fetc/none  |

  @MED-16 @API-07
  Scenario Outline: An answer with the status <status> to <call> says that there is no such item
    Given the platform answers <call> with status <status>
    When they open the workout "The Long Ride"
    Then the heading is "Video not found"

    Examples:
      | call               | status |
      | media              | 400    |
      | media              | 404    |
      | media              | 422    |
      | the item of a slug | 400    |
      | the item of a slug | 422    |

  @MED-16 @API-07
  Scenario Outline: An answer with <status> says nothing about the id
    Given the platform answers media with status <status>
    When they open the workout "The Long Ride"
    Then the heading is "Something went wrong"
    And they can press "Try again"

    Examples:
      | status |
      | 408    |
      | 425    |
      | 429    |

  @MED-16 @API-07
  Scenario Outline: A media answer <what> says "<heading>", and tells developers why
    Given the platform answers media with this:
      """
      <body>
      """
    When they open the media page of "The Long Ride"
    Then the heading is "<heading>"
    And a developer is told "<failure>"

    Examples:
      | what                 | body                                      | heading              | failure                       |
      | without an item      | {"title": "Empty", "playlist": []}        | Video not found      | MediaItem not found           |
      | whose item has no id | {"playlist": [{"title": "Nobody"}]}       | Video not found      | MediaItem not found           |
      | without a playlist   | {"title": "Empty"}                        | Something went wrong | Media xjSCHvet cannot be read |
      | that is a list       | []                                        | Something went wrong | Media xjSCHvet cannot be read |
      | that is a page       | <!doctype html><title>Maintenance</title> | Something went wrong | malformed-answer              |

  @PLY-04 @API-06
  Scenario: A workout that cannot be opened counts as a page view, and not as a viewed workout
    Given home shows only the shelf "Picks" with:
      | item          | duration |
      | The Long Ride | 3600     |
    And the platform takes 5 s to answer media with status 404
    When they open "The Long Ride" from its card
    And 5 seconds go by
    Then the platform was told of the page "/workout/almost-two-hours" as "Video not found · Daybreak"
    And the platform was not told "Viewed Workout" about "The Long Ride"
    And the platform was asked for a page view 2 times
