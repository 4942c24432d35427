import assert from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import type { Json } from '../support/changed-json.ts';
import type { Scenario } from '../support/scenario.ts';

/** A text stands in the cookie as it is, anything else as an address would have it. */
Given('the referral cookie is {value}', function (this: Scenario, value: Json) {
  const written = typeof value === 'string' ? value : encodeURIComponent(JSON.stringify(value));
  const cookies = ['theme=dark; path=/', `referral=${written}; path=/`];
  return this.assembly.runBefore(
    cookies.map((cookie) => `document.cookie = ${JSON.stringify(cookie)};`).join('\n'),
  );
});

Given('a tag manager has made the data layer {value}', function (this: Scenario, value: Json) {
  return this.assembly.runBefore(`window.dataLayer = ${JSON.stringify(value)};`);
});

Given('a data layer that refuses every push', function (this: Scenario) {
  return this.assembly.runBefore('window.dataLayer = Object.freeze([]);');
});

const dataLayer = (scenario: Scenario): Promise<unknown> => scenario.assembly.valueOf('window.dataLayer');

Then('the data layer is {value}', async function (this: Scenario, expected: Json) {
  await this.eventually(async () => {
    assert.deepEqual(await dataLayer(this), expected);
  });
  await this.assembly.settle();
  assert.deepEqual(await dataLayer(this), expected);
});

Then(
  'the data layer was told once of {string}, with the referral {value} and the user {value}',
  async function (this: Scenario, path: string, referral: Json, user: Json) {
    const check = async (): Promise<void> => {
      const [entry, ...more] = (await dataLayer(this)) as { readonly url: string }[];
      assert.ok(entry, 'It was told nothing');
      assert.deepEqual(more, []);
      const { origin } = new URL(entry.url);
      assert.deepEqual(entry, { url: `${origin}/app${path}`, referral, user });
    };
    await this.eventually(check);
    await this.assembly.settle();
    await check();
  },
);

Then(
  'the data layer has {int} entries, of which the first is {value}',
  async function (this: Scenario, count: number, first: Json) {
    await this.eventually(async () => {
      const entries = (await dataLayer(this)) as readonly unknown[];
      assert.deepEqual([entries.length, entries[0]], [count, first]);
    });
  },
);
