Feature: Signed videos play for those who may watch them, and for nobody else

  @ACC-04 @ACC-07
  Scenario: The platform gives a source away with a token alone
    Given a new subscriber
    When they open the workout "The Long Ride"
    Then the heading is "The Long Ride"
    And the platform gives no source of "The Long Ride" away
    And the platform was not asked for a signature
    When they press "Start watching"
    Then the video plays
    And the platform was asked for a signature under a policy 1 time
    And the platform was asked for protected media 1 time

  @ACC-04
  Scenario Outline: <person> who comes to the player of a workout does not get a source
    Given <person>
    When they open the workout "The Long Ride" and the player at once
    Then they can press "<label>"
    And no video plays
    And the platform was not asked for a signature under a policy
    And the platform was not asked for protected media

    Examples:
      | person                     | label                      |
      | a visitor                  | Sign up to start watching! |
      | a lapsed member            | Activate your subscription |
      | a member of the barre tier | Upgrade your account       |

  @ACC-04
  Scenario: A premier offer does not keep a subscribed member from the cinema
    Given a subscribed member
    When they open the workout "Studio Opening Night" and the player at once
    Then the video plays

  @ACC-07
  Scenario: A token that expires is renewed, and the video goes on where it was
    Given a new subscriber
    When they open the workout "The Long Ride"
    And they press "Start watching"
    And they watch until 0.4 of the video
    Then the video plays from 0.4
    When 2 hours pass on the platform
    And they watch until 0.6 of the video
    Then the video plays from 0.6
    When they watch for 2 s
    Then the video plays
    And the platform was asked for a signature under a policy 2 times

  @ACC-07
  Scenario: While a token is renewed the player waits, and nobody is told of a failure
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.4 of the video
    Then the video plays from 0.4
    When 2 hours pass on the platform
    And the platform takes 2 s to answer a signature under a policy
    And they watch until 0.6 of the video
    Then the page says "Getting your workout ready"
    And they cannot come to "Try again"
    And the video plays from 0.6

  @ACC-07
  Scenario: A token is renewed each time that it expires
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    When 2 hours pass on the platform
    And they watch until 0.4 of the video
    And they watch for 2 s
    And 2 hours pass on the platform
    And they watch until 0.6 of the video
    Then the video plays from 0.6
    And the platform was asked for a signature under a policy 3 times

  @ACC-07
  Scenario: What is paused stays paused while its token is renewed, and goes on when it is asked to
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    And they pause
    And 2 hours pass on the platform
    And they move to 0.6 of the video
    Then the platform was asked for a signature under a policy 2 times
    And the video does not play
    When they go on
    Then the video plays from 0.6

  @ACC-07 @PLY-04
  Scenario: That a token is renewed is no pause and no start
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    When 2 hours pass on the platform
    And they watch until 0.6 of the video
    Then the video plays from 0.6
    And of watching "The Long Ride" the platform was told, in this order:
      | Started Video  |

  @ACC-07 @PLY-08 @browser
  Scenario: With a renewed token it plays as fast as before
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    And the player has the focus
    When they press the key ">"
    And 2 hours pass on the platform
    And they watch until 0.6 of the video
    Then the video plays from 0.6
    And the speed of the player is "1.25"

  @ACC-07
  Scenario: Who has lost the right in the meantime is told so, and how to get it back
    Given a new subscriber
    When they open the workout "The Long Ride"
    And they press "Start watching"
    And they watch until 0.4 of the video
    Then the video plays from 0.4
    When 2 hours pass on the platform
    And the platform answers a signature under a policy with this:
      """
      {"entitled": false, "message": "Your subscription ended yesterday."}
      """
    And they watch until 0.6 of the video
    Then the page has the heading "This video is locked"
    And the page says "Your subscription ended yesterday."
    And they can press "Upgrade your account"

  @ACC-03 @ACC-07
  Scenario Outline: The service refuses <person>: the reason shows, and a way to the <page> page
    Given <person>
    And the page of "The Long Ride" has "free" as "true"
    When they open the workout "The Long Ride" and the player at once
    Then the page has the heading "This video is locked"
    And the page says "<reason>"
    When they press "<label>"
    Then they are on the account site's <page> page

    Examples:
      | person                     | reason                                                          | label                      | page         |
      | a visitor                  | Nobody is signed in, and this video is for members.             | Sign up to start watching! | sign-up      |
      | a member of the barre tier | This video is for members with “workout” in their subscription. | Upgrade your account       | upgrade      |
      | a lapsed member            | This video is for members with “workout” in their subscription. | Activate your subscription | subscription |

  @ACC-07
  Scenario Outline: A refusal by status <status> straight after a renewal is an error
    Given a new subscriber
    When they open the workout "The Long Ride"
    And they press "Start watching"
    And they watch until 0.4 of the video
    Then the video plays from 0.4
    When 2 hours pass on the platform
    And the platform answers a video with status <status>
    And they watch until 0.6 of the video
    Then the page has the heading "This video can't be played"
    And the platform was asked for a signature under a policy 2 times
    When the platform is well again
    And they press "Try again"
    Then the video plays

    Examples:
      | status |
      | 401    |
      | 403    |

  @ACC-07 @API-07
  Scenario Outline: The service answers with <failure>: an error, and a retry
    Given a new subscriber
    And the platform answers a signature under a policy with <failure>
    When they open the workout "The Long Ride" and the player at once
    Then the page has the heading "This video can't be played"
    When the platform is well again
    And they press "Try again"
    Then the video plays

    Examples:
      | failure             |
      | status 500          |
      | a web page          |
      | nothing             |
      | a list              |
      | half of a JSON text |

  @ACC-07 @API-07
  Scenario Outline: The granted item is answered with <failure>: an error, and a retry
    Given a new subscriber
    And the platform answers protected media with <failure>
    When they open the workout "The Long Ride" and the player at once
    Then the page has the heading "This video can't be played"
    When the platform is well again
    And they press "Try again"
    Then the video plays

    Examples:
      | failure             |
      | status 403          |
      | status 404          |
      | status 500          |
      | a web page          |
      | nothing             |
      | half of a JSON text |

  @ACC-07 @API-07
  Scenario: Nobody answers the question who may watch: an error, and a retry
    Given a new subscriber
    And the platform does not answer a signature under a policy
    When they open the workout "The Long Ride" and the player at once
    Then the page has the heading "This video can't be played"
    When the platform is well again
    And they press "Try again"
    Then the video plays

  @ACC-07
  Scenario: A protected video plays with a licence, which its token alone opens
    Given a new subscriber
    When they open the workout "Behind Closed Doors" and the player at once
    Then the video plays
    When they watch for 3 s
    Then the video plays

  @ACC-07 @browser
  Scenario: The licence of a protected video is asked for with the token
    Given a new subscriber
    When they open the workout "Behind Closed Doors" and the player at once
    Then the video plays
    And the platform was asked for a licence

  @ACC-07
  Scenario: Without a policy the token opens the item's own sources
    Given a new subscriber
    And the config lacks "contentSigningService.drmPolicyId"
    When they open the workout "The Long Ride" and the player at once
    Then the video plays
    And the platform was asked for a signature 1 time
    And the platform was not asked for a signature under a policy
    And the platform was not asked for protected media

  @ACC-07
  Scenario: Where no signing service is configured nobody is asked to sign
    Given a visitor
    When they open the address "/?c=openhaus"
    Then the browser remembers the config source "openhaus"
    When they open the workout "Rope Cardio Kickstart (open house)" and the player at once
    Then the video plays
    And the platform was not asked for a signature
    And the platform was not asked for a signature under a policy

  @ACC-04 @MED-15
  Scenario: Anyone may watch a trailer: it is signed for them
    Given a visitor
    When they open the program "Undefeated"
    And they press "Trailer"
    Then the video plays
    And the platform was asked for a signature under a policy 1 time
