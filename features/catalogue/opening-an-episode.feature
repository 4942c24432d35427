Feature: The page of an episode

  An episode is never alone: its page says where it stands in its series, leads to the whole of it and shows the other episodes, season
  by season. Which series that is, the episode says itself, or a tag does, or the platform knows it.

  Rule: An episode says where it stands

    @MED-01 @MED-10 @MED-20
    Scenario: An episode stands in its season
      When they open the episode "Jab"
      Then the tab is titled "Jab · Daybreak"
      And the page says "Season 1/2 - Episode 2/6"
      And the page says "Episode • 20 min • Boxing • TV-PG"
      And the link "Learn to Box" leads to the series "Learn to Box"
      And the season "Season 1" is chosen

    @MED-04 @MED-10
    Scenario: The words about an episode make way for those about the next
      When they open the episode "Jab"
      Then the page says "Lesson 2: Jab. First without moving the feet, then with."
      When they press the card of "Cross"
      Then the heading is "Cross"
      And the page does not say "Lesson 2: Jab. First without moving the feet, then with."
      And the page says "Lesson 3: Cross"

    @MED-10
    Scenario Outline: The place of "<episode>" is "<place>"
      When they open the episode "<episode>"
      Then the page says "<place>"

      Examples:
        | episode        | place                    |
        | Harbour Wall   | Season 1/8 - Episode 1/4 |
        | The Last Hill  | Season 8/8 - Episode 4/4 |
        | Three Rounds   | Season 2/2 - Episode 6/6 |
        | Before You Run | Season 1/1 - Episode 1/7 |

    @MED-10 @MED-14 @MED-21
    Scenario: An episode of a flat series, which only a tag names, has its place without a season
      When they open the media page of "Which Shoes?"
      Then the page says "Episode 3/9"
      And the page does not say "Season"
      And there are no seasons to choose from
      And the link "Small Talks" leads to the series "Small Talks"
      And the only card marked as the page they are on is that of "Which Shoes?"
      And the card of "When to Stop" leads to the episode "When to Stop"

    @MED-10 @MED-14 @API-04
    Scenario: An episode that names no series stands in the one that the platform knows
      When they open the media page of "A Day with Jonas"
      Then the page says "Season 1/3 - Episode 2/6"
      And the link "Meet the Coach" leads to the series "Meet the Coach"
      And the only card marked as the page they are on is that of "A Day with Jonas"

    @MED-11 @MED-14
    Scenario: After an episode that names no series comes the next one of the series
      Given a new subscriber
      When they open the media page of "A Day with Jonas" and the player at once
      And they watch to the end
      Then "Rosa’s Bar" is up next

    @MED-10
    Scenario Outline: Gaps in the numbers are kept: "<episode>" is "<place>"
      Given the episodes of "Learn to Box" are:
        | season | episode | number |
        | 2      | Slip    | 1      |
        | 5      | Jab     | 4      |
      When they open the episode "<episode>"
      Then the page says "<place>"

      Examples:
        | episode | place                    |
        | Jab     | Season 5/5 - Episode 4/4 |
        | Slip    | Season 2/5 - Episode 1/1 |

    @MED-10 @MED-03
    Scenario: An episode opened from its series has its facts and its place before it has loaded
      Given a new subscriber
      When they open the series "Learn to Box"
      Then the card of "Jab" leads to the episode "Jab"
      When the platform takes 5 s to answer media
      And they press the card of "Jab"
      Then the heading is "Jab"
      And the page says "Episode • 20 min • Boxing • TV-PG"
      And the page says "Season 1/2 - Episode 2/6"

    @MED-20
    Scenario: A workout can be an episode of a series
      Given the episodes of "Learn to Box" are:
        | episode       |
        | The Long Ride |
        | Jab           |
      When they open the media page of "The Long Ride" in the series "Learn to Box"
      Then the heading is "The Long Ride"
      And the page says "Episode 1/2"

  Rule: The episodes of a season can be chosen

    @MED-10
    Scenario: The current episode is marked among those of its season
      When they open the episode "Jab"
      Then the shelf "Episodes" shows exactly, in this order:
        | Stance       |
        | Jab          |
        | Cross        |
        | Hook         |
        | Uppercut     |
        | Combinations |
      And the only card marked as the page they are on is that of "Jab"

    @MED-10
    Scenario: The chosen season stays chosen when the page is loaded again
      When they open the episode "Jab"
      And they choose the season "Season 2"
      Then the shelf "Episodes" shows "Slip" first
      And the shelf "Episodes" does not show "Jab"
      When they load the page again
      Then the season "Season 2" is chosen

    @MED-10
    Scenario: All seasons together show every episode
      When they open the episode "Slip"
      And they choose the season "All seasons"
      Then the shelf "Episodes" shows "Jab"
      And the shelf "Episodes" shows "Slip"

    @MED-10
    Scenario: Five seasons are buttons
      When they open the series "First Light"
      Then the seasons to choose from are these buttons:
        | All seasons |
        | Season 1    |
        | Season 2    |
        | Season 3    |
        | Season 4    |
        | Season 5    |
      And the season "All seasons" is chosen

    @MED-10
    Scenario: Six seasons are a dropdown
      When they open the series "The Long Set"
      Then the seasons to choose from are in a dropdown:
        | All seasons |
        | Season 1    |
        | Season 2    |
        | Season 3    |
        | Season 4    |
        | Season 5    |
        | Season 6    |
      When they choose the season "Season 6"
      Then the shelf "Episodes" shows "The Welder" first
      And "Season 6" is chosen as "Seasons"

    @MED-10
    Scenario: A single season has buttons, too
      When they open the series "The Warm-Up"
      Then the seasons to choose from are these buttons:
        | All seasons |
        | Season 1    |

  Rule: Whoever goes from episode to episode stays in the series, and in the playlist they came from

    @MED-20
    Scenario: Series and playlist are kept on the way to another episode, to the series and back
      When they open the episode "Jab" from the playlist "Series"
      And they press the card of "Cross"
      Then they are on the episode "Cross" from the playlist "Series"
      And the tab is titled "Cross · Daybreak"
      When they press "Learn to Box"
      Then they are on the series "Learn to Box" from the playlist "Series"
      When they press the card of "Jab"
      Then they are on the episode "Jab" from the playlist "Series"

    @MED-20 @MED-08
    Scenario: The player closes onto the episode in its series
      Given a new subscriber
      When they open the episode "Jab" from the playlist "Series" and the player at once
      Then the video plays
      When they press "Back"
      Then they are on the episode "Jab" from the playlist "Series"
      When they press "Start watching"
      Then the video plays
      And they are on the episode "Jab" from the playlist "Series" with the player

  Rule: An episode can be watched even if its series cannot be had

    @MED-14 @API-07
    Scenario: A series that could not be looked up can be tried again
      Given the platform answers series data with an error
      When they open the media page of "A Day with Jonas"
      Then the heading is "A Day with Jonas"
      And the page has the heading "An error occurred while requesting series"
      When the platform is well again
      And they press "Try again"
      Then the page says "Season 1/3 - Episode 2/6"

    @MED-14
    Scenario: An episode of a series without a playlist can be started
      Given a new subscriber
      When they open the media page of "Step, 2016"
      Then the page has the heading "An error occurred while requesting series"
      And they can press "Start watching"

    @MED-14
    Scenario: An episode that has lost its series says so
      Given the page of "Jab" has "seriesId" as null
      When they open the media page of "Jab"
      Then the heading is "Jab"
      And the page has the heading "An error occurred while requesting series"

    @MED-14 @API-07
    Scenario Outline: An episode can be watched though <call> cannot be had
      Given a new subscriber
      And the platform answers <call> with an error
      When they open the episode "Jab"
      Then the page has the heading "An error occurred while requesting series"
      When they press "Start watching"
      Then the video plays

      Examples:
        | call        |
        | series data |
        | playlists   |

    @MED-14
    Scenario Outline: An episode is not found <where>
      When they open <page>
      Then the heading is "Episode not found"
      And the tab is titled "Episode not found · Daybreak"
      When they press "Go to the home page"
      Then they are on home

      Examples:
        | where                               | page                                                         |
        | in another series                   | the media page of "Jab" in the series "Outside"              |
        | by the link of a series without it  | the series link of "Learn to Box" choosing "Harbour Wall"    |

  @SHL-11 @browser
  Scenario: An episode fits on a small phone as well as on a computer
    When they open the episode "Jab"
    Then they see the shelf "Episodes"
    And the page is accessible, and fits on the screen of:
      | a small phone |
      | a computer    |
