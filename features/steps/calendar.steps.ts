import assert from 'node:assert/strict';
import { Then, When, type DataTable } from '@cucumber/cucumber';
import { findItem } from '../support/catalogue.ts';
import { daysAfter } from '../support/moments.ts';
import { placeAtAddress } from '../support/place-at-address.ts';
import type { Scenario } from '../support/scenario.ts';
import { defineList } from '../support/table.ts';

/** The entries of a calendar file, each with its values by their names. */
const entriesIn = (text: string): readonly ReadonlyMap<string, string>[] =>
  text
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((entry) => new Map(entry.split('\r\n').map(namedValue)));

function namedValue(line: string): readonly [name: string, value: string] {
  const [, name = '', value = ''] = /^([A-Z]+)[^:]*:(.*)$/.exec(line) ?? [];
  return [name, value.replaceAll('\\n', ' ').replace(/\\(.)/g, '$1')];
}

/** '20260616' as '2026-06-16' */
const dayIn = (value = ''): string => value.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

async function savedEntries(scenario: Scenario): Promise<ReturnType<typeof entriesIn>> {
  const file = await scenario.assembly.downloads.last();
  assert.ok(file, 'Nothing has been downloaded');
  return entriesIn(file.text);
}

async function toggle(scenario: Scenario, days: string): Promise<void> {
  for (const day of days.split(', ')) await scenario.press(() => scenario.screen.field(day));
}

When('they tick {string}', async function (this: Scenario, days: string) {
  await toggle(this, days);
});

When('they untick {string}', async function (this: Scenario, days: string) {
  await toggle(this, days);
});

Then('they have downloaded {string}', async function (this: Scenario, name: string) {
  await this.eventually(async () => {
    assert.equal((await this.assembly.downloads.last())?.name, name);
  });
});

Then('they have downloaded nothing', async function (this: Scenario) {
  await this.onceSettled(async () => {
    assert.equal(await this.assembly.downloads.last(), null);
  });
});

const calendarDays = defineList('their calendar begins with:', 'the day: 2026-06-17', 'the workout');

Then('their calendar begins with:', async function (this: Scenario, table: DataTable) {
  const expected = calendarDays(table);
  await this.eventually(async () => {
    const entries = (await savedEntries(this)).slice(0, expected.length);
    assert.deepEqual(
      entries.map((entry) => [dayIn(entry.get('DTSTART')), entry.get('SUMMARY')]),
      expected,
    );
  });
});

Then(
  'their calendar has {int} workouts until {string}',
  async function (this: Scenario, count: number, day: string) {
    await this.eventually(async () => {
      const entries = await savedEntries(this);
      assert.equal(entries.length, count);
      assert.equal(dayIn(entries.at(-1)?.get('DTSTART')), day);
    });
  },
);

Then('their calendar is written as RFC 5545 says, with whole days', async function (this: Scenario) {
  await this.eventually(async () => {
    const { text = '' } = (await this.assembly.downloads.last()) ?? {};
    const lines = text.split('\r\n');
    assert.equal(lines.pop(), '');
    assert.deepEqual(
      lines.filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75),
      [],
    );
    const whole = text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
    assert.deepEqual(
      [whole.slice(0, 2), whole.at(-1)],
      [['BEGIN:VCALENDAR', 'VERSION:2.0'], 'END:VCALENDAR'],
    );
    for (const entry of whole.join('\n').split('BEGIN:VEVENT\n').slice(1)) {
      const [, day = ''] = /^DTSTART;VALUE=DATE:(\d{8})$/m.exec(entry) ?? [];
      const end = daysAfter(dayIn(day), 1).replaceAll('-', '');
      assert.match(entry, new RegExp(`^DTEND;VALUE=DATE:${end}$`, 'm'));
      assert.match(entry, /^DTSTAMP:\d{8}T\d{6}Z$/m);
      assert.match(entry, /^TRANSP:TRANSPARENT$/m);
      assert.match(entry, /^SUMMARY:(?:[^\\;,]|\\[\\;,n])+$/m);
      assert.match(entry, /^DESCRIPTION:(?:[^\\;,]|\\[\\;,n])+$/m);
    }
  });
});

Then(
  'each of its entries has an id of the program {string} and its workout',
  async function (this: Scenario, program: string) {
    const entries = await savedEntries(this);
    for (const entry of entries) {
      const workout = findItem(entry.get('SUMMARY') ?? '');
      const { hostname } = new URL(entry.get('URL') ?? '');
      assert.equal(entry.get('UID'), `${findItem(program).mediaid}-${workout.mediaid}@${hostname}`);
    }
  },
);

Then(
  'the field {string} goes from {string} to {string}',
  async function (this: Scenario, label: string, first: string, last: string) {
    await this.eventually(async () => {
      const field = this.screen.field(label);
      assert.deepEqual([await field.attribute('min'), await field.attribute('max')], [first, last]);
    });
  },
);

Then(
  'their calendar says {string} on {string}, and leads to {page}',
  async function (this: Scenario, words: string, day: string, path: string) {
    await this.eventually(async () => {
      const entry = (await savedEntries(this)).find((each) => dayIn(each.get('DTSTART')) === day);
      const address = entry?.get('URL') ?? '';
      assert.equal(entry?.get('DESCRIPTION'), `${words} ${address}`);
      assert.deepEqual(placeAtAddress(address, new URL(address).origin), { inApp: true, path });
    });
  },
);
