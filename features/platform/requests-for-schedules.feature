Feature: Requests for schedules and the answers to them

  Each channel names the address of its schedule, and some a token that opens it. What comes from there was typed by somebody
  in a studio: whatever an entry lacks, it alone is dropped, and whatever a schedule is, its channel still plays.

  Background:
    Given a new subscriber
    And it is 20:00

  Rule: Each schedule comes from the address of its channel, with the channel's token

    @LIV-07
    Scenario: Each schedule is asked for once, at its own address
      When they open the playlist "Live"
      Then the platform was asked for "/schedules/daybreak-live.json"
      And the platform was asked for "/schedules/iron-room.json"
      And the platform was asked for "/schedules/stillwater.json"
      And the platform was asked for "/schedules/studio-barre.json"
      And the platform was asked for a schedule 4 times

    @LIV-07
    Scenario Outline: The guide <has> programs of a channel with the token "<token>"
      Given the live channels are:
        | channel   | scheduleToken |
        | Iron Room | <token>       |
      When they open the playlist "Live"
      Then the guide <has> programs

      Examples:
        | token           | has        |
        | iron-room-guide | shows      |
        | another         | is without |

    @LIV-07
    Scenario: A schedule whose address is relative comes from the platform
      Given the live channels are:
        | channel   | scheduleUrl                 | scheduleToken   |
        | Iron Room | /schedules/iron-room.json   | iron-room-guide |
      When they open the playlist "Live"
      Then the platform was asked for "/schedules/iron-room.json"
      And the guide shows programs

  Rule: Only what is near the view is in the document, and fetched

    @LIV-09 @browser
    Scenario: A page of 500 channels holds those near the view, and asks for their schedules alone
      When they open the guide with "North Strength 1"
      Then the guide shows programs
      And the guide shows the channel "North Strength 1"
      And the page holds fewer than 1200 elements
      And only the schedules of channels near the view were fetched, each once
      When they scroll the guide down to the last channel that it has
      Then the guide shows programs
      And the page holds fewer than 1200 elements

  Rule: An entry that is not valid is dropped, and it alone

    Background:
      Given the live channels are:
        | channel       |
        | Daybreak Live |

    @LIV-08
    Scenario Outline: An entry with <defect> is dropped, and the next one shows
      Given the platform answers a schedule with this:
        """
        [
          <entry>,
          {"id": "2", "title": "Night Ride", "startTime": "2026-06-15T20:30:00Z", "endTime": "2026-06-15T21:00:00Z"}
        ]
        """
      When they open the playlist "Live"
      Then the guide shows "Night Ride"
      And the guide does not show "Broken"
      And the page does not say "Broken"
      And the page does not say "went wrong"

      Examples:
        | defect                        | entry |
        | no id                         | {"title": "Broken", "startTime": "2026-06-15T19:30:00Z", "endTime": "2026-06-15T20:30:00Z"} |
        | an empty id                   | {"id": "", "title": "Broken", "startTime": "2026-06-15T19:30:00Z", "endTime": "2026-06-15T20:30:00Z"} |
        | an id that is no text         | {"id": ["1"], "title": "Broken", "startTime": "2026-06-15T19:30:00Z", "endTime": "2026-06-15T20:30:00Z"} |
        | an empty title                | {"id": "Broken", "title": "", "startTime": "2026-06-15T19:30:00Z", "endTime": "2026-06-15T20:30:00Z", "chapterPointCustomProperties": [{"key": "description", "value": "Broken"}]} |
        | a blank title                 | {"id": "Broken", "title": "  ", "startTime": "2026-06-15T19:30:00Z", "endTime": "2026-06-15T20:30:00Z", "chapterPointCustomProperties": [{"key": "description", "value": "Broken"}]} |
        | no title                      | {"id": "Broken", "startTime": "2026-06-15T19:30:00Z", "endTime": "2026-06-15T20:30:00Z", "chapterPointCustomProperties": [{"key": "description", "value": "Broken"}]} |
        | a title that is no text       | {"id": "1", "title": ["Broken"], "startTime": "2026-06-15T19:30:00Z", "endTime": "2026-06-15T20:30:00Z"} |
        | no start                      | {"id": "1", "title": "Broken", "endTime": "2026-06-15T20:30:00Z"} |
        | a start that is no time       | {"id": "1", "title": "Broken", "startTime": "soon", "endTime": "2026-06-15T20:30:00Z"} |
        | a start that is a number      | {"id": "1", "title": "Broken", "startTime": 1781551800000, "endTime": "2026-06-15T20:30:00Z"} |
        | no end                        | {"id": "1", "title": "Broken", "startTime": "2026-06-15T19:30:00Z"} |
        | an end that is no time        | {"id": "1", "title": "Broken", "startTime": "2026-06-15T19:30:00Z", "endTime": null} |
        | an end at its start           | {"id": "1", "title": "Broken", "startTime": "2026-06-15T19:30:00Z", "endTime": "2026-06-15T19:30:00Z"} |
        | an end before its start       | {"id": "1", "title": "Broken", "startTime": "2026-06-15T20:30:00Z", "endTime": "2026-06-15T19:30:00Z"} |
        | properties that are no list   | {"id": "1", "title": "Broken", "startTime": "2026-06-15T19:30:00Z", "endTime": "2026-06-15T20:30:00Z", "chapterPointCustomProperties": {"image": "x"}} |
        | nothing as a property         | {"id": "1", "title": "Broken", "startTime": "2026-06-15T19:30:00Z", "endTime": "2026-06-15T20:30:00Z", "chapterPointCustomProperties": [null]} |
        | a property without a key      | {"id": "1", "title": "Broken", "startTime": "2026-06-15T19:30:00Z", "endTime": "2026-06-15T20:30:00Z", "chapterPointCustomProperties": [{"value": "x"}]} |
        | a property with an empty key  | {"id": "1", "title": "Broken", "startTime": "2026-06-15T19:30:00Z", "endTime": "2026-06-15T20:30:00Z", "chapterPointCustomProperties": [{"key": "", "value": "x"}]} |
        | a property without a value    | {"id": "1", "title": "Broken", "startTime": "2026-06-15T19:30:00Z", "endTime": "2026-06-15T20:30:00Z", "chapterPointCustomProperties": [{"key": "image"}]} |
        | a property that is a number   | {"id": "1", "title": "Broken", "startTime": "2026-06-15T19:30:00Z", "endTime": "2026-06-15T20:30:00Z", "chapterPointCustomProperties": [{"key": "image", "value": 5}]} |
        | nothing but a text            | "Broken" |
        | nothing at all                | null |

    @LIV-08
    Scenario: An entry whose properties are null shows
      Given the platform answers a schedule with this:
        """
        [{
          "id": "1", "title": "Night Ride", "startTime": "2026-06-15T19:30:00Z", "endTime": "2026-06-15T20:30:00Z",
          "chapterPointCustomProperties": null
        }]
        """
      When they open the playlist "Live"
      Then the details are those of "Night Ride"

    @LIV-08
    Scenario: A page with a channel for each defect of a schedule shows its guide
      When they open the guide with "No Schedule"
      Then there is a program guide
      And the guide shows programs
      And the page does not say "went wrong"

    @LIV-10
    Scenario: Other fields and other properties of an entry give neither picture nor description
      Given the platform answers a schedule with this:
        """
        [{
          "id": "1", "title": "Night Ride", "startTime": "2026-06-15T19:30:00Z", "endTime": "2026-06-15T20:30:00Z",
          "description": "Not this one", "image": "https://cdn.invalid/picture.webp",
          "chapterPointCustomProperties": [
            {"key": "Image", "value": "https://cdn.invalid/picture.webp"},
            {"key": "summary", "value": "Nor this one"}
          ]
        }]
        """
      When they open the playlist "Live"
      Then the details are those of "Night Ride"
      And the details of "Night Ride" do not say "Not this one"
      And the details of "Night Ride" do not say "Nor this one"
      And the details of "Night Ride" show no picture

  Rule: A schedule that cannot be read is logged, and the channel plays

    Background:
      Given the live channels are:
        | channel       |
        | Daybreak Live |

    @LIV-08
    Scenario Outline: A schedule that <fails> is logged, without a message, and the channel still plays
      Given the platform answers a schedule with <answer>
      When they open the playlist "Live"
      Then the details of "Daybreak Live" say "The studio, all day"
      And the guide is without programs
      And a developer is told "<log>"
      And the page does not say "went wrong"
      When they press "Play"
      Then "Daybreak Live" plays at its live edge

      Examples:
        | fails                | answer                  | log                    |
        | fails                | status 500              | server-failed          |
        | is not there         | status 404              | not-found              |
        | is a web page        | a web page              | is not JSON            |
        | is cut off           | half of a JSON text     | is not JSON            |
        | is no list           | a number                | A schedule             |

  Rule: The logos of channels have the name that the config gives them

    @CAT-15
    Scenario Outline: The logos of channels are asked for as "<name>" where the config names <what>
      Given the config field "custom.channelLogoImage" is <config>
      When they open the playlist "Live"
      Then the logo of "Iron Room" is asked for as "<name>" with a width of 320

      Examples:
        | what          | config   | name         |
        | nothing       | null     | channel_logo |
        | another image | "emblem" | emblem       |
