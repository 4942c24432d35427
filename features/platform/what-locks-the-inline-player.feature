Feature: What locks the inline player

  The paywall goes by four fields of an item, which come from several systems and in several spellings: free, requiresSubscription,
  productIds and mediaOffers. Offers count only for the billing provider of the config, and only a premier one locks.

  Background:
    Given the customer has switched the inline player on

  Rule: An item that is free, or requires no subscription, is never locked

    @ACC-05 @ACC-04
    Scenario Outline: An item that is free (<free>) is never locked
      Given a visitor
      And the page of "Studio Opening Night" has "free" as <free>
      When they open the media page of "Studio Opening Night"
      Then there is no paywall
      And they can press "Play"

      Examples:
        | free   |
        | "true" |
        | true   |
        | "1"    |
        | 1      |
        | "yes"  |
        | "on"   |

    @ACC-05 @ACC-04
    Scenario Outline: An item that requires no subscription (<required>) is never locked
      Given a visitor
      And the page of "Studio Opening Night" has "requiresSubscription" as <required>
      When they open the media page of "Studio Opening Night"
      Then there is no paywall
      And they can press "Play"

      Examples:
        | required |
        | "false"  |
        | false    |
        | "0"      |
        | 0        |
        | "no"     |
        | "off"    |

    @ACC-05
    Scenario Outline: "<value>" as "<field>" locks as nothing does
      Given a visitor
      And the page of "The Long Ride" has "<field>" as "<value>"
      When they open the media page of "The Long Ride"
      Then the paywall says "Members only"

      Examples:
        | field                | value |
        | free                 | false |
        | free                 | maybe |
        | requiresSubscription | true  |
        | requiresSubscription | maybe |

  Rule: A premier offer of the configured billing provider locks even who is entitled

    @ACC-05 @ACC-06
    Scenario Outline: No paywall stands before who is entitled where the offers are "<offers>"
      Given a new subscriber
      And the page of "The Long Ride" has "productIds" as "<offers>"
      When they open the media page of "The Long Ride"
      Then there is no paywall
      And they can press "Play"

      Examples:
        | offers                      |
        |                             |
        | jwp:night                   |
        | jwp:night, jwp:day          |
        | !otherpay:night             |
        | !otherpay:night, jwp:day    |
        | !:night                     |
        | jwp:!night                  |
        | !jwp                        |
        | nonsense                    |

    @ACC-05 @ACC-06
    Scenario Outline: A premier offer among "<offers>" locks even who is entitled
      Given a new subscriber
      And the page of "The Long Ride" has "productIds" as "<offers>"
      When they open the media page of "The Long Ride" and the player at once
      Then the paywall says "Sold by itself"
      And the paywall says "Upgrade your account"
      And no video plays

      Examples:
        | offers                     |
        | !jwp:night                 |
        | jwp:day, !jwp:night        |
        | !otherpay:day, !jwp:night  |

    @ACC-05 @ACC-06
    Scenario Outline: The offer "<offer>" <does> where "<provider>" sends the bills
      Given a new subscriber
      And the config field "custom.billingProvider" is "<provider>"
      And the page of "The Long Ride" has "productIds" as "<offer>"
      When they open the media page of "The Long Ride"
      Then the page <says> "Sold by itself"

      Examples:
        | provider | offer           | does          | says         |
        | otherpay | !otherpay:night | locks         | says         |
        | jwp      | !otherpay:night | does not lock | does not say |
        | otherpay | !jwp:night      | does not lock | does not say |

    @ACC-05 @ACC-06
    Scenario Outline: An offer among the mediaOffers that is premier ("<premier>") locks even who is entitled
      Given a new subscriber
      And the page of "The Long Ride" has "mediaOffers" as [{ "offerId": "day", "premier": false }, { "offerId": "night", "premier": <premier> }]
      When they open the media page of "The Long Ride" and the player at once
      Then the paywall says "Sold by itself"
      And the paywall says "Upgrade your account"
      And no video plays

      Examples:
        | premier |
        | true    |
        | "true"  |
        | 1       |

    @ACC-05 @ACC-06
    Scenario Outline: The mediaOffers <offers> lock nobody who is entitled
      Given a new subscriber
      And the page of "The Long Ride" has "mediaOffers" as <offers>
      When they open the media page of "The Long Ride"
      Then there is no paywall
      And they can press "Play"

      Examples:
        | offers                                      |
        | []                                          |
        | [{ "offerId": "night", "premier": false }]  |
        | [{ "offerId": "night" }]                    |
        | [{ "premier": true }, 5, null]              |

    @ACC-05 @ACC-06
    Scenario: The mediaOffers are the configured provider's, whatever its name
      Given a new subscriber
      And the config field "custom.billingProvider" is "otherpay"
      And the page of "The Long Ride" has "mediaOffers" as [{ "offerId": "night", "premier": true }]
      When they open the media page of "The Long Ride"
      Then the paywall says "Sold by itself"

  Rule: Nothing behind the paywall is loaded

    @ACC-05 @ACC-04
    Scenario Outline: Nothing is loaded or signed for the player behind the paywall of <person>
      Given <person>
      When they open the workout "The Long Ride" and the player at once
      Then the paywall says "<why>"
      And no video plays
      And the platform was not asked for the player library
      And the platform was not asked for a signature

      Examples:
        | person                     | why              |
        | a visitor                  | Members only     |
        | a member of the barre tier | Not in your plan |
        | a lapsed member            | Subscribers only |
