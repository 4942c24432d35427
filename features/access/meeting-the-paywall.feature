Feature: The paywall of the inline player

  Background:
    Given the config field "custom.inlinePlayer" is true

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

  @ACC-05 @ACC-03
  Scenario Outline: <person> is told why, and led to the <page> page
    Given <person>
    When they open the workout "The Long Ride"
    Then the paywall says "<why>"
    And no video plays
    When they press "<label>" on the paywall
    Then they are on the account site's <page> page
    And it returns to the workout "The Long Ride"

    Examples:
      | person                     | why              | label                      | page         |
      | a visitor                  | Members only     | Sign up to start watching! | sign-up      |
      | a member of the barre tier | Not in your plan | Upgrade your account       | upgrade      |
      | a lapsed member            | Subscribers only | Activate your subscription | subscription |

  @ACC-05 @ACC-04
  Scenario Outline: play=1 does not pass it: <person>
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

  @ACC-05 @ACC-06
  Scenario Outline: Who is entitled stands before the offers "<offers>"
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
  Scenario Outline: A premier offer locks who is entitled: "<offers>"
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
  Scenario Outline: With the billing provider "<provider>" the offer "<offer>" <does>
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
  Scenario Outline: An offer among the mediaOffers that is premier ("<premier>") locks who is entitled
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

  @ACC-02 @ACC-03 @ACC-05
  Scenario: The button of a premier item asks for the upgrade, as its paywall does
    Given a new subscriber
    When they open the workout "Studio Opening Night"
    Then the paywall says "Sold by itself"
    And the page does not say "Start watching"
    When they press "Upgrade your account" below the paywall
    Then they are on the account site's upgrade page
    And it returns to the workout "Studio Opening Night"

  @ACC-02 @CAT-09
  Scenario Outline: With inlinePlayer <inline>, the card of a premier item has <lock>
    Given the config field "custom.inlinePlayer" is <inline>
    And a new subscriber
    And home shows only the shelf "Picks" with:
      | item             | productIds |
      | The Long Ride    | !jwp:night |
      | One Minute Plank | jwp:night  |
    When they open home
    Then the card of "The Long Ride" has <lock>
    And the card of "One Minute Plank" has no lock

    Examples:
      | inline | lock    |
      | true   | a lock  |
      | false  | no lock |

  @ACC-05 @ACC-04 @ACC-02
  Scenario: A premier offer locks the player in the page alone
    Given the config field "custom.inlinePlayer" is false
    And a new subscriber
    When they open the workout "Studio Opening Night"
    And they press "Start watching"
    Then the video plays

  @ACC-05 @CAT-15
  Scenario: It stands over the item's picture
    Given a visitor
    When they open the workout "The Long Ride"
    Then the paywall shows the picture in a width of 1280 pixels

  @ACC-05 @ACC-08
  Scenario: While it is not known who is there, nobody is asked to pay
    Given a new subscriber
    And the platform takes 3 s to answer who is there
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    And there is not yet a paywall
    And they can press "Start watching"
    And there is no paywall

  @ACC-05 @SHL-11 @browser
  Scenario Outline: It keeps nobody out at <width> px
    Given a visitor
    And a window of <width> by 800 pixels
    When they open the workout "The Long Ride"
    Then the paywall says "Members only"
    And nothing runs off the side of the window
    And the page has no accessibility violations

    Examples:
      | width |
      | 390   |
      | 1440  |
