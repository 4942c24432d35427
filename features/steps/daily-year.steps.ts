import assert from 'node:assert/strict';
import { Then, type DataTable } from '@cucumber/cucumber';
import { eachPart } from '../support/each-part.ts';
import type { Scenario } from '../support/scenario.ts';
import type { Part } from '../support/screen.ts';
import { defineList } from '../support/table.ts';

const YEAR = 'Your year, day by day';

const thisYear = ({ screen }: Scenario): Part => screen.part('main').part('region', YEAR);

const months = defineList(
  'the year {string} is:',
  'the name of a month',
  'its days that are done: 1, 3 to 7, and 9, or None',
  'its days that are missed: 2 and 8, or None',
);

Then('the year {string} is:', async function (this: Scenario, year: string, table: DataTable) {
  await this.eventually(async () => {
    const rows = await eachPart(thisYear(this).part('table', year).part('row'), async (row) => [
      ...(await row.part('rowheader').texts()),
      ...(await row.part('cell').texts()),
    ]);
    assert.deepEqual(
      rows.filter(({ length }) => length > 0),
      months(table),
    );
  });
});

Then('their run is {string}', async function (this: Scenario, run: string) {
  await this.eventually(async () => {
    const [, found] = /^(.*?)[\d,]+ done in /.exec((await thisYear(this).text()).slice(YEAR.length)) ?? [];
    assert.equal(found, run);
  });
});
