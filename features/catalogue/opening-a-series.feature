Feature: The page of a series

  A series is watched episode by episode, in the order of its makers. Its page shows all episodes, and its button starts the first
  one. Some series come in seasons, others are one flat list: people see no difference but the names of the places.

  @MED-01 @MED-14 @API-04
  Scenario: A series in seasons shows what it is and all its episodes
    When they open the series "Learn to Box"
    Then the heading is "Learn to Box"
    And the tab is titled "Learn to Box · Daybreak"
    And the page says "Series • Boxing • TV-PG"
    And the shelf "Episodes" begins with:
      | Stance |
      | Jab    |
    And the shelf "Episodes" shows "Three Rounds"

  @MED-14 @MED-10
  Scenario: A flat series shows its episodes, and no seasons
    When they open the series "Small Talks"
    Then the shelf "Episodes" begins with:
      | Do I Need to Stretch? |
      | How Sore Is Too Sore? |
      | Which Shoes?          |
    And the card of "Which Shoes?" says "Episode 3"
    And there are no seasons to choose from

  @ACC-02 @ACC-03
  Scenario: A subscriber starts with the first episode
    Given a new subscriber
    When they open the series "Learn to Box"
    And they press "First Workout"
    Then the video plays
    And they are on the episode "Stance" with the player

  @MED-08 @ACC-03
  Scenario: The player of a series plays the first episode, and keeps the playlist it was opened from
    Given a new subscriber
    When they open the series "Learn to Box" from the playlist "Series" and the player at once
    Then they are on the episode "Stance" from the playlist "Series" with the player
    And the video plays

  @ACC-02 @ACC-03
  Scenario: A visitor is asked to sign up
    When they open the series "Learn to Box"
    And they press "Sign up to start watching!"
    Then they are on the account site's sign-up page
    And it returns to the series "Learn to Box"

  @MED-14
  Scenario: The makers' own seasons, numbers and order count, whatever the playlist says
    Given the episodes of "Learn to Box" are:
      | season | episode | number |
      | 3      | Slip    | 7      |
      | 3      | Jab     | 8      |
    When they open the series "Learn to Box"
    Then the shelf "Episodes" shows exactly, in this order:
      | Slip |
      | Jab  |
    And the card of "Jab" says "S3 E8"
    And the card of "Jab" leads to the episode "Jab"

  @MED-14
  Scenario: The episodes of a flat series that have no numbers are counted from 1
    Given the episodes of "Learn to Box" are:
      | episode |
      | Slip    |
      | Jab     |
    When they open the series "Learn to Box"
    Then the card of "Slip" says "Episode 1"
    And the card of "Jab" says "Episode 2"
    When they press the card of "Jab"
    Then the page says "Episode 2/2"

  @MED-14
  Scenario: All episodes of a series show, though its playlist comes in parts
    Given a new subscriber
    And the workouts of "Learn to Box" come in parts of 5
    When they open the series "Learn to Box"
    Then the shelf "Episodes" shows "Jab"
    And the shelf "Episodes" shows "Three Rounds"

  @SHL-11 @browser
  Scenario: The seasons of a long series fit on a phone
    When they open the series "The Long Set"
    Then they see the shelf "Episodes"
    And the page is accessible, and fits on the screen of:
      | a phone |

  Rule: While the episodes are on their way, the page keeps their place

    Background:
      Given the platform takes 4 s to answer series data

    @MED-14 @CAT-18
    Scenario: Placeholders stand for episodes that are on their way
      When they open the series "Learn to Box"
      Then the heading is "Learn to Box"
      And 15 placeholders stand for the items of a list

    @MED-03 @MED-14 @browser @nightly
    Scenario Outline: The button beside "<label>" stays where it was
      Given <person>
      And the screen of a large computer
      When they open the series "Learn to Box"
      And they look at the button "Share"
      Then the page does not yet say "<label>"
      When 4 seconds go by
      Then they can press "<label>"
      And that button is where it was

      Examples:
        | person           | label                      |
        | a visitor        | Sign up to start watching! |
        | a new subscriber | First Workout              |

  Rule: A series whose episodes cannot be had says so below its own head

    @MED-14
    Scenario: A series that was never given a playlist cannot be tried again
      When they open the series "From the Archive"
      Then the heading is "From the Archive"
      And the page has the heading "An error occurred while requesting series"
      And "Try again" cannot be pressed

    @MED-14
    Scenario: A series that has lost its id has no episodes
      Given the page of "Outside" has "seriesId" as null
      When they open the series "Outside"
      Then the page has the heading "An error occurred while requesting series"

    @MED-14 @API-07
    Scenario Outline: A series cannot be started when <what>
      Given a new subscriber
      And the platform answers <call> with status <status>
      When they open the series "Learn to Box"
      Then the heading is "Learn to Box"
      And the page has the heading "An error occurred while requesting series"
      And "First Workout" cannot be pressed

      Examples:
        | what                     | call        | status |
        | its series data fail     | series data | 500    |
        | its series data are gone | series data | 404    |
        | its playlist fails       | playlists   | 500    |
        | its playlist is gone     | playlists   | 404    |

    @MED-14 @API-07
    Scenario: Another try brings the episodes
      Given the platform does not answer series data
      When they open the series "Learn to Box"
      Then the page has the heading "An error occurred while requesting series"
      When the platform is well again
      And they press "Try again"
      Then the shelf "Episodes" shows "Jab"
