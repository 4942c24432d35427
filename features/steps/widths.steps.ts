import assert from 'node:assert/strict';
import { Then, type DataTable } from '@cucumber/cucumber';
import { assertNoHorizontalOverflow } from '../support/assert-no-horizontal-overflow.ts';
import type { Scenario } from '../support/scenario.ts';
import { defineColumn, defineList, numberIn } from '../support/table.ts';

const HEIGHT = 900;
const WIDTH = 'the width of the window in pixels';

/** Makes the window as wide as each row says, and checks what is expected there. */
async function atEachWidth(
  scenario: Scenario,
  rows: readonly string[][],
  check: (expected: string, width: string) => Promise<void>,
): Promise<void> {
  for (const [width = '', expected = ''] of rows) {
    await scenario.layout.resize(numberIn(width), HEIGHT);
    await scenario.eventually(() => check(expected, width));
  }
}

const tiles = defineList(
  'the shelf {string} shows so many whole tiles at these widths, and nothing runs off the side:',
  WIDTH,
  'how many tiles',
);

Then(
  'the shelf {string} shows so many whole tiles at these widths, and nothing runs off the side:',
  async function (this: Scenario, title: string, table: DataTable) {
    await atEachWidth(this, tiles(table), async (expected, width) => {
      assert.equal(await this.layout.wholeItems(title), numberIn(expected), `${width} pixels wide`);
      await assertNoHorizontalOverflow(this, `At ${width}`);
    });
  },
);

const featured = defineColumn(
  'the featured row {string} shows one item at these widths, and nothing runs off the side:',
  WIDTH,
);

Then(
  'the featured row {string} shows one item at these widths, and nothing runs off the side:',
  async function (this: Scenario, title: string, table: DataTable) {
    const widths = featured(table).map((width) => [width]);
    await atEachWidth(this, widths, async (_expected, width) => {
      assert.equal(await this.layout.featuredItems(title), 1, `${width} pixels wide`);
      await assertNoHorizontalOverflow(this, `At ${width}`);
    });
  },
);

const columns = defineList(
  'the list {string} has so many columns at these widths, and nothing runs off the side:',
  WIDTH,
  'how many columns',
);

Then(
  'the list {string} has so many columns at these widths, and nothing runs off the side:',
  async function (this: Scenario, title: string, table: DataTable) {
    await atEachWidth(this, columns(table), async (expected, width) => {
      assert.equal(await this.layout.columnsOf(title), numberIn(expected), `${width} pixels wide`);
      await assertNoHorizontalOverflow(this, `At ${width}`);
    });
  },
);

const heights = defineList(
  'the text {string} is so high at these widths:',
  WIDTH,
  'its height in pixels: 125, or more than 200',
);

Then(
  'the text {string} is so high at these widths:',
  async function (this: Scenario, text: string, table: DataTable) {
    await atEachWidth(this, heights(table), async (expected, width) => {
      const height = Math.round(await this.layout.heightOf(text));
      const least = /^more than (\d+)$/.exec(expected)?.[1];
      if (least === undefined) assert.equal(height, numberIn(expected), `${width} pixels wide`);
      else assert.ok(height > Number(least), `It is ${height} high, ${width} pixels wide`);
    });
  },
);
