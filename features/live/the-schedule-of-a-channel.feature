Feature: The schedule of a channel

  A schedule is written by whoever runs the channel, and changes while people watch. The guide follows it every quarter of an
  hour, shows the pictures and texts that came with it, and takes odd orders, gaps and overlaps as they are. A channel whose
  schedule fails is a channel still: it plays.

  Background:
    Given a new subscriber
    And it is 20:00

  Rule: Each channel has its own schedule

    @LIV-07
    Scenario: The guide asks for one schedule for each of its channels
      When they open the playlist "Live"
      Then the guide has exactly the channels:
        | Daybreak Live |
        | Iron Room     |
        | Stillwater    |
        | Studio Barre  |
      And the platform was asked for a schedule 4 times

  Rule: The guide looks for changes every 15 minutes

    Background:
      Given the live channels are:
        | channel       |
        | Daybreak Live |
      And the schedule of each channel is:
        | program    | start | end   |
        | Slow Start | 19:00 | 21:00 |
      And time stands still

    @LIV-07
    Scenario: A schedule that has changed shows after 15 minutes, and is fetched again after another 15
      When they open the playlist "Live"
      Then the guide shows "Slow Start"
      And the platform was asked for a schedule 1 time
      When the schedule of each channel is:
        | program    | start | end   |
        | Night Ride | 19:00 | 21:00 |
      Then after 15 minutes, not before, the platform was asked for a schedule 2 times
      And the guide shows "Night Ride"
      And the guide does not show "Slow Start"
      And after 15 minutes, not before, the platform was asked for a schedule 3 times

    @LIV-07
    Scenario: A schedule that fails stays as it was, and is fetched again after another 15 minutes
      When they open the playlist "Live"
      Then the guide shows "Slow Start"
      When the platform answers a schedule with an error
      Then after 15 minutes, not before, the platform was asked for a schedule 2 times
      And the guide shows "Slow Start"
      And after 15 minutes, not before, the platform was asked for a schedule 3 times

  Rule: A demo schedule shows the same day again and again, in any time zone

    Background:
      Given the schedule of each channel has a program at every hour of 2024-03-04

    @LIV-07
    Scenario Outline: A schedule that is marked "<demo>" as a demo <is> repeated
      Given the live channels are:
        | channel      | scheduleDemo |
        | Studio Barre | <demo>       |
      When they open the playlist "Live"
      Then the guide <shows> programs

      Examples:
        | demo  | is     | shows      |
        | true  | is     | shows      |
        | TRUE  | is     | shows      |
        | yes   | is     | shows      |
        | 1     | is     | shows      |
        | on    | is     | shows      |
        | false | is not | is without |
        | no    | is not | is without |
        | off   | is not | is without |
        | 0     | is not | is without |
        |       | is not | is without |

    @LIV-07
    Scenario: A demo schedule shows what is on today
      Given the live channels are:
        | channel      | scheduleDemo |
        | Studio Barre | true         |
      When they open the playlist "Live"
      Then the guide says of "Hour 20": "On now"
      And the guide says of "Hour 19": "Watch again"
      And the guide says of "Hour 21": "Coming up"

    @LIV-07
    Scenario: A demo schedule shows yesterday and tomorrow as well
      Given the live channels are:
        | channel      | scheduleDemo |
        | Studio Barre | true         |
      When they open the playlist "Live"
      And they choose "Sun, Jun 14" as "Day"
      Then the guide says of "Hour 1": "No longer available"
      When they choose "Tue, Jun 16" as "Day"
      Then the guide says of "Hour 1": "Coming up"

    @LIV-07 @LIV-09
    Scenario: Midnight drops nothing of a demo schedule
      Given it is yesterday at 23:59
      And the live channels are:
        | channel      | scheduleDemo |
        | Studio Barre | true         |
      When they open the playlist "Live"
      Then the guide says of "Hour 23": "On now"
      When it is 00:01
      Then the guide says of "Hour 0": "On now"
      And the platform was asked for a schedule 1 time

    @LIV-07 @LIV-09
    Scenario: A demo schedule has programs for the day that comes into the guide at midnight
      Given it is yesterday at 23:59
      And the live channels are:
        | channel      | scheduleDemo |
        | Studio Barre | true         |
      When they open the playlist "Live"
      Then the guide says of "Hour 23": "On now"
      When it is 00:01
      Then the guide says of "Hour 0": "On now"
      When they choose "Mon, Jun 22" as "Day"
      Then the guide says of "Hour 1": "Coming up"

    @LIV-07
    Scenario Outline: Of a demo schedule whose days are years apart, the days follow one another: <when>, "<on>"
      Given it is <when>
      And the live channels are:
        | channel      | scheduleDemo |
        | Studio Barre | true         |
      And the schedule of each channel is:
        | program    | start                | end                  |
        | Cool Down  | 2024-09-10T19:30:00Z | 2024-09-10T20:30:00Z |
        | Slow Start | 2019-03-04T19:30:00Z | 2019-03-04T20:30:00Z |
        | Night Ride | 2021-06-07T19:30:00Z | 2021-06-07T20:30:00Z |
      When they open the playlist "Live"
      Then the guide says of "<on>": "On now"

      Examples:
        | when                | on         |
        | 20:00               | Cool Down  |
        | tomorrow at 20:00   | Slow Start |
        | 7 days ago at 20:00 | Night Ride |

    @LIV-07
    Scenario Outline: A demo schedule <odd> shows its day every day: <when>
      Given it is <when>
      And the live channels are:
        | channel      | scheduleDemo |
        | Studio Barre | true         |
      And the schedule of each channel is:
        | program    | start  | end    |
        | Slow Start | <dawn> | <noon> |
        | Night Ride | <noon> | <dusk> |
      When they open the playlist "Live"
      Then the guide says of "<on>": "On now"

      Examples:
        | odd                         | when              | dawn                 | noon                 | dusk                 | on         |
        | that begins before midnight | 20:00             | 2024-03-03T23:30:00Z | 2024-03-04T00:30:00Z | 2024-03-04T23:00:00Z | Night Ride |
        | that begins before midnight | tomorrow at 20:00 | 2024-03-03T23:30:00Z | 2024-03-04T00:30:00Z | 2024-03-04T23:00:00Z | Night Ride |
        | of a day in Brisbane        | 20:00             | 2024-03-03T14:00:00Z | 2024-03-04T00:00:00Z | 2024-03-04T14:00:00Z | Slow Start |
        | of a day in Brisbane        | tomorrow at 20:00 | 2024-03-03T14:00:00Z | 2024-03-04T00:00:00Z | 2024-03-04T14:00:00Z | Slow Start |

    @LIV-07 @browser
    Scenario Outline: A demo schedule loses no hour in <zone> when <what>
      Given a browser in the time zone "<zone>"
      And it is <moment>
      And the live channels are:
        | channel      | scheduleDemo |
        | Studio Barre | true         |
      When they open the playlist "Live"
      Then the guide says of "<on>": "On now"
      And the guide puts "<on>" at "<on at>"
      And the guide says of "<next>": "Coming up"
      And the guide puts "<next>" at "<next at>"

      Examples:
        | zone               | what                          | moment               | on      | on at             | next    | next at             |
        | America/New_York   | summer time begins            | 2026-03-08T06:30:00Z | Hour 6  | 1:00 – 3:00 AM    | Hour 7  | 3:00 – 4:00 AM      |
        | America/New_York   | summer time ends              | 2026-11-01T05:30:00Z | Hour 5  | 1:00 AM – 1:00 AM | Hour 6  | 1:00 – 2:00 AM      |
        | Pacific/Kiritimati | it is tomorrow there          | 20:00                | Hour 20 | 10:00 – 11:00 AM  | Hour 21 | 11:00 AM – 12:00 PM |
        | Asia/Kathmandu     | hours begin at three quarters | 20:00                | Hour 20 | 1:45 – 2:45 AM    | Hour 21 | 2:45 – 3:45 AM      |

  Rule: What came with a program is shown as it was written

    Background:
      Given the live channels are:
        | channel       |
        | Daybreak Live |

    @LIV-10
    Scenario: The details show the picture and the description of the program that is on
      Given the schedule of each channel is:
        | program    | start | end   | picture of    | description          |
        | Night Ride | 19:30 | 20:30 | The Long Ride | Uphill, in the dark. |
        | Cool Down  | 20:30 | 21:00 |               |                      |
      When they open the playlist "Live"
      Then the details of "Night Ride" say "Uphill, in the dark."
      And the details of "Night Ride" show the picture of "The Long Ride"

    @LIV-10
    Scenario: A program that came with nothing shows neither picture nor words of anything else
      Given the schedule of each channel is:
        | program    | start | end   | picture of    | description          |
        | Night Ride | 19:30 | 20:30 | The Long Ride | Uphill, in the dark. |
        | Cool Down  | 20:30 | 21:00 |               |                      |
      When they open the playlist "Live"
      And they press "Cool Down" in the guide
      Then the details are those of "Cool Down"
      And the details of "Cool Down" show no picture
      And the details of "Cool Down" do not say "Uphill, in the dark."
      And the details of "Cool Down" do not say "The studio, all day"

    @LIV-10
    Scenario: Markup in titles and descriptions is shown as it is written
      Given the schedule of each channel is:
        | program             | start | end   | description                       |
        | <b>Night</b> & Ride | 19:30 | 20:30 | <img src=x onerror=alert(1)> Dark |
      When they open the playlist "Live"
      Then the guide says of "<b>Night</b> & Ride": "On now"
      And the details of "<b>Night</b> & Ride" say "Dark"

    @LIV-04 @LIV-08
    Scenario: Programs in odd order, with overlaps and gaps, all have their place
      Given it is 20:35
      And the schedule of each channel is:
        | program     | start | end   |
        | Cool Down   | 20:30 | 21:00 |
        | First Light | 18:30 | 19:15 |
        | Night Ride  | 19:30 | 20:40 |
      When they open the playlist "Live"
      Then the details are those of "Cool Down"
      And the guide shows "First Light"
      And the guide shows "Night Ride"
      And the guide shows "Cool Down"
      And the guide shows "No program information"

  Rule: Of programs that overlap, the one that began last is on; when it ends, an earlier one that still runs is on again

    Background:
      Given the live channels are:
        | channel       |
        | Daybreak Live |

    @LIV-02
    Scenario Outline: A long program around a short one: at <time>, "<on>" is on
      Given it is <time>
      And the schedule of each channel is:
        | program       | start | end   |
        | The Long Haul | 18:00 | 22:00 |
        | Stretch       | 19:30 | 20:00 |
      And time stands still
      When they open the playlist "Live"
      Then the details are those of "<on>"

      Examples:
        | time  | on            |
        | 19:29 | The Long Haul |
        | 19:30 | Stretch       |
        | 20:00 | The Long Haul |
        | 21:59 | The Long Haul |

    @LIV-02 @LIV-04
    Scenario: At the live edge, the details go back to the long program when the short one has ended
      Given the schedule of each channel is:
        | program       | start | end   |
        | The Long Haul | 18:00 | 22:00 |
        | Stretch       | 19:30 | 20:10 |
      When they open the playlist "Live"
      And they press "Stretch" in the guide
      Then "Daybreak Live" plays at its live edge
      When it is 20:11
      Then the details are those of "The Long Haul"
      And the details of "The Long Haul" say "Start from beginning"

    @LIV-04
    Scenario: The recording of a short program leads on to what began after it, not to the one around it
      Given the schedule of each channel is:
        | program       | start | end   |
        | The Long Haul | 17:00 | 19:30 |
        | Stretch       | 18:00 | 18:30 |
        | Night Ride    | 19:30 | 20:30 |
      When they watch what "Daybreak Live" showed from 18:00 to 18:30
      And they watch to the end
      Then the page says "Stretch is over"
      And they can press "Next: Night Ride"

  Rule: A channel whose schedule does not arrive plays all the same

    @LIV-08
    Scenario: A schedule that does not arrive is nothing that a member hears of
      Given the live channels are:
        | channel       |
        | Daybreak Live |
      And the platform does not answer a schedule
      When they open the playlist "Live"
      Then the details of "Daybreak Live" say "The studio, all day"
      And a developer is told "No answer from"
      When they press "Play"
      Then "Daybreak Live" plays at its live edge
