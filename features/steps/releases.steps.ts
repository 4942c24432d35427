import assert from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import type { Scenario } from '../support/scenario.ts';
import { definePairs } from '../support/table.ts';

Given('a browser that has kept the app', async function (this: Scenario) {
  await this.assembly.open('/');
  await this.deployment.keep();
});

/** The app does so once nothing has been opened for 10 seconds. */
Given('a browser that has kept the app by itself', async function (this: Scenario) {
  await this.assembly.open('/');
  await this.deployment.untilKept();
});

When('this browser finds a new version', async function (this: Scenario) {
  await this.deployment.deployNewRelease();
  await this.assembly.setVisibility('visible');
  await this.deployment.untilKept();
});

When('a new version is deployed', async function (this: Scenario) {
  await this.deployment.deployNewRelease();
});

When('the versions with a service worker are withdrawn', async function (this: Scenario) {
  await this.deployment.withdrawReleases();
});

When('the tab sends many requests while the browser finds out', async function (this: Scenario) {
  await this.deployment.findReleaseWhileBusy();
});

Then('the tab has the {release} version', async function (this: Scenario, isNew: boolean) {
  await this.onceSettled(async () => {
    if (isNew) await this.deployment.untilServing();
    assert.equal((await this.deployment.releaseOfTab()) === this.deployment.deployed(), isNew);
  });
});

/** The page itself, and what its build consists of. */
const OF_THE_APP = /^\/app\/(?:assets\/[^/]+)?$/;

Then('this browser has stored {storedFiles}', async function (this: Scenario, files: 'app' | 'none') {
  await this.eventually(async () => {
    const addresses = await this.deployment.cachedAddresses();
    if (files === 'none') {
      assert.deepEqual(addresses, []);
      assert.equal(await this.deployment.hasServiceWorker(), false);
    } else {
      assert.notDeepEqual(addresses, [], 'Nothing is stored');
      const others = addresses.filter((address) => !OF_THE_APP.test(new URL(address).pathname));
      assert.deepEqual(others, []);
    }
  });
});

interface Manifest {
  readonly name?: string;
  readonly theme_color?: string;
  readonly icons?: readonly { readonly sizes: string; readonly purpose: string }[];
}

const installed = definePairs('the browser can install the app, as:', {
  name: 'what stands below its icon',
  colour: 'that of its window: #0a0d16',
  icons: 'the widths of its icons, which are square, in CSS pixels',
  'icons of any shape': 'the widths of its icons that a system may cut to a shape of its own',
});

Then('the browser can install the app, as:', async function (this: Scenario, table: DataTable) {
  const expected = installed(table);
  await this.eventually(async () => {
    assert.deepEqual(await this.deployment.installabilityErrors(), []);
  });
  const { name, theme_color: colour, icons = [] }: Manifest = await this.deployment.manifest();
  const widths = (wanted: string): string =>
    icons
      .filter(({ purpose }) => purpose === wanted)
      .map(({ sizes }) => sizes.replace(/^(\d+)x\1$/, '$1'))
      .join(', ');
  assert.deepEqual(
    { name, colour, icons: widths('any'), 'icons of any shape': widths('maskable') },
    expected,
  );
});
