import assert from 'node:assert/strict';
import { Then, type DataTable } from '@cucumber/cucumber';
import { assertAddress } from '../support/assert-address.ts';
import type { Scenario } from '../support/scenario.ts';
import { defineList } from '../support/table.ts';

type Data = Readonly<Record<string, unknown>>;

async function dataOn({ screen }: Scenario): Promise<Data> {
  const texts = await screen.structuredData();
  assert.equal(texts.length, 1, `There are ${texts.length} of them`);
  return JSON.parse(texts[0] ?? '') as Data;
}

const metadata = defineList(
  "the page's metadata are:",
  'a name, such as og:title',
  'what stands under it; … stands for any host',
);

Then("the page's metadata are:", async function (this: Scenario, table: DataTable) {
  await this.eventually(async () => {
    for (const [name = '', expected = ''] of metadata(table)) {
      const found = await this.screen.tagged(name);
      assert.equal(found.length, 1, `${name} stands there ${found.length} times`);
      assertAddress(found[0] ?? '', expected, name);
    }
  });
});

Then("the page's metadata lack {string}", async function (this: Scenario, name: string) {
  await this.onceSettled(async () => {
    assert.deepEqual(await this.screen.tagged(name), []);
  });
});

const structuredData = defineList(
  'its structured data are:',
  'a name',
  'what stands under it, or nothing if nothing may; … stands for any host',
);

Then('its structured data are:', async function (this: Scenario, table: DataTable) {
  await this.eventually(async () => {
    const data = await dataOn(this);
    for (const [name = '', expected = ''] of structuredData(table)) {
      if (expected === '') assert.equal(data[name], undefined, name);
      else assertAddress(String(data[name]), expected, name);
    }
  });
});

Then('it has no structured data', async function (this: Scenario) {
  await this.onceSettled(async () => {
    assert.deepEqual(await this.screen.structuredData(), []);
  });
});
