Feature: Caching responses
  What the platform has answered is good for an hour, so that going back and forth asks for nothing twice. After a failure only media
  requests are tried again, twice, a second apart: a playlist that fails leaves a gap in a page, a video that fails is the page.

  Rule: Going there and back within the hour asks for nothing twice

    Background:
      Given a subscribed member
      And they open home
      And they press the card of "Morning: Cool-Down"
      And the heading is "Morning: Cool-Down"

    @CFG-22
    Scenario: Going back to home asks for nothing that it had
      When they go back
      Then they see the shelf "New this week"
      And no call was made twice

    @CFG-22
    Scenario: Opening the same workout after 59 minutes asks for nothing that it had
      When they go back
      Then they see the shelf "New this week"
      When 59 minutes pass
      And they press the card of "Morning: Cool-Down"
      Then the heading is "Morning: Cool-Down"
      And no call was made twice

  Rule: After an hour a response is stale, but only a page that opens asks again

    @CFG-22
    Scenario Outline: After <time> the response for <what> is <state>
      When they open <page>
      Then the heading is "<heading>"
      When <time> pass
      And they press "Home"
      Then they see the shelf "New this week"
      When they go back
      Then the heading is "<heading>"
      And the platform was asked for <what> <times>

      Examples:
        | time       | state | what              | times   | page                        | heading              |
        | 59 minutes | fresh | media             | 1 time  | the workout "The Long Ride" | The Long Ride        |
        | 60 minutes | stale | media             | 2 times | the workout "The Long Ride" | The Long Ride        |
        | 61 minutes | stale | media             | 2 times | the workout "The Long Ride" | The Long Ride        |
        | 59 minutes | fresh | the map of series | 1 time  | the program "Undefeated"    | Boxing for Everybody |
        | 60 minutes | stale | the map of series | 2 times | the program "Undefeated"    | Boxing for Everybody |

    @CFG-22
    Scenario Outline: Returning to the window of <page> asks for nothing, not even for what is stale
      When they open <page>
      Then the page says "<words>"
      When 61 minutes pass
      And they turn to another tab
      And they turn back to the tab
      Then no call was made twice

      Examples:
        | page                                 | words            |
        | home                                 | New this week    |
        | the workout "The Long Ride"          | Tom Whitaker     |
        | the programs page                    | The Barre Studio |
        | the address "/workouts?style=boxing" | Boxing           |

  Rule: A media request is tried three times, a second apart

    @CFG-22 @API-07
    Scenario: The third answer is as good as the first
      Given the platform answers media with status 500 2 times
      When they open the media page of "The Long Ride"
      Then the heading is "The Long Ride"
      And the platform was asked for media 3 times

    @CFG-22
    Scenario Outline: Between the tries for <what> lies a second, neither more nor less
      Given time stands still
      And the platform answers <what> with status 500 2 times
      When they open <page>
      Then after 1000 ms, not before, the platform was asked for <what> 2 times
      And after 1000 ms, not before, the platform was asked for <what> 3 times

      Examples:
        | what      | page                              |
        | media     | the media page of "The Long Ride" |
        | a trainer | the workouts of "Tom Whitaker"    |

    @CFG-22 @SHL-12
    Scenario Outline: After the third time the page says what happened where the platform <does>
      Given the platform <does>
      When they open the media page of "The Long Ride"
      Then the heading is "Something went wrong"
      And the platform was asked for media 3 times
      When the platform is well again
      And they press "Try again"
      Then the heading is "The Long Ride"

      Examples:
        | does                          |
        | answers media with status 500 |
        | answers media with a web page |
        | answers media with nothing    |

    @CFG-22 @dom
    Scenario: A media request that is not answered is tried three times
      Given the platform does not answer media
      When they open the media page of "The Long Ride"
      Then the heading is "Something went wrong"
      And the platform was asked for media 3 times

    @CFG-22 @ACC-03
    Scenario: The next workout of a program in progress is tried again, too
      Given time stands still
      And a subscribed member
      And the platform takes 2 s to answer who is there
      When they open the program "Undefeated"
      Then the page says "A fight camp without a fight."
      When the platform answers media with status 500 from now on
      And 2 seconds go by
      Then after 1000 ms, not before, the platform was asked for media 3 times

  Rule: What is not there, and playlists, are asked for once

    @CFG-22 @MED-16
    Scenario: Media that are not there are not asked for again
      When they open the address "/m/Abcd1234/nothing"
      Then the heading is "Video not found"
      And the platform was asked for media 1 time

    @CFG-22 @CAT-21
    Scenario: A trainer who is not there is not asked for again
      Given the platform answers a trainer with status 404
      When they open the workouts of "Tom Whitaker"
      And 3 seconds go by
      Then there is no bio
      And the platform was asked for a trainer 1 time

    @CFG-22 @CAT-19
    Scenario Outline: A playlist that fails is not asked for again where the platform <does>
      Given the platform <does>
      And the config shows these rows:
        | type     | playlist   |
        | playlist | <playlist> |
      When they open home
      Then the page says "Could not load items"
      And the platform was asked for <call> 1 time

      Examples:
        | playlist          | call              | does                                      |
        | Staff picks       | playlists by path | answers playlists by path with status 500 |
        | Trending programs | playlists         | answers playlists with half of a JSON text |

    # Browsers ask again by themselves where a connection breaks.
    @CFG-22 @CAT-19 @dom
    Scenario Outline: A playlist without an answer is not asked for again where the platform <does>
      Given the platform <does>
      And the config shows these rows:
        | type     | playlist   |
        | playlist | <playlist> |
      When they open home
      Then the page says "Could not load items"
      And the platform was asked for <call> 1 time

      Examples:
        | playlist          | call              | does                                 |
        | Staff picks       | playlists by path | does not answer playlists by path    |
        | Trending programs | playlists         | takes playlists and drops the answer |

    @CFG-22
    Scenario Outline: Whatever asks for a playlist asks once: <page>
      Given the platform answers <call> with status 500
      When they open <page>
      And 3 seconds go by
      Then the platform was asked for <call> <times>

      Examples:
        | page                                 | call      | times   |
        | the episode "Harbour Wall"           | playlists | 1 time  |
        | the workout "The Long Ride"          | playlists | 1 time  |
        | the playlist "New this week"         | playlists | 1 time  |
        | the address "/workouts?style=boxing" | browsing  | 1 time  |
        | the search for "plank"               | a search  | 1 time  |

      # A program has its workouts, one of which it starts with, and its recommendations, which a browser loads once they are near.
      @dom
      Examples:
        | page                     | call      | times   |
        | the program "Undefeated" | playlists | 2 times |
