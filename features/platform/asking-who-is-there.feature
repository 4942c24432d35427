Feature: Asking who is there

  Every page asks the account server once who is there. Whatever else than an account or a plain "nobody" it answers means that the account
  cannot be reached: it is asked again, after pauses that grow to a minute, and each time that the connection returns.

  Rule: Whatever else is answered, nobody becomes a visitor, and the account is asked for again

    Background:
      Given a subscribed member

    @ACC-08 @API-07
    Scenario Outline: An account server that answers with <failure> makes nobody a visitor
      Given the platform answers who is there with <failure>
      When they open home
      Then a notice says that the account cannot be reached
      And nobody asks them to sign in or sign up
      And they see the shelf "New this week"

      Examples:
        | failure             |
        | status 500          |
        | status 503          |
        | status 404          |
        | status 429          |
        | a web page          |
        | half of a JSON text |
        | a list              |
        | nothing             |

    @ACC-08 @API-07
    Scenario Outline: An account server that answered with <failure> is asked again when the connection returns
      Given the platform answers who is there with <failure>
      When they open home
      Then a notice says that the account cannot be reached
      When the platform is well again
      And they lose the connection
      And the connection returns
      Then they are logged in
      And no notice says that the account cannot be reached

      Examples:
        | failure             |
        | status 500          |
        | status 503          |
        | status 404          |
        | status 429          |
        | a web page          |
        | half of a JSON text |
        | a list              |
        | nothing             |

    @ACC-08
    Scenario: An account server that has failed once is asked twice
      Given the platform answers who is there with status 500 1 time
      When they open home
      Then they are logged in
      And no notice says that the account cannot be reached
      And the platform was asked for who is there 2 times

    @ACC-08
    Scenario: The account is asked for again each time that the connection returns
      When they open home
      Then they are logged in
      When they lose the connection
      And the connection returns
      And they lose the connection
      And the connection returns
      Then the platform was asked for who is there 3 times

    @ACC-08
    Scenario: An account that names no entitlement is believed
      Given the platform answers who is there with this:
        """
        {"id": "subscribed", "subscriptionStatus": {"activeSubscriber": false, "entitlements": []}}
        """
      When they open the workout "The Long Ride"
      Then they can press "Activate your subscription"

  Rule: The pauses before it is asked again grow, to a minute at most

    Background:
      Given time stands still
      And the platform answers who is there with status 500

    @ACC-08
    Scenario: The pauses before it is asked for again grow, to a minute at most
      When they open the about page
      Then a notice says that the account cannot be reached
      And after 2000 ms, not before, the platform was asked for who is there 2 times
      And after 4000 ms, not before, the platform was asked for who is there 3 times
      And after 8000 ms, not before, the platform was asked for who is there 4 times
      And after 16000 ms, not before, the platform was asked for who is there 5 times
      And after 32000 ms, not before, the platform was asked for who is there 6 times
      And after 60000 ms, not before, the platform was asked for who is there 7 times
