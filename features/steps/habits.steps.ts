import assert from 'node:assert/strict';
import { Then, type DataTable } from '@cucumber/cucumber';
import { eachPart } from '../support/each-part.ts';
import type { Scenario } from '../support/scenario.ts';
import type { Part } from '../support/screen.ts';
import { defineList } from '../support/table.ts';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const thisMonth = ({ screen }: Scenario): Part => screen.part('main').part('region', 'This month');

/** What a cell of the calendar says: the number of the day, and what was done on it. */
const readCell = (text: string): readonly [day: string, done: string] => {
  const [, day = '', done = ''] = /^(\d*) ?(.*)$/.exec(text) ?? [];
  return [day, done];
};

const monthTable = defineList(
  'the calendar of {string} is:',
  ...WEEK.map((day) => `${day}: the number of the day, with ✓ if there was a workout`),
);

Then('the calendar of {string} is:', async function (this: Scenario, month: string, table: DataTable) {
  await this.eventually(async () => {
    const calendar = thisMonth(this).part('table', month);
    const columns = await calendar.part('columnheader').texts();
    for (const [index, day] of WEEK.entries()) assert.ok(columns[index]?.endsWith(day), columns.join());
    const rows = await eachPart(calendar.part('row'), (row) => row.part('cell').texts());
    const shown = rows
      .filter(({ length }) => length > 0)
      .map((row) => row.map(readCell).map(([day, done]) => (done ? `${day} ✓` : day)));
    assert.deepEqual(shown, monthTable(table));
  });
});

const doneDays = defineList(
  'the days with a workout are:',
  'the number of the day',
  'what was done: 1 workout, 30 min',
);

Then('the days with a workout are:', async function (this: Scenario, table: DataTable) {
  await this.eventually(async () => {
    const cells = await thisMonth(this).part('cell').texts();
    assert.deepEqual(
      cells.map(readCell).filter(([, done]) => done !== ''),
      doneDays(table),
    );
  });
});

Then('no day of the month has a workout', async function (this: Scenario) {
  await this.onceSettled(async () => {
    const days = (await thisMonth(this).part('cell').texts()).map(readCell);
    assert.notEqual(days.length, 0, 'There is no calendar');
    assert.deepEqual(
      days.filter(([, done]) => done !== ''),
      [],
    );
  });
});

Then('today is the {int} of the month', async function (this: Scenario, day: number) {
  await this.eventually(async () => {
    const cells = thisMonth(this).part('cell');
    const [texts, marks] = await Promise.all([cells.texts(), cells.attributes('aria-current')]);
    const today = texts.filter((_text, index) => marks[index] === 'date').map((text) => readCell(text)[0]);
    assert.deepEqual(today, [String(day)]);
  });
});

/** What stands under a name in the part about weeks; '' while it loads. */
async function figureOf({ screen }: Scenario, name: string): Promise<string> {
  const weeks = screen.part('main').part('region', 'Your weeks');
  const names = await weeks.part('term').texts();
  assert.ok(names.includes(name), `There are: ${names.join(', ')}`);
  return weeks.part('definition').nth(names.indexOf(name)).text();
}

const WEEKS_IN_A_ROW = 'Weeks in a row with a workout';

Then('the weeks in a row are {string}', async function (this: Scenario, weeks: string) {
  await this.eventually(async () => {
    assert.equal(await figureOf(this, WEEKS_IN_A_ROW), weeks);
  });
});

Then('they do not yet see how many weeks in a row', async function (this: Scenario) {
  assert.equal(await figureOf(this, WEEKS_IN_A_ROW), '');
});

Then('the best week is {string}', async function (this: Scenario, week: string) {
  await this.eventually(async () => {
    assert.equal(await figureOf(this, 'Best week in 12 months'), week);
  });
});

const goalBar = ({ screen }: Scenario): Part => screen.part('region', 'Weekly goal').part('progressbar');

Then('the goal is reached by {int} of {int}', async function (this: Scenario, done: number, goal: number) {
  await this.eventually(async () => {
    const [value, max] = await Promise.all([
      goalBar(this).attribute('value'),
      goalBar(this).attribute('max'),
    ]);
    assert.deepEqual([value, max], [String(done), String(goal)]);
  });
});

Then('there is no goal to reach', async function (this: Scenario) {
  await this.onceSettled(async () => {
    assert.equal(await this.screen.part('combobox', 'Workouts a week').chosen(), 'No goal');
    assert.equal(await goalBar(this).count(), 0);
  });
});
