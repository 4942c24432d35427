Feature: Records that cannot be read
  What a member has marked and watched is kept by the platform and in the browser, and either can be broken. Whatever cannot be read
  is left out; what the other still has stays, and from then on everything works as before.

  Rule: What the platform says of a member is read record by record

    @FAV-02 @API-07
    Scenario: A favorite that makes no sense is left out, and the good one shows
      Given a new subscriber
      And the platform answers who is there with this:
        """
        {"id": "new", "favorites": [{"mediaid": 42}, "text", null, {"mediaid": "xjSCHvet"}]}
        """
      And the config shows these rows:
        | type      | title          |
        | favorites | Your favorites |
      When they open home
      Then the shelf "Your favorites" shows exactly, in this order:
        | The Long Ride |

    @HIS-03 @API-07
    Scenario Outline: Favorites that are <what> leave those that are kept
      Given a subscribed member
      When they open home
      Then they are logged in
      When the platform answers who is there with this:
        """
        {"id": "subscribed"<favorites>}
        """
      And the config shows these rows:
        | type      | title          |
        | favorites | Your favorites |
      And they load the page again
      Then the shelf "Your favorites" shows "Undefeated" first

      Examples:
        | what      | favorites                                  |
        | a text    | , "favorites": "1KaEv73j"                  |
        | a number  | , "favorites": 42                          |
        | an object | , "favorites": {"mediaid": "1KaEv73j"}     |
        | left out  |                                            |

    @HIS-03
    Scenario Outline: Favorites that are <what> are none
      Given a subscribed member
      When they open home
      Then they are logged in
      When the platform answers who is there with this:
        """
        {"id": "subscribed", "favorites": <favorites>}
        """
      And the config shows these rows:
        | type      | playlist      | title          |
        | favorites |               | Your favorites |
        | playlist  | New this week | Fresh          |
      And they load the page again
      Then they see the shelf "Fresh"
      And they do not see the shelf "Your favorites"

      Examples:
        | what          | favorites |
        | an empty list | []        |
        | null          | null      |

    @HIS-03 @API-07
    Scenario Outline: A watch history that is <what> leaves what is kept
      Given a new subscriber
      And they have watched 0.5 of "The Long Ride"
      When they open home
      Then the card of "The Long Ride" has a progress bar at 50 %
      When the platform answers who is there with this:
        """
        {"id": "new"<history>}
        """
      And they load the page again
      Then the shelf "Pick up where you left off" shows exactly, in this order:
        | The Long Ride |
      And the card of "The Long Ride" has a progress bar at 50 %

      Examples:
        | what      | history                                                    |
        | a text    | , "watchHistory": "xjSCHvet"                               |
        | a number  | , "watchHistory": 42                                       |
        | an object | , "watchHistory": {"mediaid": "xjSCHvet", "progress": 0.5} |
        | left out  |                                                            |

    @PRG-04 @API-07
    Scenario: A completed workout that makes no sense is left out, and reported
      Given a subscribed member
      And they have completed:
        | workout          | completed            |
        | The Long Ride    | 2026-06-15T08:00:00Z |
        | One Minute Plank | the day before       |
      When they open the workout history
      Then the history has 1 entries
      And a developer is told "A completed workout cannot be read"

  Rule: What the browser has stored is set aside if it makes no sense, and sent if it is old

    Background:
      Given a new subscriber

    @API-07
    Scenario Outline: Stored records that are <what> are set aside, and the next ones kept
      Given the browser has kept "<kept>" under "<key>"
      When they open home
      Then they are logged in
      And they see the shelf "New this week"
      When they watch 0.3 of "The Long Ride"
      And they pause
      Then the platform knows 0.3 of "The Long Ride"

      Examples:
        | what             | key                               | kept                                  |
        | no JSON          | member-records.history.new        | oh no                                 |
        | no list          | member-records.history.new        | {'version': 0}                        |
        | partly broken    | member-records.history.new        | [{'mediaId': 7}, null, 'text']        |
        | no JSON, unsent  | member-records.pending-writes.new | <half                                 |
        | of an older form | member-records.pending-writes.new | [{'id': 'xjSCHvet', 'position': 0.2}] |

    @API-05 @API-07
    Scenario: What an earlier version of the app could not send is sent
      Given the browser has kept "[{'kind': 'progress', 'mediaId': 'xjSCHvet', 'progress': 0.4}]" under "member-records.pending-writes.new"
      When they open home
      Then the platform knows 0.4 of "The Long Ride"
