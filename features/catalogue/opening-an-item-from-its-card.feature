Feature: The page of an item that is opened from its card

  Nobody waits for what is known already: the card's item is at hand, so the head of its page shows at once, and the rest when the item
  itself has loaded. What only the item can tell, such as who may watch it, is not guessed from the card.

  Background:
    Given home shows only the shelf "Picks" with:
      | item           | duration |
      | The Long Ride  | 3600     |
      | Undefeated     | 3600     |
      | Iron Basics    | 3600     |
      | Learn to Box   | 3600     |
      | Get Strong     | 3600     |
      | About Daybreak | 3600     |
      | Stance         | 3600     |
      | Jab            | 3600     |

  Rule: The head shows at once

    Background:
      Given the platform takes 5 s to answer media

    @MED-02 @MED-03
    Scenario: A workout has its title, picture and facts before it has loaded
      Given a new subscriber
      When they open "The Long Ride" from its card
      Then the heading is "The Long Ride"
      And the page says "Workout • 1h 0m"
      And the page's picture of "The Long Ride" is asked for as "background" with a width of 1920
      And the tab is titled "The Long Ride · Daybreak"

    @MED-10 @MED-03
    Scenario: An episode has its title and its facts before it has loaded
      Given a new subscriber
      When they open "Jab" from its card
      Then the heading is "Jab"
      And the tab is titled "Jab · Daybreak"
      And the page says "Episode • 1h 0m • Boxing • TV-PG"

    @CAT-25
    Scenario Outline: A program is called "<title>" for <person>, also before it has loaded
      Given <person>
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
    Scenario Outline: The head of <what> shows before it has loaded, and the rest then
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

  Rule: What depends on access waits for the item itself

    Background:
      Given the platform takes 5 s to answer media

    @MED-03 @ACC-02
    Scenario Outline: The button "<label>" for <person> waits for the workout itself
      Given <person>
      When they open "The Long Ride" from its card
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
      And the screen of a large computer
      When they open "The Long Ride" from its card
      And they look at the button "Share"
      Then the page does not yet say "<label>"
      When 5 seconds go by
      Then they can press "<label>"
      And that button is where it was

      Examples:
        | person           | label                      |
        | a visitor        | Sign up to start watching! |
        | a lapsed member  | Activate your subscription |
        | a new subscriber | Start watching             |

    @MED-10 @MED-03
    Scenario: The button of an episode waits for the episode itself
      Given a new subscriber
      When they open "Jab" from its card
      Then the heading is "Jab"
      And the page does not yet say "Start watching"
      When 5 seconds go by
      Then they can press "Start watching"

    @MED-08 @ACC-04
    Scenario: A video that plays in its page is not locked before its workout has loaded
      Given the customer has switched the inline player on
      When they open "The Long Ride" from its card
      Then the page says "Workout • 1h 0m"
      And the page does not yet say "Members only"
      And the page has the heading "Members only"

  Rule: What is no longer there is not found after all

    Background:
      Given the platform takes 5 s to answer media with status 404

    @MED-16
    Scenario Outline: The <kind> "<item>" is no longer there
      When they open "<item>" from its card
      Then the heading is "<item>"
      When 5 seconds go by
      Then the heading is "Video not found"
      And the tab is titled "Video not found · Daybreak"

      Examples:
        | kind    | item          |
        | workout | The Long Ride |
        | episode | Jab           |
