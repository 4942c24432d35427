Feature: Choosing a language
  The app speaks English and Spanish. It begins in the language of the viewer's browser, and whoever prefers the other one chooses it in
  the footer or in the account menu, for this visit and the next.

  Rule: The browser's languages decide at first

    @SHL-13
    Scenario Outline: A browser that asks for <languages> shows <language> at first
      Given a browser that asks for "<languages>"
      When they open home
      Then the page is in <language>
      And the page runs from left to right
      And they can press "<sign in>"

      Examples:
        | languages     | language | sign in |
        | es-MX         | Spanish  | Entrar  |
        | es            | Spanish  | Entrar  |
        | fr, es-AR, en | Spanish  | Entrar  |
        | en-GB, es     | English  | Sign in |
        | fr            | English  | Sign in |
        | ar-XB, en-XA  | English  | Sign in |

  Rule: A choice comes before the browser's languages

    @SHL-13
    Scenario: A visitor chooses in the footer, and the choice is remembered
      When they open home
      And they choose the language "Español" in the footer
      Then the page is in Spanish
      And the page says "Idioma de la aplicación: Español."
      When they load the page again
      Then the page is in Spanish
      And they can press "Entrar"

    @SHL-13
    Scenario: A member chooses in the account menu, and the choice is remembered
      Given a subscribed member
      And a browser in Spanish
      When they open home
      And they choose the language "English" in the user menu
      Then the page is in English
      And the page says "Favorites"
      When they load the page again
      Then the page is in English

    @SHL-13
    Scenario: A member who changes their mind has the former language back
      Given a subscribed member
      And a browser in Spanish
      When they open home
      And they choose the language "English" in the user menu
      Then the page is in English
      When they choose the language "Español" in the user menu
      Then the page is in Spanish
      And the page says "Favoritos"

    @SHL-13
    Scenario: What is on the page stays when the language changes
      When they open the search for "one minute plank"
      Then the page says "Results for “one minute plank”"
      When they choose the language "Español" in the footer
      Then the page says "Resultados de “one minute plank”"
      And they are on the search for "one minute plank"

    @SHL-13
    Scenario: In a browser that keeps nothing, a choice holds until the page is loaded again
      Given a browser that keeps nothing
      When they open home
      And they choose the language "Español" in the footer
      And they press "Workouts"
      Then the heading is "Entrenamientos"
      And they can press "Entrar"
      When they load the page again
      Then they can press "Sign in"

    @SHL-13
    Scenario: The pseudo-language from right to left mirrors the page
      When they open home
      And they choose the language "[English right to left]" in the footer
      Then the page runs from right to left
      When they load the page again
      Then the page runs from right to left
      When they choose the language "English" in the footer
      Then the page runs from left to right

  Rule: Every screen is translated, with its dates and numbers

    Background:
      Given a browser in Spanish

    @SHL-13
    Scenario Outline: In Spanish, <page> says "<words>"
      Given a coached member mid-plan
      When they open <page>
      Then the page says "<words>"
      And the page is in Spanish

      Examples:
        | page                        | words                       |
        | home                        | Tu próximo entrenamiento    |
        | the workout "The Long Ride" | Empezar a ver               |
        | the program "Undefeated"    | Primer entrenamiento        |
        | the series "Outside"        | Episodios                   |
        | the workouts page           | Entrenamientos              |
        | the search page             | Empieza a escribir          |
        | the 365 history             | Historial del 365           |
        | the favorites page          | Todavía no tienes favoritos |
        | the progress page           | Minutos por día             |
        | the workout history         | Historial de entrenamientos |
        | the coaching page           | Esta semana                 |
        | the address "/nowhere"      | Esta página no existe.      |

    @SHL-13
    Scenario: In Spanish, the program guide tells what is on
      When they open the guide of Every Studio
      Then the page says "En vivo ahora"
      And the page is in Spanish

    @SHL-13
    Scenario Outline: Spanish writes dates, numbers and plurals in its own way: <words>
      Given <person>
      When they open <page>
      Then the page says "<words>"

      Examples:
        | person                                       | page                  | words                              |
        | a visitor                                    | the 365 history       | 15 jun 2026                        |
        | a visitor                                    | home                  | Más de 3,000 entrenamientos        |
        | a coached member mid-plan                    | home                  | 6 de 20 entrenamientos completados |
        | a coached member whose plan starts in 9 days | home                  | semanas empieza dentro de 9 días   |
        | a coached member whose plan starts tomorrow  | home                  | semanas empieza mañana             |
        | a subscribed member                          | the progress page     | Miembro desde el                   |
        | a visitor                                    | the search for "core" | resultados                         |

  Rule: Where a translation cannot be loaded, the app says so and goes on

    @CFG-20
    Scenario: The app begins in English where the translations cannot be loaded
      Given a browser in Spanish
      And translations cannot be loaded
      When they open home
      Then the page says "Unable to load translations"
      And the page says "check the language settings of your browser"
      And the page is in English

    @CFG-20
    Scenario: Somebody goes on in English
      Given a browser in Spanish
      And translations cannot be loaded
      When they open home
      And they press "Continue in English"
      Then they can press "Sign in"
      And the page is in English

    @CFG-20
    Scenario: Somebody tries again once the translations can be loaded
      Given a browser in Spanish
      And translations cannot be loaded
      When they open home
      Then the page says "Unable to load translations"
      When translations can be loaded again
      And they press "Try again"
      Then they can press "Entrar"

    @CFG-20 @browser
    Scenario: A choice that cannot be loaded leaves the page as it is
      Given translations cannot be loaded
      When they open home
      And they choose the language "Español" in the footer
      Then the page says "Unable to load translations"
      And they can press "Sign in"
      And the page is in English

    @CFG-20
    Scenario: A later screen says that its translations cannot be loaded
      Given a browser in Spanish
      And the translations of later screens cannot be loaded
      When they open home
      Then they can press "Entrar"
      When they open the workout "The Long Ride"
      Then the page says "No se pueden cargar las traducciones"
      And they can press "Entrar"

    @CFG-20
    Scenario: A later screen opens with another try once its translations can be loaded
      Given a browser in Spanish
      And the translations of later screens cannot be loaded
      When they open the workout "The Long Ride"
      Then the page says "No se pueden cargar las traducciones"
      When translations can be loaded again
      And they press "Intentar de nuevo"
      Then the heading is "The Long Ride"
