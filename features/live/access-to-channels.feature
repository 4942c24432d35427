Feature: Access to live channels

  A channel is sold like a workout: free, with a subscription, with another plan, or by itself. Somebody who may not watch one
  sees why and how to get it, in the player's place, and can still read the guide and turn to the channels that are theirs.

  Background:
    Given it is 20:00
    And the schedule of each channel is:
      | program    | start | end   |
      | Slow Start | 18:30 | 19:30 |
      | Night Ride | 19:30 | 20:30 |
      | Cool Down  | 20:30 | 21:00 |

  Rule: A locked channel says why, and plays nothing

    @ACC-03 @ACC-05 @LIV-04
    Scenario Outline: The paywall of the channel "<channel>" tells <person>: <why>
      Given <person>
      When they watch the channel "<channel>"
      Then the paywall says "<why>"
      And no video plays
      And the platform was not asked for the player library
      And the details of "Night Ride" do not say "Watch live"
      When they press "<label>" on the paywall
      Then they are on the account site's <page> page

      Examples:
        | person              | channel      | why              | label                      | page         |
        | a visitor           | Studio Barre | Members only     | Sign up to start watching! | sign-up      |
        | a lapsed member     | Studio Barre | Subscribers only | Activate your subscription | subscription |
        | a subscribed member | Studio Barre | Not in your plan | Upgrade your account       | upgrade      |

    @LIV-12 @ACC-05
    Scenario Outline: The channel "Studio Barre" has a lock for <person>, which says why
      Given <person>
      When they open the playlist "Live"
      Then the channel "Studio Barre" has a lock
      And the lock of the channel "Studio Barre" says "<why>"

      Examples:
        | person              | why              |
        | a visitor           | Members only     |
        | a lapsed member     | Subscribers only |
        | a subscribed member | Not in your plan |

    @LIV-12 @LIV-09
    Scenario: Whoever goes through the guide by ear hears which channels are locked, and why
      Given a subscribed member
      When they open the playlist "Live"
      Then the guide says that "Night Ride" is on "Studio Barre (Locked: Not in your plan)"
      And the guide says that "Night Ride" is on "Iron Room"

    @LIV-12 @LIV-09
    Scenario: They hear it while the schedule of a channel has not arrived, too
      Given a subscribed member
      And the platform takes 5 s to answer a schedule
      When they open the playlist "Live"
      Then the guide says that "Loading the schedule" is on "Studio Barre (Locked: Not in your plan)"

    @ACC-06 @LIV-04
    Scenario: A channel that is sold by itself says so, even to a subscriber
      Given a new subscriber
      And the customer has switched the inline player on
      And the live channels are:
        | channel   | productIds |
        | Iron Room | !jwp:night |
      When they watch the channel "Iron Room"
      Then the paywall says "Sold by itself"
      And no video plays

  Rule: The guide leads from a locked channel to one's own, and back

    Background:
      Given a subscribed member

    @ACC-05 @LIV-04
    Scenario: The paywall comes when somebody turns from their channel to a locked one
      When they open the playlist "Live"
      And they press the channel "Iron Room"
      Then "Iron Room" plays at its live edge
      And there is no paywall
      When they press the channel "Studio Barre"
      Then the paywall says "Not in your plan"
      And no video plays

    @ACC-05 @LIV-04
    Scenario: The paywall goes when somebody turns to a channel of theirs
      When they open the playlist "Live"
      And they press the channel "Studio Barre"
      Then the paywall says "Not in your plan"
      When they press the channel "Iron Room"
      Then "Iron Room" plays at its live edge
      And there is no paywall

    @ACC-05 @LIV-05
    Scenario: What begins on a locked channel is not offered to whoever watches another one
      When they watch the channel "Iron Room"
      And they go by keys to "Night Ride" in the guide
      And they press the keys "ArrowRight, Control+End, Enter", one after another
      Then the details of "Cool Down" say "Studio Barre"
      When it is 20:31
      Then the details of "Cool Down" say "On now"
      And the details of "Cool Down" do not say "Start from beginning"
      And "Iron Room" plays at its live edge

  Rule: Whoever may watch a channel simply watches it

    @ACC-05 @LIV-04
    Scenario: A visitor may watch a channel that is free
      Given a visitor
      When they watch the channel "No Schedule"
      Then the video plays
      And there is no paywall

    @LIV-04 @CAT-25
    Scenario: A channel that a visitor knows by its public title plays on, whatever they press in the guide
      Given a visitor
      And visitors know "Gaps" as "Mind the Gap"
      When they watch the channel "Gaps"
      Then the video plays
      And the details of "Night Ride" say "Mind the Gap"
      When they press "Cool Down" in the guide
      Then the details of "Cool Down" say "Coming up"
      And the stream of "Gaps" was opened 1 time

    @ACC-07 @LIV-04
    Scenario: A channel plays under a signature, like any video that is not free
      Given a subscribed member
      When they watch the channel "Iron Room"
      Then "Iron Room" plays at its live edge
      And the platform was asked for a signature under a policy 1 time
      And the platform was asked for protected media 1 time

    @ACC-07 @LIV-04
    Scenario: A press on a channel's play button asks for the signature when it begins, and not again when it ends
      Given a subscribed member
      When they open the playlist "Live"
      And they lay a finger on "Play"
      Then the platform was asked for a signature under a policy 1 time
      When they press "Play"
      Then the video plays
      And the platform was asked for a signature under a policy 1 time

  Rule: What was watched of a channel is nobody's progress

    Background:
      Given a subscribed member

    @PLY-02 @PLY-06
    Scenario: Nothing is saved of a live channel
      When they watch the channel "Iron Room"
      Then "Iron Room" plays at its live edge
      When they watch for 30 s
      And they close the tab
      Then the platform was not asked for saved progress
      And the platform knows nothing of "Iron Room"

    @PLY-02 @PLY-06
    Scenario: Nothing is saved of a recording of a channel
      When they watch what "Iron Room" showed from 18:30 to 19:30
      Then "Iron Room" plays its recording from 18:30 to 19:30
      When they watch for 30 s
      And they close the tab
      Then the platform was not asked for saved progress
      And the platform knows nothing of "Iron Room"
