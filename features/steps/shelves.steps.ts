import assert from 'node:assert/strict';
import { Then } from '@cucumber/cucumber';
import type { Part } from '../support/screen.ts';
import type { Scenario } from '../support/scenario.ts';

const shelf = ({ screen }: Scenario, title: string): Part => screen.part('region', title);

const card = ({ screen }: Scenario, title: string): Part => screen.part('article', title).nth(0);

Then('they see the shelf {string}', async function (this: Scenario, title: string) {
  await this.eventually(async () => {
    assert.equal(await shelf(this, title).count(), 1);
  });
});

Then('they do not see the shelf {string}', async function (this: Scenario, title: string) {
  await this.assembly.settle();
  assert.equal(await shelf(this, title).count(), 0);
});

Then(
  'the shelf {string} shows {string} first',
  async function (this: Scenario, title: string, first: string) {
    await this.eventually(async () => {
      assert.equal(await shelf(this, title).part('article').part('heading').nth(0).text(), first);
    });
  },
);

Then('the shelf {string} shows {string}', async function (this: Scenario, title: string, item: string) {
  await this.eventually(async () => {
    assert.equal(await shelf(this, title).part('article', item).count(), 1);
  });
});

Then(
  'the shelf {string} does not show {string}',
  async function (this: Scenario, title: string, item: string) {
    await this.assembly.settle();
    assert.equal(await shelf(this, title).part('article', item).count(), 0);
  },
);

Then('the shelf {string} says {string}', async function (this: Scenario, title: string, words: string) {
  await this.eventually(async () => {
    assert.ok((await shelf(this, title).text()).includes(words));
  });
});

Then('the card of {string} says {string}', async function (this: Scenario, title: string, words: string) {
  await this.eventually(async () => {
    const text = await card(this, title).text();
    assert.ok(text.includes(words), `It says: ${text}`);
  });
});

Then('the card of {string} has a lock', async function (this: Scenario, title: string) {
  await this.eventually(async () => {
    assert.equal(await card(this, title).part('img', 'Locked').count(), 1);
  });
});

Then('the card of {string} has no lock', async function (this: Scenario, title: string) {
  await this.eventually(async () => {
    assert.equal(await card(this, title).count(), 1);
  });
  await this.assembly.settle();
  assert.equal(await card(this, title).part('img', 'Locked').count(), 0);
});

Then(
  'the card of {string} has a progress bar at {int} %',
  async function (this: Scenario, title: string, percent: number) {
    await this.eventually(async () => {
      assert.equal(await card(this, title).part('progressbar').attribute('value'), String(percent));
    });
  },
);

Then('the card of {string} has a check mark', async function (this: Scenario, title: string) {
  await this.eventually(async () => {
    assert.equal(await card(this, title).part('img', 'Finished').count(), 1);
  });
});

Then(
  'the card of {string} has neither progress bar nor check mark',
  async function (this: Scenario, title: string) {
    await this.eventually(async () => {
      assert.equal(await card(this, title).count(), 1);
    });
    await this.assembly.settle();
    assert.equal(await card(this, title).part('progressbar').count(), 0);
    assert.equal(await card(this, title).part('img', 'Finished').count(), 0);
  },
);

Then('{int} placeholders stand for the items of a list', async function (this: Scenario, count: number) {
  await this.eventually(async () => {
    assert.equal(await this.screen.part('list', 'Loading').nth(0).part('listitem').count(), count);
  });
});
