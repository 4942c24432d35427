Feature: Switching channels in the player

  Whoever watches live switches as with a remote control: a key for the channel above or below, one for the last channel, and the
  guide over the picture, in full screen, too. A lock says which channels are not theirs, and the keys pass those by.

  Background:
    Given a new subscriber
    And it is 20:00
    And the live channels are:
      | channel       | catchupHours |
      | Daybreak Live | 2            |
      | Iron Room     | 2            |
      | Stillwater    | 2            |
    And the schedule of each channel is:
      | program    | start | end   | description          |
      | Slow Start | 18:30 | 19:30 | An easy one.         |
      | Night Ride | 19:30 | 20:30 | Uphill, in the dark. |
      | Cool Down  | 20:30 | 21:00 | Lie down.            |
    And they watch the channel "Daybreak Live"
    And "Daybreak Live" plays at its live edge

  Rule: A channel has one seek bar, among the controls of its player

    @LIV-11
    Scenario: The seek bar of a channel is its catch-up window, with the beginnings of its programs
      Then the only seek bar is "Position in the broadcast"
      And programs begin at 25 and 75 % of the seek bar

    @LIV-11 @browser
    Scenario: The seek bar of a channel leads back by touch
      Given they use a touch screen
      When they watch the channel "Iron Room"
      Then "Iron Room" plays at its live edge
      When they tap on the middle of the seek bar of the channel
      Then the player is about 60 minutes behind live

    @LIV-11
    Scenario: The seek bar of a recording is that of a video
      When they press "Slow Start" in the guide
      Then the only seek bar is "Seek"

    @LIV-11
    Scenario: The seek bar of a channel is there in full screen, too
      When they press the key "f"
      Then they see "Live" in full screen
      When they press the key "PageDown" on the scrubber
      And they press the key "PageDown" on the scrubber
      Then the scrubber says "6:30 PM, Slow Start"
      And they see "Go live" in full screen

    @LIV-11 @PLY-08
    Scenario: The seek bar of a channel stays below the picture where the controls are the library's
      Given the customer has switched the controls of the hosted player on
      When they watch the channel "Iron Room"
      Then "Iron Room" plays at its live edge
      And the only seek bar is "Position in the broadcast"

  Rule: Keys switch to the channel above or below, and to the last one

    @LIV-12
    Scenario: The keys go down the guide, and begin again at its top
      When they press the key "PageDown"
      Then "Iron Room" plays at its live edge
      When they press the key "PageDown"
      Then "Stillwater" plays at its live edge
      When they press the key "PageDown"
      Then "Daybreak Live" plays at its live edge

    @LIV-12
    Scenario: The keys go up the guide, and begin again at its end
      When they press the key "PageUp"
      Then "Stillwater" plays at its live edge
      When they press the key "PageUp"
      Then "Iron Room" plays at its live edge

    @LIV-12 @LIV-06
    Scenario: The address and the details follow the keys
      When they press the key "PageDown"
      Then the player says "Iron Room"
      And the details of "Night Ride" say "Iron Room"
      When they load the page again
      Then "Iron Room" plays at its live edge

    @LIV-12 @LIV-06
    Scenario: Channels that the keys have gone through are not in the way back
      When they open home
      And they press "Live"
      And they press "Play"
      Then the player has the focus
      When they press the keys "PageDown, PageDown", one after another
      And they go back
      Then they are on home

    @LIV-12
    Scenario: The key L switches between the last two channels
      When they press the key "PageUp"
      Then "Stillwater" plays at its live edge
      When they press the key "l"
      Then "Daybreak Live" plays at its live edge
      When they press the key "l"
      Then "Stillwater" plays at its live edge

    @LIV-12
    Scenario: The key L leads back to a channel that was chosen in the guide
      When they press the channel "Iron Room"
      Then "Iron Room" plays at its live edge
      When they press the channel "Stillwater"
      Then "Stillwater" plays at its live edge
      When they go to "Mute" by keys
      And they press the key "l"
      Then "Iron Room" plays at its live edge

    @LIV-12
    Scenario: The key L does nothing before another channel was on
      When they press the key "l"
      Then "Daybreak Live" plays at its live edge

    @LIV-12
    Scenario: The channel keys leave a recording for the live edge
      When they press "Slow Start" in the guide
      Then the only seek bar is "Seek"
      When they go to "Mute" by keys
      And they press the key "PageDown"
      Then "Iron Room" plays at its live edge

    @LIV-12 @LIV-04
    Scenario: The channel keys go on from the channel that plays, not from one that is read about
      When they press the keys "g, ArrowDown, ArrowRight, Enter", one after another
      Then the details of "Cool Down" say "Iron Room"
      And "Daybreak Live" plays at its live edge
      When they press the keys "g, PageDown", one after another
      Then "Iron Room" plays at its live edge

    @LIV-12 @PLY-08
    Scenario: A channel plays at its own speed, whatever was chosen for a recording
      When they press "Slow Start" in the guide
      And they choose "1.5x" among the "speed" of the player
      And they press the channel "Iron Room"
      Then "Iron Room" plays at its live edge
      And the speed of the player is "1"
      When they come back later to watch the workout "The Long Ride"
      Then the speed of the player is "1.5"

    @LIV-12 @PLY-13
    Scenario: Nothing plays faster than live by holding
      When they hold the button of the mouse down on the picture
      Then the speed of the player is "1"

    @LIV-12 @PLY-08
    Scenario: The overview of the keys is that of a channel
      When they press the key "?"
      Then the page says "The channel above"
      And the page says "Back to the last channel"
      And the page does not say "The next video"

  Rule: The guide opens over the picture

    @LIV-12
    Scenario: The key G opens the guide at what is on, and closes it
      When they press the key "g"
      Then the guide is open over the picture
      And the focus is on "Night Ride" in the guide over the picture
      When they press the key "g"
      Then no guide is over the picture
      And the player has the focus

    @LIV-12 @SHL-11
    Scenario: Escape closes the guide over the picture
      When they press the key "g"
      Then the focus is on "Night Ride" in the guide over the picture
      When they press the key "Escape"
      Then no guide is over the picture
      And the player has the focus
      And "Daybreak Live" plays at its live edge

    @LIV-12
    Scenario: A button of the player opens the guide, and one of its own closes it
      When they press "Program guide"
      Then the guide is open over the picture
      When they press "Close the guide"
      Then no guide is over the picture

    @LIV-12
    Scenario: What is chosen in the guide plays, and the guide closes
      When they press the keys "g, ArrowDown, Enter", one after another
      Then "Iron Room" plays at its live edge
      And no guide is over the picture
      And the player has the focus

    @LIV-12 @LIV-04
    Scenario: A program that is to come is only read about, and the guide stays
      When they press the key "g"
      And they choose "Cool Down" in the guide over the picture
      Then the details of "Cool Down" say "Lie down."
      And the guide is open over the picture
      And "Daybreak Live" plays at its live edge

    @LIV-12 @LIV-04
    Scenario: A recording that is chosen in the guide plays, and the guide closes
      When they press the key "g"
      And they choose "Slow Start" in the guide over the picture
      Then "Daybreak Live" plays its recording from 18:30 to 19:30
      And no guide is over the picture

    @LIV-12 @LIV-03
    Scenario: A program that can no longer be watched is not chosen, and the guide stays
      Given it is 20:45
      When 6 seconds go by
      And they press the key "g"
      And they choose "Slow Start" in the guide over the picture
      Then the guide is open over the picture
      And "Daybreak Live" plays at its live edge

    @LIV-12
    Scenario: The guide opens in full screen, and what is chosen there plays in full screen
      When they press the keys "f, g", one after another
      Then they see "Cool Down" in full screen
      When they press the keys "ArrowDown, ArrowDown, Enter", one after another
      Then "Stillwater" plays at its live edge
      And the screen of the player is "full"

    @LIV-12 @PLY-13
    Scenario: A swipe up opens the guide
      Given they use a touch screen
      When they watch the channel "Iron Room"
      Then "Iron Room" plays at its live edge
      When they press the key "f"
      And they swipe up over the picture
      Then the guide is open over the picture

    @LIV-12 @browser
    Scenario: The guide over the picture can be used by everybody
      When they press the key "g"
      Then the guide is open over the picture
      And the page has no accessibility violations

  Rule: What is locked has a lock

    Background:
      Given the customer has switched the inline player on
      And the live channels are:
        | channel       | catchupHours | productIds |
        | Daybreak Live | 2            |            |
        | Iron Room     | 2            | !jwp:night |
        | Stillwater    | 2            |            |

    @LIV-12 @ACC-05
    Scenario: A channel that the viewer lacks has a lock in the guide
      When they watch the channel "Daybreak Live"
      Then the channel "Iron Room" has a lock
      And the channel "Stillwater" has no lock

    @LIV-12 @ACC-05 @browser
    Scenario: A channel that the viewer lacks has a lock in the list of a phone
      Given the screen of a phone
      When they watch the channel "Daybreak Live"
      Then the channel "Iron Room" has a lock
      And the channel "Stillwater" has no lock

    @LIV-12 @ACC-05
    Scenario: The keys pass by a channel that the viewer lacks
      When they watch the channel "Daybreak Live"
      Then "Daybreak Live" plays at its live edge
      When they press the key "PageDown"
      Then "Stillwater" plays at its live edge
      When they press the key "PageUp"
      Then "Daybreak Live" plays at its live edge

    @LIV-12 @ACC-05
    Scenario: The key L does not lead back to a channel that the viewer lacks
      When they watch the channel "Daybreak Live"
      And they press the channel "Iron Room"
      And they press the channel "Stillwater"
      Then "Stillwater" plays at its live edge
      When they go to "Mute" by keys
      And they press the key "l"
      And 1 second goes by
      Then "Stillwater" plays at its live edge
