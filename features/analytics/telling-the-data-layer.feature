Feature: Telling the data layer of tag managers

  @CFG-18
  Scenario: A visitor without a referral
    When they open the address "/workout/almost-two-hours?from=mail#comments"
    Then the heading is "The Long Ride"
    And the data layer was told once of "/workout/almost-two-hours?from=mail#comments", with the referral null and the user null

  @CFG-18
  Scenario Outline: <person> with the status <status>
    Given <person>
    When they open home
    Then the data layer was told once of "/", with the referral null and the user {"id": "<id>", "subscriptionStatus": "<status>"}

    Examples:
      | person              | id         | status    |
      | a subscribed member | subscribed | active    |
      | a lapsed member     | lapsed     | cancelled |

  @CFG-18
  Scenario: The referral cookie's data
    Given the referral cookie says {"source": "newsletter", "campaign": "spring; 2026"}
    And a subscribed member
    When they open home
    Then the data layer was told once of "/", with the referral {"source": "newsletter", "campaign": "spring; 2026"} and the user {"id": "subscribed", "subscriptionStatus": "active"}

  @CFG-18
  Scenario Outline: A referral cookie that cannot be read counts as none: <cookie>
    Given the referral cookie is "<cookie>"
    When they open home
    Then the data layer was told once of "/", with the referral null and the user null

    Examples:
      | cookie         |
      | newsletter     |
      | %7B%22source%  |
      | %5B1%2C2%5D    |
      | %22mail%22     |
      | 42             |

  @CFG-18
  Scenario: It is told once for each load, not for each page
    When they open home
    Then the data layer was told once of "/", with the referral null and the user null
    When they press "Programs" in the menu
    Then the heading is "Programs"
    And the data layer was told once of "/", with the referral null and the user null
    When they load the page again
    Then the heading is "Programs"
    And the data layer was told once of "/p/txEtRLyJ", with the referral null and the user null

  @CFG-18
  Scenario: While the account cannot be reached there is no user, and none is told of later
    Given a subscribed member
    And the platform answers who is there with status 500
    When they open home
    Then the data layer was told once of "/", with the referral null and the user null
    When the platform is well again
    And they lose the connection
    And the connection returns
    Then the data layer was told once of "/", with the referral null and the user null

  @CFG-18
  Scenario: Who returns from signing in is told of by the new load
    When they open home
    Then the data layer was told once of "/", with the referral null and the user null
    Given a subscribed member
    When they load the page again
    Then the data layer was told once of "/", with the referral null and the user {"id": "subscribed", "subscriptionStatus": "active"}

  @CFG-18
  Scenario: What a tag manager has put into the data layer stays there
    Given a tag manager has made the data layer [{"event": "gtm.js"}]
    When they open the address "/nowhere"
    Then the heading is "This page doesn't exist."
    And the data layer has 2 entries, of which the first is {"event": "gtm.js"}

  @CFG-18
  Scenario Outline: Under that name <what> is left as it is, and the app runs
    Given a tag manager has made the data layer <what>
    When they open home
    Then the tab is titled "Daybreak"
    And the data layer is <what>

    Examples:
      | what             |
      | "mine"           |
      | {"push": "mine"} |
      | null             |
      | 42               |

  @CFG-18
  Scenario: A data layer that takes nothing does not stop the app
    Given a data layer that refuses every push
    When they open home
    Then the tab is titled "Daybreak"
    And the data layer is []
