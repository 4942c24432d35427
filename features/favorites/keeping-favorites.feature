Feature: No favorite is lost
  A favorite counts from the moment it is pressed. If the platform cannot be told just then, the browser keeps it and tells
  the platform as soon as it can; the member never has to press again, and never learns that anything went wrong.

  Rule: What the platform misses, it is told later

    Background:
      Given a new subscriber

    @API-05
    Scenario: A workout that is marked offline reaches the platform with the connection
      When they open the workout "The Long Ride"
      Then it is none of their favorites
      When they lose the connection
      And they press "Favorite"
      Then it is one of their favorites
      When the connection returns
      Then the platform knows these favorites, in this order:
        | The Long Ride |

    @API-05 @HIS-03
    Scenario: A favorite that got no answer is still one when the page is loaded again
      Given the platform does not answer an added favorite
      When they mark "The Long Ride" as a favorite
      And they load the page again
      Then it is one of their favorites
      And the platform knows no favorites
      When the platform is well again
      Then the platform knows these favorites, in this order:
        | The Long Ride |

    @API-05 @HIS-03
    Scenario: What is unmarked stays unmarked, though the platform still has it
      Given they have marked "The Long Ride" as a favorite
      And the platform answers a removed favorite with an error
      When they unmark "The Long Ride"
      And they load the page again
      Then it is none of their favorites
      When the platform is well again
      Then the platform knows no favorites

    @API-05
    Scenario: Of a mark and its removal while the platform fails, the last one counts
      Given the platform answers an added favorite with an error
      When they mark "The Long Ride" as a favorite
      Then the platform was asked for an added favorite
      When they press "Favorite"
      Then it is none of their favorites
      And the platform was asked for a removed favorite
      And the platform knows no favorites

    @API-05 @API-07
    Scenario: A browser that keeps nothing tells the platform all the same
      Given a browser that keeps nothing
      When they mark "The Long Ride" as a favorite
      Then the platform knows these favorites, in this order:
        | The Long Ride |
      When they load the page again
      Then it is one of their favorites

  Rule: A clearing that comes late takes away only what there was before it

    Background:
      Given a subscribed member
      And the platform answers cleared favorites with an error

    @API-05 @FAV-05
    Scenario: Favorites that could not be cleared stay away, and are cleared later
      When they clear their favorites
      Then the page has the heading "No favorites yet"
      When they load the page again
      Then the page has the heading "No favorites yet"
      When the platform is well again
      Then the platform knows no favorites

    @API-05 @FAV-05
    Scenario: What is marked after a clearing outlasts it
      When they clear their favorites
      And they mark "The Long Ride" as a favorite
      And the platform is well again
      Then the platform knows these favorites, in this order:
        | The Long Ride |

  Rule: What is left to tell is told for its owner alone

    Background:
      Given a new subscriber
      And the platform answers an added favorite with an error 1 time

    @ACC-10 @API-05
    Scenario: Logging out tells the platform what is left, and leaves nothing behind
      When they mark "The Long Ride" as a favorite
      Then the platform was asked for an added favorite 1 time
      When they log out
      Then they are on the account site's my-account page
      And the browser keeps nothing personal
      When they become a new subscriber elsewhere
      Then the platform knows these favorites, in this order:
        | The Long Ride |

    @API-05
    Scenario: What one member left untold is not told for another
      When they mark "The Long Ride" as a favorite
      And the browser crashes
      And they become a lapsed member elsewhere
      And they open home
      Then the platform knows no favorites

  Rule: Whoever presses last has their way, in every tab and on every device

    Background:
      Given a new subscriber

    @HIS-03 @FAV-01 @browser
    Scenario: Two tabs in which different workouts are marked lose neither
      When they open the workout "The Long Ride"
      Then it is none of their favorites
      When they mark "One Minute Plank" in another tab
      And they turn back to the first tab
      And they press "Favorite"
      Then the platform knows these favorites, in this order:
        | The Long Ride    |
        | One Minute Plank |

    @HIS-03 @browser
    Scenario: A workout that is marked in one tab is marked in the other
      When they open the workout "The Long Ride"
      Then it is none of their favorites
      When they mark "The Long Ride" in another tab
      And they turn back to the first tab
      Then it is one of their favorites

    @FAV-01 @browser
    Scenario: Of two tabs that want opposite things, the one pressed last has its way in both
      When they mark "The Long Ride" as a favorite
      And they unmark "The Long Ride" in another tab
      And they turn back to the first tab
      Then it is none of their favorites
      And the platform knows no favorites
      When they press "Favorite"
      Then it is one of their favorites
      And the platform knows these favorites, in this order:
        | The Long Ride |

    @HIS-03 @FAV-01 @browser
    Scenario: Presses in two tabs at the same moment leave both as the platform knows it
      When they open the workout "The Long Ride"
      And they open the workout "The Long Ride" in another tab
      Then each time that they press "Favorite" for "The Long Ride" in all tabs at once, each tab shows what the platform knows

    @HIS-03
    Scenario: A workout that was unmarked on another device can be marked anew
      When they mark "The Long Ride" as a favorite
      Then the platform knows these favorites, in this order:
        | The Long Ride |
      When they unmark "The Long Ride" on another device
      And 2 minutes pass
      And they load the page again
      Then it is none of their favorites
      When they press "Favorite"
      Then the platform knows these favorites, in this order:
        | The Long Ride |
