import { Given } from '@cucumber/cucumber';
import { findPlaylist } from '../support/catalogue.ts';
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

Given(
  'the customer lets people search the playlist {string} alone',
  async function (this: Scenario, title: string) {
    await this.changeConfig('features.searchPlaylist', findPlaylist(title));
  },
);
