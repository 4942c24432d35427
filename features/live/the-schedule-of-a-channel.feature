Feature: The schedule of a channel

  Background:
    Given a new subscriber
    And it is 2026-06-15T20:00:00Z

  @LIV-07
  Scenario: Each channel has its own schedule, from its own address
    When they open the playlist "Live"
    Then the guide has exactly the channels:
      | Daybreak Live |
      | Iron Room     |
      | Stillwater    |
      | Studio Barre  |
    And the platform was asked for "/schedules/daybreak-live.json"
    And the platform was asked for "/schedules/iron-room.json"
    And the platform was asked for "/schedules/stillwater.json"
    And the platform was asked for "/schedules/studio-barre.json"
    And the platform was asked for a schedule 4 times

  @LIV-07
  Scenario Outline: The schedule of a channel with the token <token> <arrives>
    Given the live channels are:
      | channel   | scheduleToken |
      | Iron Room | <token>       |
    When they open the playlist "Live"
    Then the guide <arrives> programs

    Examples:
      | token           | arrives  |
      | iron-room-guide | shows    |
      | another         | is without |

  @LIV-07
  Scenario: Schedules are fetched again after 15 minutes
    Given the live channels are:
      | channel       |
      | Daybreak Live |
    And the schedule of each channel is:
      | program    | start                | end                  |
      | Slow Start | 2026-06-15T19:00:00Z | 2026-06-15T21:00:00Z |
    And time stands still
    When they open the playlist "Live"
    Then the guide shows "Slow Start"
    And the platform was asked for a schedule 1 time
    Given the schedule of each channel is:
      | program    | start                | end                  |
      | Night Ride | 2026-06-15T19:00:00Z | 2026-06-15T21:00:00Z |
    Then after 900000 ms, not before, the platform was asked for a schedule 2 times
    And the guide shows "Night Ride"
    And the guide does not show "Slow Start"

  @LIV-07
  Scenario: Schedules are fetched again every 15 minutes, also after one has failed
    Given the live channels are:
      | channel       |
      | Daybreak Live |
    And the schedule of each channel is:
      | program    | start                | end                  |
      | Slow Start | 2026-06-15T19:00:00Z | 2026-06-15T21:00:00Z |
    And time stands still
    When they open the playlist "Live"
    Then the guide shows "Slow Start"
    Given the platform answers a schedule with status 500
    Then after 900000 ms, not before, the platform was asked for a schedule 2 times
    And the guide shows "Slow Start"
    And after 900000 ms, not before, the platform was asked for a schedule 3 times

  @LIV-07
  Scenario Outline: With scheduleDemo as <demo> the days of a schedule <are> repeated
    Given the live channels are:
      | channel      | scheduleDemo |
      | Studio Barre | <demo>       |
    And the schedule of each channel has a program at every hour of 2024-03-04T00:00:00Z
    When they open the playlist "Live"
    Then the guide <shows> programs

    Examples:
      | demo  | are     | shows      |
      | true  | are     | shows      |
      | TRUE  | are     | shows      |
      | yes   | are     | shows      |
      | 1     | are     | shows      |
      | on    | are     | shows      |
      | false | are not | is without |
      | no    | are not | is without |
      | off   | are not | is without |
      | 0     | are not | is without |
      |       | are not | is without |

  @LIV-07
  Scenario: A demo schedule shows today and its neighbours
    Given the live channels are:
      | channel      | scheduleDemo |
      | Studio Barre | true         |
    And the schedule of each channel has a program at every hour of 2024-03-04T00:00:00Z
    When they open the playlist "Live"
    Then the guide says of "Hour 20": "On now"
    And the guide says of "Hour 19": "Watch again"
    And the guide says of "Hour 21": "Coming up"
    When they choose "Sun, Jun 14" as "Day"
    Then the guide says of "Hour 1": "No longer available"
    When they choose "Tue, Jun 16" as "Day"
    Then the guide says of "Hour 1": "Coming up"

  @LIV-07 @browser
  Scenario Outline: In <zone> a demo schedule loses no hour when <what>
    Given a browser in the time zone "<zone>"
    And it is <moment>
    And the live channels are:
      | channel      | scheduleDemo |
      | Studio Barre | true         |
    And the schedule of each channel has a program at every hour of 2024-03-04T00:00:00Z
    When they open the playlist "Live"
    Then the guide says of "<on>": "On now"
    And the guide puts "<on>" at "<on at>"
    And the guide says of "<next>": "Coming up"
    And the guide puts "<next>" at "<next at>"

    Examples:
      | zone             | what                         | moment               | on      | on at              | next    | next at            |
      | America/New_York | summer time begins           | 2026-03-08T06:30:00Z | Hour 6  | 1:00 – 3:00 AM     | Hour 7  | 3:00 – 4:00 AM     |
      | America/New_York | summer time ends             | 2026-11-01T05:30:00Z | Hour 5  | 1:00 AM – 1:00 AM  | Hour 6  | 1:00 – 2:00 AM     |
      | Pacific/Kiritimati | it is tomorrow there       | 2026-06-15T20:00:00Z | Hour 20 | 10:00 – 11:00 AM   | Hour 21 | 11:00 AM – 12:00 PM |
      | Asia/Kathmandu   | hours begin at three quarters | 2026-06-15T20:00:00Z | Hour 20 | 1:45 – 2:45 AM     | Hour 21 | 2:45 – 3:45 AM     |

  @LIV-08
  Scenario Outline: An entry with <defect> is dropped
    Given the live channels are:
      | channel       |
      | Daybreak Live |
    And the platform answers a schedule with this:
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
  Scenario Outline: A schedule that <fails> is logged, without a message, and the channel still plays
    Given the live channels are:
      | channel       |
      | Daybreak Live |
    And the platform answers a schedule with <answer>
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

  @LIV-08
  Scenario: A schedule that does not arrive leaves the channel playable
    Given the live channels are:
      | channel       |
      | Daybreak Live |
    And the platform does not answer a schedule
    When they open the playlist "Live"
    Then the details of "Daybreak Live" say "The studio, all day"
    And a developer is told "No answer from"
    When they press "Play"
    Then "Daybreak Live" plays at its live edge

  @LIV-10
  Scenario: Picture and description come from the custom properties
    Given the live channels are:
      | channel       |
      | Daybreak Live |
    And the schedule of each channel is:
      | program    | start                | end                  | picture of    | description          |
      | Night Ride | 2026-06-15T19:30:00Z | 2026-06-15T20:30:00Z | The Long Ride | Uphill, in the dark. |
      | Cool Down  | 2026-06-15T20:30:00Z | 2026-06-15T21:00:00Z |               |                      |
    When they open the playlist "Live"
    Then the details of "Night Ride" say "Uphill, in the dark."
    And the details of "Night Ride" show the picture of "The Long Ride"
    When they press "Cool Down" in the guide
    Then the details are those of "Cool Down"
    And the details of "Cool Down" show no picture
    And the details of "Cool Down" do not say "Uphill, in the dark."
    And the details of "Cool Down" do not say "The studio, all day"

  @LIV-10
  Scenario: Other fields and other properties give neither picture nor description
    Given the live channels are:
      | channel       |
      | Daybreak Live |
    And the platform answers a schedule with this:
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

  @LIV-10
  Scenario: Markup in titles and descriptions is shown as it is written
    Given the live channels are:
      | channel       |
      | Daybreak Live |
    And the schedule of each channel is:
      | program             | start                | end                  | description                       |
      | <b>Night</b> & Ride | 2026-06-15T19:30:00Z | 2026-06-15T20:30:00Z | <img src=x onerror=alert(1)> Dark |
    When they open the playlist "Live"
    Then the guide says of "<b>Night</b> & Ride": "On now"
    And the details of "<b>Night</b> & Ride" say "Dark"

  @LIV-04 @LIV-08
  Scenario: Programs in odd order, with overlaps and gaps
    Given it is 2026-06-15T20:35:00Z
    And the live channels are:
      | channel       |
      | Daybreak Live |
    And the schedule of each channel is:
      | program     | start                | end                  |
      | Cool Down   | 2026-06-15T20:30:00Z | 2026-06-15T21:00:00Z |
      | First Light | 2026-06-15T18:30:00Z | 2026-06-15T19:15:00Z |
      | Night Ride  | 2026-06-15T19:30:00Z | 2026-06-15T20:40:00Z |
    When they open the playlist "Live"
    Then the details are those of "Cool Down"
    And the guide shows "First Light"
    And the guide shows "Night Ride"
    And the guide shows "Cool Down"
    And the guide shows "No program information"

  @LIV-08
  Scenario: A channel for each defect of a schedule
    When they open the address "/p/GhM72SWI?c=channels"
    Then there is a program guide
    And the guide shows programs
    And the page does not say "went wrong"

  @LIV-09 @browser
  Scenario: Of 500 channels only those near the view are in the document, and only their schedules are fetched
    When they open the address "/p/zSrEy2Jw?c=channels"
    Then the guide shows programs
    And the page holds fewer than 1200 elements
    And the platform was asked for fewer than 30 schedules
    When they scroll the guide by 20000 pixels down
    Then the guide shows programs
    And the page holds fewer than 1200 elements
