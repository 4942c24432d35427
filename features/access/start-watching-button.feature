Feature: Who may watch, and the label of the start button

  @ACC-01 @ACC-02 @ACC-03
  Scenario Outline: <person> before a workout that requires "<required>"
    Given <person>
    And the page of "The Long Ride" has "requiredEntitlements" as "<required>"
    When they open the media page of "The Long Ride"
    Then they can press "<label>"

    Examples:
      | person                    | required       | label                      |
      | a visitor                 | workout        | Sign up to start watching! |
      | a visitor                 |                | Sign up to start watching! |
      | a lapsed member           | workout        | Activate your subscription |
      | a member of the barre tier | workout       | Upgrade your account       |
      | a member of the barre tier | barre         | Start watching             |
      | a member of the barre tier | workout,barre | Upgrade your account       |
      | a coached member mid-plan | coaching, workout | Start watching          |
      | a subscribed member       | workout        | Start watching             |
      | a subscribed member       |                | Start watching             |
      | a subscribed member       | workout, barre | Upgrade your account       |
      | a subscribed member       | premier        | Upgrade your account       |

  @ACC-02 @ACC-04
  Scenario Outline: An item with "<field>" as <value> is open to <person>
    Given <person>
    And the page of "The Long Ride" has "<field>" as <value>
    When they open the media page of "The Long Ride"
    Then they can press "Start watching"

    Examples:
      | field                | value   | person                     |
      | free                 | "true"  | a visitor                  |
      | free                 | "true"  | a lapsed member            |
      | free                 | "true"  | a member of the barre tier |
      | requiresSubscription | "false" | a visitor                  |
      | requiresSubscription | "false" | a lapsed member            |

  @ACC-02 @ACC-03 @ACC-04
  Scenario Outline: <person> starts a free workout with the button
    Given <person>
    When they open the workout "Easy Drills"
    And they press "Start watching"
    Then the video plays

    Examples:
      | person          |
      | a visitor       |
      | a lapsed member |

  @ACC-02
  Scenario Outline: Having watched <progress> of a free workout, the button says <label>
    Given a lapsed member
    And they have watched <progress> of "Easy Drills"
    When they open the workout "Easy Drills"
    Then they can press "<label>"

    Examples:
      | progress | label             |
      | 0.5      | Continue watching |
      | 0.95     | Watch again       |

  @ACC-02 @ACC-04
  Scenario: A series is locked although its first episode is free
    Given a visitor
    When they open the media page of "Learn to Box"
    Then they can press "Sign up to start watching!"

  @ACC-02 @ACC-04
  Scenario: The button of a free program does not promise a workout that is locked
    Given a visitor
    And the page of "Undefeated" has "free" as "true"
    When they open the media page of "Undefeated"
    Then they can press "Sign up to start watching!"

  @ACC-02
  Scenario Outline: Having watched <progress>, the button says <label>
    Given a new subscriber
    And they have watched <progress> of "The Long Ride"
    When they open the workout "The Long Ride"
    Then they can press "<label>"

    Examples:
      | progress | label             |
      | 0        | Start watching    |
      | 0.001    | Continue watching |
      | 0.049    | Continue watching |
      | 0.5      | Continue watching |
      | 0.949    | Continue watching |
      | 0.95     | Watch again       |
      | 1        | Watch again       |

  @ACC-02
  Scenario Outline: In a program that they follow, <progress> into its next workout, the button says <label>
    Given a new subscriber
    And they have watched <progress> of "Round by Round"
    And they follow these programs:
      | program    | next           |
      | Undefeated | Round by Round |
    When they open the program "Undefeated"
    Then they can press "<label>"
    And "First Workout" cannot be pressed

    Examples:
      | progress | label             |
      | 0        | Start watching    |
      | 0.5      | Continue watching |
      | 0.95     | Watch again       |

  @ACC-02
  Scenario Outline: <what> begins with its first workout, though that was left halfway
    Given a new subscriber
    And they have watched 0.5 of "<first>"
    When they open <page>
    Then they can press "First Workout"

    Examples:
      | what                               | page                      | first            |
      | A series                           | the series "Learn to Box" | Stance           |
      | A program that they do not follow  | the program "Undefeated"  | Stance and Guard |

  @ACC-02 @ACC-03
  Scenario: A program begins with its first workout
    Given a new subscriber
    When they open the program "Undefeated"
    And they press "First Workout"
    Then the video plays

  @ACC-03 @ACC-11
  Scenario Outline: <person> is sent to the account site's <page> page, and back
    Given <person>
    When they open the workout "The Long Ride"
    And they press "<label>"
    Then they are on the account site's <page> page
    And it returns to the workout "The Long Ride"

    Examples:
      | person                     | label                      | page         |
      | a visitor                  | Sign up to start watching! | sign-up      |
      | a member of the barre tier | Upgrade your account       | upgrade      |
      | a lapsed member            | Activate your subscription | subscription |

  @ACC-03 @ACC-11
  Scenario: The way back keeps what the address asks for
    Given a visitor
    When they open the address "/m/xjSCHvet/the-long-ride?r=Shelf001&play=1"
    And they press "Sign up to start watching!"
    Then they are on the account site's sign-up page
    And it returns to the address "/m/xjSCHvet/the-long-ride?r=Shelf001&play=1"

  @ACC-03 @MED-08
  Scenario: Who may watch is led to the player
    Given a new subscriber
    When they open the workout "The Long Ride"
    And they press "Start watching"
    Then they are on the address "/workout/almost-two-hours?play=1"
    And the video plays

  @ACC-01 @MED-08
  Scenario Outline: play=1 does not open the player for <person>
    Given <person>
    When they open the workout "The Long Ride" and the player at once
    Then the heading is "The Long Ride"
    And no video plays

    Examples:
      | person                     |
      | a visitor                  |
      | a lapsed member            |
      | a member of the barre tier |

  @ACC-03 @browser
  Scenario: A visitor signs up, subscribes, comes back and watches
    Given a visitor
    When they open the workout "The Long Ride"
    And they press "Sign up to start watching!"
    And they fill in "E-mail" with "somebody@example.com"
    And they press "Create your account"
    Then they are on the account site's subscription page
    When they press "Not now, back to the app"
    Then they are on the workout "The Long Ride"
    When they press "Activate your subscription"
    And they press "Subscribe monthly"
    Then they are on the workout "The Long Ride"
    When they press "Start watching"
    Then the video plays
