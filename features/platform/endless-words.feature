Feature: Endless words
  Nobody checks how long a word is that a title or a server's answer contains. One of 156 letters breaks within the window wherever it
  stands, instead of pushing the page out of it.

  @SHL-11 @browser
  Scenario Outline: A word of 156 letters breaks in <where>
    Given a new subscriber
    And the screen of a phone
    And home shows only the shelf "Picks" with:
      | item          | title | trainerName | featuredLabel |
      | The Long Ride | DonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesell | DonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesell | DonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesell |
    And the page of "The Long Ride" has "<field>" as "DonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesell"
    And the platform answers the details of a workout with this:
      """
      {"style": "DonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesell", "trainer": {"id": 1, "name": "DonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesell"}, "equipment": [{"name": "DonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesell", "purchasable": true, "purchase_url": "https://shop.example"}]}
      """
    When they open <page>
    Then the page says "DonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesell"
    And nothing runs off the side of the window

    Examples:
      | where           | page                        | field       |
      | the title       | the workout "The Long Ride" | title       |
      | the description | the workout "The Long Ride" | description |
      | a card          | home                        | title       |
