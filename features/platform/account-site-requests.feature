Feature: Requests that belong to the account site

  Passwords, registrations and the language of the account are the account site's business. The app's own calls for them say that they
  are not implemented, and send nothing.

  @ACC-09 @dom
  Scenario Outline: The call for the <call> reports that it is not implemented, and asks nobody
    Given a visitor
    When they open home
    Then the app's own call for the <call> reports "Not implemented"
    And the platform was asked for who is there 1 time

    Examples:
      | call     |
      | login    |
      | register |
      | locale   |
