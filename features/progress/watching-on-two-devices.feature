Feature: Watching on two devices
  A workout that was begun on the phone goes on in front of the television. Saves can get lost on the way, so the app
  cannot always know whether the platform has heard of one; it must never send an old position over a newer one.

  Rule: A save whose answer was lost gives way to what another device has watched since

    Background:
      Given a new subscriber

    @API-05 @HIS-03
    Scenario: What was watched further on another device stands
      Given the platform takes saved progress and drops the answer
      When they watch 0.4 of "The Long Ride"
      And they close the tab
      And the platform is well again
      And they watch 0.9 of "The Long Ride" on another device
      And they open the player of "The Long Ride"
      Then the video plays from 0.9
      And the platform knows 0.9 of "The Long Ride"

    @API-05 @HIS-03
    Scenario: A workout that was begun here before goes on from the other device's position, too
      Given they have watched 0.2 of "The Long Ride"
      And the platform takes saved progress and drops the answer
      When they watch 0.4 of "The Long Ride"
      And the browser crashes
      And the platform is well again
      And they watch 0.6 of "The Long Ride" on another device
      And they open home
      Then "The Long Ride" is at 60 %, here and at the platform

    @API-05
    Scenario: Where nothing was watched elsewhere, the save is sent again
      Given they have watched 0.2 of "The Long Ride"
      And the platform does not answer saved progress
      When they watch 0.4 of "The Long Ride"
      And they close the tab
      And the platform is well again
      And they open home
      Then "The Long Ride" is at 40 %, here and at the platform

    @API-05
    Scenario: The save is sent again by and by on a page that stays open
      Given the platform does not answer saved progress
      When they watch 0.4 of "The Long Ride"
      And they pause
      And the platform is well again
      Then the platform knows 0.4 of "The Long Ride"

  Rule: A save that the platform cannot have heard of is sent, whatever was watched elsewhere

    Background:
      Given a new subscriber

    @API-05 @HIS-03
    Scenario: What could not even leave is sent once it can
      When they watch 0.4 of "The Long Ride"
      And they lose the connection
      And they pause
      And they watch 0.9 of "The Long Ride" on another device
      And the connection returns
      Then the platform knows 0.4 of "The Long Ride"

    @API-05 @HIS-03
    Scenario: What the platform has refused for a while is sent once it takes it
      Given the platform answers saved progress with an overload 1 time
      When they watch 0.4 of "The Long Ride"
      And they pause
      Then the platform was asked for saved progress
      When they watch 0.9 of "The Long Ride" on another device
      Then the platform knows 0.4 of "The Long Ride"
