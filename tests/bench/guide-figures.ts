import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import type { PlaylistName } from '#mock-server/catalogue/playlists/playlist-ids.ts';
import { alternate, alternateOn, alternateOnApps, type Pair } from './alternate.ts';
import { guideOf, type Bench, type Pages } from './bench-context.ts';
import { atLeast, atMost, figureOfPair, type Aim, type Figure } from './figure.ts';
import {
  DEVICE_NAMES,
  DEVICES,
  flingGuide,
  GUIDE_OBSERVER,
  onGuide,
  type Axis,
  type DeviceName,
  type Fling,
} from './guide-page.ts';
import { CPU_SLOWDOWN, visitPage } from './page-load.ts';
import { paintedAfter } from './painted.ts';
import { heapOf } from './scrolling.ts';

/** How often a page is opened, and how often a guide is flung, at most. */
export const MOST_OPENINGS = 3;
export const MOST_FLINGS = 2;
/** Frames a second, at least. */
const LEAST_FRAMES: Readonly<Record<DeviceName, number>> = { phone: 58, desktop: 50 };
const MB = 1024 * 1024;
const REST_MS = 500;
/** How often the guide is flung ahead and back in both directions, after it has shown every channel. */
const LAPS = 10;

/** How long the live page takes until every row in view has its programs, by the number of channels. */
export async function guideOpeningFigures({ devtools, product, longRuns }: Bench): Promise<Figure[]> {
  const observer = readFileSync(GUIDE_OBSERVER, 'utf8');
  const open = (device: DeviceName, name: PlaylistName) =>
    visitPage<number>(devtools, {
      address: guideOf(product, name),
      screen: DEVICES[device],
      cpuSlowdown: CPU_SLOWDOWN,
      slowNetwork: false,
      observer,
      isVisible: 'window.guideVisible > 0',
      read: 'window.guideVisible',
    });
  const figures: Figure[] = [];
  for (const device of DEVICE_NAMES) {
    for (const [name, channels] of [['fiftyChannels', 50] as const, ['manyChannels', 500] as const]) {
      const pair = await alternate(
        longRuns(MOST_OPENINGS),
        () => open(device, name),
        () => open(device, 'tenChannels'),
      );
      const figure = figureOfPair(
        'Opening a live page until all rows in view have programs, slow processor; reference: ten channels',
        pair,
      );
      figures.push(
        figure(`${channels} channels on a ${device}`, 'ms', (visible) => visible, atMost(1.3, 'ratio')),
      );
    }
  }
  return figures;
}

/** What slows a guide of 500 channels down while it is flung. */
export async function guideFlingFigures(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const device of DEVICE_NAMES) {
    for (const axis of ['time', 'channels'] as const) {
      const pair = await alternateOn(bench.longRuns(MOST_FLINGS), bench.pages, ({ guide }) =>
        fling(bench, guide, device, axis),
      );
      figures.push(...figuresOfFling(axis, device, pair, bench.pages.reference));
    }
  }
  return figures;
}

const fling = ({ browser }: Bench, address: string, device: DeviceName, axis: Axis) =>
  onGuide(browser, { address, device, cpuSlowdown: CPU_SLOWDOWN }, async (page, session) => {
    const observed = await flingGuide(page, session, { device, axis, directions: [1, 1, -1, -1] });
    return { ...observed, nodes: await page.evaluate(() => document.querySelectorAll('*').length) };
  });

function figuresOfFling(
  axis: Axis,
  device: DeviceName,
  pair: Pair<Fling & { readonly nodes: number }>,
  { build }: Pages,
): Figure[] {
  const group = `Flinging a guide along ${axis} on a ${device}, slow processor; reference: a static page of 50 channels and two days`;
  const figure = figureOfPair(group, pair);
  return [
    figure(
      'Frames a second',
      'fps',
      ({ frames, duration }) => (1000 * frames) / duration,
      atLeast(LEAST_FRAMES[device]),
    ),
    figure('Frames over 34 ms', '%', ({ frames, lateFrames }) => (100 * lateFrames) / frames, atMost(2)),
    figure('Longest task', 'ms', ({ longTasks }) => Math.max(0, ...longTasks), atMost(50)),
    figureOfPair(group, build ? pair : { ...pair, reference: [] })(
      'Rows in view that were blank',
      '%',
      ({ blankRows, rowsInView }) => (rowsInView && 100 * blankRows) / rowsInView,
      atMost(0),
    ),
    figure('Elements', 'nodes', ({ nodes }) => nodes, atMost(1200)),
  ];
}

/** The memory of a guide that has shown every channel, and what flinging it on and on adds. */
export async function guideMemoryFigures({ browser, product }: Bench): Promise<Figure[]> {
  const where = { address: guideOf(product, 'manyChannels'), device: 'desktop', cpuSlowdown: 1 } as const;
  const [opened, shown, flung] = await onGuide(browser, where, async (page, session) => {
    const before = await heapOf(session);
    await showEveryChannel(page);
    await lap(page, session);
    const after = await heapOf(session);
    for (let laps = 0; laps < LAPS; laps += 1) await lap(page, session);
    return [before, after, await heapOf(session)];
  });
  const figure = (name: string, bytes: number, aim?: Aim): Figure => ({
    group: 'Memory of a guide of 500 channels and 15 days',
    name,
    unit: 'MB',
    measured: bytes / MB,
    reference: null,
    ...(aim && { aim }),
  });
  return [
    figure('JavaScript heap of the open page', opened),
    figure('After all channels have been shown', shown, atMost(25)),
    figure(`Added by flinging it ${LAPS} times around`, flung - shown, atMost(10)),
  ];
}

/** Scrolls screen by screen, each until its schedules have arrived. */
async function showEveryChannel(page: Page): Promise<void> {
  const grid = page.locator('[role=grid]');
  for (let isAtEnd = false; !isAtEnd;) {
    await grid.evaluate((element) => element.scrollBy({ top: element.clientHeight / 2 }));
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[role=grid] [data-row]')].every((row) =>
        row.querySelector('[data-state]'),
      ),
    );
    await wait(REST_MS / 10);
    isAtEnd = await grid.evaluate(
      ({ scrollTop, clientHeight, scrollHeight }) => scrollTop + clientHeight >= scrollHeight - 1,
    );
  }
}

async function lap(page: Page, session: CDPSession): Promise<void> {
  const device = 'desktop';
  await flingGuide(page, session, { device, axis: 'channels', directions: [-1, -1, 1, 1] });
  await flingGuide(page, session, { device, axis: 'time', directions: [-1, -1, 1, 1] });
}

/** From a press on a program of another channel to its details. */
export async function guidePressFigures({ browser, pages, longRuns }: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const device of DEVICE_NAMES) {
    const pair = await alternateOnApps(longRuns(MOST_OPENINGS), pages, ({ guide }) =>
      onGuide(browser, { address: guide, device, cpuSlowdown: CPU_SLOWDOWN }, pressProgram),
    );
    const figure = figureOfPair('Press on a program of the guide to its details, slow processor', pair);
    figures.push(figure(`On a ${device}`, 'ms', (time) => time, atMost(60)));
  }
  return figures;
}

async function pressProgram(page: Page): Promise<number> {
  const cell = page.locator('[role=grid] [data-row="2"] [data-state="upcoming"]').first();
  const title = (await cell.locator('[dir]').textContent()) ?? '';
  return paintedAfter(page, { event: 'click', texts: [{ selector: 'main h2', text: title }] }, () =>
    cell.dispatchEvent('click'),
  );
}
