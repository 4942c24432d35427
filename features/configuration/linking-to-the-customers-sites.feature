Feature: Linking to the customer's sites
  A customer has a company page, pages on social networks, a support site and apps in stores. The app links to those that the config
  gives a web address for; one that is missing, or that no browser should follow, is left out as if it were not there.

  @SHL-04
  Scenario: The footer links to the company and to its social networks, each in a new tab
    When they open the about page
    Then the footer leads outside to:
      | Company   | https://daybreak.example/company           |
      | Instagram | https://www.instagram.com/daybreak.example |
      | YouTube   | https://www.youtube.com/@daybreak.example  |
      | Facebook  | https://www.facebook.com/daybreak.example  |

  @SHL-04
  Scenario Outline: Where the config lacks "<option>", the footer does not name <name>
    Given the config lacks "<option>"
    When they open the about page
    Then the footer has no "<name>"

    Examples:
      | name      | option                       |
      | Company   | custom.companyUrl            |
      | Instagram | custom.socialLinks.instagram |
      | Follow us | custom.socialLinks           |

  @SHL-04
  Scenario Outline: No company could have the address <target>
    Given the config field "custom.companyUrl" is <target>
    When they open the about page
    Then the footer has no "Company"
    And the heading is "About Daybreak"

    Examples:
      | target                   |
      | "javascript:alert(1)"    |
      | "ftp://daybreak.example" |
      | "//daybreak.example"     |
      | "/company"               |
      | ""                       |
      | 7                        |
      | null                     |

  @SHL-04
  Scenario: Of the social networks those with an address show, by the names that people know
    Given the config field "custom.socialLinks" is {"tiktok": "https://tiktok.example/@day", "strava": "http://strava.example/day", "linkedin": "https://linkedin.example/day", "pinterest": "https://pinterest.example/day", "twitter": "https://x.example/day", "instagram": "javascript:alert(1)", "youtube": 7, "facebook": ""}
    When they open the about page
    Then the footer leads outside to:
      | TikTok    | https://tiktok.example/@day   |
      | Strava    | http://strava.example/day     |
      | LinkedIn  | https://linkedin.example/day  |
      | Pinterest | https://pinterest.example/day |
      | X         | https://x.example/day         |
    And the footer has no "Instagram"
    And the footer has no "YouTube"
    And the footer has no "Facebook"

  @SHL-04
  Scenario: Social links that are nothing of the kind show nothing
    Given the config field "custom.socialLinks" is "https://daybreak.example"
    When they open the about page
    Then the footer has no "Follow us"

  @SHL-01
  Scenario: The account menu links to the customer's apps and support
    Given a subscribed member
    When they open home
    And they press "Account menu of subscribed@example.com"
    Then the link "Apps" leads outside to "https://daybreak.example/apps"
    And the link "Support" leads outside to "https://daybreak.example/support"

  @SHL-01
  Scenario Outline: The account menu has no <name> where the config has <address> for it
    Given a subscribed member
    And the config field "<option>" is <address>
    When they open home
    And they press "Account menu of subscribed@example.com"
    Then they can press "Logout"
    And there is no link "<name>"

    Examples:
      | name    | option            | address               |
      | Apps    | custom.appsUrl    | null                  |
      | Apps    | custom.appsUrl    | "javascript:alert(1)" |
      | Apps    | custom.appsUrl    | 7                     |
      | Support | custom.supportUrl | null                  |
      | Support | custom.supportUrl | "mailto:a@b.example"  |

  @SHL-05
  Scenario: The banner on Android links to the app that the config names
    Given they use an Android phone
    When they open the about page
    Then a banner leads to the app at "https://play.google.com/store/apps/details?id=example.daybreak"

  @SHL-05
  Scenario: The banner on Android links to another app where the config names another
    Given they use an Android phone
    And the config field "custom.androidAppUrl" is "https://play.google.com/store/apps/details?id=example.northlight"
    When they open the about page
    Then a banner leads to the app at "https://play.google.com/store/apps/details?id=example.northlight"

  @SHL-05
  Scenario Outline: There is no banner where the config has <address> as the address of the app
    Given they use an Android phone
    And the config field "custom.androidAppUrl" is <address>
    When they open the about page
    Then no banner leads to an app

    Examples:
      | address                 |
      | null                    |
      | ""                      |
      | "market://details?id=x" |
      | "javascript:alert(1)"   |

  @SHL-05
  Scenario: There is no banner where the config has no address of the app
    Given they use an Android phone
    And the config lacks "custom.androidAppUrl"
    When they open the about page
    Then no banner leads to an app
