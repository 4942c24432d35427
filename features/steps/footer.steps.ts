import assert from 'node:assert/strict';
import { Then, type DataTable } from '@cucumber/cucumber';
import { assertAddress } from '../support/assert-address.ts';
import { assertDoesNotSay, assertSays } from '../support/assert-text.ts';
import type { Scenario } from '../support/scenario.ts';
import { defineList } from '../support/table.ts';

const footer = ({ screen }: Scenario) => screen.part('contentinfo');

Then('the footer says {string}', async function (this: Scenario, words: string) {
  await this.eventually(async () => assertSays(await footer(this).text(), words));
});

const outsideLinks = defineList(
  'the footer leads outside to:',
  'the name of a link',
  '[its address; … stands for any host]',
);

Then('the footer leads outside to:', async function (this: Scenario, table: DataTable) {
  for (const [name = '', address] of outsideLinks(table)) {
    await this.eventually(async () => {
      const link = footer(this).part('link', name);
      const written = (await link.attribute('href')) ?? '';
      if (address === undefined) assert.match(written, /^https?:/);
      else assertAddress(written, address);
      assert.equal(await link.attribute('target'), '_blank');
      assert.match((await link.attribute('rel')) ?? '', /\bnoopener\b/);
    });
  }
});

Then('the footer has the part {string}', async function (this: Scenario, name: string) {
  await this.eventually(async () => {
    assert.equal(await footer(this).part('navigation', name).count(), 1);
  });
});

Then('the footer has no {string}', async function (this: Scenario, name: string) {
  await this.eventually(async () => {
    assert.equal(await footer(this).part('link', 'About').count(), 1);
  });
  assert.equal(await footer(this).part('link', name).count(), 0);
  assert.equal(await footer(this).part('navigation', name).count(), 0);
  assertDoesNotSay(await footer(this).text(), name);
});
