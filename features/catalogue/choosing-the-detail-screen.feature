Feature: An item's type decides its screen

  @MED-01
  Scenario Outline: <what> is shown as what it is
    Given a lapsed member
    When they open <page>
    Then the tab is titled "<heading> · Daybreak"
    And the page says "<words>"

    Examples:
      | what         | page                               | heading        | words                        |
      | A series     | the media page of "Outside"        | Outside        | Series • HIIT • TV-G         |
      | An episode   | the media page of "Black Sand"     | Black Sand     | Season 2/8 - Episode 2/4     |
      | A page       | the media page of "About Daybreak" | About Daybreak | Nobody needs to be shouted at |
      | A hub        | the media page of "Get Strong"     | Get Strong     | One kettlebell               |
      | A workout    | the media page of "The Long Ride"  | The Long Ride  | Workout • 2h 0m              |
      | A program    | the media page of "Undefeated"     | Undefeated     | Program • Boxing             |

  @MED-01
  Scenario Outline: A type that is said decides, whatever <field> says
    Given the page of "<title>" has "<field>" as <value>
    When they open the media page of "<title>"
    Then the heading is "<title>"
    And the page does not say "An error occurred while requesting series"

    Examples:
      | title          | field         | value      |
      | About Daybreak | episodeNumber | "3"        |
      | About Daybreak | seriesId      | "Abcd1234" |
      | Get Strong     | episodeNumber | "3"        |
      | Get Strong     | seriesId      | "Abcd1234" |

  @MED-01
  Scenario Outline: A workout with <field> is <kind>
    Given a new subscriber
    And the page of "The Long Ride" has "<field>" as <value>
    When they open the media page of "The Long Ride"
    Then the heading is "The Long Ride"
    And the page has the heading "An error occurred while requesting series"

    Examples:
      | field         | value               | kind       |
      | episodeNumber | "3"                 | an episode |
      | seriesId      | "Abcd1234"          | a series   |
      | tags          | "a,seriesid_Abcd12" | a series   |

  @MED-01
  Scenario: Whatever has a series id and no type of its own is a series, which nobody can start
    Given a new subscriber
    And the page of "The Long Ride" has "seriesId" as "Abcd1234"
    When they open the media page of "The Long Ride"
    Then the page has the heading "An error occurred while requesting series"
    And the page does not say "Start watching"

  @MED-01
  Scenario: An episode number goes before a series id
    Given a new subscriber
    And the page of "The Long Ride" has "seriesId" as "Abcd1234"
    And the page of "The Long Ride" has "episodeNumber" as "3"
    When they open the media page of "The Long Ride"
    Then the page has the heading "An error occurred while requesting series"
    And they can press "Start watching"

  @MED-01
  Scenario: An episode without a number stays one, which can be started
    Given a new subscriber
    And the page of "Jab" has "episodeNumber" as null
    When they open the media page of "Jab"
    Then the page says "Episode • 20 min"
    And they can press "Start watching"

  @MED-01
  Scenario: A series with a number stays one
    Given the page of "Outside" has "episodeNumber" as "3"
    When they open the media page of "Outside"
    Then the page says "Series • HIIT • TV-G"
    And they see the shelf "Episodes"
    And the page does not say "An error occurred while requesting series"

  @MED-01
  Scenario Outline: A live channel stays one, with <field> as <value>
    Given the page of "Iron Room" has "<field>" as <value>
    When they open the media page of "Iron Room"
    Then they are on the address "/p/Ny80CM2f?channel=olWpgcl9"

    Examples:
      | field         | value      |
      | episodeNumber | "3"        |
      | seriesId      | "Abcd1234" |

  @MED-01
  Scenario: A public address keeps the page of a workout
    Given the page of "The Long Ride" has "episodeNumber" as "3"
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    And the page does not say "An error occurred while requesting series"

  @MED-01 @CAT-11 @MED-20
  Scenario Outline: A trainer leads to the workouts, <how>
    When they open the address "/m/AD57Nbpa/maya-okafor<query>"
    Then they are on the address "/workouts?trainer=t:maya_okafor<rest>"

    Examples:
      | how                 | query       | rest        |
      | alone               |             |             |
      | keeping its origin  | ?r=2JUZahN3 | &r=2JUZahN3 |

  @MED-01 @MED-20
  Scenario Outline: A live channel leads to its live page, <how>
    When they open the address "/m/olWpgcl9/iron-room<query>"
    Then they are on the address "/p/Ny80CM2f?channel=olWpgcl9<rest>"

    Examples:
      | how                | query       | rest        |
      | alone              |             |             |
      | keeping its origin | ?r=2JUZahN3 | &r=2JUZahN3 |
      | with its player    | ?play=1     | &play=1     |

  @MED-01
  Scenario: The way back from a live page does not lead to the channel
    When they open the playlist "Live channels"
    And they press the card of "Iron Room"
    Then they are on the address "/p/Ny80CM2f?channel=olWpgcl9&r=n5p3qLzP"
    When they go back
    Then they are on the playlist "Live channels"

  @MED-01
  Scenario: A live channel that is on no live page
    When they open the channel "Pop-Up Studio"
    Then the heading is "Live channel not found"
    And the tab is titled "Live channel not found · Daybreak"
    When they press "Go to the home page"
    Then they are on home

  @MED-16 @API-07
  Scenario Outline: The item of <page> that cannot be had
    Given the platform answers media with status 500
    When they open <page>
    Then the heading is "Something went wrong"
    When the platform is well again
    And they press "Try again"
    Then the tab is titled "<heading> · Daybreak"

    Examples:
      | page                      | heading        |
      | the series "Outside"      | Outside        |
      | the episode "Jab"         | Jab            |
      | the page "About Daybreak" | About Daybreak |
      | the hub "Get Strong"      | Get Strong     |
