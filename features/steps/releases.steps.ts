import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { Scenario } from '../support/scenario.ts';

Given('a browser that has kept the app', async function (this: Scenario) {
  await this.assembly.open('/');
  await this.deployment.untilKept();
});

When('this browser finds a new version', async function (this: Scenario) {
  await this.deployment.deployNewRelease();
  await this.assembly.setVisibility('visible');
  await this.deployment.untilKept();
});

Given('this browser has kept the app', async function (this: Scenario) {
  await this.deployment.untilKept();
});

When('a new version is deployed', async function (this: Scenario) {
  await this.deployment.deployNewRelease();
});

When('the versions with a service worker are withdrawn', async function (this: Scenario) {
  await this.deployment.withdrawReleases();
});

When('the browser finds the new version while the tab sends many requests', async function (this: Scenario) {
  await this.deployment.findReleaseWhileBusy();
});

Then('the tab has the {release} version', async function (this: Scenario, isNew: boolean) {
  if (isNew) await this.deployment.untilServing();
  await this.onceSettled(async () => {
    assert.equal((await this.deployment.releaseOfTab()) === this.deployment.deployed(), isNew);
  });
});

Then('this browser has stored files of the app alone', async function (this: Scenario) {
  const addresses = await this.deployment.cachedAddresses();
  assert.notDeepEqual(addresses, [], 'Nothing is stored');
  const others = addresses.filter(
    (address) => !/^\/app\/(?:assets\/[^/]+)?$/.test(new URL(address).pathname),
  );
  assert.deepEqual(others, []);
});

Then('this browser has stored nothing of the app', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.deepEqual(await this.deployment.cachedAddresses(), []);
    assert.equal(await this.deployment.hasServiceWorker(), false);
  });
});

Then('{string} needs a connection', async function (this: Scenario, shelf: string) {
  await this.eventually(async () => {
    const others = this.screen.part('region', 'These need a connection');
    assert.ok((await others.text()).includes(shelf), `Not among ${await others.text()}`);
  });
});

Then('the browser can install the app', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.deepEqual(await this.deployment.installabilityErrors(), []);
  });
});

interface Manifest {
  readonly name?: string;
  readonly theme_color?: string;
  readonly icons?: readonly { readonly sizes: string; readonly purpose: string }[];
}

Then(
  'the installed app is {string}, in the colour {string}',
  async function (this: Scenario, name: string, color: string) {
    const manifest: Manifest = await this.deployment.manifest();
    assert.deepEqual([manifest.name, manifest.theme_color], [name, color]);
  },
);

Then(
  'the icons of the installed app are {int}, {int} and, to be cut to any shape, {int} pixels wide',
  async function (this: Scenario, small: number, large: number, maskable: number) {
    const { icons = [] }: Manifest = await this.deployment.manifest();
    assert.deepEqual(
      icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`),
      [`any ${small}x${small}`, `any ${large}x${large}`, `maskable ${maskable}x${maskable}`],
    );
  },
);
