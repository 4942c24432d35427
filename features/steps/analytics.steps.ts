import assert from 'node:assert/strict';
import { Given, Then, type DataTable } from '@cucumber/cucumber';
import type { PrivacySignal } from '../support/assembly.ts';
import type { Scenario } from '../support/scenario.ts';

/** What analytics were told, by any of their calls. */
interface Told {
  readonly writeKey: string;
  readonly path?: string;
  readonly title?: string;
  readonly event?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly traits?: Readonly<Record<string, unknown>>;
}

async function told(scenario: Scenario, row?: string): Promise<readonly Told[]> {
  const calls = await scenario.calls(row);
  return calls.filter(({ path }) => path.startsWith('/analytics/')).map(({ body }) => body as Told);
}

const PAGES = 'POST /analytics/page';
const EVENTS = 'POST /analytics/track';
const PEOPLE = 'POST /analytics/identify';

/** The events of a name about an item of a title. */
async function eventsAbout(scenario: Scenario, event: string, title: string): Promise<readonly Told[]> {
  const events = await told(scenario, EVENTS);
  return events.filter((each) => each.event === event && each.properties?.['title'] === title);
}

Given('their browser sends {privacySignal}', function (this: Scenario, signal: PrivacySignal) {
  return this.assembly.sendPrivacySignal(signal);
});

Then(
  'the platform was told {string} about {string}',
  async function (this: Scenario, event: string, title: string) {
    await this.eventually(async () => {
      const found = await eventsAbout(this, event, title);
      assert.equal(found.length, 1, `It was told ${JSON.stringify(await told(this, EVENTS))}`);
    });
  },
);

Then(
  'the platform was not told {string} about {string}',
  async function (this: Scenario, event: string, title: string) {
    await this.assembly.settle();
    assert.deepEqual(await eventsAbout(this, event, title), []);
  },
);

Then('the platform was told a tracked event with:', async function (this: Scenario, table: DataTable) {
  await this.eventually(async () => {
    const properties = (await told(this, EVENTS)).at(-1)?.properties ?? {};
    const expected = table.rowsHash();
    const found = Object.fromEntries(Object.keys(expected).map((name) => [name, String(properties[name])]));
    assert.deepEqual(found, expected);
  });
});

Then(
  'the platform was told of the page {string} as {string}',
  async function (this: Scenario, path: string, title: string) {
    await this.eventually(async () => {
      const pages = (await told(this, PAGES)).map((page) => `${page.path} as ${page.title}`);
      assert.ok(pages.includes(`${path} as ${title}`), `It was told of ${pages.join(', ')}`);
    });
  },
);

Then(
  'the platform was told that the subscription is {string}',
  async function (this: Scenario, status: string) {
    await this.eventually(async () => {
      const people = await told(this, PEOPLE);
      assert.deepEqual(
        people.map(({ traits }) => traits?.['subscriptionStatus']),
        [status],
      );
    });
  },
);

Then('all that was told bears the key {string}', async function (this: Scenario, key: string) {
  await this.assembly.settle();
  const keys = new Set((await told(this)).map(({ writeKey }) => writeKey));
  assert.deepEqual([...keys], [key]);
});

Then('nothing was told', async function (this: Scenario) {
  await this.assembly.settle();
  assert.deepEqual(await told(this), []);
});
