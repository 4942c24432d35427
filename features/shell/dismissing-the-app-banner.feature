Feature: Dismissing the app banner

  @SHL-05
  Scenario Outline: On <device> a banner leads to the app in its store
    Given they use <device>
    When they open the about page
    Then a banner leads to the app at "https://play.google.com/store/apps/details?id=example.daybreak"
    And the page says "Daybreak on your phone"

    Examples:
      | device                        |
      | an Android phone              |
      | an Android phone with Firefox |
      | an Android tablet             |

  @SHL-05
  Scenario Outline: On <device> there is none
    Given they use <device>
    When they open the about page
    Then no banner leads to an app

    Examples:
      | device                                |
      | a Fire tablet with Silk               |
      | a Fire tablet with Silk, as a computer |
      | an iPhone                             |
      | a computer                            |

  @SHL-05
  Scenario Outline: With <address> as the address of the app there is none
    Given they use an Android phone
    And the config field "custom.androidAppUrl" is <address>
    When they open the about page
    Then no banner leads to an app

    Examples:
      | address                         |
      | null                            |
      | ""                              |
      | "market://details?id=x"         |
      | "javascript:alert(1)"           |

  @SHL-05
  Scenario: Without an address of the app there is none
    Given they use an Android phone
    And the config lacks "custom.androidAppUrl"
    When they open the about page
    Then no banner leads to an app

  @SHL-05
  Scenario: Once dismissed, it stays away
    Given they use an Android phone
    When they open the about page
    And they dismiss the banner
    Then no banner leads to an app
    When they load the page again
    Then no banner leads to an app
    When they close the tab
    And they open home
    Then no banner leads to an app

  @SHL-05
  Scenario: Not dismissed, it is there on the next page, and again
    Given they use an Android phone
    When they open the about page
    And they press "365"
    Then they are on the 365 page
    And a banner leads to the app at "https://play.google.com/store/apps/details?id=example.daybreak"
    When they load the page again
    Then a banner leads to the app at "https://play.google.com/store/apps/details?id=example.daybreak"

  @SHL-05
  Scenario: In a browser that keeps nothing it stays away while they look around
    Given they use an Android phone
    And a browser that keeps nothing
    When they open the about page
    And they dismiss the banner
    And they press "365"
    Then they are on the 365 page
    And no banner leads to an app

  @SHL-05 @SHL-11 @browser
  Scenario Outline: It covers neither the end of the page nor what has the focus, in <config>
    Given they use an Android phone
    And a window of <width> by 700 pixels
    When they open the address "/o/about?app-config=<config>"
    Then the page says "on your phone"
    And the banner of the app hides nothing that gets the focus on the way from "365"
    When they scroll to the end
    Then the banner of the app is below the footer
    And nothing of the page has moved by itself
    And nothing runs off the side of the window
    And the page has no accessibility violations

    Examples:
      | width | config   |
      | 320   | daybreak |
      | 800   | openhaus |

  @SHL-05 @browser
  Scenario Outline: Its code loads where it shows: <device>
    Given they use <device>
    When they open the about page
    Then the code of the app banner was <asked>

    Examples:
      | device                  | asked         |
      | an Android phone        | asked for     |
      | a Fire tablet with Silk | not asked for |
