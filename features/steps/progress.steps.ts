import assert from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import { assertNoHorizontalOverflow } from '../support/assert-no-horizontal-overflow.ts';
import { dailyWorkoutOf, findItem, workoutsExcept } from '../support/catalogue.ts';
import { eachPart } from '../support/each-part.ts';
import { daysAfter } from '../support/moments.ts';
import type { Scenario } from '../support/scenario.ts';
import { defineColumn, defineList, definePairs, defineTable, numberIn } from '../support/table.ts';
import type { Part } from '../support/screen.ts';

const PROGRESS = 'GET /api/v3/jwp/history';
const COMPLETED = 'GET /api/v3/jwp/completion_history';

const DAY_MS = 86_400_000;
/** Of the entries that a scenario does not describe itself: the first is of this day, the others of the days before. */
const LATEST = Date.parse('2026-06-15T06:30:00Z');
const PAGE = 25;
/** The days that the history shows unless others are chosen. */
const DEFAULT_RANGE = { from: '2026-03-17' };
/** The height of a window of which a scenario says the width alone, in CSS pixels. */
const USUAL_HEIGHT = 800;

/** Times of day are written with narrow spaces. */
const withPlainSpaces = (text: string): string => text.replace(/\s/g, ' ');

const done = defineTable('since {date} they have done:', {
  period: 'all time in the first row, this week in the second',
  workouts: 'how many',
  minutes: 'how many',
  calories: 'how many',
});

const totals = ({ workouts, minutes, calories }: ReturnType<typeof done>[number]) => ({
  completedWorkouts: numberIn(workouts),
  totalMinutes: numberIn(minutes),
  caloriesBurned: numberIn(calories),
});

Given('since {date} they have done:', async function (this: Scenario, memberSince: string, table: DataTable) {
  const [all, week] = done(table);
  assert.ok(all?.period === 'all time' && week?.period === 'this week', 'The rows are: all time, this week');
  await this.fail(PROGRESS, { body: { memberSince, snapshots: { all: totals(all), week: totals(week) } } });
});

const completedWorkouts = defineTable(
  'they have completed:',
  {
    workout: 'the title of a workout; after a *, one that the catalogue does not have',
    completed: 'when: 2026-06-15T09:00:00Z',
  },
  {
    seconds: 'how long, else 1800',
    type: 'VideoSession, which is the default, or AudioSession',
    calories: 'how many it burned; else the platform does not say so',
  },
);

/** An entry of the history as the platform sends it; a title that is not in the catalogue has neither page nor picture. */
async function wireEntry(scenario: Scenario, row: ReturnType<typeof completedWorkouts>[number]) {
  const { workout, completed, seconds = '1800', type = 'VideoSession', calories } = row;
  const known = workout.startsWith('*') ? null : findItem(workout);
  return {
    dateCompleted: completed,
    sessionType: type,
    slug: known?.slug ?? null,
    title: known?.title ?? workout.slice(1),
    thumbnail: known && (await scenario.itemOf(known.mediaid)).image,
    duration: numberIn(seconds),
    ...(calories !== undefined && { calories: numberIn(calories) }),
  };
}

/** The most that the platform sends at once: whatever part is asked for, these entries are the answer. */
const MOST_OF_A_PART = 100;

async function complete(scenario: Scenario, rows: readonly Parameters<typeof wireEntry>[1][]): Promise<void> {
  assert.ok(rows.length <= MOST_OF_A_PART, `${rows.length} workouts are more than ${MOST_OF_A_PART}`);
  const data = await Promise.all(rows.map((row) => wireEntry(scenario, row)));
  await scenario.fail(COMPLETED, { body: { data, total: data.length } });
}

Given('they have completed:', async function (this: Scenario, table: DataTable) {
  await complete(this, completedWorkouts(table));
});

const dailyWorkouts = defineTable('they have completed these daily workouts:', {
  of: 'the day of the workout, or days: 2026-06-08 to 2026-06-14',
  completed: 'when: 2026-06-15T09:00:00Z; nothing means at noon of the day',
});

