Feature: Telling the data layer of tag managers

  Customers advertise, and their tag managers read from a list named "dataLayer" where a visit came from and whose it is. The app
  adds one entry for each load, before anything else could, and leaves alone whatever somebody else has put there.

  Rule: Each load is told once, with its address, its referral and its user

    @CFG-18
    Scenario: A visitor is told of with the whole address, and neither referral nor user
      When they open the address "/workout/almost-two-hours?from=mail#comments"
      Then the heading is "The Long Ride"
      And the data layer was told once of "/workout/almost-two-hours?from=mail#comments", with the referral null and the user null

    @CFG-18
    Scenario Outline: The subscription of <person> is told as <status>
      Given <person>
      When they open home
      Then the data layer was told once of "/", with the referral null and the user {"id": "<id>", "subscriptionStatus": "<status>"}

      Examples:
        | person              | id         | status    |
        | a subscribed member | subscribed | active    |
        | a lapsed member     | lapsed     | cancelled |

    @CFG-18
    Scenario: Each load is told once, not each page
      When they open home
      Then the data layer was told once of "/", with the referral null and the user null
      When they press "Programs" in the menu
      Then the heading is "Programs"
      And the data layer was told once of "/", with the referral null and the user null
      When they load the page again
      Then the heading is "Programs"
      And the data layer was told once of "/p/txEtRLyJ", with the referral null and the user null

    @CFG-18
    Scenario: No user is told of while the account cannot be reached, and none later
      Given a subscribed member
      And the platform answers who is there with status 500
      When they open home
      Then the data layer was told once of "/", with the referral null and the user null
      When the platform is well again
      And they lose the connection
      And the connection returns
      Then the data layer was told once of "/", with the referral null and the user null

    @CFG-18
    Scenario: Somebody who returns from signing in is told of by the new load
      When they open home
      Then the data layer was told once of "/", with the referral null and the user null
      Given a subscribed member
      When they load the page again
      Then the data layer was told once of "/", with the referral null and the user {"id": "subscribed", "subscriptionStatus": "active"}

  Rule: The referral is what its cookie says, if that can be read

    @CFG-18
    Scenario: The data of the referral cookie are told
      Given the referral cookie is {"source": "newsletter", "campaign": "spring; 2026"}
      And a subscribed member
      When they open home
      Then the data layer was told once of "/", with the referral {"source": "newsletter", "campaign": "spring; 2026"} and the user {"id": "subscribed", "subscriptionStatus": "active"}

    @CFG-18
    Scenario Outline: The referral cookie <cookie> cannot be read, and counts as none
      Given the referral cookie is "<cookie>"
      When they open home
      Then the data layer was told once of "/", with the referral null and the user null

      Examples:
        | cookie        |
        | newsletter    |
        | %7B%22source% |
        | %5B1%2C2%5D   |
        | %22mail%22    |
        | 42            |

  Rule: What others have made of the data layer is left as it is, and the app runs

    @CFG-18
    Scenario: An entry of a tag manager stays where it was
      Given a tag manager has made the data layer [{"event": "gtm.js"}]
      When they open the address "/nowhere"
      Then the heading is "This page doesn't exist."
      And the data layer has 2 entries, of which the first is {"event": "gtm.js"}

    @CFG-18
    Scenario Outline: A data layer that is <what> is left as it is
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
