Feature: Reading captions

  Who trains without sound, or from across the room, reads what the trainer says: in the size and the colors that they can read.
  What they have chosen holds for every video, also on the next visit.

  Background:
    Given a new subscriber

  Rule: Size, color, background and edge can be chosen

    @PLY-15
    Scenario: Captions begin white, of medium size, on a background that lets the picture through
      Given they are watching the workout "The Long Ride"
      Then captions look like this:
        | size       | medium |
        | color      | white  |
        | background | half   |
        | edge       | none   |

    @PLY-15
    Scenario Outline: The <aspect> of captions is chosen by pointer, and the rest stays
      Given they are watching the workout "The Long Ride"
      When they choose "<choice>" as the <aspect> of captions
      Then captions look like this:
        | size       | <size>       |
        | color      | <color>      |
        | background | <background> |
        | edge       | <edge>       |

      Examples:
        | aspect     | choice      | size       | color   | background | edge        |
        | size       | Small       | small      | white   | half       | none        |
        | size       | Large       | large      | white   | half       | none        |
        | size       | Very large  | very large | white   | half       | none        |
        | color      | Yellow      | medium     | yellow  | half       | none        |
        | color      | Green       | medium     | green   | half       | none        |
        | color      | Cyan        | medium     | cyan    | half       | none        |
        | color      | Magenta     | medium     | magenta | half       | none        |
        | background | None        | medium     | white   | none       | none        |
        | background | Solid       | medium     | white   | solid      | none        |
        | edge       | Drop shadow | medium     | white   | half       | drop shadow |
        | edge       | Outline     | medium     | white   | half       | outline     |

    @PLY-15 @browser
    Scenario: Captions show in the color that was chosen
      Given they are watching the workout "The Long Ride"
      When they choose "English" among the "captions" of the player
      And they choose "Large" as the size of captions
      And they choose "Yellow" as the color of captions
      And they press the key "Escape"
      Then they see captions in "yellow"

    @PLY-15
    Scenario: Several things are chosen one after another, and the menu marks each
      Given they are watching the workout "The Long Ride"
      When they choose "Large" as the size of captions
      And they choose "Yellow" as the color of captions
      And they choose "Green" as the color of captions
      And they choose "None" as the background of captions
      Then the captions menu has chosen:
        | size       | Large |
        | color      | Green |
        | background | None  |
        | edge       | None  |

    @PLY-15 @SHL-11 @browser @nightly
    Scenario: The edge of captions is chosen by keys
      Given they are watching the workout "The Long Ride"
      When they go to "Captions" by keys
      And they press the keys "Enter, ArrowUp, Enter, ArrowDown, ArrowDown, Enter", one after another
      Then captions look like this:
        | edge | outline |
      When they press the keys "ArrowLeft, ArrowUp, Enter, End, Enter, Escape", one after another
      Then captions look like this:
        | background | solid   |
        | edge       | outline |

    @PLY-15
    Scenario: A channel without captions offers nothing of their look
      When they open the live page of "Iron Room"
      And they press "Watch live"
      Then the video plays
      And the player offers no captions

  Rule: What was chosen is remembered

    @PLY-15
    Scenario: Captions look on the next visit as they were chosen, also those of another video
      Given they are watching the workout "The Long Ride"
      When they choose "Large" as the size of captions
      And they choose "Cyan" as the color of captions
      And they choose "Solid" as the background of captions
      And they choose "Outline" as the edge of captions
      And they come back later to watch the workout "One Minute Plank"
      Then captions look like this:
        | size       | large   |
        | color      | cyan    |
        | background | solid   |
        | edge       | outline |
      And the captions menu has chosen:
        | size       | Large   |
        | color      | Cyan    |
        | background | Solid   |
        | edge       | Outline |

    @PLY-15
    Scenario: Captions look the same in the next episode, which plays in the same player
      Given they are watching the episode "Stance"
      When they choose "Cyan" as the color of captions
      And they watch to the end
      And they press "Play now"
      Then the player of the episode "Jab" is open
      And the video plays
      And captions look like this:
        | color | cyan |
      And the captions menu has chosen:
        | color | Cyan |

    @PLY-15
    Scenario: The usual look can be chosen again
      Given they are watching the workout "The Long Ride"
      When they choose "Yellow" as the color of captions
      And they choose "White" as the color of captions
      And they come back later to watch the workout "One Minute Plank"
      Then captions look like this:
        | color | white |

    @PLY-15
    Scenario Outline: What the browser has kept and makes no sense counts as not chosen
      Given the browser has kept "<kept>" under "player.caption-style"
      When they begin watching the workout "The Long Ride"
      Then captions look like this:
        | size       | <size>  |
        | color      | <color> |
        | background | half    |
        | edge       | none    |

      Examples:
        | kept                 | size   | color |
        |                      | medium | white |
        | nonsense             | medium | white |
        | huge cyan glass glow | medium | cyan  |
        | large red            | large  | white |
