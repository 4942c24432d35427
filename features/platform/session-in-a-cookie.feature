Feature: A session in a cookie

  Outside of tests a cookie of the account server says who is there. It goes to that server and to the signing service, and to nobody
  else: neither the content delivery network nor a developer's own host ever sees it.

  Background:
    Given a new subscriber
    And a cookie alone carries the session

  @API-01 @ACC-08 @CFG-06 @browser
  Scenario: The account API recognizes the member, and neither the CDN nor a developer's host is sent a cookie
    When they open home
    Then they are logged in
    And they see the shelf "New this week"
    And the platform was asked for who is there 1 time
    And the platform was not asked for playlists
    And the platform was not asked for the default config

  @CFG-06 @CFG-07 @browser
  Scenario: A chosen config is asked for without a cookie on a developer's host, too
    When they open the address "/?c=/api/v3/jwp/home"
    Then they are logged in
    And the platform was not asked for the default config

  @API-01 @FAV-01 @browser
  Scenario: What the member does is saved as theirs
    When they open the workout "The Long Ride"
    And they press "Favorite"
    Then the platform was asked for an added favorite 1 time
    And the platform was asked for the item of a slug 1 time
    And the platform was asked for the details of a workout 1 time
    And the platform was not asked for media

  @API-01 @ACC-07 @browser
  Scenario: The signing service recognizes the member
    When they open the workout "The Long Ride" and the player at once
    Then the platform was asked for a signature under a policy

  @API-01 @ACC-11 @SHL-01 @browser
  Scenario: Who signs in at the account site comes back with the session
    Given a visitor
    When they open the workout "The Long Ride"
    And they press "Sign in"
    Then they are on the account site's sign-in page
    When they sign in as "new@example.com"
    Then they are on the workout "The Long Ride"
    And they are logged in
    And they can press "Start watching"
