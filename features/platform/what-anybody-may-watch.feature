Feature: What anybody may watch

  Two fields of an item open it to everybody: free, if it is true, and requiresSubscription, if it is false. Whoever fills them in writes
  true as 1, yes or on, and false as 0, no or off; anything else opens nothing.

  @ACC-02 @ACC-04
  Scenario Outline: An item whose <field> is <value> can be started by <person>
    Given <person>
    And the page of "The Long Ride" has "<field>" as <value>
    When they open the media page of "The Long Ride"
    Then they can press "Start watching"

    Examples:
      | field                | value   | person                     |
      | free                 | "true"  | a visitor                  |
      | free                 | "true"  | a lapsed member            |
      | free                 | "true"  | a member of the barre tier |
      | requiresSubscription | "false" | a visitor                  |
      | requiresSubscription | "false" | a lapsed member            |

  @ACC-04
  Scenario Outline: A visitor may watch a workout whose <field> is "<value>", by the address of its player
    Given a visitor
    And the page of "<title>" has "<field>" as "<value>"
    When they open the media page of "<title>" and the player at once
    Then the video plays

    Examples:
      | title          | field                | value |
      | Easy Drills    | free                 | true  |
      | Easy Drills    | free                 | 1     |
      | Easy Drills    | free                 | yes   |
      | Easy Drills    | free                 | on    |
      | Runner Release | requiresSubscription | false |
      | Runner Release | requiresSubscription | 0     |
      | Runner Release | requiresSubscription | no    |
      | Runner Release | requiresSubscription | off   |

  @ACC-04
  Scenario Outline: A visitor may not watch a workout whose <field> is "<value>"
    Given a visitor
    And the page of "<title>" has "<field>" as "<value>"
    When they open the media page of "<title>" and the player at once
    Then they can press "Sign up to start watching!"
    And no video plays
    And the platform was not asked for a signature under a policy

    Examples:
      | title          | field                | value |
      | Easy Drills    | free                 | false |
      | Easy Drills    | free                 | maybe |
      | Runner Release | requiresSubscription | true  |
      | Runner Release | requiresSubscription | maybe |
