import { Given } from '@cucumber/cucumber';
import type { Scenario } from '../support/scenario.ts';
import type { Switch } from '../support/vocabulary/switches.ts';
import { ScenarioMistake } from '../support/scenario-mistake.ts';

Given('the customer has switched {feature} on', async function (this: Scenario, { field, on }: Switch) {
  if (on === undefined) throw new ScenarioMistake('That is switched on from the beginning.');
  await this.changeConfig(field, on);
});

Given('the customer has switched {feature} off', async function (this: Scenario, { field, off }: Switch) {
  await this.changeConfig(field, off);
});