Given('they have completed these daily workouts:', async function (this: Scenario, table: DataTable) {
  const entries = dailyWorkouts(table).flatMap(({ of, completed }) =>
    daysIn(of).map((day) => {
      const { slug, title, duration } = dailyWorkoutOf(day);
      const dateCompleted = completed || `${day}T12:00:00Z`;
      return { dateCompleted, sessionType: 'VideoSession', slug, title, thumbnail: null, duration };
    }),
  );
  const newestFirst = entries.toSorted(
    (one, other) => Date.parse(other.dateCompleted) - Date.parse(one.dateCompleted),
  );
  await this.fail(COMPLETED, { body: { data: newestFirst, total: newestFirst.length } });
});

/** The days from one to another, or the one. */
function daysIn(written: string): readonly string[] {
  const [first = '', last = first] = written.split(' to ');
  const count = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  return Array.from({ length: count }, (_day, index) => daysAfter(first, index));
}

/** Each at noon. */
Given('they have completed a workout on {string}', async function (this: Scenario, days: string) {
  const rows = days.split(', ').map((day) => ({ workout: 'Just Move', completed: `${day}T12:00:00Z` }));
  await complete(this, rows);
});

Given(
  'they have completed {string} {int} time(s), {int} days apart, the last time at {moment}',
  async function (this: Scenario, workout: string, times: number, days: number, last: Date) {
    const rows = Array.from({ length: times }, (_time, index) => ({
      workout,
      completed: new Date(last.getTime() - index * days * DAY_MS).toISOString(),
    }));
    await complete(this, rows);
  },
);

const wireEntries = (count: number) =>
  workoutsExcept('The Long Ride')
    .slice(0, count)
    .map(({ title, slug, duration }, index) => ({
      dateCompleted: new Date(LATEST - index * DAY_MS).toISOString(),
      sessionType: 'VideoSession',
      slug,
      title,
      thumbnail: null,
      duration,
    }));

Given('they have completed {int} workout(s)', async function (this: Scenario, total: number) {
  await this.fail(COMPLETED, { body: { data: wireEntries(Math.min(total, PAGE)), total } });
});

/** The platform sends the workouts of a page after those of the one before, and not how many there are in all. */
Given(
  'they have completed {int} workouts, and the platform does not say how many',
  async function (this: Scenario, total: number) {
    const data = wireEntries(total);
    for (let first = 0; first <= data.length; first += PAGE)
      await this.fail(COMPLETED, { body: { data: data.slice(first, first + PAGE) }, times: 1 });
  },
);

/** What they really have, as long as no more than a page of it is asked for. */
Given('only the first page of their workouts can be loaded', async function (this: Scenario) {
  const { from } = DEFAULT_RANGE;
  const first = await this.assembly.platform.request('GET', `${COMPLETED.slice('GET '.length)}?from=${from}`);
  await this.fail(COMPLETED, { body: first, times: 1 });
  await this.fail(COMPLETED, { status: 500 });
});

const numbers = defineList('the numbers of {string} are:', 'what is counted: Workouts', 'how many: 1,214');

Then('the numbers of {string} are:', async function (this: Scenario, period: string, table: DataTable) {
  await this.eventually(async () => {
    const region = this.screen.part('main').part('region', period);
    const [terms, definitions] = await Promise.all([
      region.part('term').texts(),
      region.part('definition').texts(),
    ]);
    assert.deepEqual(
      terms.map((term, index) => [term, definitions[index]]),
      numbers(table),
    );
  });
});

const weekDays = defineList(
  'the days of the week have these minutes:',
  'a day: Monday, June 15',
  'its minutes',
);

Then('the days of the week have these minutes:', async function (this: Scenario, table: DataTable) {
  await this.eventually(async () => {
    const rows = await this.screen.part('main').part('region', 'This week').part('row').texts();
    assert.deepEqual(
      rows,
      weekDays(table).map(([day = '', minutes = '']) => `${day}${minutes} min`),
    );
  });
});

/** The days of the history: each has its heading, its sum and its entries. */
const daysOf = ({ screen }: Scenario): Part =>
  screen.part('main').part('region', 'Completed workouts').part('region');

const historyDays = defineList(
  'the days of the history are:',
  'the name of a day',
  'the sum of what was done',
);

