Feature: Choosing a language

  @SHL-13
  Scenario Outline: A browser that asks for <languages> shows <language> at first
    Given a browser that asks for "<languages>"
    And a visitor
    When they open home
    Then the page is in the language "<language>"
    And the page runs from left to right
    And they can press "<sign in>"

    Examples:
      | languages         | language | sign in        |
      | es-MX             | es       | Entrar |
      | es                | es       | Entrar |
      | fr, es-AR, en     | es       | Entrar |
      | en-GB, es         | en-US    | Sign in        |
      | fr                | en-US    | Sign in        |
      | ar-XB, en-XA      | en-US    | Sign in        |

  @SHL-13
  Scenario: A visitor chooses in the footer, and the choice is remembered
    Given a visitor
    When they open home
    And they choose the language "Español" in the footer
    Then the page is in the language "es"
    And the page says "Idioma de la aplicación: Español."
    When they load the page again
    Then the page is in the language "es"
    And they can press "Entrar"

  @SHL-13
  Scenario: A member chooses in the user menu, and back again
    Given a subscribed member
    And a browser that asks for "es"
    When they open home
    And they choose the language "English" in the user menu
    Then the page is in the language "en-US"
    And the page says "Favorites"
    When they load the page again
    Then the page is in the language "en-US"
    When they choose the language "Español" in the user menu
    Then the page is in the language "es"
    And the page says "Favoritos"

  @SHL-13
  Scenario: What is on the page stays when the language changes
    Given a visitor
    When they open the address "/q/one%20minute%20plank"
    Then the page says "Results for “one minute plank”"
    When they choose the language "Español" in the footer
    Then the page says "Resultados de “one minute plank”"
    And they are on the address "/q/one%20minute%20plank"

  @SHL-13
  Scenario: A choice holds where nothing can be stored, as long as the page
    Given a browser that keeps nothing
    And a visitor
    When they open home
    And they choose the language "Español" in the footer
    Then they can press "Entrar"
    When they press "Workouts"
    Then the heading is "All workouts"
    And they can press "Entrar"
    When they load the page again
    Then they can press "Sign in"

  @SHL-13
  Scenario Outline: In Spanish, <page> has "<words>"
    Given a coached member mid-plan
    And a browser that asks for "es"
    When they open <page>
    Then the page says "<words>"
    And the page is in the language "es"

    Examples:
      | page                        | words                        |
      | home | Tu próximo entrenamiento |
      | the workout "The Long Ride" | Empezar a ver                |
      | the program "Undefeated"    | Primer entrenamiento         |
      | the series "Outside"        | Episodios                    |
      | the address "/workouts"     | Entrenamientos               |
      | the address "/q"            | Empieza a escribir           |
      | the address "/365/history"  | Historial del 365            |
      | the address "/u/favorites"  | Todavía no tienes favoritos  |
      | the address "/progress"     | Minutos por día              |
      | the address "/progress/history"      | Historial de entrenamientos |
      | the address "/coaching"     | Esta semana                  |
      | the address "/p/zSrEy2Jw?c=channels" | En vivo ahora           |
      | the address "/nowhere"      | Esta página no existe.       |

  @SHL-13
  Scenario Outline: In Spanish, dates, numbers and plurals are written as there: <words>
    Given <person>
    And a browser that asks for "es"
    When they open <page>
    Then the page says "<words>"

    Examples:
      | person                                    | page                             | words                                 |
      | a visitor                                 | the address "/365/history" | 15 jun 2026                           |
      | a visitor                                 | home                             | Más de 3,000 entrenamientos           |
      | a coached member mid-plan                 | home                             | 6 de 20 entrenamientos completados    |
      | a coached member whose plan starts in 9 days | home                          | semanas empieza dentro de 9 días      |
      | a coached member whose plan starts tomorrow  | home                          | semanas empieza mañana                |
      | a subscribed member                       | the address "/progress"          | Miembro desde el                      |
      | a visitor                                 | the address "/q/core"            | resultados                            |

  @SHL-13 @browser
  Scenario: A language that is not shown is not loaded
    Given a visitor
    When they open home
    Then they can press "Sign in"
    And the code of a translation was not asked for
    And the code of a pseudo-language was not asked for
    When they choose the language "Español" in the footer
    Then the code of a translation was asked for

  @SHL-13
  Scenario Outline: The pseudo-languages are <offered> where the config has <value>
    Given the config field "custom.pseudoLanguages" is <value>
    And a visitor
    When they open home
    Then the footer offers the languages "<languages>"

    Examples:
      | value | offered     | languages                                                           |
      | true  | offered     | English, Español, [Éñglîšh lóñg], [English right to left] |
      | false | not offered | English, Español                                                    |

  @SHL-13
  Scenario: The pseudo-language from right to left mirrors the page
    Given a visitor
    When they open home
    And they choose the language "[English right to left]" in the footer
    Then the page runs from right to left
    When they load the page again
    Then the page runs from right to left
    When they choose the language "English" in the footer
    Then the page runs from left to right

  @CFG-20
  Scenario: Translations that cannot be loaded
    Given a browser that asks for "es"
    And translations cannot be loaded
    And a visitor
    When they open home
    Then the page says "Unable to load translations"
    And the page says "check the language settings of your browser"
    And the page is in the language "en-US"

  @CFG-20
  Scenario: Somebody goes on in English
    Given a browser that asks for "es"
    And translations cannot be loaded
    And a visitor
    When they open home
    And they press "Continue in English"
    Then they can press "Sign in"
    And the page is in the language "en-US"

  @CFG-20
  Scenario: Trying again once they can be loaded
    Given a browser that asks for "es"
    And translations cannot be loaded
    And a visitor
    When they open home
    Then the page says "Unable to load translations"
    When translations can be loaded again
    And they press "Try again"
    Then they can press "Entrar"

  @CFG-20 @browser
  Scenario: A language that cannot be loaded leaves the page as it is
    Given translations cannot be loaded
    And a visitor
    When they open home
    And they choose the language "Español" in the footer
    Then the page says "Unable to load translations"
    And they can press "Sign in"
    And the page is in the language "en-US"

  @CFG-20
  Scenario: A later screen whose translations cannot be loaded says so
    Given a browser that asks for "es"
    And the translations of later screens cannot be loaded
    And a visitor
    When they open home
    Then they can press "Entrar"
    When they open the workout "The Long Ride"
    Then the page says "No se pueden cargar las traducciones"
    And they can press "Entrar"

  @CFG-20
  Scenario: A later screen opens with another try once its translations can be loaded
    Given a browser that asks for "es"
    And the translations of later screens cannot be loaded
    And a visitor
    When they open the workout "The Long Ride"
    Then the page says "No se pueden cargar las traducciones"
    When translations can be loaded again
    And they press "Intentar de nuevo"
    Then the heading is "The Long Ride"
