Feature: Requests for completed workouts
  The platform knows moments, members know days. Whatever days a member looks at, the platform is asked for what lies between the first
  and the last moment of these days where the member is, and for no more than a page of it.

  @PRG-04
  Scenario Outline: The last 90 days end on the member's own day: <moment> in <zone>
    Given a browser in the time zone "<zone>"
    And it is <moment>
    And a subscribed member
    When they open the workout history
    Then "From" is set to "<from>"
    And "To" is set to "<to>"
    And the days to choose from as "To" end on "<to>"
    And the platform was asked for completed workouts with:
      | offset   | 0              |
      | pageSize | 25             |
      | from     | <first moment> |
      | to       | <last moment>  |

    Examples:
      | zone                | moment               | from       | to         | first moment             | last moment              |
      | America/Los_Angeles | 2026-06-16T06:59:00Z | 2026-03-17 | 2026-06-15 | 2026-03-17T07:00:00.000Z | 2026-06-16T06:59:59.999Z |
      | America/Los_Angeles | 2026-06-16T07:01:00Z | 2026-03-18 | 2026-06-16 | 2026-03-18T07:00:00.000Z | 2026-06-17T06:59:59.999Z |
      | UTC                 | 2026-06-15T23:59:00Z | 2026-03-17 | 2026-06-15 | 2026-03-17T00:00:00.000Z | 2026-06-15T23:59:59.999Z |
      | Asia/Kolkata        | 2026-06-14T18:31:00Z | 2026-03-17 | 2026-06-15 | 2026-03-16T18:30:00.000Z | 2026-06-15T18:29:59.999Z |
      | Pacific/Kiritimati  | 2026-06-15T10:01:00Z | 2026-03-18 | 2026-06-16 | 2026-03-17T10:00:00.000Z | 2026-06-16T09:59:59.999Z |

  Rule: The page and the days stand in the address, and go with the request

    Background:
      Given a subscribed member

    @PRG-04
    Scenario: The second page is asked for from its first workout on
      When they open the workout history
      And they press "Page 2"
      Then they are on the address "/progress/history?page=2"
      And the platform was asked for completed workouts with:
        | offset   | 25 |
        | pageSize | 25 |

    @PRG-04
    Scenario: Days that are chosen are asked for from their first moment to their last
      When they open the workout history
      And they set "From" to "2026-05-01"
      Then they are on the address "/progress/history?from=2026-05-01"
      When they set "To" to "2026-05-31"
      Then they are on the address "/progress/history?from=2026-05-01&to=2026-05-31"
      And the platform was asked for completed workouts with:
        | from | 2026-05-01T00:00:00.000Z |
        | to   | 2026-05-31T23:59:59.999Z |

    @PRG-04
    Scenario Outline: An address with "<address>" is read safely
      When they open the address "/progress/history?<address>"
      Then "From" is set to "<from>"
      And "To" is set to "<to>"
      And the days to choose from as "From" end on "2026-06-15"
      And the days to choose from as "To" end on "2026-06-15"

      Examples:
        | address                       | from       | to         |
        | from=&to=                     | 2026-03-17 | 2026-06-15 |
        | from=soon&to=never            | 2026-03-17 | 2026-06-15 |
        | from=2026-02-30&to=2026-13-01 | 2026-03-17 | 2026-06-15 |
        | from=2026-05-01               | 2026-05-01 | 2026-06-15 |
        | to=2026-05-01                 | 2026-01-31 | 2026-05-01 |
        | from=2026-05-31&to=2026-05-01 | 2026-05-01 | 2026-05-31 |
        | from=2026-06-01&to=2026-06-16 | 2026-06-01 | 2026-06-15 |
        | from=2027-01-01&to=2027-02-01 | 2026-06-15 | 2026-06-15 |

  Rule: The chart of the week has the days of the week that the platform counts

    @PRG-02
    Scenario: This week is asked for from its first moment to its last, as the platform counts them
      Given a browser in the time zone "America/Los_Angeles"
      And it is 2026-06-19T03:00:00Z
      And a new subscriber
      When they open the progress page
      Then the platform was asked for completed workouts with:
        | offset   | 0                        |
        | pageSize | 100                      |
        | from     | 2026-06-15T00:00:00.000Z |
        | to       | 2026-06-21T23:59:59.999Z |