Then('the days of the history are:', async function (this: Scenario, table: DataTable) {
  await this.eventually(async () => {
    const found = await eachPart(daysOf(this), async (day) => {
      const heading = await day.part('heading').text();
      const entries = (await day.part('listitem').texts()).join('');
      const text = await day.text();
      return [heading, text.slice(heading.length, text.length - entries.length)];
    });
    assert.deepEqual(found, historyDays(table));
  });
});

const entriesOf = (scenario: Scenario): Part => daysOf(scenario).part('listitem');

const historyEntries = defineList(
  'the entries of the history are:',
  'the title of a workout',
  '[the time of day: 8:00 AM]',
  '[Audio or nothing]',
  'how long: 30 min',
);

Then('the entries of the history are:', async function (this: Scenario, table: DataTable) {
  await this.eventually(async () => {
    const found = (await entriesOf(this).texts()).map(withPlainSpaces);
    assert.deepEqual(
      found,
      historyEntries(table).map((row) => row.join('')),
    );
  });
});

Then('the history has {int} entries', async function (this: Scenario, count: number) {
  await this.eventually(async () => {
    assert.equal(await entriesOf(this).count(), count);
  });
});

Then('the history still has {int} entries', async function (this: Scenario, count: number) {
  assert.equal(await entriesOf(this).count(), count);
});

Then('the sum of {string} is {string}', async function (this: Scenario, day: string, sum: string) {
  await this.eventually(async () => {
    const region = this.screen.part('main').part('region', day);
    const entries = (await region.part('listitem').texts()).join('');
    const text = await region.text();
    assert.equal(text.slice(day.length, text.length - entries.length), sum);
  });
});

/** The entry of a workout. */
async function entryOf(scenario: Scenario, title: string): Promise<Part> {
  const texts = await entriesOf(scenario).texts();
  const index = texts.findIndex((text) => text.startsWith(title));
  assert.notEqual(index, -1, `The entries are: ${texts.join('\n')}`);
  return entriesOf(scenario).nth(index);
}

Then('the entry of {string} has its picture', async function (this: Scenario, title: string) {
  await this.eventually(async () => {
    const { image } = await this.itemOf(findItem(title).mediaid);
    assert.ok(typeof image === 'string', `"${title}" has no picture`);
    const picture = await (await entryOf(this, title)).picture();
    assert.equal(withoutWidth(picture?.address), withoutWidth(image));
  });
});

const withoutWidth = (address = ''): string => address.replace(/width=\d+/, 'width=');

Then('the entry of {string} has no picture', async function (this: Scenario, title: string) {
  await this.onceSettled(async () => {
    assert.equal(await (await entryOf(this, title)).picture(), null);
  });
});

Then('the entry of {string} is no link', async function (this: Scenario, title: string) {
  await this.onceSettled(async () => {
    assert.equal(await (await entryOf(this, title)).part('link').count(), 0);
  });
});

const historyRequest = definePairs('the platform was asked for completed workouts with:', {
  offset: 'how many come before',
  pageSize: 'how many at most',
  from: 'the first moment',
  to: 'the last moment',
});

Then(
  'the platform was asked for completed workouts with:',
  async function (this: Scenario, table: DataTable) {
    const wanted = historyRequest(table);
    await this.eventually(async () => {
      const asked = (await this.calls(COMPLETED)).map(({ path }) =>
        Object.fromEntries(new URL(path, 'http://platform').searchParams),
      );
      const isWanted = (query: Record<string, string>) =>
        Object.entries(wanted).every(([name, value]) => query[name] === value);
      assert.ok(asked.some(isWanted), `It was asked for ${JSON.stringify(asked)}`);
    });
  },
);

/** Who empties a field stays in it; who picks a day from a calendar has not been there. */
When('they set {string} to {string}', async function (this: Scenario, label: string, day: string) {
  await this.onceThere(
    () => this.screen.field(label),
    async (field) => {
      if (day === '') await field.focus();
      await field.fill(day);
    },
  );
});

/** Longer than any delay in the app before what is typed counts, in milliseconds. */
const SLOWLY_MS = 700;

