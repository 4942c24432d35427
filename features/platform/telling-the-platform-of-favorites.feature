Feature: Telling the platform of favorites
  The page does not wait for the platform when a favorite is marked. What becomes of the request decides whether it is sent
  again: a failure for a while does, a refusal for good does not, and a lost answer does only if nobody has changed it since.

  Rule: A request that failed is sent again, unless it was refused for good

    Background:
      Given a new subscriber

    @API-05 @FAV-01
    Scenario Outline: A favorite that is answered with <answer> is sent again later
      Given the platform answers an added favorite with status <answer>
      When they mark "The Long Ride" as a favorite
      Then the platform was asked for an added favorite 1 time
      When the platform is well again
      Then the platform knows these favorites, in this order:
        | The Long Ride |

      Examples:
        | answer |
        | 500    |
        | 503    |
        | 429    |

    @API-05 @FAV-01
    Scenario: A favorite that is answered with 401 is sent once more when the account confirms the session, and then later
      Given the platform answers an added favorite with status 401
      When they mark "The Long Ride" as a favorite
      Then the platform was asked for an added favorite 2 times
      When the platform is well again
      Then the platform knows these favorites, in this order:
        | The Long Ride |

    # Browsers ask again by themselves where an answer says that it took too long.
    @API-05 @FAV-01
    Scenario: A favorite that took the server too long is sent again later
      Given the platform answers an added favorite with status 408
      When they mark "The Long Ride" as a favorite
      Then the platform knows no favorites
      When the platform is well again
      Then the platform knows these favorites, in this order:
        | The Long Ride |

    @API-05
    Scenario: A favorite that the server refuses for good is not sent again
      Given the platform answers an added favorite with status 422
      When they mark "The Long Ride" as a favorite
      Then the platform was asked for an added favorite 1 time
      When the platform is well again
      And they load the page again
      Then it is none of their favorites
      And the platform was asked for an added favorite 1 time

    @API-05
    Scenario Outline: The answer to a favorite is not read, even if it is <words>
      Given the platform answers an added favorite with <words>
      When they mark "The Long Ride" as a favorite
      Then the platform was asked for an added favorite 1 time
      When they lose the connection for a moment
      Then the platform was asked for an added favorite 1 time

      Examples:
        | words               |
        | a web page          |
        | nothing             |
        | half of a JSON text |

  Rule: A favorite whose answer was lost gives way to what another device has done since

    Background:
      Given a new subscriber
      And the platform takes an added favorite and drops the answer

    @API-05 @HIS-03
    Scenario: A favorite that was unmarked on another device stays unmarked
      When they mark "The Long Ride" as a favorite
      Then the platform was asked for an added favorite 1 time
      When they load the page again
      Then it is one of their favorites
      When they unmark "The Long Ride" on another device
      And they load the page again
      Then it is none of their favorites
      And the platform knows no favorites

  Rule: A clearing whose answer was lost gives way to what another device has done since

    Background:
      Given a subscribed member
      And the platform takes cleared favorites and drops the answer

    @API-05 @HIS-03 @FAV-05
    Scenario: What was marked on another device after a clearing stays
      When they clear their favorites
      Then the page has the heading "No favorites yet"
      When they close the tab
      And the platform is well again
      And they mark "The Long Ride" on another device
      And they open the workout "The Long Ride"
      Then it is one of their favorites
      And the platform knows these favorites, in this order:
        | The Long Ride |
