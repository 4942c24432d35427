import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { Given, Then, type DataTable } from '@cucumber/cucumber';
import { durationOf, findItem } from '../support/catalogue.ts';
import type { PrivacySignal } from '../support/assembly.ts';
import type { Scenario } from '../support/scenario.ts';
import { defineColumn, defineList } from '../support/table.ts';

/** The body of any analytics request. */
interface AnalyticsCall {
  readonly writeKey: string;
  /** When the event was tracked, in ISO 8601. */
  readonly timestamp?: string;
  readonly event?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly traits?: Readonly<Record<string, unknown>>;
}

async function analyticsCalls(scenario: Scenario, row?: string): Promise<readonly AnalyticsCall[]> {
  const calls = await scenario.calls(row);
  // A request without a complete body does not count.
  const arrived = calls.filter(({ path, body }) => path.startsWith('/analytics/') && body !== undefined);
  // The later of two requests may arrive first.
  return arrived
    .map(({ body }) => body as AnalyticsCall)
    .toSorted((one, other) => (one.timestamp ?? '').localeCompare(other.timestamp ?? ''));
}

const PAGES = 'POST /analytics/v1/p';
const EVENTS = 'POST /analytics/v1/t';
const PERSONAS = 'POST /analytics/v1/i';

/** The events with this name about the item with this title. */
async function eventsAbout(
  scenario: Scenario,
  event: string,
  title: string,
): Promise<readonly AnalyticsCall[]> {
  const events = await analyticsCalls(scenario, EVENTS);
  return events.filter((each) => each.event === event && each.properties?.['title'] === title);
}

/** Whether an event is about video playback, with its position. */
const isOfWatching = ({ event }: AnalyticsCall): boolean => event?.endsWith(' Video') ?? false;

Given('their browser sends {privacySignal}', function (this: Scenario, signal: PrivacySignal) {
  return this.assembly.sendPrivacySignal(signal);
});

Given('they come from {string}', function (this: Scenario, address: string) {
  const referrer = JSON.stringify(address);
  return this.assembly.runBefore(`Object.defineProperty(document, 'referrer', { value: ${referrer} });`);
});

Given('their browser is always busy', function (this: Scenario) {
  return this.assembly.keepBusy();
});

Then(
  'the platform was told {string} about {string}',
  async function (this: Scenario, event: string, title: string) {
    await this.eventually(async () => {
      const found = await eventsAbout(this, event, title);
      assert.equal(found.length, 1, `It was told ${JSON.stringify(await analyticsCalls(this, EVENTS))}`);
    });
  },
);

Then(
  'the platform was not told {string} about {string}',
  async function (this: Scenario, event: string, title: string) {
    await this.assembly.settle();
    assert.deepEqual(await eventsAbout(this, event, title), []);
  },
);

const watchingEvents = defineColumn(
  'of watching {string} the platform was told, in this order:',
  'the name of an event, such as Started Video',
);

Then(
  'of watching {string} the platform was told, in this order:',
  async function (this: Scenario, title: string, table: DataTable) {
    await this.assembly.settle();
    await this.eventually(async () => {
      const events = await analyticsCalls(this, EVENTS);
      const about = events.filter(({ properties }) => properties?.['title'] === title);
      assert.deepEqual(
        about.filter(isOfWatching).map(({ event }) => event),
        watchingEvents(table),
      );
    });
  },
);

const properties = defineList('the platform was told {string} with:', 'the name of a property', 'its value');

Then('the platform was told {string} with:', async function (this: Scenario, name: string, table: DataTable) {
  const expected = Object.fromEntries(properties(table)) as Record<string, string>;
  await this.eventually(async () => {
    const events = (await analyticsCalls(this, EVENTS)).filter(({ event }) => event === name);
    const told = events.map((event) =>
      Object.fromEntries(Object.keys(expected).map((each) => [each, String(event.properties?.[each])])),
    );
    assert.ok(
      told.some((each) => isDeepStrictEqual(each, expected)),
      `It was told ${JSON.stringify(told)}`,
    );
  });
});

