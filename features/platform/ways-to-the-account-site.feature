Feature: The ways to the account site and back

  The config says where the account site is; each of its pages is told the address to return to. u=login in any address asks for the sign-in,
  and is gone from the address that one returns to.

  @SHL-01 @ACC-11 @dom
  Scenario Outline: The header's "<button>" goes to the account site of the config, and leads back
    Given a visitor
    And the config field "integrations.db.railsBase" is "https://members.example/join/"
    When they open the about page
    And they press "<button>"
    Then they are sent to "https://members.example/join/<page>"
    And it returns to the about page

    Examples:
      | button  | page    |
      | Sign in | sign-in |
      | Sign up | sign-up |

  @ACC-03 @ACC-11
  Scenario: The way back keeps what the address asks for
    Given a visitor
    When they open the address "/m/xjSCHvet/the-long-ride?r=Shelf001&play=1"
    And they press "Sign up to start watching!"
    Then they are on the account site's sign-up page
    And it returns to the address "/m/xjSCHvet/the-long-ride?r=Shelf001&play=1"

  @ACC-03 @MED-08
  Scenario: The start button of who may watch leads to the address of the player
    Given a new subscriber
    When they open the workout "The Long Ride"
    And they press "Start watching"
    Then they are on the address "/workout/almost-two-hours?play=1"
    And the video plays

  @CFG-21
  Scenario Outline: u=login asks to sign in on the page <page>, and comes back without it
    Given a visitor
    When they open the address "<page><sign>u=login"
    Then they are on the account site's sign-in page
    And it returns to the address "<page>"

    Examples:
      | page                                        | sign |
      | /                                           | ?    |
      | /workouts                                   | ?    |
      | /workouts?style=boxing&trainer=t%3Amaya     | &    |
      | /programs                                   | ?    |
      | /365                                        | ?    |
      | /365/history                                | ?    |
      | /program/undefeated                         | ?    |
      | /m/xjSCHvet/the-long-ride?r=Shelf001&play=1 | &    |
      | /s/Va5Y9Sp4/outside                         | ?    |
      | /p/txEtRLyJ                                 | ?    |
      | /q/yoga                                     | ?    |
      | /u/favorites                                | ?    |
      | /u/my-account                               | ?    |
      | /nowhere                                    | ?    |
      | /progress                                   | ?    |
      | /progress/history                           | ?    |
      | /coaching                                   | ?    |
      | /o/about                                    | ?    |
      | /o/demo                                     | ?    |
      | /mobileprogress                             | ?    |

  @CFG-21
  Scenario Outline: The part of the page that <page> names stays when u=login goes
    Given a visitor
    When they open the address "<page>?u=login#part"
    Then they are on the account site's sign-in page
    And it returns to the address "<page>#part"

    Examples:
      | page            |
      | /workouts       |
      | /mobileprogress |

  @CFG-21
  Scenario Outline: A member loses nothing but u=login from <address>
    Given a subscribed member
    When they open the address "<address>"
    Then they are on the address "<left>"

    Examples:
      | address                              | left                         |
      | /workouts?u=login&style=boxing#part  | /workouts?style=boxing#part  |
      | /mobileprogress?u=login#part         | /mobileprogress#part         |

  @CFG-07 @CFG-21
  Scenario: The progress without a layout takes the config and the sign-in of its address
    Given a visitor
    And the settings file has "additionalAllowedConfigSources" as "stillway"
    When they open the address "/mobileprogress?app-config=stillway&u=login"
    Then they are on the account site's sign-in page
    And it returns to the address "/mobileprogress?app-config=stillway"
