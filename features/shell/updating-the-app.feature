@browser @service-worker
Feature: Updating the app
  A tab stays open for days, and new versions of the app appear meanwhile. The tab goes on in the version that it has; the new one is
  offered, never forced, and never in the middle of a video.

  Background:
    Given a subscribed member
    And a browser that has kept the app by itself

  Scenario: A tab goes on in its earlier version, and takes the new one when its viewer wants to
    When this browser finds a new version
    And they press "Series"
    Then the heading is "Series"
    And the page says "A new version is ready"
    When they press "Reload"
    Then the tab has the new version

  @nightly
  Scenario: A new version can wait
    When this browser finds a new version
    And they press "Workouts"
    And they press "Later"
    And they press "Programs"
    And 2 seconds go by
    Then the page does not say "A new version is ready"

  Rule: Nothing is offered during a video

    Background:
      Given they are watching the workout "Round by Round"
      And 11 seconds go by

    @nightly
    Scenario: A new version is not offered during a video, but after it
      When this browser finds a new version
      And they press the key "Escape"
      And 2 seconds go by
      Then the page does not say "A new version is ready"
      When they press "Close the mini-player"
      And they press "Series"
      Then the page says "A new version is ready"

  Rule: Each tab has a version of its own

    Background:
      Given a new version is deployed

    @nightly
    Scenario: Another tab takes the new version, and this one goes on in the one that it has
      When they open the workouts page in another tab
      Then the tab has the new version
      When they turn back to the first tab
      Then the tab has the earlier version
      Given a browser without a cache
      When they press "Series"
      Then the heading is "Series"
      And the page says "A new version is ready"