When(
  'they type {string} into {string}, slowly',
  async function (this: Scenario, text: string, label: string) {
    await this.onceThere(
      () => this.screen.field(label),
      (field) => field.focus(),
    );
    for (const key of text) {
      await this.screen.key(key);
      await this.assembly.wait(SLOWLY_MS);
    }
  },
);

Then('{string} is set to {string}', async function (this: Scenario, label: string, day: string) {
  await this.eventually(async () => {
    assert.equal(await this.screen.field(label).value(), day);
  });
});

Then(
  'the days to choose from as {string} end on {string}',
  async function (this: Scenario, label: string, day: string) {
    await this.eventually(async () => {
      assert.equal(await this.screen.field(label).attribute('max'), day);
    });
  },
);

/** The ranges that one press shows, of which those are marked that show. */
Then('the chosen days are {string}', async function (this: Scenario, names: string) {
  await this.eventually(async () => {
    const presets = this.screen.part('navigation', 'Days to show').part('link');
    const [texts, marks] = await Promise.all([presets.texts(), presets.attributes('aria-current')]);
    assert.notEqual(texts.length, 0, 'There are no days to choose');
    assert.equal(texts.filter((_text, index) => marks[index] === 'true').join(', '), names);
  });
});

Then(
  'the part {string} stands above the part {string}',
  async function (this: Scenario, above: string, below: string) {
    await this.eventually(async () => {
      const page = await this.screen.part('main').text();
      const first = page.indexOf(await this.screen.part('region', above).text());
      const second = page.indexOf(await this.screen.part('region', below).text());
      assert.ok(first >= 0 && second > first, 'They stand in another order');
    });
  },
);

const pages = ({ screen }: Scenario): Part => screen.part('navigation', 'Pages');

/** The names of the buttons that lead to pages, and the marks of those that cannot be pressed. */
function pageButtons(scenario: Scenario): Promise<readonly string[]> {
  return eachPart(pages(scenario).part('link'), async (link) => {
    const name = (await link.attribute('aria-label')) ?? '';
    const isCurrent = (await link.attribute('aria-current')) === 'page';
    const isOff = (await link.attribute('aria-disabled')) === 'true';
    return `${name}${isCurrent ? ', current' : ''}${isOff ? ', disabled' : ''}`;
  });
}

const buttonsOfPages = defineColumn('the buttons of the pages are:', 'the name of a button, with its state');

Then('the buttons of the pages are:', async function (this: Scenario, table: DataTable) {
  await this.eventually(async () => {
    assert.deepEqual(await pageButtons(this), buttonsOfPages(table));
  });
});

async function assertPageButtons(scenario: Scenario, buttons: number, numbers: number): Promise<void> {
  await scenario.eventually(async () => {
    const names = await pageButtons(scenario);
    assert.equal(names.length, buttons, names.join('; '));
    assert.equal(names.filter((name) => /^Page \d/.test(name)).length, numbers, names.join('; '));
  });
}

Then(
  'the pages have {int} buttons, of which {int} are numbers',
  async function (this: Scenario, buttons: number, numbers: number) {
    await assertPageButtons(this, buttons, numbers);
  },
);

const buttonsByWidth = defineTable('the pages have these buttons, by the width of the window:', {
  width: 'the width of the window: 480',
  buttons: 'how many',
  numbers: 'how many of them are numbers',
});

Then(
  'the pages have these buttons, by the width of the window:',
  async function (this: Scenario, table: DataTable) {
    for (const { width, buttons, numbers } of buttonsByWidth(table)) {
      await this.layout.resize(numberIn(width), USUAL_HEIGHT);
      await assertPageButtons(this, numberIn(buttons), numberIn(numbers));
      await this.assembly.settle();
      await assertNoHorizontalOverflow(this, `At ${width}`);
    }
  },
);

Then('the page is without header and footer', async function (this: Scenario) {
  await this.onceSettled(async () => {
    assert.equal(await this.screen.part('main').count(), 1);
    for (const role of ['banner', 'navigation', 'contentinfo'] as const)
      assert.equal(await this.screen.part(role).count(), 0, `There is a ${role}`);
    assert.equal(await this.screen.part('link', 'Skip to content').count(), 0);
  });
});
