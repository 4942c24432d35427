Feature: Access to live channels

  Background:
    Given it is 2026-06-15T20:00:00Z
    And the schedule of each channel is:
      | program    | start                | end                  |
      | Slow Start | 2026-06-15T18:30:00Z | 2026-06-15T19:30:00Z |
      | Night Ride | 2026-06-15T19:30:00Z | 2026-06-15T20:30:00Z |
      | Cool Down  | 2026-06-15T20:30:00Z | 2026-06-15T21:00:00Z |

  @ACC-03 @ACC-05 @LIV-04
  Scenario Outline: <person> meets the paywall of the channel "<channel>"
    Given <person>
    When they open the live page with:
      | play    | 1         |
      | channel | <channel> |
    Then the paywall says "<why>"
    And no video plays
    And the platform was not asked for the player library
    And the details of "Night Ride" do not say "Watch live"
    When they press "<label>" on the paywall
    Then they are on the account site's <page> page

    Examples:
      | person                     | channel      | why              | label                      | page         |
      | a visitor                  | Studio Barre | Members only     | Sign up to start watching! | sign-up      |
      | a lapsed member            | Studio Barre | Subscribers only | Activate your subscription | subscription |
      | a subscribed member        | Studio Barre | Not in your plan | Upgrade your account       | upgrade      |

  @ACC-05 @LIV-04
  Scenario: A visitor may watch a channel that is free
    Given a visitor
    When they open the address "/p/GhM72SWI?c=channels&play=1"
    Then the video plays
    And there is no paywall

  @ACC-06 @LIV-04
  Scenario: A channel sold by itself
    Given a new subscriber
    And the config field "custom.inlinePlayer" is true
    And the live channels are:
      | channel   | productIds |
      | Iron Room | !jwp:night |
    When they open the live page with:
      | play | 1 |
    Then the paywall says "Sold by itself"
    And no video plays

  @ACC-05 @LIV-04
  Scenario: From a channel that is locked to one that is not, and back
    Given a subscribed member
    When they open the playlist "Live"
    And they press the channel "Studio Barre"
    Then the paywall says "Not in your plan"
    When they press the channel "Iron Room"
    Then "Iron Room" plays at its live edge
    And there is no paywall
    When they press the channel "Studio Barre"
    Then the paywall says "Not in your plan"
    And no video plays

  @ACC-05 @LIV-05
  Scenario: What begins on a locked channel is not offered to whoever watches another one
    Given a subscribed member
    When they open the live page with:
      | play    | 1         |
      | channel | Iron Room |
    And they go by keys to "Night Ride" in the guide
    And they press the keys "ArrowRight, Control+End, Enter", one after another
    Then the details of "Cool Down" say "Studio Barre"
    When it is 2026-06-15T20:31:00Z
    Then the details of "Cool Down" say "On now"
    And the details of "Cool Down" do not say "Start from beginning"
    And "Iron Room" plays at its live edge

  @ACC-07 @LIV-04
  Scenario: A channel plays under a signature
    Given a subscribed member
    When they open the live page with:
      | play    | 1         |
      | channel | Iron Room |
    Then "Iron Room" plays at its live edge
    And the platform was asked for a signature under a policy 1 time
    And the platform was asked for protected media 1 time

  @PLY-02 @PLY-06
  Scenario: Of a live channel nothing is saved
    Given a subscribed member
    When they open the live page with:
      | play    | 1         |
      | channel | Iron Room |
    Then "Iron Room" plays at its live edge
    When they watch for 30 s
    And they close the tab
    Then the platform was not asked for saved progress
    And the platform knows nothing of "Iron Room"

  @PLY-02 @PLY-06
  Scenario: Of a recording of a channel nothing is saved
    Given a subscribed member
    When they open the live page with:
      | play    | 1                    |
      | channel | Iron Room            |
      | start   | 2026-06-15T18:30:00Z |
      | end     | 2026-06-15T19:30:00Z |
    Then "Iron Room" plays its recording from 2026-06-15T18:30:00Z to 2026-06-15T19:30:00Z
    When they watch for 30 s
    And they close the tab
    Then the platform was not asked for saved progress
    And the platform knows nothing of "Iron Room"
