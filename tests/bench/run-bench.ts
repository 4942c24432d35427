import { writeFileSync } from 'node:fs';
import { cpus, type, release } from 'node:os';
import { format, resolveConfig } from 'prettier';
import { ensureChromium, launchChromium } from '#tools/environment/chromium.mjs';
import type { Bench } from './bench-context.ts';
import type { Figure } from './figure.ts';
import { pressFigures, pressWorkFigures, searchFigures } from './browsing-figures.ts';
import { startDevtoolsBrowser } from './devtools-browser.ts';
import { warmUpPictures } from './warm-up-pictures.ts';
import { channelFigures } from './channel-figures.ts';
import {
  guideFlingFigures,
  guideMemoryFigures,
  guideOpeningFigures,
  guidePressFigures,
} from './guide-figures.ts';
import { firstFrameFigures } from './first-frame-figures.ts';
import { memoryFigures } from './memory-figures.ts';
import { lighthouseFigures } from './lighthouse-figures.ts';
import { endAudit, findLighthouse } from './lighthouse.ts';
import { pageLoadFigures } from './page-load-figures.ts';
import { memberPageFigures } from './member-page-figures.ts';
import { playingFigures } from './playing-figures.ts';
import { platformFigures } from './platform-figures.ts';
import { platformSearchFigures } from './platform-search-figures.ts';
import { startProduct } from './product.ts';
import { asDocument, asText, type Machine, type Measurements } from './report.ts';
import { saveFigures } from './save-figures.ts';
import { scrollingFigures } from './scrolling-figures.ts';
import { seekFigures } from './seek-figures.ts';
import { endParts } from './child-server.ts';
import { sizeFigures } from './size-figures.ts';

const DOCUMENT = new URL('../../docs/performance.md', import.meta.url);
const RUNS = 5;
/** Lighthouse computes most of its figures rather than measuring them, and is slow. */
const LIGHTHOUSE_RUNS = 3;

/** What can be measured alone. */
export const BENCH_PARTS = ['player', 'guide', 'own-pages'] as const;

type BenchPart = (typeof BENCH_PARTS)[number];

interface BenchOptions {
  readonly quick: boolean;
  /** Measures only this; null for everything. */
  readonly only: BenchPart | null;
}

type Tell = (what: string, measured: Promise<readonly Figure[]>) => Promise<void>;

/**
 * Measures everything, prints it and writes docs/performance.md; with `quick`, measures once and only prints, as it
 * does with `only`.
 */
export async function runBench({ quick, only }: BenchOptions): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      endAudit();
      void endParts().then(() => process.exit(1));
    });
  }
  const chromium = ensureChromium();
  const browser = await launchChromium();
  const devtools = startDevtoolsBrowser(chromium);
  try {
    console.log('Building the app and starting it …');
    const bench: Bench = {
      product: await startProduct(),
      browser,
      devtools,
      chromium,
      runs: quick ? 1 : RUNS,
    };
    const measurements = await measure(bench, only, quick ? 1 : LIGHTHOUSE_RUNS);
    if (measurements && !quick) await writeDocument(measurements);
  } finally {
    await browser.close();
    await devtools.end();
    await endParts();
  }
}

async function measure(
  bench: Bench,
  only: BenchOptions['only'],
  lighthouseRuns: number,
): Promise<Measurements | null> {
  await warmUpPictures(bench);
  const figures: Figure[] = [];
  const tell: Tell = async (what, measured) => {
    console.log(`Measuring ${what} …`);
    const found = await measured;
    console.log(`\n${asText(found)}\n`);
    figures.push(...found);
  };
  const parts: Readonly<Record<BenchPart, () => Promise<void>>> = {
    player: () => measurePlayer(bench, tell),
    guide: () => measureGuide(bench, tell),
    'own-pages': () => tell('the pages of progress and coaching', memberPageFigures(bench)),
  };
  if (only) {
    await parts[only]();
    return null;
  }
  const sizes = sizeFigures(bench);
  await tell(
    'what is sent',
    sizes.then((found) => found.figures),
  );
  await tell('how pages load', pageLoadFigures(bench));
  await parts.player();
  await tell('what a save costs', saveFigures(bench));
  await tell('what stays of twenty workouts', memoryFigures(bench));
  await tell('how screens scroll', scrollingFigures(bench));
  await parts.guide();
  await parts['own-pages']();
  await tell('the press on a card', pressFigures(bench));
  await tell('the work after a press', pressWorkFigures(bench));
  await tell('a search', searchFigures(bench));
  await tell('the mock platform', platformFigures(bench));
  await tell('the mock platform’s search', platformSearchFigures(bench));
  const lighthouse = await findLighthouse();
  if (lighthouse)
    await tell('by Lighthouse', lighthouseFigures({ ...bench, runs: lighthouseRuns }, lighthouse));
  else console.log('Lighthouse cannot be run here: it is fetched from the npm registry. The rest stands.');
  const machine: Machine = {
    day: new Date().toISOString().slice(0, 10),
    system: `${type()} ${release()}`,
    cores: cpus().length,
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    node: process.versions.node,
    chromium: bench.browser.version(),
    lighthouse: lighthouse?.version ?? null,
  };
  return { machine, runs: bench.runs, lighthouseRuns, figures, parts: (await sizes).parts };
}

async function measurePlayer(bench: Bench, tell: Tell): Promise<void> {
  await tell('the first frame', firstFrameFigures(bench));
  await tell('the first frame of another place', seekFigures(bench));
  await tell('a video that plays', playingFigures(bench));
}

async function measureGuide(bench: Bench, tell: Tell): Promise<void> {
  await tell('how a guide opens', guideOpeningFigures(bench));
  await tell('how a guide is flung', guideFlingFigures(bench));
  await tell('the press on a program', guidePressFigures(bench));
  await tell('the memory of a guide', guideMemoryFigures(bench));
  await tell('the press on a channel', channelFigures(bench));
}

async function writeDocument(measurements: Measurements): Promise<void> {
  const style = await resolveConfig(DOCUMENT);
  writeFileSync(DOCUMENT, await format(asDocument(measurements), { ...style, parser: 'markdown' }));
  console.log('Written to docs/performance.md.');
}
