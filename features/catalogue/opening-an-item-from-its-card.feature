Feature: The page of an item that is opened from its card

  The card's item is at hand: the head of the page shows at once, the rest when the item itself has loaded.

  @MED-02 @MED-03
  Scenario: A workout has its title, picture and facts before it has loaded
    Given a new subscriber
    And home shows only the shelf "Picks" with:
      | item          | duration |
      | The Long Ride | 3600     |
    And the platform takes 5 s to answer media
    When they open home
    And they press the card of "The Long Ride"
    Then the heading is "The Long Ride"
    And the page says "Workout • 1h 0m"
    And the page's picture of "The Long Ride" is asked for as "background" with a width of 1920
    And the tab is titled "The Long Ride · Daybreak"

  @MED-03 @ACC-02
  Scenario Outline: What depends on the access of <person> waits for the workout itself
    Given <person>
    And home shows only the shelf "Picks" with:
      | item          | duration |
      | The Long Ride | 3600     |
    And the platform takes 5 s to answer media
    When they open home
    And they press the card of "The Long Ride"
    Then the heading is "The Long Ride"
    And the page does not yet say "<label>"
    When 5 seconds go by
    Then they can press "<label>"

    Examples:
      | person           | label                      |
      | a visitor        | Sign up to start watching! |
      | a new subscriber | Start watching             |

  @MED-03 @browser
  Scenario Outline: The button beside "<label>" stays where it was
    Given <person>
    And a window of 1440 by 900 pixels
    And home shows only the shelf "Picks" with:
      | item          | duration |
      | The Long Ride | 3600     |
    And the platform takes 5 s to answer media
    When they open home
    And they press the card of "The Long Ride"
    Then the heading is "The Long Ride"
    When they look at the button "Share"
    Then the page does not yet say "<label>"
    When 5 seconds go by
    Then they can press "<label>"
    And that button is where it was

    Examples:
      | person           | label                      |
      | a visitor        | Sign up to start watching! |
      | a lapsed member  | Activate your subscription |
      | a new subscriber | Start watching             |

  @MED-16
  Scenario: A workout that is no longer there is not found after all
    Given home shows only the shelf "Picks" with:
      | item          | duration |
      | The Long Ride | 3600     |
    And the platform takes 5 s to answer media with status 404
    When they open home
    And they press the card of "The Long Ride"
    Then the heading is "The Long Ride"
    When 5 seconds go by
    Then the heading is "Video not found"
    And the tab is titled "Video not found · Daybreak"

  @PLY-04 @API-06
  Scenario: A workout that cannot be opened has not been viewed
    Given home shows only the shelf "Picks" with:
      | item          | duration |
      | The Long Ride | 3600     |
    And the platform takes 5 s to answer media with status 404
    When they open home
    And they press the card of "The Long Ride"
    And 5 seconds go by
    Then the platform was told of the page "/workout/almost-two-hours" as "Video not found · Daybreak"
    And the platform was not told "Viewed Workout" about "The Long Ride"
    And the platform was asked for a page view 2 times

  @CAT-25
  Scenario Outline: <person> reads <title> before the program has loaded
    Given <person>
    And home shows only the shelf "Picks" with:
      | item       | duration |
      | Undefeated | 3600     |
    And the platform takes 5 s to answer media
    When they open home
    And they press the card of "<title>"
    Then the heading is "<title>"
    And the page says "1h 0m"
    And the tab is titled "<title> · Daybreak"

    Examples:
      | person           | title                |
      | a visitor        | Boxing for Everybody |
      | a new subscriber | Undefeated           |

  @MED-03 @MED-10 @MED-14 @CAT-24
  Scenario Outline: The head of <what> shows before it has loaded
    Given home shows only the shelf "Picks" with:
      | item   | duration |
      | <item> | 3600     |
    And the platform takes 5 s to answer media
    When they open home
    And time stands still
    And they press the card of "<item>"
    Then the heading is "<item>"
    When 6 seconds go by
    Then the page says "<rest>"

    Examples:
      | what        | item           | rest                       |
      | a program   | Iron Basics    | Sign up to start watching! |
      | a series    | Learn to Box   | Episodes                   |
      | a hub       | Get Strong     | Picks                      |
      | a text page | About Daybreak | What we believe            |
      | an episode  | Stance         | Start watching             |

  @MED-10 @MED-03
  Scenario: An episode has its title, facts and series before it has loaded
    Given a new subscriber
    When they open the series "Learn to Box"
    Then the card of "Jab" leads to the episode "Jab"
    When the platform takes 5 s to answer media
    And they press the card of "Jab"
    Then the heading is "Jab"
    And the page says "Episode • 20 min • Boxing • TV-PG"
    And the page says "Season 1/2 - Episode 2/6"
    And the page does not yet say "Start watching"
    And the tab is titled "Jab · Daybreak"
    When 5 seconds go by
    Then they can press "Start watching"

  @MED-16
  Scenario: An episode that is no longer there is not found after all
    Given home shows only the shelf "Picks" with:
      | item | duration |
      | Jab  | 3600     |
    And the platform takes 5 s to answer media with status 404
    When they open home
    And they press the card of "Jab"
    Then the heading is "Jab"
    When 5 seconds go by
    Then the heading is "Video not found"

  @MED-08 @ACC-04
  Scenario: A video that plays in its page is not locked before its workout has loaded
    Given the config field "custom.inlinePlayer" is true
    And home shows only the shelf "Picks" with:
      | item          | duration |
      | The Long Ride | 3600     |
    And the platform takes 5 s to answer media
    When they open home
    And they press the card of "The Long Ride"
    Then the page says "Workout • 1h 0m"
    And the page does not yet say "Members only"
    And the page has the heading "Members only"
