Feature: The start button

  One button stands on every page of something to watch, and says in advance what it does: it starts the video, goes on with it, or leads
  to what is missing, be it a membership, a subscription or a larger one. The same rule puts the locks on cards.

  Rule: The button says what stands between somebody and the video

    @ACC-01 @ACC-02 @ACC-03
    Scenario Outline: The button says "<label>" to <person> where "<required>" is required
      Given <person>
      And the page of "The Long Ride" has "requiredEntitlements" as "<required>"
      When they open the media page of "The Long Ride"
      Then they can press "<label>"

      Examples:
        | person                     | required          | label                      |
        | a visitor                  | workout           | Sign up to start watching! |
        | a visitor                  |                   | Sign up to start watching! |
        | a lapsed member            | workout           | Activate your subscription |
        | a member of the barre tier | workout           | Upgrade your account       |
        | a member of the barre tier | barre             | Start watching             |
        | a member of the barre tier | workout,barre     | Upgrade your account       |
        | a coached member mid-plan  | coaching, workout | Start watching             |
        | a subscribed member        | workout           | Start watching             |
        | a subscribed member        |                   | Start watching             |
        | a subscribed member        | workout, barre    | Upgrade your account       |
        | a subscribed member        | premier           | Upgrade your account       |

    @ACC-02 @ACC-03 @ACC-04
    Scenario Outline: The button starts a free workout for <person>
      Given <person>
      When they open the workout "Easy Drills"
      And they press "Start watching"
      Then the video plays

      Examples:
        | person          |
        | a visitor       |
        | a lapsed member |

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

    @ACC-01 @MED-08
    Scenario Outline: A link to the player does not open it for <person>
      Given <person>
      When they open the workout "The Long Ride" and the player at once
      Then the heading is "The Long Ride"
      And no video plays

      Examples:
        | person                     |
        | a visitor                  |
        | a lapsed member            |
        | a member of the barre tier |

  Rule: The button of who may watch says how far they have come

    @ACC-02
    Scenario Outline: The button says "<label>" at <progress> of a workout
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
    Scenario Outline: The button of a free workout says "<label>" to a lapsed member at <progress> of it
      Given a lapsed member
      And they have watched <progress> of "Easy Drills"
      When they open the workout "Easy Drills"
      Then they can press "<label>"

      Examples:
        | progress | label             |
        | 0.5      | Continue watching |
        | 0.95     | Watch again       |

    @ACC-02
    Scenario Outline: The button of a followed program says "<label>" at <progress> of its next workout
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
    Scenario Outline: The button of <what> begins with its first workout, though that was left halfway
      Given a new subscriber
      And they have watched 0.5 of "<first>"
      When they open <page>
      Then they can press "First Workout"

      Examples:
        | what                              | page                      | first            |
        | a series                          | the series "Learn to Box" | Stance           |
        | a program that they do not follow | the program "Undefeated"  | Stance and Guard |

    @ACC-02 @ACC-03
    Scenario: The button of a program plays its first workout
      Given a new subscriber
      When they open the program "Undefeated"
      And they press "First Workout"
      Then the video plays

  Rule: The button leads to what is missing, and from there back to the workout

    @ACC-03 @ACC-11
    Scenario Outline: The button sends <person> to the account site's <page> page, and back
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

  Rule: A visitor who signs up and subscribes is back at the workout each time

    Background:
      Given a visitor
      When they open the workout "The Long Ride"
      And they press "Sign up to start watching!"

    @ACC-03 @browser
    Scenario: A visitor signs up, subscribes, comes back and watches
      When they sign up as "somebody@example.com"
      Then they are on the account site's subscription page
      When they press "Not now, back to the app"
      Then they are on the workout "The Long Ride"
      When they press "Activate your subscription" and subscribe
      Then they are on the workout "The Long Ride"
      When they press "Start watching"
      Then the video plays
