Feature: Responses that take too long, or lead nowhere

  A server that answers after minutes is as good as none. After 10 seconds the page says that it takes long, and after 20 it
  gives up, with another try; a redirection is an error at once, and no reason to ask again.

  Background:
    Given a new subscriber
    And they have marked "The Long Ride" as a favorite

  @API-07 @SHL-15
  Scenario Outline: Nobody waits more than 20 s for <call> on <page>
    Given the platform takes 500 s to answer <call>
    When they open <page>
    And 11 seconds go by
    Then the page says "This is taking longer than usual."
    And the page does not yet say "<failure>"
    When 10 seconds go by
    Then the page does not yet say "This is taking longer than usual."
    And the page says "<failure>"

    Examples:
      | call               | page                                 | failure                                   |
      | playlists          | the playlist "New this week"         | Playlist not found                        |
      | playlists          | the programs page                    | Playlist not found                        |
      | playlists          | home                                 | Could not load items                      |
      | browsing           | the address "/workouts?style=boxing" | Playlist not found                        |
      | a search           | the search for "plank ladder"        | We couldn't search just now.              |
      | series data        | the series "Learn to Box"            | An error occurred while requesting series |
      | media              | the workout "Just Move"              | Something went wrong                      |
      | the item of a slug | the workout "Just Move"              | Something went wrong                      |
      | a watchlist        | the favorites page                   | Favorites not found                       |
      | completed workouts | the workout history                  | Your workouts could not be loaded.        |
      | progress           | the progress page                    | Your numbers could not be loaded.         |

  @API-07 @SHL-15
  Scenario Outline: What shows without <call> waits no more than 20 s for it on <page>
    Given the platform takes 500 s to answer <call>
    When they open <page>
    Then the platform was asked for <call>
    When 11 seconds go by
    Then the page says "This is taking longer than usual."
    When 10 seconds go by
    Then the page does not yet say "This is taking longer than usual."

    Examples:
      | call                     | page                    |
      | the details of a workout | the workout "Just Move" |
      | a schedule               | the playlist "Live"     |

  @SHL-13 @SHL-15
  Scenario: In Spanish, too, a page says that it takes long
    Given a browser in Spanish
    And the platform takes 500 s to answer playlists
    When they open home
    And 11 seconds go by
    Then the page says "Esto tarda más de lo normal."

  @SHL-15
  Scenario: One part of a page that comes in time does not hide that another takes long
    Given the platform takes 500 s to answer the details of a workout
    When they open the workout "Just Move"
    Then the heading is "Just Move"
    When 9 seconds go by
    Then the page does not yet say "This is taking longer than usual."
    When 3 seconds go by
    Then the page says "This is taking longer than usual."

  @SHL-15 @MED-07 @browser @nightly
  Scenario: A section that waits to be scrolled to does not count as slow
    When they open the workout "Just Move"
    Then the heading is "Just Move"
    When 12 seconds go by
    Then the page does not yet say "This is taking longer than usual."

  @CFG-19 @SHL-15 @browser @nightly
  Scenario: A start that takes long says so, and is given up after 20 s
    Given the platform takes 500 s to answer the default config
    When they open home
    And 12 seconds go by
    Then the page says "This is taking longer than usual."
    When 13 seconds go by
    Then the page does not yet say "This is taking longer than usual."
    And they can press "Try again"

  @CFG-22
  Scenario Outline: A redirected request for <call> is not tried again
    Given the platform redirects <call> to itself
    When they open <page>
    Then the page says "<failure>"
    And the platform was asked for <call> 1 time

    Examples:
      | call               | page                                | failure                                   |
      | media              | the workout "Just Move"             | Something went wrong                      |
      | the item of a slug | the workout "Just Move"             | Something went wrong                      |
      | a trainer          | the address "/workouts?trainer=t:x" | Workouts                                  |
      | playlists          | the playlist "New this week"        | Playlist not found                        |
      | series data        | the series "Learn to Box"           | An error occurred while requesting series |
