Feature: The page of a workout or program

  @MED-02 @API-03 @API-04
  Scenario: A workout is found by its slug
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    And the tab is titled "The Long Ride · Daybreak"
    And the platform was asked for "/api/v3/jwp/config/slug/almost-two-hours"
    And the platform was asked for "/v2/media/xjSCHvet"
    And the platform was asked for "/api/v3/jwp/metadata/xjSCHvet"

  @MED-02
  Scenario: A workout that is opened from its card is found without its slug
    Given home shows only the shelf "Picks" with:
      | item          | duration |
      | The Long Ride | 7200     |
    When they open home
    And they press the card of "The Long Ride"
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
  Scenario: Where the map of series makes no sense, the slug still finds it
    Given the platform answers the map of series with a web page
    When they open the program "Iron Basics"
    Then the heading is "Iron Basics"

  @MED-02 @MED-16
  Scenario Outline: An unknown <what>
    When they open the address "<address>"
    Then the heading is "Video not found"
    And the tab is titled "Video not found · Daybreak"
    When they press "Go to the home page"
    Then they are on home

    Examples:
      | what    | address                |
      | workout | /workout/never-made    |
      | program | /program/never-made    |
      | media   | /m/Abcd1234/never-made |
      | workout of an odd slug | /workout/No%20Such%3F   |
      | program of an odd slug | /program/%3Cnone%3E     |
      | media of an odd id     | /m/x/never-made         |
      | media of another odd id | /m/..%2F..%2Fetc/none  |

  @MED-16 @API-07
  Scenario Outline: Media whose id is answered with <status> is not found
    Given the platform answers <call> with status <status>
    When they open the workout "The Long Ride"
    Then the heading is "Video not found"

    Examples:
      | call               | status |
      | media              | 400    |
      | media              | 404    |
      | media              | 410    |
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
      | 503    |

  @MED-16 @API-07
  Scenario Outline: A media answer <what>
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

  @MED-03 @MED-18
  Scenario Outline: The line under the title of <what>
    When they open <what>
    Then the page says "<line>"

    Examples:
      | what                           | line                                     |
      | the workout "The Long Ride"    | Workout • 2h 0m • Cycling • TV-G         |
      | the workout "One Minute Plank" | Workout • 1 min • Core • TV-G            |
      | the workout "Just Move"        | Workout • 16 min                         |
      | the program "Undefeated"       | Program • Boxing • TV-PG                 |

  @MED-03
  Scenario Outline: Without a <part> the line has the others
    Given the page of "The Long Ride" has "<field>" as <value>
    When they open the media page of "The Long Ride"
    Then the page says "<line>"

    Examples:
      | part     | field    | value | line                             |
      | duration | duration | 0     | Workout • Cycling • TV-G         |
      | genre    | genre    | ""    | Workout • 2h 0m • TV-G           |
      | rating   | rating   | ""    | Workout • 2h 0m • CyclingTwo     |

  @MED-18
  Scenario Outline: In the long form <seconds> s are <words>
    Given the page of "The Long Ride" has "duration" as <seconds>
    When they open the media page of "The Long Ride"
    Then the page says "Workout • <words> • Cycling"

    Examples:
      | seconds | words  |
      | 60      | 1 min  |
      | 61      | 2 min  |
      | 3540    | 59 min |
      | 3541    | 1h 0m  |
      | 3600    | 1h 0m  |
      | 7199    | 2h 0m  |
      | 7201    | 2h 1m  |

  @MED-04 @browser
  Scenario Outline: A long description collapses to <height> pixels in a window <width> pixels wide
    Given a window of <width> by 800 pixels
    And the page of "The Long Ride" has a description of 300 words
    When they open the media page of "The Long Ride"
    Then the text "Every word counts." is <height> pixels high
    When they press "Read more"
    Then the text "Every word counts." is more than 200 pixels high
    When they press "Read less"
    Then the text "Every word counts." is <height> pixels high

    Examples:
      | width | height |
      | 1280  | 125    |
      | 480   | 125    |
      | 479   | 75     |
      | 360   | 75     |

  @MED-04 @browser
  Scenario: A short description has no control
    When they open the workout "One Minute Plank"
    Then the page says "Exactly one minute."
    And they cannot come to "Read more"

  @MED-05
  Scenario: The start button
    Given a new subscriber
    When they open the workout "The Long Ride"
    Then they can press "Start watching"

  @MED-06
  Scenario: What is known of a workout, part by part
    When they open the workout "The Long Ride"
    Then the details are:
      | Trainer          | Tom Whitaker             |
      | Difficulty       | All levels               |
      | Style            | Rhythm ride              |
      | Pace             | 60 to 80 rpm             |
      | Best for         | Leg endurance            |
      | Equipment to buy | Learn more about Indoor bike |
    And the link "Learn more about Indoor bike" leads outside to "https://shop.daybreak.example/studio-bike"

  @MED-06 @CAT-05
  Scenario: A daily workout has an air date, and equipment of both kinds
    When they open the address "/workout/365-2026-06-15"
    Then the details are:
      | Trainer          | Jonas Lindqvist      |
      | Difficulty       | Beginner             |
      | Style            | Dumbbell strength    |
      | Pace             | Controlled           |
      | Air date         | June 15, 2026        |
      | Best for         | Bone health          |
      | Equipment        | Exercise mat         |
      | Equipment to buy | Learn more about Dumbbells |

  @MED-06 @CAT-05
  Scenario: A daily workout whose details name no air date has the day on which it was published
    Given the platform answers the details of a workout with this:
      """
      {"pace": "Slow"}
      """
    When they open the address "/workout/365-2026-06-15"
    Then the details are:
      | Pace     | Slow          |
      | Air date | June 15, 2026 |

  @MED-06 @CAT-05
  Scenario: No other workout has an air date
    Given the platform answers the details of a workout with this:
      """
      {"pace": "Slow", "pubdate": "2026-06-15T00:00:00Z"}
      """
    When they open the workout "The Long Ride"
    Then the details are:
      | Pace | Slow |

  @MED-06
  Scenario: A workout of a program leads to it
    Given a new subscriber
    And the platform answers the details of a workout with this:
      """
      {"series": {"name": "Undefeated", "viewName": "undefeated", "mediaId": "RIPI7Xmf"}}
      """
    When they open the workout "The Long Ride"
    Then the details are:
      | Part of | Undefeated |
    And the link "Undefeated" leads to the program "Undefeated"

  @MED-06 @API-07
  Scenario Outline: Details that <what> leave no gap and harm nothing
    Given the platform answers the details of a workout with <answer>
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    And no details show

    Examples:
      | what        | answer              |
      | fail        | status 500          |
      | are a page  | a web page          |
      | are nothing | nothing             |
      | are broken  | half of a JSON text |

  @MED-06 @API-07
  Scenario: Details of the wrong kind are left out one by one
    Given the platform answers the details of a workout with this:
      """
      {"trainer": 42, "difficulty": ["hard"], "style": "Ride", "equipment": [{"name": 7}, {"name": "Towel"}], "series": "none"}
      """
    When they open the workout "The Long Ride"
    Then the details are:
      | Style     | Ride  |
      | Equipment | Towel |

  @MED-06
  Scenario Outline: Equipment <what> has no link
    Given the platform answers the details of a workout with this:
      """
      {"equipment": [{"name": "Towel", <sale>}]}
      """
    When they open the workout "The Long Ride"
    Then the details are:
      | Equipment | Towel |
    And there is no link "Learn more about Towel"

    Examples:
      | what                                      | sale                                                                |
      | that is not for sale                      | "purchasable": false, "purchase_url": "https://shop.example/towel"  |
      | of which it is not known whether it is    | "purchase_url": "https://shop.example/towel"                        |
      | whose shop has no address                 | "purchasable": true                                                 |
      | whose shop's address is no web address    | "purchasable": true, "purchase_url": "javascript:alert(1)"          |

  @MED-06
  Scenario: Several pieces of equipment of each kind
    Given the platform answers the details of a workout with this:
      """
      {"equipment": [
        {"name": "Towel", "purchasable": false}, {"name": "Rope", "purchasable": true, "purchase_url": "https://shop.example/rope"},
        {"name": "Chair", "purchasable": false}, {"name": "Gloves", "purchasable": true, "purchase_url": "https://shop.example/gloves"}
      ]}
      """
    When they open the workout "The Long Ride"
    Then the details are:
      | Equipment        | Towel, Chair                               |
      | Equipment to buy | Learn more about Rope Learn more about Gloves |
    And the link "Learn more about Gloves" leads outside to "https://shop.example/gloves"

  @MED-03 @API-07
  Scenario: Markup from outside is text
    When they open the workout "Core & <Control>"
    Then the heading is "Core & <Control>"

  @CAT-15
  Scenario: The hero picture comes 1920 pixels wide
    When they open the workout "The Long Ride"
    Then the page's picture of "The Long Ride" is asked for as "background" with a width of 1920

  @CAT-15
  Scenario: The config names another hero picture
    Given the config field "custom.backgroundImage" is "wide"
    When they open the workout "The Long Ride"
    Then the page's picture of "The Long Ride" is asked for as "wide" with a width of 1920

  @MED-06 @browser
  Scenario Outline: Details that come late move nothing that stands there already, on a <width> px wide screen
    Given a new subscriber
    And a window of <width> by <height> pixels
    And the platform takes 1 s to answer the details of a workout
    When they open the workout "The Long Ride"
    Then the page says "Tom Whitaker"
    And they see the shelf "You may also like"
    And nothing of the page has moved by itself

    Examples:
      | width | height |
      | 412   | 823    |
      | 1440  | 900    |
