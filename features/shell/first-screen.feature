Feature: The first screen

  What can be read and pressed comes with the first picture, before the app's own code is there. When the app takes over, nothing moves,
  and nothing that somebody has done is lost.

  Background:
    Given the app's own code is held back after the first screen

  Rule: It shows what the app shows there

    @CAT-01 @CAT-25 @SHL-01 @browser
    Scenario Outline: A visitor reads home on the screen of <a screen>
      Given a visitor
      And the screen of <a screen>
      When they open home
      Then the page says "Three Weeks of Intervals"
      When the app takes the place of the first screen
      Then everything that was in view is where it was
      And nothing of the page has moved by itself

      Examples:
        | a screen               |
        | a phone                |
        | a tablet               |
        | a computer             |
        | a large computer       |

    @SHL-01 @browser
    Scenario: A visitor finds the sign-in in it, and the first rows
      Given a visitor
      When they open home
      Then they can sign in and sign up
      And they see the shelf "Today’s 365"
      And the link "Programs" leads to the playlist "Programs"

    @CAT-01 @CAT-25 @SHL-01 @browser
    Scenario Outline: A member reads home on the screen of <a screen>
      Given a subscribed member
      And the screen of <a screen>
      When they open home
      Then the page says "Ignition"
      And they see the shelf "New this week"
      When the app takes the place of the first screen
      Then everything that was in view is where it was
      And nothing of the page has moved by itself

      Examples:
        | a screen               |
        | a phone                |
        | a computer             |

    @CFG-05 @CFG-06 @CAT-01 @CAT-25 @browser
    Scenario Outline: Home begins with whichever config the settings name as their default, <where>
      Given a visitor
      And the settings file has "defaultConfigSource" as "<source>"
      When they open home
      Then the page says "Three Weeks of Intervals"
      And they can sign in and sign up
      When the app takes the place of the first screen
      Then nothing of the page has moved by itself
      And the platform was asked for <what> 1 time

      Examples:
        | where                     | source          | what               |
        | an id on the CDN          | daybreak        | a config by its id |
        | a path without its slash  | api/v3/jwp/home | the default config |

    @MED-03 @MED-04 @ACC-02 @browser
    Scenario Outline: The page of a workout tells <person> "<label>" on the screen of <a screen>
      Given <person>
      And the screen of <a screen>
      When they open the workout "The Long Ride"
      Then they can press "<label>"
      When the app takes the place of the first screen
      Then everything that was in view is where it was
      And nothing of the page has moved by itself

      Examples:
        | person            | a screen   | label                   |
        | a visitor         | a phone    | Sign up to start watching! |
        | a visitor         | a computer | Sign up to start watching! |
        | a subscribed member  | a phone    | Start watching          |
        | a subscribed member  | a computer | Start watching          |

    @MED-04 @browser
    Scenario: A description that has more can be opened once the app is there
      Given a visitor
      And "The Long Ride" has a description of 300 words
      When they open the workout "The Long Ride"
      And they press "Read more"
      And the app takes the place of the first screen
      Then they can press "Read less"

    @ACC-08 @CAT-09 @browser
    Scenario: Whoever may watch them sees no locks on the cards
      Given a new subscriber
      When they open home
      Then the card of "Upper Body: Pause Reps" has no lock
      When the app takes the place of the first screen
      Then the card of "Upper Body: Pause Reps" has no lock

    @SHL-13 @MED-03 @browser
    Scenario: A browser in Spanish has the first screen in Spanish
      Given a visitor
      And a browser in Spanish
      When they open the workout "The Long Ride"
      Then they can press "¡Regístrate para verlo!"
      When the app takes the place of the first screen
      Then the page is in Spanish
      And everything that was in view is where it was

    @SHL-13 @CAT-01 @browser
    Scenario: A language from right to left has it the other way round
      Given a visitor
      And they read a language from right to left
      When they open home
      Then the page runs from right to left
      When the app takes the place of the first screen
      Then everything that was in view is where it was
      And nothing of the page has moved by itself

    @CAT-25 @ACC-08 @browser
    Scenario: While it is not known who is there, the public title stands
      Given a new subscriber
      And the platform takes 3 s to answer who is there
      When they open home
      Then the page says "Three Weeks of Intervals"
      And the page says "Ignition"

    @SHL-06 @browser
    Scenario: The banner of an impersonation comes with the app, since it moves everything
      Given a subscribed member
      And an administrator uses the app as "subscribed@example.com"
      When they open home
      Then the page does not say "Ignition"
      When the app takes the place of the first screen
      Then a banner says "You are impersonating user subscribed@example.com"
      And the page says "Ignition"

    @CAT-15 @CAT-01 @browser
    Scenario: Words come without pictures, too
      Given a visitor
      And the platform answers pictures with status 404
      When they open home
      Then the page says "Three Weeks of Intervals"
      When the app takes the place of the first screen
      Then nothing of the page has moved by itself

    @CAT-18 @API-07 @browser
    Scenario: What cannot be loaded is said once the app is there
      Given a visitor
      And the platform answers playlists with status 500
      When they open home
      And the app takes the place of the first screen
      Then the page says "Could not load items"

  Rule: What is done before the app is there is not lost

    @CAT-01 @browser
    Scenario: A link that was pressed is followed
      When they open home
      And they press "See the program"
      And the app takes the place of the first screen
      Then the heading is "Three Weeks of Intervals"
      When they go back
      Then the page says "Three Weeks of Intervals"

    @CAT-01 @CAT-25 @browser
    Scenario: A link that was pressed is followed, also if more of the first screen arrives in the meantime
      Given a new subscriber
      And the platform takes 4 s to answer who is there
      When they open home
      And they press "See the program"
      Then the page says "Ignition"
      When the app takes the place of the first screen
      Then the heading is "Ignition"

    @SHL-02 @browser
    Scenario: A button that was pressed does what it does
      Given the screen of a phone
      When they open home
      And they press "Menu"
      And the app takes the place of the first screen
      Then the menu has, in this order: "Home, Workouts, Programs, Trainers, Series, Live"

    @SRC-01 @browser
    Scenario: Words that were typed are searched for
      When they open home
      And they type "boxing" into the search, a letter every 0.05 s
      And the app takes the place of the first screen
      Then they are on the search for "boxing"
      And the search has the focus

    @SRC-01 @browser
    Scenario: The key that searches is no less heard than a letter
      When they open home
      And they type "boxing" into the search, a letter every 0.05 s
      And they press the key "Enter"
      And the app takes the place of the first screen
      Then they are on the search for "boxing"

    @SHL-11 @browser
    Scenario: The focus stays
      When they open home
      And they tab to "See the program"
      And the app takes the place of the first screen
      Then "See the program" has the focus

    @SHL-11 @browser
    Scenario: The focus stays while more of the first screen arrives
      Given a new subscriber
      And the platform takes 4 s to answer who is there
      When they open home
      And they tab to "See the program"
      Then the page says "Ignition"
      And "See the program" has the focus

  Rule: Pages of lists and of progress begin with their heading

    @CAT-17 @CAT-20 @CAT-22 @CAT-23 @PRG-01 @SHL-01 @browser
    Scenario Outline: "<heading>" is said at <address> on the screen of <a screen>
      Given a subscribed member
      And the screen of <a screen>
      When they open the address "<address>"
      Then the heading is "<heading>"
      And they are logged in
      When the app takes the place of the first screen
      Then everything that was in view is where it was

      Examples:
        | address      | heading     | a screen   |
        | /workouts    | Workouts    | a phone    |
        | /workouts    | Workouts    | a computer |
        | /programs    | Programs    | a phone    |
        | /programs    | Programs    | a computer |
        | /365         | Today’s 365 | a phone    |
        | /365/history | 365 History | a computer |
        | /progress    | Your progress | a phone    |
        | /progress    | Your progress | a computer |

    @CAT-17 @browser
    Scenario: A playlist is named before the app is there, and asked for once
      Given a visitor
      When they open the playlist "Yoga, fast and slow"
      Then the heading is "Yoga"
      And the platform was asked for playlists 1 time
      When the app takes the place of the first screen
      Then no call was made twice

    @CAT-17 @LIV-01 @browser
    Scenario: A list of channels, which has a guide instead, begins without
      Given a visitor
      When they open the playlist "Live"
      Then they can sign in and sign up
      And the platform was asked for playlists 1 time
      When the app takes the place of the first screen
      Then everything that was in view is where it was

    @CAT-22 @browser
    Scenario: Words that were typed are searched for among the programs
      Given a visitor
      When they open the address "/programs"
      And they type "barre" into the search of programs, a letter every 0.05 s
      And the app takes the place of the first screen
      Then they are on the address "/programs?q=barre"

    @PRG-01 @browser
    Scenario: A visitor is not shown the page of progress on the way to the sign-in
      Given a visitor
      When they open the address "/progress"
      Then they can sign in and sign up
      And the page does not say "Your progress"

  Rule: A second visit begins with what the last one showed, before any answer is there

    @CAT-01 @CAT-25 @SHL-01 @browser
    Scenario Outline: Home shows "<title>" to <person> at once on the screen of <a screen>
      Given <person>
      And the screen of <a screen>
      And home has been shown in this browser before
      And the platform does not answer the default config
      When they open home
      Then the page says "<title>"

      Examples:
        | person              | a screen   | title                    |
        | a visitor           | a phone    | Three Weeks of Intervals |
        | a visitor           | a computer | Three Weeks of Intervals |
        | a subscribed member | a phone    | Ignition                 |
        | a subscribed member | a computer | Ignition                 |

    @CAT-01 @SHL-01 @browser
    Scenario Outline: Nothing moves when the answers and the app come for <person> on the screen of <a screen>
      Given <person>
      And the screen of <a screen>
      And home has been shown in this browser before
      When they open home
      Then the page says "<title>"
      And they see the shelf "New this week"
      When the app takes the place of the first screen
      Then nothing of the page has moved by itself

      Examples:
        | person              | a screen   | title                    |
        | a visitor           | a phone    | Three Weeks of Intervals |
        | a visitor           | a computer | Three Weeks of Intervals |
        | a subscribed member | a phone    | Ignition                 |
        | a subscribed member | a computer | Ignition                 |

    @SHL-01 @browser
    Scenario: The links of what was kept lead where those of the app do
      Given a visitor
      And home has been shown in this browser before
      And the platform takes 3 s to answer the default config
      When they open home
      Then they can sign in and sign up
      When they press "See the program"
      And the app takes the place of the first screen
      Then the heading is "Three Weeks of Intervals"

    @SHL-02 @browser
    Scenario: A button that was pressed before any answer does what it does
      Given the screen of a phone
      And home has been shown in this browser before
      And the platform takes 3 s to answer the default config
      When they open home
      And they press "Menu"
      And the app takes the place of the first screen
      Then the menu has, in this order: "Home, Workouts, Programs, Trainers, Series, Live"

    @CAT-01 @browser
    Scenario: What has changed since is replaced
      Given a visitor
      And home has been shown in this browser before
      And home shows only the shelf "Picks" with:
        | item          | featuredLabel |
        | The Long Ride | Staff choice  |
      When they open home
      Then the card of "The Long Ride" says "Staff choice"
      And the page does not say "Three Weeks of Intervals"

    @ACC-10 @CAT-25 @browser
    Scenario: Who has logged out finds nothing of the member's
      Given a subscribed member
      And home has been shown in this browser before
      When they log out
      Then they are on the account site's my-account page
      When the platform does not answer the default config
      And they open home
      Then the page does not say "Ignition"

    @ACC-10 @browser
    Scenario: What was kept for a member says nothing of them
      Given a subscribed member
      And home has been shown in this browser before
      When they log out
      Then they are on the account site's my-account page
      And the browser keeps nothing personal

    @CAT-25 @ACC-08 @browser
    Scenario: A member's title stands while it is not known yet who is there
      Given a subscribed member
      And home has been shown in this browser before
      And the platform takes 4 s to answer who is there
      When they open home
      Then the page says "Ignition"
      And for 3 s the page says "Ignition"

    @CAT-01 @browser
    Scenario: The app waits for its data rather than replacing words by placeholders
      Given a visitor
      And home has been shown in this browser before
      And the platform takes 3 s to answer playlists
      And the app's own code arrives again
      When they open home
      Then for 3 s the page says "Three Weeks of Intervals"

    @CAT-25 @browser
    Scenario: What a member saw before the app had arrived is not kept for a visitor
      Given a subscribed member
      When they open home
      Then the page says "Ignition"
      And for 3 s the page says "Ignition"
      Given a visitor
      And the platform does not answer the default config
      When they open home
      Then the page does not say "Ignition"

    @CAT-01 @browser
    Scenario Outline: What was kept <days> days ago <shows>
      Given a visitor
      And home has been shown in this browser before
      And it is <moment>
      And the platform does not answer the default config
      When they open home
      Then the page <says> "Three Weeks of Intervals"

      Examples:
        | days | moment               | shows         | says         |
        | 6    | 2026-06-21T12:00:00Z | shows         | says         |
        | 8    | 2026-06-23T12:00:00Z | does not show | does not say |

    @SHL-13 @browser
    Scenario: Home in another language waits for the answers
      Given a visitor
      And home has been shown in this browser before
      And a browser in Spanish
      And the platform does not answer the default config
      When they open home
      Then the page does not say "Three Weeks of Intervals"

    @CFG-12 @browser
    Scenario: Home with another config waits for the answers
      Given a visitor
      And home has been shown in this browser before
      When they open the address "/?c=stillway"
      Then the page does not say "Three Weeks of Intervals"
      When the app takes the place of the first screen
      And the app's own code is held back after the first screen
      And they open home
      Then the page does not say "Three Weeks of Intervals"

    @SHL-01 @browser
    Scenario: A window of another width waits for the answers
      Given a visitor
      And home has been shown in this browser before
      And the screen of a phone
      And the platform does not answer the default config
      When they open home
      Then the page does not say "Three Weeks of Intervals"

    @SHL-06 @browser
    Scenario: What is below the banner of an impersonation waits for the answers
      Given a subscribed member
      And home has been shown in this browser before
      And an administrator uses the app as "subscribed@example.com"
      When they open home
      Then the page does not say "Ignition"
