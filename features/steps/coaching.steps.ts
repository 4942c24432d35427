import assert from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import { assertDoesNotSay, assertSays } from '../support/assert-text.ts';
import { findItem } from '../support/catalogue.ts';
import { eachPart } from '../support/each-part.ts';
import { daysAfter } from '../support/moments.ts';
import type { Scenario } from '../support/scenario.ts';
import { defineColumn, definePairs, defineTable, isYes, numberIn } from '../support/table.ts';
import type { Part } from '../support/screen.ts';

/** The workouts of plans that a scenario lays down, one after another and again from the first. */
const PLANNED = ['The Long Ride', 'One Minute Plank', 'Just Move'];

const wireWorkout = (title: string) => {
  const { mediaid, slug, duration } = findItem(title);
  return { code: mediaid, slug, title, image_url: null, duration, style: 'Cycling', difficulty: 'Moderate' };
};

const workoutPlans = defineTable(
  'their workout plans are:',
  { starts: 'the first day: 2026-06-15' },
  {
    id: 'its number, else a name of its own',
    days: 'how many, else 28',
    active: 'yes or no',
    schedule:
      'what the days are, again and again until the end: planned, completed, skipped, another status, rest, or rest with a status behind it',
    'newer schedule': 'that of the details of the plan, if it differs',
    nutrition: 'the name of the nutrition plan',
    'nutrition address': 'the path of its page',
  },
);
type Plan = ReturnType<typeof workoutPlans>[number];

/**
 * A plan as the platform sends it; its schedule is a list of days, repeated until the end. A day is a status, or "rest", which may
 * have a status behind it.
 */
function wirePlan(row: Plan, index: number) {
  const { starts, days = '28', active, schedule = 'planned' } = row;
  const pattern = schedule.split(', ');
  const length = numberIn(days);
  const statuses = Array.from({ length }, (_day, at) => pattern[at % pattern.length] ?? '');
  let planned = 0;
  const titles = statuses.map((status) =>
    status.startsWith('rest') ? null : (PLANNED[planned++ % PLANNED.length] ?? null),
  );
  const next = statuses.indexOf('planned');
  const nextTitle = titles[next];
  return {
    id: row.id ? numberIn(row.id) : `plan-${index + 1}`,
    active: isYes(active),
    starts_at: starts,
    duration_days: length,
    schedule: titles.map((title) => title && findItem(title).mediaid),
    calendar: statuses.map((status) => status.replace(/^rest ?/, '') || null),
    next_workout:
      isYes(active) && nextTitle ? { ...wireWorkout(nextTitle), date: daysAfter(starts, next) } : null,
    nutrition_plan_display_name: row.nutrition ?? null,
    nutrition_plan_url: row['nutrition address'] ?? null,
  };
}

/** Changes what the platform says about the person. */
async function changeMe(scenario: Scenario, changes: object): Promise<void> {
  await scenario.fail('GET /api/v3/jwp/me', { body: { ...(await scenario.me()), ...changes } });
}

const coaching = definePairs('they have this coaching:', {
  entitlements: 'what they may watch: workout, coaching',
  flags: 'the marks of the account: coaching',
  eligible: 'whether coaching may be offered: yes or no',
  intake: 'the intake form: done or missing',
  coach: 'the name of the coach; none, or one without a name',
  phone: "the coach's phone number",
  'e-mail': "the coach's e-mail address",
  bio: 'the text about the coach, in markdown',
});

type OfCoach = 'phone' | 'e-mail' | 'bio';

const changesOf: Readonly<
  Record<Exclude<keyof ReturnType<typeof coaching>, OfCoach>, (value: string) => object>
> = {
  entitlements: (value) => ({
    subscriptionStatus: { activeSubscriber: true, entitlements: value.split(', ') },
  }),
  flags: (value) => ({ flags: value.split(', ') }),
  eligible: (value) => ({ eligibleForCoaching: isYes(value) }),
  intake: (value) => {
    assert.ok(
      ['done', 'missing'].includes(value),
      `The intake form is "${value}" instead of done or missing`,
    );
    return { intakeSurveyCompleted: value === 'done' };
  },
  coach: (value) => ({
    coach: value === 'none' ? null : { full_name: value === 'without a name' ? null : value },
  }),
};

Given('they have this coaching:', async function (this: Scenario, table: DataTable) {
  const { phone, 'e-mail': email, bio, ...others } = coaching(table);
  const changes = Object.entries(others).map(([name, value]) =>
    changesOf[name as keyof typeof changesOf](value),
  );
  const changed = Object.assign({}, ...changes) as { coach?: object | null };
  if (changed.coach) Object.assign(changed.coach, { phone_number: phone, email, bio });
  await changeMe(this, changed);
});

