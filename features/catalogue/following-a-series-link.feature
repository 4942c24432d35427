Feature: A link to a series

  Mails and posts link to a series as such. Whoever follows the link wants to watch, not to choose: it goes on to an episode at once,
  the first one or the one that the link names, and leaves no trace in the way back.

  @MED-13
  Scenario: A series link goes on to the first episode
    When they open the series link of "Learn to Box"
    Then they are on the episode "Stance"
    And the tab is titled "Stance · Daybreak"

  @MED-13 @browser
  Scenario: The way back does not lead to the series link
    When they open home
    Then they see the shelf "New this week"
    When they open the series link of "Learn to Box"
    Then they are on the episode "Stance"
    When they go back
    Then they are on home

  @MED-13
  Scenario Outline: A series link <what> goes on to the episode "<episode>"
    When they open <link>
    Then they are on <page>

    Examples:
      | what                      | link                                                                                          | episode      | page                                                         |
      | that names an episode     | the series link of "Learn to Box" choosing "Jab"                                              | Jab          | the episode "Jab"                                            |
      | from a playlist           | the series link of "Learn to Box" from the playlist "Series"                                  | Stance       | the episode "Stance" from the playlist "Series"              |
      | that opens the player     | the series link of "Learn to Box" with the player                                             | Stance       | the episode "Stance" with the player                         |
      | that does all of it       | the series link of "Learn to Box" with the player from the playlist "Series" choosing "Jab"   | Jab          | the episode "Jab" from the playlist "Series" with the player |
      | of a flat series          | the series link of "Small Talks" choosing "Which Shoes?"                                      | Which Shoes? | the episode "Which Shoes?"                                   |

  @MED-13
  Scenario Outline: The episode that a link names is found <where>
    Given the workouts of "<series>" come in parts of 5
    When they open the series link of "<series>" choosing "<episode>"
    Then they are on the episode "<episode>"
    And the heading is "<episode>"

    Examples:
      | where                                | series       | episode        |
      | in a later season, in a later part   | Learn to Box | Three Rounds   |
      | in a later part of a flat series     | Small Talks  | Why Rest Works |

  @MED-13
  Scenario: The episode that a link names is found, though the playlist of its series lacks it
    Given the platform answers playlists with these items:
      | item   |
      | Stance |
    When they open the series link of "Learn to Box" choosing "Three Rounds"
    Then they are on the episode "Three Rounds"
    And the heading is "Three Rounds"

  @MED-13
  Scenario: A series link opens the player for a subscriber
    Given a new subscriber
    When they open the series link of "Learn to Box" choosing "Jab" and the player at once
    Then the video plays

  @MED-13 @MED-14
  Scenario: The link of a series without a playlist leads no further
    When they open the series link of "From the Archive"
    Then the heading is "An error occurred while requesting series"
    And the tab is titled "An error occurred while requesting series · Daybreak"
    And they can press "Go to the home page"

  @MED-13 @MED-14 @API-07
  Scenario: Another try goes on to the first episode
    Given the platform answers series data with an error
    When they open the series link of "Learn to Box"
    Then the heading is "An error occurred while requesting series"
    When the platform is well again
    And they press "Try again"
    Then they are on the episode "Stance"
