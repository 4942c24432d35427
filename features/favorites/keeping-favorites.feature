Feature: No favorite is lost

  @API-05 @FAV-01
  Scenario Outline: A server that answers <answer> gets it again by and by
    Given a new subscriber
    And the platform answers an added favorite with status <answer>
    When they open the workout "The Long Ride"
    And they press "Favorite"
    Then it is one of their favorites
    And the platform was asked for an added favorite 1 time
    When the platform is well again
    Then the platform knows these favorites, in this order:
      | The Long Ride |

    Examples:
      | answer |
      | 500    |
      | 503    |
      | 401    |
      | 429    |

  # Browsers ask again by themselves where an answer says that it took too long.
  @API-05 @FAV-01
  Scenario: A server that took too long gets it again by and by
    Given a new subscriber
    And the platform answers an added favorite with status 408
    When they open the workout "The Long Ride"
    And they press "Favorite"
    Then it is one of their favorites
    And the platform knows no favorites
    When the platform is well again
    Then the platform knows these favorites, in this order:
      | The Long Ride |

  @API-05
  Scenario: What the server refuses for good is not sent again
    Given a new subscriber
    And the platform answers an added favorite with status 422
    When they open the workout "The Long Ride"
    And they press "Favorite"
    Then it is one of their favorites
    And the platform was asked for an added favorite 1 time
    When the platform is well again
    And they load the page again
    Then it is none of their favorites
    And the platform was asked for an added favorite 1 time

  @API-05 @HIS-03
  Scenario: A dropped connection, and the page loaded again in between
    Given a new subscriber
    And the platform does not answer an added favorite
    When they open the workout "The Long Ride"
    And they press "Favorite"
    Then it is one of their favorites
    When they load the page again
    Then it is one of their favorites
    And the platform knows no favorites
    When the platform is well again
    Then the platform knows these favorites, in this order:
      | The Long Ride |

  @API-05 @HIS-03
  Scenario: What is unmarked stays so, though the server still has it
    Given a new subscriber
    And they have marked "The Long Ride" as a favorite
    And the platform answers a removed favorite with status 500
    When they open the workout "The Long Ride"
    Then it is one of their favorites
    When they press "Favorite"
    And they load the page again
    Then it is none of their favorites
    When the platform is well again
    Then the platform knows no favorites

  @API-05
  Scenario: The connection is lost and returns
    Given a new subscriber
    When they open the workout "The Long Ride"
    Then it is none of their favorites
    When they lose the connection
    And they press "Favorite"
    Then it is one of their favorites
    When the connection returns
    Then the platform knows these favorites, in this order:
      | The Long Ride |

  @API-05
  Scenario: Marked and unmarked while the server fails: it hears the last word
    Given a new subscriber
    And the platform answers an added favorite with status 500
    When they open the workout "The Long Ride"
    And they press "Favorite"
    Then it is one of their favorites
    And the platform was asked for an added favorite
    When they press "Favorite"
    Then it is none of their favorites
    And the platform was asked for a removed favorite
    And the platform knows no favorites

  @API-05 @FAV-05
  Scenario: Favorites that could not be cleared stay away, and are cleared by and by
    Given a subscribed member
    And the platform answers cleared favorites with status 500
    When they open the address "/u/favorites"
    And they press "Clear favorites"
    And they answer "Clear favorites"
    Then the page has the heading "No favorites yet"
    When they load the page again
    Then the page has the heading "No favorites yet"
    When the platform is well again
    Then the platform knows no favorites

  @API-05 @FAV-05
  Scenario: What is marked after a clearing outlasts it, though the clearing comes late
    Given a subscribed member
    And the platform answers cleared favorites with status 500
    When they open the address "/u/favorites"
    And they press "Clear favorites"
    And they answer "Clear favorites"
    And they open the workout "The Long Ride"
    And they press "Favorite"
    And the platform is well again
    Then the platform knows these favorites, in this order:
      | The Long Ride |

  @ACC-10 @API-05
  Scenario: Logging out sends what is left first, and leaves nothing behind
    Given a new subscriber
    And the platform answers an added favorite with status 500 1 time
    When they open the workout "The Long Ride"
    And they press "Favorite"
    Then the platform was asked for an added favorite 1 time
    When they log out
    Then they are on the account site's my-account page
    And the browser keeps nothing personal
    When they become a new subscriber elsewhere
    Then the platform knows these favorites, in this order:
      | The Long Ride |

  @API-05
  Scenario: What one member could not send is not sent for another
    Given a new subscriber
    And the platform answers an added favorite with status 500 1 time
    When they open the workout "The Long Ride"
    And they press "Favorite"
    And the browser crashes
    And they become a lapsed member elsewhere
    And they open home
    Then the platform knows no favorites

  @HIS-03 @FAV-01 @browser
  Scenario: Two tabs lose nothing of each other's
    Given a new subscriber
    When they open the workout "The Long Ride"
    Then it is none of their favorites
    When they open the workout "One Minute Plank" in another tab
    And they press "Favorite"
    Then it is one of their favorites
    When they turn back to the first tab
    And they press "Favorite"
    Then the platform knows these favorites, in this order:
      | The Long Ride    |
      | One Minute Plank |

  @HIS-03 @browser
  Scenario: Two tabs: what is marked in one shows in the other
    Given a new subscriber
    When they open the workout "The Long Ride"
    Then it is none of their favorites
    When they open the workout "The Long Ride" in another tab
    And they press "Favorite"
    And they turn back to the first tab
    Then it is one of their favorites

  @FAV-01 @browser
  Scenario: Two tabs that want opposite things: the last to be pressed has its way in both
    Given a new subscriber
    When they open the workout "The Long Ride"
    And they press "Favorite"
    Then it is one of their favorites
    When they open the workout "The Long Ride" in another tab
    Then it is one of their favorites
    When they press "Favorite"
    Then it is none of their favorites
    When they turn back to the first tab
    Then it is none of their favorites
    And the platform knows no favorites
    When they press "Favorite"
    Then it is one of their favorites
    And the platform knows these favorites, in this order:
      | The Long Ride |

  @HIS-03
  Scenario: Two devices: the last to be told counts
    Given a new subscriber
    When they open the workout "The Long Ride"
    And they press "Favorite"
    Then the platform knows these favorites, in this order:
      | The Long Ride |
    When they unmark "The Long Ride" on another device
    And 2 minutes pass
    And they load the page again
    Then it is none of their favorites
    When they press "Favorite"
    Then the platform knows these favorites, in this order:
      | The Long Ride |

  @API-05
  Scenario Outline: What the server says of a favorite is not read where it says <words>
    Given a new subscriber
    And the platform answers an added favorite with <words>
    When they open the workout "The Long Ride"
    And they press "Favorite"
    Then it is one of their favorites
    And the platform was asked for an added favorite 1 time
    When they lose the connection
    And the connection returns
    Then the platform was asked for an added favorite 1 time

    Examples:
      | words               |
      | a web page          |
      | nothing             |
      | half of a JSON text |

  @API-05 @API-07
  Scenario: A browser that keeps nothing tells the server all the same
    Given a new subscriber
    And a browser that keeps nothing
    When they open the workout "The Long Ride"
    And they press "Favorite"
    Then it is one of their favorites
    And the platform knows these favorites, in this order:
      | The Long Ride |
    When they load the page again
    Then it is one of their favorites

  @API-05 @HIS-03
  Scenario: What was unmarked on another device stays so, though no answer came to the mark here
    Given a new subscriber
    And the platform takes an added favorite and drops the answer
    When they open the workout "The Long Ride"
    And they press "Favorite"
    Then it is one of their favorites
    And the platform was asked for an added favorite 1 time
    When they load the page again
    Then it is one of their favorites
    When they unmark "The Long Ride" on another device
    And they load the page again
    Then it is none of their favorites
    And the platform knows no favorites

  @API-05 @HIS-03 @FAV-05
  Scenario: What was marked on another device after a clearing stays, though no answer came to the clearing here
    Given a subscribed member
    And the platform takes cleared favorites and drops the answer
    When they open the address "/u/favorites"
    And they press "Clear favorites"
    And they answer "Clear favorites"
    Then the page has the heading "No favorites yet"
    When they close the tab
    And the platform is well again
    And they mark "The Long Ride" on another device
    And they open the workout "The Long Ride"
    Then it is one of their favorites
    And the platform knows these favorites, in this order:
      | The Long Ride |
