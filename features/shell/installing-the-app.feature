@browser @service-worker
Feature: Installing the app
  Who trains every day puts the website on the home screen of their phone. There it carries the customer's name, colour and icon, as
  if it came from a store.

  @CFG-17
  Scenario: The app can be installed, with the name and the colour of the customer
    When they open home
    Then the browser can install the app, as:
      | name               | Daybreak |
      | colour             | #0a0d16  |
      | icons              | 192, 512 |
      | icons of any shape | 512      |
