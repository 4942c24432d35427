Feature: Page metadata for search engines and previews

  A link to a workout that is posted somewhere shows its title, its text and its picture, and search engines learn that it is a video,
  how long it is and whether it costs something. All of it changes with the page, and is gone where there is nothing to say.

  @MED-17
  Scenario: A workout is described for previews, as something that plays
    When they open the workout "The Long Ride"
    Then the tab is titled "The Long Ride · Daybreak"
    And the page's metadata are:
      | description         | Two hours less a second on the bike, for a Sunday without plans. |
      | canonical           | …/app/workout/almost-two-hours                                   |
      | og:url              | …/app/workout/almost-two-hours                                   |
      | og:site_name        | Daybreak                                                         |
      | og:title            | The Long Ride                                                    |
      | og:description      | Two hours less a second on the bike, for a Sunday without plans. |
      | og:image            | …/v1/media/xjSCHvet/images/card.webp?width=720                   |
      | og:image:width      | 720                                                              |
      | og:image:height     | 406                                                              |
      | og:video            | …/app/workout/almost-two-hours                                   |
      | og:video:width      | 1280                                                             |
      | og:video:height     | 720                                                              |
      | twitter:card        | player                                                           |
      | twitter:title       | The Long Ride                                                    |
      | twitter:description | Two hours less a second on the bike, for a Sunday without plans. |
      | twitter:image       | …/v1/media/xjSCHvet/images/card.webp?width=720                   |
      | twitter:player      | …/app/workout/almost-two-hours                                   |
      | twitter:player:width  | 1280                                                           |
      | twitter:player:height | 720                                                            |

  @MED-17
  Scenario: A workout is described for search engines, as a video
    When they open the workout "The Long Ride"
    Then its structured data are:
      | @context            | https://schema.org                                               |
      | @type               | VideoObject                                                      |
      | @id                 | …/app/workout/almost-two-hours                                   |
      | url                 | …/app/workout/almost-two-hours                                   |
      | name                | The Long Ride                                                    |
      | description         | Two hours less a second on the bike, for a Sunday without plans. |
      | thumbnailUrl        | …/v1/media/xjSCHvet/images/card.webp?width=720                   |
      | uploadDate          | 2018-03-01T10:00:00.000Z                                         |
      | duration            | PT1H59M59S                                                       |
      | genre               | Cycling                                                          |
      | isAccessibleForFree | false                                                            |

  @MED-17 @ACC-04
  Scenario Outline: Whether a workout is free is <free> with "<field>" as <value>
    Given the page of "The Long Ride" has "<field>" as <value>
    When they open the media page of "The Long Ride"
    Then its structured data are:
      | isAccessibleForFree | <free> |

    Examples:
      | field                | value   | free  |
      | free                 | "true"  | true  |
      | free                 | "false" | false |
      | requiresSubscription | "false" | true  |
      | requiresSubscription | "true"  | false |

  @MED-17
  Scenario: A program is described as a series, under the address of its feed
    Given a lapsed member
    When they open the program "Undefeated"
    Then the page's metadata are:
      | canonical | …/app/program/undefeated |
      | og:title  | Undefeated               |
    And its structured data are:
      | @type | CreativeWorkSeries   |
      | @id   | …/app/s/1KaEv73j     |
      | url   | …/app/s/1KaEv73j     |
      | name  | Undefeated           |

  @MED-17
  Scenario Outline: A page of the content type "<type>" is described as <as>
    Given the page of "Found Only by Its Id" has "contentType" as "<type>"
    When they open the media page of "Found Only by Its Id"
    Then its structured data are:
      | @type | <as> |

    Examples:
      | type    | as                 |
      | workout | VideoObject        |
      | episode | VideoObject        |
      | program | CreativeWorkSeries |
      | series  | TVSeries           |

  @MED-17
  Scenario: An item that has two addresses names one of them, the one with its slug
    When they open the media page of "The Long Ride"
    Then the page's metadata are:
      | canonical | …/app/workout/almost-two-hours |

  @MED-17
  Scenario: What has no end has no duration
    When they open the workout "As Long as It Takes"
    Then its structured data are:
      | name     | As Long as It Takes |
      | duration |                     |

  @MED-17
  Scenario: A workout without a description has none of its own
    When they open the workout "No Explanation Needed"
    Then the page's metadata are:
      | og:title | No Explanation Needed |
    And the page's metadata lack "og:description"

  @MED-17 @API-07
  Scenario: A title that would end its script does no harm
    Given the page of "The Long Ride" has "title" as "</script><script>alert(1)</script>"
    When they open the media page of "The Long Ride"
    Then its structured data are:
      | name | </script><script>alert(1)</script> |
    And the page's metadata are:
      | og:title | </script><script>alert(1)</script> |

  @MED-17
  Scenario: The metadata of a page are gone when the page is left
    Given a lapsed member
    When they open the program "Undefeated"
    Then the page's metadata are:
      | og:title | Undefeated |
    When they press "Home"
    Then they are on home
    And the page's metadata lack "og:title"
    And the page's metadata lack "canonical"
    And it has no structured data

  @MED-17
  Scenario Outline: The preview of <what> has its title, its picture and its own address
    When they open <page>
    Then the page's metadata are:
      | canonical       | …/app/m/<id>/<slug>                        |
      | og:url          | …/app/m/<id>/<slug>                        |
      | og:title        | <title>                                    |
      | og:image        | …/v1/media/<id>/images/card.webp?width=720 |
      | og:image:width  | 720                                        |
      | og:image:height | 406                                        |
      | twitter:title   | <title>                                    |

    Examples:
      | what       | page                      | title          | id       | slug           |
      | an episode | the episode "Jab"         | Jab            | AIISmbXv | jab            |
      | a series   | the series "Learn to Box" | Learn to Box   | Xh9sbNGa | learn-to-box   |
      | a hub      | the hub "Get Strong"      | Get Strong     | p5HvrsVv | get-strong     |
      | a page     | the page "About Daybreak" | About Daybreak | Nmzu0Rr5 | about-daybreak |

  @MED-17
  Scenario: From episode to episode, and back, the metadata change with the page
    When they open the episode "Jab"
    And they press the card of "Cross"
    Then its structured data are:
      | name | Cross |
    And the page's metadata are:
      | canonical   | …/app/m/zV53RAUv/cross                                     |
      | og:title    | Cross                                                      |
      | description | Lesson 3: Cross. First without moving the feet, then with. |
    When they go back
    Then its structured data are:
      | name | Jab |
    And the page's metadata are:
      | canonical | …/app/m/AIISmbXv/jab |

  @MED-17
  Scenario: An episode is described as a video, under its own address
    When they open the episode "Jab"
    Then the page's metadata are:
      | og:video        | …/app/m/AIISmbXv/jab |
      | og:video:width  | 1280                 |
      | og:video:height | 720                  |
    And its structured data are:
      | @type | VideoObject          |
      | @id   | …/app/m/AIISmbXv/jab |
      | name  | Jab                  |

  @MED-17
  Scenario: A series is described under the address of its feed
    Given the page of "Learn to Box" has "seriesPlaylistId" as "Feed0001"
    When they open the series "Learn to Box"
    Then its structured data are:
      | @type | TVSeries          |
      | @id   | …/app/s/Feed0001  |
      | url   | …/app/s/Feed0001  |
      | name  | Learn to Box      |

  @MED-17
  Scenario Outline: A page that nobody watches, like <page>, is described as no video
    When they open <page>
    Then the page's metadata are:
      | twitter:card | summary_large_image |
    And the page's metadata lack "og:video"
    And it has no structured data

    Examples:
      | page                      |
      | the hub "Get Strong"      |
      | the page "About Daybreak" |
