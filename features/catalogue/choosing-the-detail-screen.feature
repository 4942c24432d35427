Feature: An item's type decides its screen

  Editors say what an item is, and that decides what its page looks like. Where they have said nothing, what the item holds gives it away.
  Trainers and live channels have no page of their own: they lead on to where people can do something.

  Rule: Each type has a screen of its own

    @MED-01
    Scenario Outline: The page of <what> says "<words>"
      Given a lapsed member
      When they open <page>
      Then the tab is titled "<heading> · Daybreak"
      And the page says "<words>"

      Examples:
        | what        | page                               | heading        | words                         |
        | a series    | the media page of "Outside"        | Outside        | Series • HIIT • TV-G          |
        | an episode  | the media page of "Black Sand"     | Black Sand     | Season 2/8 - Episode 2/4      |
        | a text page | the media page of "About Daybreak" | About Daybreak | Nobody needs to be shouted at |
        | a hub       | the media page of "Get Strong"     | Get Strong     | One kettlebell                |
        | a workout   | the media page of "The Long Ride"  | The Long Ride  | Workout • 2h 0m               |
        | a program   | the media page of "Undefeated"     | Undefeated     | Program • Boxing              |

    @CAT-10 @MED-01
    Scenario: What says nowhere what it is, is a workout
      When they open the media page of "Before Types Were Invented"
      Then the heading is "Before Types Were Invented"
      And the page says "Workout • 23 min"

    @MED-16 @API-07
    Scenario Outline: The page of <what> that cannot be had comes with another try
      Given the platform answers media with an error
      When they open <page>
      Then the heading is "Something went wrong"
      When the platform is well again
      And they press "Try again"
      Then the tab is titled "<heading> · Daybreak"

      Examples:
        | what        | page                      | heading        |
        | a series    | the series "Outside"      | Outside        |
        | an episode  | the episode "Jab"         | Jab            |
        | a text page | the page "About Daybreak" | About Daybreak |
        | a hub       | the hub "Get Strong"      | Get Strong     |

  Rule: A trainer leads to the trainer's workouts, a live channel to its live page

    @MED-01 @CAT-11 @MED-20
    Scenario Outline: The page of a trainer leads to <workouts>
      When they open <page>
      Then they are on <workouts>

      Examples:
        | page                                                   | workouts                                             |
        | the trainer "Maya Okafor"                              | the workouts of "Maya Okafor"                        |
        | the trainer "Maya Okafor" from the playlist "Series"   | the workouts of "Maya Okafor" from the playlist "Series" |

    @MED-01 @MED-20
    Scenario Outline: The page of a channel leads to <live>
      When they open <page>
      Then they are on <live>

      Examples:
        | page                                               | live                                                     |
        | the channel "Iron Room"                            | the live page of "Iron Room"                             |
        | the channel "Iron Room" from the playlist "Series" | the live page of "Iron Room" from the playlist "Series"  |
        | the channel "Iron Room" with the player            | the live page of "Iron Room" with the player             |

    @MED-01
    Scenario: The way back from a live page does not lead to the channel
      When they open the playlist "Live channels"
      And they press the card of "Iron Room"
      Then they are on the live page of "Iron Room" from the playlist "Live channels"
      When they go back
      Then they are on the playlist "Live channels"

    @MED-01
    Scenario: A channel that is on no live page is not found
      When they open the channel "Pop-Up Studio"
      Then the heading is "Live channel not found"
      And the tab is titled "Live channel not found · Daybreak"
      When they press "Go to the home page"
      Then they are on home
