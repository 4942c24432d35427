@browser
Feature: Room for longer texts, and for texts from right to left, over a page

  Background:
    Given a window of 320 by 640 pixels

  @SHL-02 @SHL-13
  Scenario Outline: The menu has its place for everything in <language>
    Given a coached member mid-plan
    And they have chosen the language "<language>"
    When they open home
    And they press "Menu"
    Then the dialog "Menu" is open
    And nothing runs off the side of the window
    And no control lies on another
    And no text of the app is cut off

    Examples:
      | language |
      | en-XB    |
      | en-XA    |

  @SRC-01 @SHL-13
  Scenario Outline: Search over the page has its place for everything in <language>
    Given they have chosen the language "<language>"
    When they open home
    And they press "Search"
    And they search for "plank"
    Then the results show "Plank Ladder"
    And nothing runs off the side of the window
    And no control lies on another
    And no text of the app is cut off

    Examples:
      | language |
      | en-XB    |
      | en-XA    |

  @PLY-03 @SHL-13
  Scenario Outline: A video that is paused <where> has its place for every control in <language>
    Given a subscribed member
    And they have chosen the language "<language>"
    And the config field "custom.inlinePlayer" is <inline>
    When they open the workout "The Long Ride" and the player at once
    And they pause
    Then nothing runs off the side of the window
    And no control lies on another
    And no text of the app is cut off

    Examples:
      | where       | language | inline |
      | in a cinema | en-XB    | false  |
      | in its page | en-XB    | true   |
      | in its page | en-XA    | true   |
      | in a cinema | en-XA    | false  |

  @SHL-07 @SHL-13
  Scenario Outline: The welcome has its place for everything in <language>
    Given they have chosen the language "<language>"
    And it is 2025-08-01T12:00:00Z
    When they open the about page
    Then they are welcomed
    And nothing runs off the side of the window
    And no control lies on another
    And no text of the app is cut off

    Examples:
      | language |
      | en-XB    |
      | en-XA    |

  @SHL-05 @SHL-13
  Scenario Outline: The banner of the app has its place for everything in <language>
    Given they use an Android phone
    And they have chosen the language "<language>"
    When they open the about page
    Then the banner of the app hides nothing that gets the focus on the way from "365"
    When they scroll to the end
    Then the banner of the app is below the footer
    And nothing runs off the side of the window
    And no control lies on another
    And no text of the app is cut off

    Examples:
      | language |
      | en-XB    |
      | en-XA    |

  @service-worker @SHL-13
  Scenario Outline: Without a connection, <page> has its place for everything in <language>
    Given a subscribed member
    And they have chosen the language "<language>"
    And they open home
    And this browser has kept the app
    When they lose the connection
    And they open <page>
    Then the page says "<words>"
    And nothing runs off the side of the window
    And no control lies on another
    And no text of the app is cut off

    Examples:
      | page                        | language | words           |
      | home                        | en-XB    | You are offline |
      | the workout "The Long Ride" | en-XB    | You are offline |
      | the workout "The Long Ride" | en-XA    | Ýöû ářé öffļîñé |
      | home                        | en-XA    | Ýöû ářé öffļîñé |
