Feature: Reading the footer

  @SHL-04
  Scenario: It leads to what is about the product, to the company, and to its pages on social networks
    When they open the workout "The Long Ride"
    Then the footer leads outside to:
      | Company   | https://daybreak.example/company           |
      | Instagram | https://www.instagram.com/daybreak.example |
      | YouTube   | https://www.youtube.com/@daybreak.example  |
      | Facebook  | https://www.facebook.com/daybreak.example  |
    And the footer says "Follow us"
    And the footer says "© Daybreak. Train kindly."
    And the footer says "Over 3,000 workouts"

  @SHL-04 @SHL-10
  Scenario: About is a page of the app
    When they open the workout "The Long Ride"
    And they press "About" in the footer
    Then they are on the about page
    And the heading is "About Daybreak"
    And the content of the page has the focus

  @SHL-04 @CFG-17
  Scenario Outline: The config says <text> in it
    Given the config field "styling.footerText" is <text>
    When they open the about page
    Then the footer says <text>

    Examples:
      | text                            |
      | "© 2026 Northlight, all rights" |
      | "<b>Bold</b> & <script>"        |

  @SHL-04
  Scenario: Home has it below its rows
    Given the config shows these rows:
      | type     | playlist          | title |
      | playlist | Trending programs |       |
    When they open home
    Then the footer says "© Daybreak. Train kindly."

  @SHL-04
  Scenario Outline: Without a page for <name> the footer does not name it
    Given the config lacks "<option>"
    When they open the about page
    Then the footer has no "<name>"

    Examples:
      | name      | option                       |
      | Company   | custom.companyUrl            |
      | Instagram | custom.socialLinks.instagram |
      | Follow us | custom.socialLinks           |

  @SHL-04
  Scenario Outline: <target> is no address that a company could have
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

  @SHL-04 @PRG-03
  Scenario: The progress page of other apps has none
    Given a subscribed member
    When they open the address "/mobileprogress"
    Then the page says "All time"
    And there is no footer

  @SHL-11
  Scenario: Its parts have names
    When they open the about page
    Then the footer has the parts:
      | Footer    |
      | Follow us |

  @SHL-04 @SHL-11 @browser
  Scenario Outline: In a window of <width> px it fits, in <config>
    Given a window of <width> by 800 pixels
    When they open the address "/o/about?app-config=<config>"
    And they scroll to the end
    Then the footer says "<words>"
    And nothing runs off the side of the window
    And the page has no accessibility violations
    And nothing of the page has moved by itself

    Examples:
      | width | config   | words    |
      | 320   | daybreak | Daybreak |
      | 390   | stillway | Stillway |
      | 1440  | stillway | Stillway |
      | 3840  | daybreak | Daybreak |
