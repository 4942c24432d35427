Feature: Translating pages in the browser
  Somebody who reads neither of the app's languages lets the browser translate its pages. It takes each text out and puts
  another one in its place, and the app goes on as if nothing had happened.

  Background:
    Given a new subscriber
    And a browser that translates every page

  Rule: What changes on a translated page is what changed

    @SHL-13 @MED-12
    Scenario: Whoever shares a translated page is told so, and no longer after a while
      When they open the workout "The Long Ride"
      And they press "Share"
      Then the page says "Copied url"
      And soon the page no longer says "Copied url"
      When they press "Share"
      Then the page says "Copied url"
      And the heading is "The Long Ride"

    @SHL-13 @SRC-03 @browser
    Scenario: A translated search says how much it has found, whatever is searched
      Given the screen of a phone
      When they open the search for "ride"
      And they press "Search"
      Then the page says "More than 50 results"
      When they search for "plank ladder"
      Then the page says "8 results"
      When they press "Clear search"
      Then the page says "Start typing to search"

    @SHL-13 @ACC-02
    Scenario: The button of a translated workout says what it does after a part has been watched
      When they open the workout "The Long Ride" and the player at once
      And they watch until 0.5 of the video
      And they press "Back"
      Then they can press "Continue watching"

    @SHL-13 @FAV-01
    Scenario: A favorite is marked on a translated page, and removed from the translated list
      When they open the program "Undefeated"
      And they press "Favorite"
      Then it is one of their favorites
      When they open the favorites page
      And they remove "Undefeated" from their favorites
      Then the platform knows no favorites

    @SHL-13 @LIV-04
    Scenario: A translated channel is watched an hour back, and live again
      Given they watch the channel "Daybreak Live"
      And the player is live
      When they press the key "PageDown" on the scrubber
      And they go back to the live edge
      Then the player is live

    @SHL-13 @COA-04
    Scenario: The weeks of a translated plan collapse and expand
      Given a coached member mid-plan
      When they open the coaching page
      And they expand week 1
      And they collapse week 1
      And they press "Home"
      Then they see the shelf "New this week"

    @SHL-13 @PRG-04
    Scenario: A translated history is turned from page to page
      Given a subscribed member
      When they open the workout history
      And they press "Page 2"
      Then they are on the workout history "page 2"
      When they press "First page"
      Then they are on the workout history
      And the history has 25 entries

    @SHL-13 @SHL-08
    Scenario: A dialog opens and closes over a translated page
      When they open the program "Undefeated"
      And they press "Trailer"
      Then the dialog "Trailer: Undefeated" is open
      When they press "Close"
      Then no dialog is open
      When they press "Home"
      Then they see the shelf "New this week"
