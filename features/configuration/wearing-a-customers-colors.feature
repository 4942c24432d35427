Feature: Wearing a customer's colours
  A customer chooses a background and a highlight, and the whole app wears them, account site included. Nobody checks whether the two go
  together, so the app sees to it that every text can still be read, in black on black as in yellow on green.

  Rule: Every page can be read in any two colours

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
    Scenario: What shows before the app does wears them, too
      Given the app's own code is held back after the first screen
      And the config field "styling.backgroundColor" is "#fffbe6"
      And the config field "styling.highlightColor" is "#ff6ad5"
      When they open home
      Then the link "See the program" stands on "#ff6ad5"

    @CFG-17 @browser
    Scenario: What shows of the last visit wears them as well
      Given the app's own code is held back after the first screen
      And the config field "styling.highlightColor" is "#ff6ad5"
      And home has been shown in this browser before
      And the platform does not answer the default config
      When they open home
      Then the link "See the program" stands on "#ff6ad5"

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
    Scenario Outline: Over <picture> pictures, <page> can be read in <background> and <highlight> by <person>
      Given <person>
      And the screen of <a screen>
      And they prefer reduced motion
      And every picture is "<picture>"
      And the config field "styling.backgroundColor" is "<background>"
      And the config field "styling.highlightColor" is "<highlight>"
      When they open <page>
      Then every word in the window has a contrast of 4.5 or more to what is behind it

      Examples:
        | person                    | page                        | picture | background | highlight | a screen |
        | a coached member mid-plan | home                        | white   | #0a0d16    | #808080   | a computer |
        | a coached member mid-plan | home                        | black   | #808080    | #ff0000   | a phone  |
        | a subscribed member       | the hub "Get Strong"        | white   | #767676    | #808080   | a phone  |
        | a visitor                 | the workout "The Long Ride" | black   | #808080    | #ff0000   | a computer |
        | a subscribed member       | home                        | white   | #ffffff    | #d9480f   | a computer |
        | a subscribed member       | the workout "The Long Ride" | white   | #f6f1e7    | #2f5d50   | a phone  |
        | a visitor                 | the workout "The Long Ride" | white   | #0a7d8c    | #ffd24a   | a computer |

  Rule: The account site wears them, too

    @CFG-17 @SHL-11 @browser
    Scenario Outline: The account site can be read in <background> and <highlight>, to sign in
      Given the config field "styling.backgroundColor" is "<background>"
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
      When they open the account page
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
    Scenario Outline: The account site's <page> page can be read in <background> and <highlight>, from a link
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

  Rule: The header may have a colour of its own

    @SHL-03 @CFG-17 @browser
    Scenario Outline: A light header can be read on a page of <background> and <highlight>
      Given a subscribed member
      And the config field "styling.backgroundColor" is "<background>"
      And the config field "styling.highlightColor" is "<highlight>"
      When they open the progress page
      Then the header stands on "<ground>"
      And the page has no accessibility violations

      Examples:
        | background | highlight | ground  |
        | #0b0d12    | #ff5c39   | #e7e7e7 |
        | #0a7d8c    | #ffd24a   | #e7f2f4 |
        | #fffbe6    | #ffee00   | #fffbe6 |

    @SHL-03 @CFG-17
    Scenario Outline: A header in a colour of the customer's own is not light on <page>
      Given a subscribed member
      And the config field "styling.headerBackground" is "#123456"
      When they open <page>
      Then the header is not light

      Examples:
        | page              |
        | the progress page |
        | the workouts page |

    @SHL-03 @CFG-17 @browser
    Scenario Outline: The header has the customer's colour <color> on <page>, scrolled or not
      Given a subscribed member
      And the config field "styling.headerBackground" is "<color>"
      When they open <page>
      Then the header stands on "<color>"
      And every word in the window has a contrast of 4.5 or more to what is behind it
      When they scroll down a little
      Then the header has its scrolled style
      And the header stands on "<color>"

      Examples:
        | color   | page              |
        | #808080 | home              |
        | #123456 | the progress page |

  Rule: The customer's logo stands in the header, or their name

    @CFG-17
    Scenario: The customer's banner is the logo, and the footer has its text
      Given the app of Stillway
      When they open the demo page
      Then the header shows the logo "/v1/logos/stillway.svg"
      And the footer says "© Stillway. There is no hurry."

    @CFG-17
    Scenario Outline: The header shows the name where there is no usable logo: <banner>
      Given the config field "assets.banner" is "<banner>"
      When they open home
      Then the header shows no logo, but "Daybreak"

      Examples:
        | banner                        |
        |                               |
        | javascript:alert(1)           |
        | data:image/svg+xml,%3Csvg/%3E |

    @CFG-17 @browser
    Scenario: A logo that does not load gives way to the name
      Given the config field "assets.banner" is "http://localhost:1/logo.svg"
      When they open home
      Then the header shows no logo, but "Daybreak"

    @CFG-17 @browser
    Scenario Outline: The logo of <customer> fits in the header
      Given the app of <customer>
      When they open the workouts page
      Then the header shows the logo "<logo>"
      And nothing runs off the side of the window

      Examples:
        | customer   | logo                   |
        | Stillway   | /v1/logos/stillway.svg |
        | Open House | /v1/logos/openhaus.svg |
        | Neon Barn  | /v1/logos/neonbarn.svg |

  Rule: The colours are there from the first moment

    @CFG-17 @browser
    Scenario: Spaces and capitals in the customer's two colours do no harm
      Given the config field "styling.backgroundColor" is " #FFFBE6 "
      And the config field "styling.highlightColor" is "#8b0000"
      When they open home
      Then the shelf "New this week" stands on "#fffbe6"
      And the link "Sign up" stands on "#8b0000"

    @CFG-17 @browser
    Scenario: The background of the last visit shows before a chosen config arrives
      Given the browser has kept "stillway" under "config-source"
      When they open home
      Then the tab is titled "Stillway"
      Given a browser without a cache
      And the platform takes 30 s to answer a config by its id
      When they load the page again
      Then a config by its id is under way
      And the page stands on "#f6f1e7"

    @CFG-06 @CFG-17 @browser @nightly
    Scenario Outline: Nothing of another customer shows while the config of the settings is late on <page>
      Given the settings file has "defaultConfigSource" as "stillway"
      And the platform takes 30 s to answer a config by its id
      When they open <page>
      Then a config by its id is under way
      And the page stands on "#0b0d12"
      And a config by its id is under way
      And the platform was not asked for playlists
      And the platform was not asked for media

      Examples:
        | page                        |
        | home                        |
        | the workout "The Long Ride" |

    @CFG-07 @CFG-17 @browser
    Scenario: A config that a link chooses does not begin in the background of another
      Given the browser has kept "#fffbe6" under "background"
      And the platform takes 30 s to answer a config by its id
      When they open the address "/?c=stillway"
      Then a config by its id is under way
      And the page stands on "#0b0d12"
      And a config by its id is under way

    @CFG-07 @CFG-17 @browser
    Scenario: A link to the config of the last visit begins in its background
      Given the browser has kept "stillway" under "config-source"
      And the browser has kept "#f6f1e7" under "background"
      And the platform takes 30 s to answer a config by its id
      When they open the address "/?c=stillway"
      Then a config by its id is under way
      And the page stands on "#f6f1e7"

    @CFG-17 @browser
    Scenario: A background of the last visit that is no colour is ignored
      Given the browser has kept "red;}*{display:none" under "background"
      And the platform takes 30 s to answer the default config
      When they open home
      Then the default config is under way
      And the page stands on "#0b0d12"

  Rule: A picture to share is in them, and every word of it can be read

    @PLY-12 @CFG-17 @dom
    Scenario Outline: A site in <background> and <highlight> has a picture in them
      Given the config field "styling.backgroundColor" is "<background>"
      And the config field "styling.highlightColor" is "<highlight>"
      And a new subscriber
      When they begin watching the workout "One Minute Plank"
      And they watch to the end
      And they press "Share as picture"
      Then they have saved a picture:
        | name   | one-minute-2026-06-15.png |
        | size   | 1080 × 1350               |
        | top    | <background>              |
        | bottom | <highlight>               |
      And every word of the picture can be read

      Examples:
        | background | highlight |
        | #ffffff    | #ffe94a   |
        | #0a0d16    | #ffe94a   |
        | #0a0d16    | #102a43   |
        | #808080    | #7a7a7a   |