/** The first plan has details, whose schedule may be newer than the one that comes with the member. */
Given('their workout plans are:', async function (this: Scenario, table: DataTable) {
  const plans = workoutPlans(table);
  await changeMe(this, { workoutPlans: plans.map(wirePlan) });
  const [first] = plans;
  if (!first) return;
  const details = wirePlan({ ...first, schedule: first['newer schedule'] ?? first.schedule ?? 'planned' }, 0);
  await this.fail('GET /api/v3/jwp/workout_plan/:id', {
    body: { ...details, workouts: PLANNED.map(wireWorkout) },
  });
});

Given('they are coached', async function (this: Scenario) {
  await changeMe(this, { flags: ['coaching'] });
});

Given('they are coached by {string}', async function (this: Scenario, coach: string) {
  await changeMe(this, { flags: ['coaching'], coach: { full_name: coach } });
});

Given('they have {int} workout plan(s)', async function (this: Scenario, count: number) {
  const plan = wirePlan({ starts: '2026-06-08', active: 'yes' }, 0);
  await changeMe(this, { workoutPlans: Array.from({ length: count }, () => plan) });
});

/** The links of the menu, with those that have no room beside the others. */
async function openMenu(scenario: Scenario): Promise<Part> {
  const menu = scenario.screen.part('navigation', 'Main');
  const more = menu.part('button', 'More');
  if ((await more.count()) > 0 && (await more.attribute('aria-expanded')) !== 'true') await more.press();
  return menu;
}

Then('the menu item {string} is missing', async function (this: Scenario, name: string) {
  await this.onceSettled(async () => {
    const menu = await openMenu(this);
    assert.equal(await menu.part('link', new RegExp(`^${name}`)).count(), 0);
  });
});

Then(
  'the menu item is {string} and leads to {page}',
  async function (this: Scenario, name: string, path: string) {
    await this.eventually(async () => {
      const link = (await openMenu(this)).part('link', name);
      assert.equal(await link.attribute('href'), `/app${path}`);
    });
  },
);

const card = (scenario: Scenario): Part => scenario.screen.part('region', 'Your coaching');

const cardLines = defineColumn('the coaching card says:', 'words of the card');

Then('the coaching card says:', async function (this: Scenario, lines: DataTable) {
  await this.eventually(async () => {
    const text = await card(this).text();
    for (const line of cardLines(lines)) assertSays(text, line);
  });
});

const cardLinks = defineColumn('the coaching card offers nothing but:', 'the name of a link; empty for none');

Then('the coaching card offers nothing but:', async function (this: Scenario, table: DataTable) {
  await this.eventually(async () => {
    assert.deepEqual(await card(this).part('link').texts(), cardLinks(table).filter(Boolean));
  });
});

/** Where the label over a title begins, in CSS pixels above the title. */
const LABEL_PX = 40;

const windows = defineTable('the coaching card covers neither {string} nor its label in windows of:', {
  width: 'the width of a window',
  height: 'its height',
});

Then(
  'the coaching card covers neither {string} nor its label in windows of:',
  async function (this: Scenario, title: string, table: DataTable) {
    for (const { width, height } of windows(table)) {
      await this.layout.resize(numberIn(width), numberIn(height));
      await this.eventually(async () => {
        const box = await this.layout.boxOf('region', /^Your coaching$/);
        const heading = await this.layout.boxOf('heading', new RegExp(`^${title}$`));
        const end = box.top + box.height;
        assert.ok(
          end <= heading.top - LABEL_PX || box.left >= heading.left + heading.width,
          `At ${width} by ${height} it ends at ${end}, "${title}" begins at ${heading.top}`,
        );
      });
    }
  },
);

const allWeeks = ({ screen }: Scenario): Part => screen.part('group', /^Week \d/);

const weekOf = (scenario: Scenario, number: number): Part =>
  scenario.screen.part('group', new RegExp(`^Week ${number}\\b`));

const weeks = defineTable('the weeks of the plan are:', {
  week: 'its name: Week 1',
  dates: 'from when until when: Jun 10 – 16',
  state: 'expanded or collapsed',
});

