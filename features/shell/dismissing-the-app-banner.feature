Feature: Dismissing the app banner
  Who opens the website on Android is told that there is an app for it. The banner stands at the bottom, hides nothing, and once it is
  dismissed it stays away for good. Amazon's tablets say that they are Android, but have no such store.

  @SHL-05
  Scenario Outline: On <device> a banner leads to the app in its store
    Given they use <device>
    When they open the about page
    Then a banner leads to the app in Google's store
    And the page says "Daybreak on your phone"

    Examples:
      | device                        |
      | an Android phone              |
      | an Android phone with Firefox |
      | an Android tablet             |

  @SHL-05
  Scenario Outline: On <device> no banner shows
    Given they use <device>
    When they open the about page
    Then no banner leads to an app

    Examples:
      | device                                 |
      | a Fire tablet with Silk                |
      | a Fire tablet with Silk, as a computer |
      | an iPhone                              |
      | a computer                             |

  Rule: A banner stays until it is dismissed, and then stays away

    Background:
      Given they use an Android phone

    @SHL-05
    Scenario: The banner is there on the next page, and again
      When they open the about page
      And they press "365"
      Then they are on the 365 page
      And a banner leads to the app in Google's store
      When they load the page again
      Then a banner leads to the app in Google's store

    @SHL-05
    Scenario: Once dismissed, the banner stays away
      When they open the about page
      And they dismiss the banner
      Then no banner leads to an app
      When they load the page again
      Then no banner leads to an app
      When they close the tab
      And they open home
      Then no banner leads to an app

    @SHL-05
    Scenario: In a browser that keeps nothing, the banner stays away while they look around
      Given a browser that keeps nothing
      When they open the about page
      And they dismiss the banner
      And they press "365"
      Then they are on the 365 page
      And no banner leads to an app

    @SHL-05 @SHL-11 @browser
    Scenario Outline: The banner covers neither the end of the page of <customer> nor what has the focus
      Given the screen of <a screen>
      And the app of <customer>
      When they open the about page
      Then the banner of the app hides nothing that gets the focus, beginning at "365"
      When they scroll to the end
      Then the banner of the app is below the footer
      And nothing of the page has moved by itself
      And everybody can use the page

      Examples:
        | a screen                    | customer   |
        | a small phone               | Daybreak   |
        | a large tablet | Open House |
