Feature: Wearing a customer's colours

  @CFG-17 @browser
  Scenario Outline: Home can be read in <background> and <highlight>
    Given a subscribed member
    And the config field "styling.backgroundColor" is "<background>"
    And the config field "styling.highlightColor" is "<highlight>"
    And the config field "styling.headerBackground" is "<header>"
    When they open home
    Then they see the shelf "New this week"
    And the page has no accessibility violations

    Examples:
      | background | highlight | header  |
      | #0a0d16    | #d9ff4a   | #0a0d16 |
      | #ffffff    | #ffffff   | #ffffff |
      | #000000    | #000000   | #000000 |
      | #f3e7c9    | #39ff14   | #ff6ad5 |
      | #808080    | #7f7f7f   | #777777 |
      | #ff0000    | #00ff00   | #0000ff |
      | #767676    | #ff5c39   | #ffffff |
      | #fffbe6    | #fff3b0   | #39ff14 |
      | #00008b    | #8b0000   | #000000 |
      | #39ff14    | #ff00ff   | #ffff00 |

  @CFG-17 @browser
  Scenario Outline: A workout can be read in <background> and <highlight>
    Given a subscribed member
    And the config field "styling.backgroundColor" is "<background>"
    And the config field "styling.highlightColor" is "<highlight>"
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    And the list "You may also like" does not show "The Long Ride"
    And the page has no accessibility violations

    Examples:
      | background | highlight |
      | #0a0d16    | #d9ff4a   |
      | #ffffff    | #ffffff   |
      | #000000    | #000000   |
      | #f3e7c9    | #39ff14   |
      | #808080    | #7f7f7f   |
      | #ff0000    | #00ff00   |
      | #767676    | #ff5c39   |
      | #fffbe6    | #fff3b0   |
      | #00008b    | #8b0000   |
      | #39ff14    | #ff00ff   |

  @CFG-17 @SHL-11 @browser
  Scenario Outline: Over <picture> pictures, <page> can be read in <background> and <highlight>, <width> pixels wide
    Given <person>
    And a window of <width> by 900 pixels
    And they prefer reduced motion
    And every picture is "<picture>"
    And the config field "styling.backgroundColor" is "<background>"
    And the config field "styling.highlightColor" is "<highlight>"
    When they open <page>
    Then every word in the window has a contrast of 4.5 or more to what is behind it

    Examples:
      | person                    | page                        | picture | background | highlight | width |
      | a coached member mid-plan | home                        | white   | #0a0d16    | #808080   | 1280  |
      | a coached member mid-plan | home                        | black   | #808080    | #ff0000   | 390   |
      | a subscribed member       | the hub "Get Strong"        | white   | #767676    | #808080   | 390   |
      | a visitor                 | the workout "The Long Ride" | black   | #808080    | #ff0000   | 1280  |

  @CFG-17 @SHL-11 @browser
  Scenario Outline: The account site can be read in <background> and <highlight>, to sign in
    Given a visitor
    And the config field "styling.backgroundColor" is "<background>"
    And the config field "styling.highlightColor" is "<highlight>"
    When they open the workout "The Long Ride"
    And they press "Sign in"
    Then they are on the account site's sign-in page
    And the page has no accessibility violations

    Examples:
      | background | highlight |
      | #0a0d16    | #d9ff4a   |
      | #ffffff    | #ffffff   |
      | #000000    | #000000   |
      | #f3e7c9    | #39ff14   |
      | #808080    | #7f7f7f   |
      | #ff0000    | #00ff00   |
      | #767676    | #ff5c39   |
      | #fffbe6    | #fff3b0   |
      | #00008b    | #8b0000   |
      | #39ff14    | #ff00ff   |

  @CFG-17 @SHL-11 @browser
  Scenario Outline: An account can be read in <background> and <highlight>
    Given a subscribed member
    And the config field "styling.backgroundColor" is "<background>"
    And the config field "styling.highlightColor" is "<highlight>"
    When they open the address "/u/my-account"
    Then they are on the account site's my-account page
    And the page has no accessibility violations

    Examples:
      | background | highlight |
      | #0a0d16    | #d9ff4a   |
      | #ffffff    | #ffffff   |
      | #000000    | #000000   |
      | #f3e7c9    | #39ff14   |
      | #808080    | #7f7f7f   |
      | #ff0000    | #00ff00   |
      | #767676    | #ff5c39   |
      | #fffbe6    | #fff3b0   |
      | #00008b    | #8b0000   |
      | #39ff14    | #ff00ff   |

  @CFG-17 @SHL-11 @browser
  Scenario Outline: The account site's <page> page can be read in <background> and <highlight>
    Given <person>
    And the config field "styling.backgroundColor" is "<background>"
    And the config field "styling.highlightColor" is "<highlight>"
    When they open <place>
    And they press "<button>"
    Then they are on the account site's <page> page
    And the page has no accessibility violations

    Examples:
      | page        | background | highlight | person                             | place                       | button               |
      | sign-up     | #808080    | #7f7f7f   | a visitor                          | home                        | Sign up              |
      | sign-up     | #00008b    | #8b0000   | a visitor                          | home                        | Sign up              |
      | upgrade     | #808080    | #7f7f7f   | a member of the barre tier         | the workout "The Long Ride" | Upgrade your account |
      | upgrade     | #00008b    | #8b0000   | a member of the barre tier         | the workout "The Long Ride" | Upgrade your account |
      | intake form | #808080    | #7f7f7f   | a coached member at the first step | home                        | Complete Intake Form |
      | intake form | #00008b    | #8b0000   | a coached member at the first step | home                        | Complete Intake Form |

  @CFG-17 @SHL-11 @browser
  Scenario Outline: The account site's <page> page can be read in <background> and <highlight>, opened by its address
    Given <person>
    And the config field "styling.backgroundColor" is "<background>"
    And the config field "styling.highlightColor" is "<highlight>"
    When they open the account site's <page> page
    Then the heading is "<heading>"
    And the page has no accessibility violations

    Examples:
      | page           | background | highlight | person                               | heading                 |
      | nutrition plan | #808080    | #7f7f7f   | a coached member mid-plan            | Steady Strength         |
      | nutrition plan | #fffbe6    | #fff3b0   | a coached member mid-plan            | Steady Strength         |
      | schedule       | #808080    | #7f7f7f   | a visitor                            | Undefeated              |
      | schedule       | #fffbe6    | #fff3b0   | a visitor                            | Undefeated              |
      | subscription   | #808080    | #7f7f7f   | a lapsed member                      | Choose your plan        |
      | subscription   | #fffbe6    | #fff3b0   | a lapsed member                      | Choose your plan        |
      | coaching offer | #808080    | #7f7f7f   | a member who may be offered coaching | Somebody in your corner |
      | coaching offer | #fffbe6    | #fff3b0   | a member who may be offered coaching | Somebody in your corner |

  @CFG-17
  Scenario: The banner is the logo, and the footer has its text
    Given the settings file has "defaultConfigSource" as "stillway"
    When they open the demo page
    Then the header shows the logo "/v1/logos/stillway.svg"
    And the footer says "© Stillway. There is no hurry."

  @CFG-17
  Scenario Outline: Without a usable logo, the header shows the name: <banner>
    Given the config field "assets.banner" is "<banner>"
    When they open home
    Then the header shows no logo, but "Daybreak"

    Examples:
      | banner                        |
      |                               |
      | javascript:alert(1)           |
      | data:image/svg+xml,%3Csvg/%3E |

  @CFG-17
  Scenario: Without a text, the footer has the name
    Given the config lacks "styling.footerText"
    When they open the demo page
    Then the footer says "Daybreak"
    And the footer does not say "©"

  @CFG-17 @browser
  Scenario: A logo that does not load gives way to the name
    Given the config field "assets.banner" is "http://localhost:1/logo.svg"
    When they open home
    Then the header shows no logo, but "Daybreak"

  @CFG-17 @browser
  Scenario Outline: The logo of <site> fits in the header
    Given the settings file has "defaultConfigSource" as "<config>"
    When they open the workouts page
    Then the logo has loaded, and fits in the header
    And nothing runs off the side of the window

    Examples:
      | site       | config   |
      | Stillway   | stillway |
      | Open House | openhaus |
      | Neon Barn  | neonbarn |

  @CFG-17 @browser
  Scenario: The page is in the customer's two colours, whatever spaces and capitals they are written with
    Given the config field "styling.backgroundColor" is " #FFFBE6 "
    And the config field "styling.highlightColor" is "#8b0000"
    When they open home
    Then the shelf "New this week" stands on "rgb(255, 251, 230)"
    And the link "Sign up" stands on "rgb(139, 0, 0)"

  @CFG-17 @browser
  Scenario: The background of the last visit shows before a chosen config arrives
    Given the browser has kept "stillway" under "config-source"
    When they open home
    Then the tab is titled "Stillway"
    Given a browser without a cache
    And the platform takes 30 s to answer a config by its id
    When they load the page again
    Then a config by its id is under way
    And the page stands on "rgb(246, 241, 231)"

  @CFG-17 @browser
  Scenario: A background of the last visit that is no colour is ignored
    Given the browser has kept "red;}*{display:none" under "background"
    And the platform takes 30 s to answer the default config
    When they open home
    Then the default config is under way
    And the page stands on "rgb(11, 13, 18)"