Then('the weeks of the plan are:', async function (this: Scenario, table: DataTable) {
  const wanted = weeks(table).map(({ week, dates, state }) => `${week} ${dates} ${state}`);
  await this.eventually(async () => {
    const found = await eachPart(allWeeks(this), async (week) => {
      const [, name = ''] = /^(Week \d+)/.exec(await week.part('heading').text()) ?? [];
      const text = await week.text();
      const [dates = ''] =
        /[A-Z][a-z]{2} \d+ – (?:[A-Z][a-z]{2} )?\d+|[A-Z][a-z]{2} \d+(?= |$)/.exec(text.slice(name.length)) ??
        [];
      const isOpen = (await week.attribute('open')) !== null;
      return `${name} ${dates} ${isOpen ? 'expanded' : 'collapsed'}`;
    });
    assert.deepEqual(found, wanted);
  });
});

Then('only week {int} of {int} is expanded', async function (this: Scenario, open: number, weeks: number) {
  await this.eventually(async () => {
    const opened = await allWeeks(this).attributes('open');
    assert.deepEqual(
      opened.map((mark) => mark !== null),
      Array.from({ length: weeks }, (_week, index) => index + 1 === open),
    );
  });
});

When('they expand/collapse week {int}', async function (this: Scenario, number: number) {
  await this.press(() => weekOf(this, number).part('heading'));
});

const days = defineTable('the days of week {int} are:', {
  day: 'its name: Monday, June 15',
  workout: 'the title of the workout',
  status: 'Planned, Completed, Skipped; empty for rest',
});

Then('the days of week {int} are:', async function (this: Scenario, number: number, table: DataTable) {
  await this.eventually(async () => {
    const found = await weekOf(this, number).part('listitem').texts();
    const wanted = days(table);
    assert.equal(found.length, wanted.length, found.join('\n'));
    for (const [index, { day, workout, status }] of wanted.entries()) {
      const text = found[index] ?? '';
      for (const words of [day, workout])
        assert.ok(text.includes(words), `Day ${index + 1} does not say "${words}": ${text}`);
      assert.ok(text.endsWith(status), `Day ${index + 1} does not end with "${status}": ${text}`);
    }
  });
});

/** The entries of a list, and the rows of a table, that are marked as today. */
async function daysMarked({ screen }: Scenario): Promise<readonly string[]> {
  const textIfMarked = async (day: Part) =>
    (await day.attribute('aria-current')) === 'date' ? [await day.text()] : [];
  const entries = await eachPart(screen.part('listitem'), textIfMarked);
  const rows = await eachPart(screen.part('row'), textIfMarked);
  return [...entries, ...rows].flat();
}

Then('{string} is today', async function (this: Scenario, day: string) {
  await this.eventually(async () => {
    const marked = await daysMarked(this);
    assert.equal(marked.length, 1);
    assert.ok(marked[0]?.includes(day), marked[0]);
  });
});

Then("the plan's notice is {string}", async function (this: Scenario, words: string) {
  await this.onceSettled(async () => {
    const notice = this.screen.part('note');
    assert.equal((await notice.count()) === 0 ? '' : await notice.text(), words);
  });
});

Then('the part {string} says {string}', async function (this: Scenario, name: string, words: string) {
  await this.eventually(async () => {
    const text = await this.screen.part('region', name).text();
    assertSays(text, words);
  });
});

Then('the part {string} does not say {string}', async function (this: Scenario, name: string, words: string) {
  await this.onceSettled(async () => {
    const text = await this.screen.part('region', name).text();
    assertDoesNotSay(text, words);
  });
});

Then('there is no part {string}', async function (this: Scenario, name: string) {
  await this.onceSettled(async () => {
    for (const role of ['region', 'navigation'] as const)
      assert.equal(await this.screen.part(role, name).count(), 0, `There is a ${role} "${name}"`);
  });
});

Then('they are sent to {string}', async function (this: Scenario, address: string) {
  await this.eventually(async () => {
    const place = await this.assembly.place();
    assert.equal(place.inApp ? 'in the app' : place.address.origin + place.address.pathname, address);
  });
});

const tabs = defineColumn('there are the tabs:', 'the name of a tab');

Then('there are the tabs:', async function (this: Scenario, table: DataTable) {
  await this.eventually(async () => {
    assert.deepEqual(await this.screen.part('tab').texts(), tabs(table));
  });
});

When('they choose the tab {string}', async function (this: Scenario, name: string) {
  await this.press(() => this.screen.part('tab', name));
});

Then(
  'the tab {string} is chosen, and shows {string}',
  async function (this: Scenario, name: string, words: string) {
    await this.eventually(async () => {
      assert.equal(await this.screen.part('tab', name).attribute('aria-selected'), 'true');
      const text = await this.screen.part('tabpanel', name).text();
      assertSays(text, words);
    });
  },
);
