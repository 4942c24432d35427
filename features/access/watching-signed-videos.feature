Feature: Watching what only some may watch

  Videos are given away for a while, to those who may watch them: each playing needs a permission, which runs out after an hour or so. Nobody
  in the middle of a workout may notice that; who has lost the right in the meantime learns why.

  @ACC-04 @MED-15
  Scenario: Anyone may watch a trailer
    Given a visitor
    When they open the program "Undefeated"
    And they press "Trailer"
    Then the video plays

  Rule: A permission that runs out is renewed, and the workout goes on

    Background:
      Given a new subscriber
      When they open the workout "The Long Ride" and the player at once
      And they watch until 0.4 of the video
      Then the video plays from 0.4
      When 2 hours pass on the platform

    @ACC-07
    Scenario: The video goes on where it was when the permission has run out
      When they watch until 0.6 of the video
      Then the video plays from 0.6
      When they watch for 2 s
      Then the video plays

    @ACC-07
    Scenario: The player waits while the permission is renewed, and nobody is told of a failure
      Given the platform takes 2 s to answer a signature under a policy
      When they watch until 0.6 of the video
      Then the page says "Getting your workout ready"
      And they cannot come to "Try again"
      And the video plays from 0.6

    @ACC-07 @PLY-04
    Scenario: A renewed permission counts as no pause and no start
      When they watch until 0.6 of the video
      Then the video plays from 0.6
      And of watching "The Long Ride" the platform was told, in this order:
        | Started Video |

    @ACC-07
    Scenario: Who has lost the right in the meantime is told so, and how to get it back
      Given the signing service refuses, and says "Your subscription ended yesterday."
      When they watch until 0.6 of the video
      Then the page has the heading "This video is locked"
      And the page says "Your subscription ended yesterday."
      And they can press "Upgrade your account"

    @ACC-07
    Scenario Outline: A permission that is good for nothing is an error, not a refusal (status <status>)
      Given the platform answers a video with status <status>
      When they watch until 0.6 of the video
      Then the page has the heading "This video can't be played"
      When the platform is well again
      And they press "Try again"
      Then the video plays

      Examples:
        | status |
        | 401    |
        | 403    |

  Rule: Who is refused learns the reason, and what to do about it

    @ACC-03 @ACC-07
    Scenario Outline: The player says why <person> is refused, and leads to the <page> page
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