Then(
  'the platform was told of the page {string} as {string}',
  async function (this: Scenario, path: string, title: string) {
    await this.eventually(async () => {
      const pages = (await analyticsCalls(this, PAGES)).map(
        (page) => `${String(page.properties?.['path'])} as ${String(page.properties?.['title'])}`,
      );
      assert.ok(pages.includes(`${path} as ${title}`), `It was told of ${pages.join(', ')}`);
    });
  },
);

const toldSubscriptions = (scenario: Scenario, expected: readonly string[]): Promise<void> =>
  scenario.eventually(async () => {
    const people = await analyticsCalls(scenario, PERSONAS);
    assert.deepEqual(
      people.map(({ traits }) => traits?.['subscriptionStatus']),
      expected,
    );
  });

/** One after another, if there are several. */
Then('the platform was told that the subscription is {string}', function (this: Scenario, statuses: string) {
  return toldSubscriptions(this, statuses.split(', then '));
});

/** Tolerance for positions, in seconds: a real player pauses slightly late. */
const NEARLY = 3;

Then('it was told at {float} of {string}', async function (this: Scenario, progress: number, title: string) {
  await this.eventually(async () => {
    const events = await analyticsCalls(this, EVENTS);
    const position = Number(events.findLast(isOfWatching)?.properties?.['position']);
    const expected = progress * durationOf(findItem(title).mediaid);
    assert.ok(Math.abs(position - expected) < NEARLY, `It was told at ${position} s, not ${expected} s`);
  });
});

Then(
  'the service at {string} was told of the page {string}',
  async function (this: Scenario, origin: string, path: string) {
    await this.eventually(async () => {
      const sent = this.assembly.sentElsewhere().filter(({ address }) => address === `${origin}/v1/p`);
      const pages = sent.map(({ body }) => (JSON.parse(body ?? '{}') as AnalyticsCall).properties?.['path']);
      assert.deepEqual(pages, [path]);
    });
  },
);

Then('all that was told bears the key {string}', async function (this: Scenario, key: string) {
  await this.assembly.settle();
  const keys = new Set((await analyticsCalls(this)).map(({ writeKey }) => writeKey));
  assert.deepEqual([...keys], [key]);
});

Then('nothing that was told contains {string}', async function (this: Scenario, text: string) {
  await this.assembly.settle();
  const calls = (await this.calls()).filter(({ path }) => path.startsWith('/analytics/'));
  assert.ok(calls.length > 0, 'Nothing was told at all');
  for (const { body } of calls) assert.ok(!JSON.stringify(body).includes(text), JSON.stringify(body));
});

Then('no page view was told yet', async function (this: Scenario) {
  assert.deepEqual(await analyticsCalls(this, PAGES), []);
});

Then('nothing was told', async function (this: Scenario) {
  await this.assembly.settle();
  assert.deepEqual(await analyticsCalls(this), []);
});

interface Beacon {
  readonly event: string;
}

/** Quartiles passed by a seek are sent at the same time and may arrive in any order. */
function withQuartilesInOrder(beacons: readonly Beacon[]): readonly Beacon[] {
  const isQuartile = ({ event }: Beacon): boolean => event.startsWith('quartile-');
  return beacons.toSorted((one, other) => {
    const [from, to] = [beacons.indexOf(one), beacons.indexOf(other)];
    const between = beacons.slice(Math.min(from, to), Math.max(from, to) + 1);
    return between.every(isQuartile) ? one.event.localeCompare(other.event) : from - to;
  });
}

const beaconEvents = defineColumn(
  'the token {string} told of {string}:',
  'the name of an event, such as play',
);

Then(
  'the token {string} told of {string}:',
  async function (this: Scenario, token: string, title: string, beats: DataTable) {
    const { mediaid } = findItem(title);
    await this.eventually(async () => {
      const beacons = (await this.calls('POST /analytics/video')).map(({ body }) => body as Beacon);
      assert.deepEqual(
        withQuartilesInOrder(beacons),
        beaconEvents(beats).map((event) => ({ token, event, mediaid })),
      );
    });
  },
);
