Feature: Responses that take too long, or lead nowhere

  A server that answers after minutes is as good as none. Every request is given up after 15 seconds, until when placeholders stand for
  what is to come; a redirection is an error at once, and no reason to ask again.

  Background:
    Given a new subscriber

  @API-07
  Scenario Outline: Nobody waits more than 15 s for <call> on <page>
    Given the platform takes 20 s to answer <call>
    When they open <page>
    And 14 seconds go by
    Then <count> placeholders stand for the items of a list
    When 2 seconds go by
    Then the page says "<failure>"

    Examples:
      | call        | page                                 | count | failure                                   |
      | playlists   | the playlist "New this week"         | 30    | Playlist not found                        |
      | playlists   | the programs page                    | 30    | Playlist not found                        |
      | browsing    | the address "/workouts?style=boxing" | 30    | Playlist not found                        |
      | a search    | the search for "plank ladder"        | 15    | We couldn't search just now.              |
      | series data | the series "Learn to Box"            | 15    | An error occurred while requesting series |

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
