Feature: The rows of home that are somebody's own

  @CAT-02 @FAV-06 @CAT-08
  Scenario: Favorites stand in the member's order, with a way to all of them
    Given a subscribed member
    And the config shows these rows:
      | type      | title          |
      | favorites | Your favorites |
    When they open home
    Then the shelf "Your favorites" shows exactly, in this order:
      | Undefeated                  |
      | Bell to Bell                |
      | Break: Full Body            |
      | Spin-Up: Beginner with Tom  |
      | DB10                        |
      | Step Cardio Express         |
      | Ropes and Lungs             |
    And the shelf "Your favorites" offers all at the address "/u/favorites"

  @CAT-02 @FAV-06 @API-07
  Scenario: A favorite that the watchlist leaves out is left out of the screen alone
    Given a subscribed member
    And the config shows these rows:
      | type      | title          |
      | favorites | Your favorites |
    And the watchlist answers without "Undefeated"
    When they open home
    Then the shelf "Your favorites" shows "Bell to Bell" first

  @FAV-06 @CAT-19 @API-07
  Scenario Outline: Favorites where <what>
    Given a subscribed member
    And the config shows these rows:
      | type      | title          |
      | favorites | Your favorites |
    And <what>
    When they open home
    Then the shelf "Your favorites" says "Could not load items"

    Examples:
      | what                                             |
      | the config lacks "features.favoritesList"        |
      | the platform answers a watchlist with status 404 |

  @CAT-04
  Scenario: Today's workout leads, and what is next in each followed program comes after it
    Given a subscribed member
    And the config shows these rows:
      | type     | playlist    | title       |
      | playlist | Today’s 365 | Today’s 365 |
    When they open home
    Then the shelf "Today’s 365" begins with:
      | Upper Body: Pause Reps|
      | Round by Round       |
      | Ten Minutes: Legs    |

  @CAT-04
  Scenario: Who follows no program sees the daily series as it is
    Given a new subscriber
    And the config shows these rows:
      | type     | playlist    | title       |
      | playlist | Today’s 365 | Today’s 365 |
    When they open home
    Then the shelf "Today’s 365" does not show "Round by Round"
    And the shelf "Today’s 365" does not show "Ten Minutes: Legs"

  @CAT-04
  Scenario: With nothing followed today's row is as it was, under the title that the config gives it
    Given a new subscriber
    And the config shows these rows:
      | type     | playlist    | title     |
      | playlist | Today’s 365 | Every day |
    And the platform answers playlists with these items:
      | item             |
      | One Minute Plank |
      | Round by Round   |
      | Just Move        |
    When they open home
    Then the shelf "Every day" shows exactly, in this order:
      | One Minute Plank |
      | Round by Round   |
      | Just Move        |

  @CAT-04
  Scenario: What is next in a followed program comes once, and the row keeps its title
    Given a subscribed member
    And the config shows these rows:
      | type     | playlist    | title     |
      | playlist | Today’s 365 | Every day |
    And the platform answers playlists with these items:
      | item             |
      | One Minute Plank |
      | Just Move        |
      | Round by Round   |
    When they open home
    Then the shelf "Every day" shows exactly, in this order:
      | One Minute Plank   |
      | Round by Round     |
      | Ten Minutes: Legs  |
      | Just Move          |
    And they see 1 shelves

  @CAT-04
  Scenario: The row keeps the playlist's title where the config has none
    Given a subscribed member
    And the config shows these rows:
      | type     | playlist    |
      | playlist | Today’s 365 |
    When they open home
    Then the shelf "Today’s 365" shows "Round by Round"
    And they see 1 shelves

  @CAT-02 @CAT-07 @CAT-08
  Scenario: Each followed program goes on with the workout to continue
    Given a subscribed member
    And the config shows these rows:
      | type              |
      | followed_playlist |
    When they open home
    Then the shelf "Undefeated" shows "Round by Round" first
    And the shelf "Undefeated" does not show "Jab, Cross, Breathe"
    And the shelf "Undefeated" offers all at the program "Undefeated"
    And the shelf "DB10" shows "Ten Minutes: Legs" first

  @CAT-02 @CAT-07
  Scenario: A row for one program is for those who follow it
    Given a subscribed member
    And the config shows these rows:
      | type              | playlist   | title      |
      | followed_playlist | Undefeated | Keep going |
    When they open home
    Then the shelf "Keep going" shows "Round by Round" first
    And they see 1 shelves
    When they become a new subscriber elsewhere
    And they load the page again
    Then they do not see the shelf "Keep going"

  @CAT-02 @CAT-06
  Scenario Outline: Who has watched <progress> of something is recommended <what>
    Given a new subscriber
    And they have watched <progress> of "The Long Ride"
    And the config shows these rows:
      | type                | playlist      |
      | because_you_watched |               |
      | playlist            | New this week |
    When they open home
    Then they see <shelves> shelves

    Examples:
      | progress | what    | shelves |
      | 0.249    | nothing | 1       |
      | 0.25     | more    | 2       |

  @CAT-02 @CAT-06
  Scenario: Recommendations are for what was watched well, the latest first
    Given a new subscriber
    And they have watched 0.9 of "Just Move"
    And they have watched 0.25 of "The Long Ride"
    And they have watched 0.2 of "One Minute Plank"
    And the config shows these rows:
      | type                |
      | because_you_watched |
    When they open home
    Then they see the shelf "Because you did: The Long Ride"
    And the shelf "Because you did: The Long Ride" does not show "The Long Ride"

  @CAT-08
  Scenario Outline: All of <shelf>
    Given a subscribed member
    And the config shows these rows:
      | type                | playlist                | title   |
      | continue_watching   |                         | Go on   |
      | playlist            | This week in the 365    | 365     |
      | playlist            | New this week           | New     |
    When they open home
    Then the shelf "<shelf>" offers all at <page>

    Examples:
      | shelf | page                                 |
      | Go on | the address "/progress/history"      |
      | 365   | the address "/365/history"           |
      | New   | the playlist "New this week"         |
