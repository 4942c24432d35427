Feature: Headings of pages
  Whoever cannot see a page finds the way through it by its headings: one for the page, below it those of its parts, below these
  those of what they show. A level that is left out sounds like a part that is missing.

  @SHL-11 @CAT-23
  Scenario: The workouts of the 365 page are below the heading of their list
    Given a visitor
    When they open the 365 page
    Then a heading "Upper Body: Pause Reps" belongs to the heading "Every workout so far"
    And a heading "Every workout so far" belongs to the heading "Today’s 365"

  @SHL-11
  Scenario Outline: No heading skips a level for <person> on <page>
    Given <person>
    When they open <page>
    Then the page has the heading <heading>
    And no heading of the page skips a level

    Examples:
      | person                             | page                               | heading                      |
      | a visitor                          | home                               | "Trending programs"          |
      | a coached member mid-plan          | home                               | "Accessory Work: Week 2"     |
      | a visitor                          | the workouts page                  | "Workouts"                   |
      | a visitor                          | the programs page                  | "Programs"                   |
      | a visitor                          | the trainers page                  | "Our trainers"               |
      | a visitor                          | the series page                    | "Series"                     |
      | a visitor                          | the 365 page                       | "Every workout so far"       |
      | a visitor                          | the 365 history                    | "365 History"                |
      | a visitor                          | the playlist "Trending programs"   | "Trending programs"          |
      | a visitor                          | the hub "Get Strong"               | "Get Strong"                 |
      | a visitor                          | the trainer "Maya Okafor"          | "Maya Okafor"                |
      | a visitor                          | the search for "plank"             | "Core Circuit: Plank"        |
      | a visitor                          | the search of programs for "barre" | "Programs"                   |
      | a visitor                          | the search for "zzz"               | 'No results found for "zzz"' |
      | a visitor                          | the search page                    | "Start typing to search"     |
      | a visitor                          | the workout "The Long Ride"        | "The Long Ride"              |
      | a visitor                          | the series "Outside"               | "Outside"                    |
      | a visitor                          | the program "Iron Basics"          | "Iron Basics"                |
      | a visitor                          | the playlist "Live"                | "Hips, Part One"             |
      | a visitor                          | the page "About Daybreak"          | "About Daybreak"             |
      | a visitor                          | the about page                     | "About Daybreak"             |
      | a visitor                          | the demo page                      | "Demo"                       |
      | a visitor                          | the address "/nowhere"             | "This page doesn't exist."   |
      | a subscribed member                | the favorites page                 | "Undefeated"                 |
      | a subscribed member                | the progress page                  | "All time"                   |
      | a subscribed member                | the mobile progress page           | "All time"                   |
      | a subscribed member                | the workout history                | "Today"                      |
      | a new subscriber                   | the workout history                | "0 workouts"                 |
      | a coached member mid-plan          | the coaching page                  | "Workouts"                   |
      | a coached member at the first step | the coaching page                  | "Workouts"                   |

  @SHL-11
  Scenario: No heading skips a level where a channel cannot be played
    Given a subscribed member
    When they watch the channel "No Stream"
    Then the page has the heading "This video can't be played"
    And no heading of the page skips a level

  @SHL-11
  Scenario Outline: No heading skips a level where the video of <page> cannot be played in its page
    Given a subscribed member
    And the customer has switched the inline player on
    And the platform answers a video with status 404
    When they open <page>
    And they press "Play"
    Then the page has the heading "This video can't be played"
    And no heading skips a level, from the player above the heading of the page on

    Examples:
      | page                        |
      | the workout "The Long Ride" |
      | the episode "Jab"           |

  @SHL-11
  Scenario: No heading skips a level at the end of a recording
    Given a subscribed member
    When they watch what "Daybreak Live" showed from 06:45 to 07:15
    And they watch to the end
    Then the page has the heading "Pull: Heavy Day is over"
    And no heading of the page skips a level
