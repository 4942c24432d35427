import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Locator, Page } from 'playwright';
import { alternate } from './alternate.ts';
import type { Bench } from './bench-context.ts';
import { atMost, fromSamples, type Figure } from './figure.ts';
import { onPageAtRest } from './page-at-rest.ts';
import { PHONE } from './page-load.ts';
import { freshWorld, SUBSCRIBER, type Product } from './product.ts';

declare global {
  interface Window {
    takeLatency: () => number;
  }
}

const OBSERVER = fileURLToPath(new URL('./in-page/observe-presses.js', import.meta.url));
const ROUNDS = 10;
/** By then the page is at rest again. */
const REST_MS = 400;
/** Of so many presses, one is left out where the longest is looked for: the definition of Interaction to Next Paint. */
const PRESSES_PER_OUTLIER = 50;

/** What has an aim, in words. */
const KINDS = [
  ['menu', 'Menu, opened or closed'],
  ['dialog', 'Search or filters, opened or closed'],
  ['filter', 'Another filter'],
  ['favorite', 'Favorite, added or removed'],
] as const;

interface Press {
  readonly kind: (typeof KINDS)[number][0] | 'screen' | 'other';
  /** Without it, a finger presses. */
  readonly key?: string;
  /** What is pressed; without it, a key goes to what has the focus. */
  readonly on?: (page: Page) => Locator;
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first();
const firstLength = (page: Page) => page.getByRole('group', { name: 'Length' }).getByRole('button').first();
const styleFilter = (page: Page) => page.getByRole('combobox', { name: 'Style' });

/** From home to a workout, to the list of all workouts, and back. */
const ROUND: readonly Press[] = [
  { kind: 'menu', on: button('Menu') },
  { kind: 'menu', on: button('Close') },
  { kind: 'dialog', on: button('Search') },
  { kind: 'dialog', key: 'Escape' },
  { kind: 'other', on: (page) => page.getByRole('region', { name: 'Featured' }).getByRole('button').last() },
  { kind: 'screen', on: (page) => page.locator('main li').getByRole('link').first() },
  { kind: 'favorite', on: button('Favorite') },
  { kind: 'favorite', on: button('Favorite') },
  { kind: 'other', on: button('Stack') },
  { kind: 'other', on: button('Stack') },
  { kind: 'menu', on: button('Menu') },
  { kind: 'screen', on: (page) => page.getByRole('dialog').getByRole('link', { name: 'Workouts' }) },
  { kind: 'other', on: firstLength },
  { kind: 'other', on: firstLength },
  { kind: 'dialog', on: button('Filters') },
  { kind: 'filter', on: styleFilter, key: 'ArrowDown' },
  { kind: 'filter', key: 'ArrowDown' },
  { kind: 'filter', on: styleFilter, key: 'Home' },
  { kind: 'dialog', on: button(/^Show/) },
  { kind: 'screen', on: (page) => page.getByRole('banner').getByRole('link', { name: /, home$/ }) },
];

type Latencies = readonly (readonly [kind: Press['kind'], latency: number])[];

/** From a press of a session to the next frame, on a phone; of one session, which takes three minutes. */
export async function sessionFigures({ browser, product, compared }: Bench): Promise<Figure[]> {
  const { app, reference } = await alternate(
    1,
    () => session(browser, product),
    compared && (() => session(browser, compared)),
  );
  const [now = [], before = []] = [...app, ...reference];
  const group = `A session of ${ROUNDS * ROUND.length} presses on a phone, slow processor: from a press to the next frame`;
  const figure = (name: string, kind: Press['kind']) => ({
    ...{ group, name, unit: 'ms' as const },
    ...fromSamples(ofKind(now, kind), ofKind(before, kind)),
  });
  return [
    {
      ...{ group, name: 'The longest, but for one of 50 (INP)', unit: 'ms' },
      measured: longestUsual(now),
      reference: compared && longestUsual(before),
      aim: atMost(200),
    },
    ...KINDS.map(([kind, name]) => ({ ...figure(name, kind), aim: atMost(50) })),
    figure('Another screen', 'screen'),
  ];
}

const ofKind = (all: Latencies, wanted: Press['kind']): readonly number[] =>
  all.filter(([kind]) => kind === wanted).map(([, latency]) => latency);

function longestUsual(all: Latencies): number {
  const longestFirst = all.map(([, latency]) => latency).sort((a, b) => b - a);
  return longestFirst[Math.floor(all.length / PRESSES_PER_OUTLIER)] ?? 0;
}

async function session(browser: Browser, { app, platform }: Product): Promise<Latencies> {
  const world = await freshWorld(platform, SUBSCRIBER);
  return onPageAtRest(
    browser,
    { address: `${app}/app/`, world, screen: PHONE, observer: OBSERVER },
    async (page) => {
      const latencies: [Press['kind'], number][] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        for (const { kind, key, on } of ROUND) {
          await wait(REST_MS);
          const target = on?.(page);
          await target?.scrollIntoViewIfNeeded();
          await page.evaluate(() => window.takeLatency());
          if (key === undefined) await target?.tap();
          else {
            await target?.focus();
            await page.keyboard.press(key);
          }
          await wait(REST_MS);
          latencies.push([kind, await page.evaluate(() => window.takeLatency())]);
        }
      return latencies;
    },
  );
}
