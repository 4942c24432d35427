Feature: Addresses of coaching
  Coaching is spread over two sites: the plan is here, the offer and the nutrition plans are on the account site. Which plan shows
  stands in the address; what lies outside is made of the config's addresses, and never leads anywhere else.

  Background:
    Given a new subscriber

  @COA-08 @dom
  Scenario: The address of the offer is that of the config
    Given the config field "custom.coachingOfferUrl" is "https://offer.example/coaching"
    And they have this coaching:
      | eligible | yes |
    When they open the coaching page
    Then they are sent to "https://offer.example/coaching"

  @COA-02
  Scenario: The plan that is chosen stands in the address
    Given they are coached
    And their workout plans are:
      | starts     | days | active | schedule |
      | 2026-06-08 | 28   | yes    | planned  |
      | 2026-07-20 | 10   | no     | planned  |
    When they open the coaching page
    And they choose "Jul 20 – 29, 2026 · 2 weeks" as "Plan"
    Then they are on the address "/coaching?plan=plan-2"

  @COA-02
  Scenario: A plan whose id is a number is a plan, too
    Given they are coached
    And their workout plans are:
      | id | starts     | days | active | schedule |
      | 11 | 2026-06-08 | 28   | yes    | planned  |
      | 12 | 2026-07-20 | 10   | no     | planned  |
    When they open the coaching page
    Then the days of week 2 are:
      | day                | workout          | status  |
      | Monday, June 15    | One Minute Plank | Planned |
      | Tuesday, June 16   | Just Move        | Planned |
      | Wednesday, June 17 | The Long Ride    | Planned |
      | Thursday, June 18  | One Minute Plank | Planned |
      | Friday, June 19    | Just Move        | Planned |
      | Saturday, June 20  | The Long Ride    | Planned |
      | Sunday, June 21    | One Minute Plank | Planned |
    When they choose "Jul 20 – 29, 2026 · 2 weeks" as "Plan"
    Then they are on the address "/coaching?plan=12"

  @COA-02
  Scenario: An address that names no plan of theirs shows the active one
    Given they are coached
    And their workout plans are:
      | starts     | days | active | schedule |
      | 2026-07-20 | 10   | no     | planned  |
      | 2026-06-08 | 28   | yes    | planned  |
    When they open the address "/coaching?plan=plan-3"
    Then "Jun 8 – Jul 5, 2026 · 4 weeks" is chosen as "Plan"

  Rule: A nutrition plan is below the base of the account site

    Background:
      Given they are coached

    @COA-06
    Scenario: The link to the nutrition plan is the base with the plan's own path
      Given their workout plans are:
        | starts     | active | nutrition        | nutrition address  |
        | 2026-06-08 | yes    | Strong Breakfast | /nutrition_plans/7 |
      When they open the coaching page
      Then the link "Open the plan (opens in a new tab)" leads outside to "…/account/nutrition_plans/7"

    @COA-06 @dom
    Scenario: The base may be written in another way than a browser does
      Given the config field "integrations.db.railsBase" is "HTTPS://Site.Example:443/account"
      And their workout plans are:
        | starts     | active | nutrition        | nutrition address  |
        | 2026-06-08 | yes    | Strong Breakfast | /nutrition_plans/7 |
      When they open the coaching page
      Then the link "Open the plan (opens in a new tab)" leads outside to "https://site.example/account/nutrition_plans/7"

    @COA-06
    Scenario Outline: A nutrition plan with <what> is none
      Given their workout plans are:
        | starts     | active | nutrition        | nutrition address |
        | 2026-06-08 | yes    | Strong Breakfast | <address>         |
      When they open the coaching page
      Then the part "Nutrition" says "You don't have any nutrition plans at the moment."

      Examples:
        | what                                         | address      |
        | no address                                   |              |
        | an address that is not below the site's base | /../../other |
