Feature: Browsing the programs
  Somebody looking for a program mostly knows half of its name. The programs page filters what it has from the first letter, and
  from the third on asks the platform as well, which also knows what a program is about.

  Background:
    Given a lapsed member

  Rule: All programs are on one page, which goes on as one scrolls

    @CAT-22
    Scenario: The programs page has a search of its own, beside that of the header
      When they open the programs page
      Then the heading is "Programs"
      And the tab is titled "Programs · Daybreak"
      And the results begin with:
        | Barre      |
        | Undefeated |
        | DB10       |
      And there are 50 results
      And the search of programs invites with "Search programs"
      And the search invites with "Search..."

    @CAT-22 @CAT-18
    Scenario: Placeholders stand for programs that are on their way
      Given the platform takes 3 s to answer playlists
      When they open the programs page
      Then 30 placeholders stand for the items of a list

    @CAT-22 @browser @nightly
    Scenario: Scrolling on brings the rest of the programs, each once
      When they open the programs page
      Then there are 50 results
      When they scroll to the end
      Then there are 58 results
      And no call was made twice

    @CAT-22 @CAT-10
    Scenario: Only workouts, programs and trainers are listed among the programs
      Given the platform answers playlists with these items:
        | item                  | contentType |
        | The Long Ride         | workout     |
        | One Minute Plank      | episode     |
        | Just Move             | livechannel |
        | No Explanation Needed | page        |
        | Undefeated            | program     |
        | Eyes Closed           | hub         |
        | Iron Basics           | trainer     |
        | DB10                  | series      |
      When they open the programs page
      Then the results are, in this order:
        | The Long Ride |
        | Undefeated    |
        | Iron Basics   |

  Rule: What is typed filters the programs that are loaded, and from three letters on asks the platform, too

    @CAT-22
    Scenario: Two letters filter the loaded programs alone, capitals aside
      When they open the programs page
      And they look for "dB" among the programs
      Then the results are, in this order:
        | DB10 |
        | DBK  |
      And they are on the search of programs for "dB"
      And the platform was not asked for a search of programs

    @CAT-22
    Scenario: Three letters are enough to ask the platform
      When they open the programs page
      And they look for "dbk" among the programs
      Then the platform was asked for a search of programs 1 time
      And the results begin with:
        | DBK |

    @CAT-22
    Scenario: What is loaded comes before what the platform finds, and nothing comes twice
      When they open the programs page
      And they look for "barre" among the programs
      Then the results are, in this order:
        | Barre             |
        | Barre After Dark  |
        | Barre Foundations |
        | Prenatal Barre    |

    @CAT-22
    Scenario: The platform finds programs by what no title says
      When they open the programs page
      And they look for "boxing" among the programs
      Then the results show "Undefeated"
      And there are 4 results
      And a screen reader hears "Programs found: 4"

    @CAT-22
    Scenario: What is typed counts after a pause of 0.35 seconds
      When they open the programs page
      Then there are 50 results
      When time stands still
      And they look for "barre" among the programs
      Then after 0.35 seconds, not before, they are on the search of programs for "barre"
      And the platform was asked for a search of programs 1 time

    @CAT-22 @SRC-01
    Scenario: The pause begins anew with each letter that is typed among the programs
      When they open the programs page
      Then there are 50 results
      When time stands still
      And they type "barre" into the search of programs, a letter every 0.2 s
      Then after 0.35 seconds, not before, they are on the search of programs for "barre"
      And the platform was asked for a search of programs 1 time

    @CAT-22 @SRC-05
    Scenario: Any query among the programs is safe
      When they open the programs page
      And they look for "<b>50% & more/../?#" among the programs
      Then the page has the heading "No programs found"
      And the search of programs says "<b>50% & more/../?#"
      When they load the page again
      Then the search of programs says "<b>50% & more/../?#"

  Rule: A search among the programs is left for the whole list

    @CAT-22
    Scenario: Where no program is found, the search can be cleared at once
      When they open the programs page
      And they look for "zzzz" among the programs
      Then the page has the heading "No programs found"
      And the page says "Please clear your search query and try again."
      When they press "Clear the search"
      Then there are 50 results
      And the search of programs says ""
      And they are on the programs page

    @CAT-22
    Scenario: The clear button of the field brings the whole list back, and keeps the focus
      When they open the programs page
      And they look for "yoga" among the programs
      Then they are on the search of programs for "yoga"
      When they press "Clear search"
      Then there are 50 results
      And they are on the programs page
      And the search of programs has the focus

    @CAT-22
    Scenario: One step back is the whole list, however often the query changed
      When they open the programs page
      And they look for "yoga" among the programs
      Then they are on the search of programs for "yoga"
      When they look for "yoga f" among the programs
      Then they are on the search of programs for "yoga f"
      When they go back
      Then they are on the programs page
      And there are 50 results

    @CAT-22
    Scenario: A link restores a search among the programs, and so does going back
      When they open the search of programs for "undefeated"
      Then the search of programs says "undefeated"
      And the results are, in this order:
        | Undefeated |
      When they press the card of "Undefeated"
      Then they are on the program "Undefeated"
      When they go back
      Then the search of programs says "undefeated"
      And there are 1 results

  Rule: What could not be loaded can be had by another try

    @CAT-22 @API-07
    Scenario: Programs that could not be loaded are searched once they are
      Given the platform answers playlists with an error
      When they open the search of programs for "barre"
      Then the heading is "Playlist not found"
      When the platform is well again
      And they press "Try again"
      Then the heading is "Programs"
      And the results begin with:
        | Barre |
