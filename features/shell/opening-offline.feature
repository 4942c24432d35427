@browser @service-worker
Feature: Opening the app without a connection
  In an underground gym there is no connection. The app opens all the same, with what the browser kept of the member's own rows, and
  says plainly what needs the connection: the videos. Nothing of a member stays on the device once they log out.

  Background:
    Given a subscribed member
    And they have marked "Round by Round" as a favorite
    And they have watched 0.4 of "The Long Ride"
    And a browser that has kept the app
    And the shelf "Pick up where you left off" shows "The Long Ride"

  Rule: Without a connection there is what was kept, but no video

    Background:
      Given they lose the connection

    Scenario: Home shows what was kept of the last visit
      When they open home
      Then the page says "You are offline"
      And the shelf "Pick up where you left off" shows "The Long Ride"
      And the shelf "Your favorites" shows "Round by Round"
      And the part "These need a connection" says "Today’s 365"
      When the connection returns
      Then the shelf "Today’s 365" shows "Legs Heavy Day"

    @CFG-12 @nightly
    Scenario: No video begins from what was kept, and a config that is refused is no lost connection
      When they open the workout "The Long Ride" and the player at once
      Then the heading is "You are offline"
      And no video plays
      When the connection returns
      Then the video plays
      When the platform answers the default config with an overload
      And they open home
      Then the heading is "Failed to load the config"

  Rule: Nothing of a member is kept after they log out

    @ACC-10
    Scenario: What was kept of a member goes when they log out
      When they log out
      Then they are on the account site's my-account page
      And the browser keeps nothing personal
      When they lose the connection
      And they open home
      Then the page says "Nothing of yours was kept on this device"
