Feature: The tokens of videos

  Where the config names a signing service, the catalogue gives no source of a video away. The service is asked for a token, with a policy
  for protected videos where there is one; the token opens the sources, expires, and is renewed as often as that.

  Rule: A source is given away for a token alone, and a token to those who may watch

    @ACC-04 @ACC-07
    Scenario: The page of a workout has no source, and asks for no token
      Given a new subscriber
      When they open the workout "The Long Ride"
      Then the heading is "The Long Ride"
      And the platform gives no source of "The Long Ride" away
      And the platform was not asked for a signature

    @ACC-04 @ACC-07
    Scenario: A video plays with one token, from sources that were asked for once
      Given a new subscriber
      When they open the workout "The Long Ride"
      Then the platform gives no source of "The Long Ride" away
      When they press "Start watching"
      Then the video plays
      And the platform was asked for a signature under a policy 1 time
      And the platform was asked for protected media 1 time

    @ACC-07 @PLY-01
    Scenario: A press asks for the token when it begins, and not again when it ends
      Given a new subscriber
      When they open the workout "The Long Ride"
      And they lay a finger on "Start watching"
      Then the platform was asked for a signature under a policy 1 time
      When they press "Start watching"
      Then the video plays
      And the platform was asked for a signature under a policy 1 time
      And the platform was asked for protected media 1 time

    @ACC-07 @PLY-01
    Scenario: Who only points at the button asks for no token
      Given a new subscriber
      When they open the workout "The Long Ride"
      And they point at "Start watching"
      And they go with the keys to "Start watching"
      Then the platform was not asked for a signature under a policy

    @ACC-07
    Scenario: The token of a press that led nowhere is not kept
      Given a new subscriber
      When they open the workout "The Long Ride"
      And they lay a finger on "Start watching"
      Then the platform was asked for a signature under a policy 1 time
      When 6 seconds go by
      And they press "Start watching"
      Then the video plays
      And the platform was asked for a signature under a policy 2 times

    @ACC-04
    Scenario Outline: No token and no source are asked for on behalf of <person>
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

    @ACC-04 @MED-15
    Scenario: A trailer is signed for anyone
      Given a visitor
      When they open the program "Undefeated"
      And they press "Trailer"
      Then the video plays
      And the platform was asked for a signature under a policy 1 time

  Rule: A token is renewed each time that it expires

    Background:
      Given a new subscriber
      When they open the workout "The Long Ride" and the player at once
      Then the video plays
      When 2 hours pass on the platform

    @ACC-07
    Scenario: A token that has expired is renewed once
      When they watch until 0.4 of the video
      Then the video plays from 0.4
      When they watch for 2 s
      Then the video plays
      And the platform was asked for a signature under a policy 2 times

    @ACC-07
    Scenario: A token that expires again is renewed again
      When they watch until 0.4 of the video
      And they watch for 2 s
      And 2 hours pass on the platform
      And they watch until 0.6 of the video
      Then the video plays from 0.6
      And the platform was asked for a signature under a policy 3 times

    @ACC-07
    Scenario: What is paused stays paused while its token is renewed, and goes on when it is asked to
      When they pause
      And they move to 0.6 of the video
      Then the platform was asked for a signature under a policy 2 times
      And the video does not play
      When they go on
      Then the video plays from 0.6

    @ACC-07 @PLY-08 @browser @nightly
    Scenario: A video plays as fast with its renewed token as before
      Then the player has the focus
      When they press the key ">"
      And they watch until 0.6 of the video
      Then the video plays from 0.6
      And the speed of the player is "1.25"

    @ACC-07
    Scenario Outline: A refusal by status <status> straight after a renewal is an error, and no reason to renew again
      Given the platform answers a video with status <status>
      When they watch until 0.6 of the video
      Then the page has the heading "This video can't be played"
      And the platform was asked for a signature under a policy 2 times

      Examples:
        | status |
        | 401    |
        | 403    |

  Rule: What the signing service or the catalogue does not answer well is an error, with another try

    @ACC-07 @API-07
    Scenario Outline: A signing service that answers with <failure> is an error, with another try
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
    Scenario Outline: A granted item that is answered with <failure> is an error, with another try
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
    Scenario: A signing service that does not answer at all is an error, with another try
      Given a new subscriber
      And the platform does not answer a signature under a policy
      When they open the workout "The Long Ride" and the player at once
      Then the page has the heading "This video can't be played"
      When the platform is well again
      And they press "Try again"
      Then the video plays

  Rule: The config says whether there are tokens, and whether there is a policy

    @ACC-07
    Scenario: A token opens the item's own sources where there is no policy
      Given a new subscriber
      And the config lacks "contentSigningService.drmPolicyId"
      When they open the workout "The Long Ride" and the player at once
      Then the video plays
      And the platform was asked for a signature 1 time
      And the platform was not asked for a signature under a policy
      And the platform was not asked for protected media

    @ACC-07
    Scenario: Nobody is asked to sign where no signing service is configured
      Given a visitor
      When they open the address "/?c=openhaus"
      Then the browser remembers the config source "openhaus"
      When they open the workout "Rope Cardio Kickstart (open house)" and the player at once
      Then the video plays
      And the platform was not asked for a signature
      And the platform was not asked for a signature under a policy

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
