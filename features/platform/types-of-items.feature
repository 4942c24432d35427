Feature: What the fields of an item say about its type

  An item says its type in contentType; the fields seriesId, episodeNumber and the tag seriesid_{id} count only where it says none, or
  that it is a workout. An episode number goes before a series id.

  @MED-01
  Scenario Outline: The type of "<title>" decides, whatever <field> says
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
    Then they are on the live page of "Iron Room"

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
  Scenario Outline: The address <from> leads on to <to>
    When they open the address "<from>"
    Then they are on the address "<to>"

    Examples:
      | from                                | to                                         |
      | /m/AD57Nbpa/maya-okafor?r=2JUZahN3  | /workouts?trainer=t:maya_okafor&r=2JUZahN3 |
      | /m/olWpgcl9/iron-room?r=2JUZahN3    | /p/Ny80CM2f?channel=olWpgcl9&r=2JUZahN3    |
      | /m/olWpgcl9/iron-room?play=1        | /p/Ny80CM2f?channel=olWpgcl9&play=1        |

  @MED-01 @CAT-11
  Scenario Outline: A trainer whose external id is <id> has a page of their own
    Given the page of "Maya Okafor" has "external_id" as <id>
    And home shows only the shelf "Picks" with:
      | item        | external_id |
      | Maya Okafor | trainer-    |
    When they open home
    And they press the card of "Maya Okafor"
    Then they are on the address "/m/AD57Nbpa/maya-okafor?r=Shelf001"
    And the heading is "Maya Okafor"

    Examples:
      | id         |
      | "trainer-" |
      | ""         |
