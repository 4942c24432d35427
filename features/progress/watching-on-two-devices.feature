Feature: Watching on two devices

  @API-05 @HIS-03
  Scenario: What was watched further on another device stands, though no answer came to the last save here
    Given a new subscriber
    And the platform takes saved progress and drops the answer
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.4 of the video
    And they close the tab
    And the platform is well again
    And they watch 0.9 of "The Long Ride" on another device
    And they open the workout "The Long Ride" and the player at once
    Then the video plays from 0.9
    And the platform knows 0.9 of "The Long Ride"

  @API-05 @HIS-03
  Scenario: What was saved here before is watched on from the other device's position, too
    Given a new subscriber
    And they have watched 0.2 of "The Long Ride"
    And the platform takes saved progress and drops the answer
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.4 of the video
    And the browser crashes
    And the platform is well again
    And they watch 0.6 of "The Long Ride" on another device
    And they open home
    Then the card of "The Long Ride" has a progress bar at 60 %
    And the platform knows 0.6 of "The Long Ride"

  @API-05
  Scenario: Where nothing was watched elsewhere, what got no answer is sent again
    Given a new subscriber
    And they have watched 0.2 of "The Long Ride"
    And the platform does not answer saved progress
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.4 of the video
    And they close the tab
    And the platform is well again
    And they open home
    Then the platform knows 0.4 of "The Long Ride"
    And the card of "The Long Ride" has a progress bar at 40 %

  @API-05
  Scenario: On a page that stays open, what got no answer is sent again by and by
    Given a new subscriber
    And the platform does not answer saved progress
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.4 of the video
    And they pause
    And the platform is well again
    Then the platform knows 0.4 of "The Long Ride"

  @API-05 @HIS-03
  Scenario: What could not even leave is sent, whatever was watched elsewhere
    Given a new subscriber
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.4 of the video
    And they lose the connection
    And they pause
    And they watch 0.9 of "The Long Ride" on another device
    And the connection returns
    Then the platform knows 0.4 of "The Long Ride"

  @API-05 @HIS-03
  Scenario: What the platform has refused for a while is sent, whatever was watched elsewhere
    Given a new subscriber
    And the platform answers saved progress with status 503 1 time
    When they open the workout "The Long Ride" and the player at once
    And they watch until 0.4 of the video
    And they pause
    Then the platform was asked for saved progress
    When they watch 0.9 of "The Long Ride" on another device
    Then the platform knows 0.4 of "The Long Ride"

  @API-05 @API-07
  Scenario: What an earlier version of the app could not send is sent
    Given a new subscriber
    And the browser has kept "[{'kind': 'progress', 'mediaId': 'xjSCHvet', 'progress': 0.4}]" under "member-records.pending-writes.new"
    When they open home
    Then the platform knows 0.4 of "The Long Ride"
