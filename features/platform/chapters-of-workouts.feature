Feature: The chapters of workouts

  Chapters come in a WebVTT file of their own, which is exported by hand and by other tools. What of it is broken is left out and
  logged; a file that cannot be had takes away the plan and nothing else.

  Background:
    Given a new subscriber

  Rule: What is broken is left out, and a developer learns of it

    @PLY-10
    Scenario: Broken chapters are left out of the plan, and logged
      When they open the workout "Core & <Control>"
      Then the class plan is:
        | Warm-up   | 1 |
        | Front     | 4 |
        | Sides     | 4 |
        | Cool-down | 2 |
      And a developer is told "4 broken chapters of a video"

    @PLY-10
    Scenario: Broken chapters are left out of the player, too
      When they begin watching the workout "Core & <Control>"
      And they pause at 0:44
      Then the player shows "Next: Front in 00:20"
      And a developer is told "4 broken chapters of a video"

    @PLY-10
    Scenario: Chapters in any order, escaped, with notes and without hours are read
      Given the platform answers chapters with this:
        """
        WEBVTT - The plan

        NOTE Exported by hand

        2
        10:00.000 --> 20:00.000 align:start
        Climb &amp; <b>sprint</b>

        1
        00:00.000 --> 10:00.000
        Warm-up
        """
      When they open the workout "The Long Ride"
      Then the class plan is:
        | Warm-up        | 10 |
        | Climb & sprint | 10 |

    @PLY-10
    Scenario: A single chapter is no plan
      Given the platform answers chapters with this:
        """
        WEBVTT

        00:00.000 --> 10:00.000
        Ride
        """
      When they open the workout "The Long Ride"
      Then the heading is "The Long Ride"
      And there is no class plan

    @PLY-10
    Scenario: Chapters beyond the end of the video are left out
      Given the platform answers chapters with this:
        """
        WEBVTT

        00:00:00.000 --> 01:00:00.000
        First half

        01:00:00.000 --> 03:00:00.000
        Second half

        03:00:00.000 --> 04:00:00.000
        Beyond
        """
      When they open the workout "The Long Ride"
      Then the class plan is:
        | First half  | 60 |
        | Second half | 60 |
      And a developer is told "1 broken chapters of a video"

  Rule: Without the file only the plan is missing

    @PLY-10 @API-07
    Scenario Outline: A workout whose chapters are <failure> has a page without a plan
      Given the platform answers chapters with <answer>
      When they open the workout "The Long Ride"
      Then there is no class plan
      And the page does not say "went wrong"
      And they can press "Start watching"
      And a developer is told "<told>"

      Examples:
        | failure        | answer              | told                         |
        | failing        | an error            | server-failed: GET /chapters |
        | missing        | status 404          | not-found: GET /chapters     |
        | a web page     | a web page          | A text track is no WebVTT    |
        | half of a JSON | half of a JSON text | A text track is no WebVTT    |
        | empty          | nothing             | A text track is no WebVTT    |

    @PLY-10 @API-07
    Scenario Outline: A workout whose chapters are <failure> plays without a plan
      Given the platform answers chapters with <answer>
      When they begin watching the workout "The Long Ride"
      And they pause at 14:10
      Then the seek bar names no chapter
      And the player does not show "Next: "
      And the player does not offer the next chapter
      When they go on
      Then the video plays

      Examples:
        | failure    | answer     |
        | failing    | an error   |
        | a web page | a web page |

    @PLY-10 @API-07
    Scenario: A workout plays though its chapters never come
      Given the platform does not answer chapters
      When they open the workout "The Long Ride"
      And they press "Start watching"
      Then the video plays
      And the player does not show "Next: "

    @PLY-10 @API-07
    Scenario: Chapters that come late are waited for, and the page does not wait for them
      Given the platform takes 5 s to answer chapters
      When they open the workout "The Long Ride"
      Then they can press "Start watching"
      And there is not yet a class plan
      When 5 seconds go by
      Then there is a class plan

  Rule: The file is fetched once

    @PLY-10 @ACC-07
    Scenario: The player of a signed video has the chapters that its page has fetched
      When they open the workout "The Long Ride"
      Then there is a class plan
      When they press "Start watching"
      And they pause at 13:44
      Then the platform was asked for a signature under a policy
      And the player shows "Next: Climb in 00:40"
      And the platform was asked for chapters 1 time
