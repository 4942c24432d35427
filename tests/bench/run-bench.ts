import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, type, release } from 'node:os';
import { format, resolveConfig } from 'prettier';
import { ensureChromium, launchChromium } from '#tools/environment/chromium.mjs';
import { pagesOfApp, staticPages, type Bench } from './bench-context.ts';
import type { BenchMode, BenchOptions } from './bench-options.ts';
import { checkoutOf } from './checkout-of.ts';
import { endParts } from './child-server.ts';
import { comparisonAsText } from './comparison.ts';
import { LISTED_CARDS } from './content.ts';
import { startDevtoolsBrowser } from './devtools-browser.ts';
import type { Figure } from './figure.ts';
import { lighthouseFigures } from './lighthouse-figures.ts';
import { endAudit, findLighthouse, type Lighthouse } from './lighthouse.ts';
import { AFTERWARDS_MS } from './page-load.ts';
import { startProduct } from './product.ts';
import { BUSY, isQuiet, noteMachine, quietness, quietnessInWords } from './quietness.ts';
import { asDocument, asText, EXPLANATION_HEADING, type Machine } from './report.ts';
import { sectionsOf, type Section } from './sections.ts';
import { requestedParts } from './size-figures.ts';
import { warmUpLists, warmUpScreens } from './warm-up-pictures.ts';

const DOCUMENT = new URL('../../docs/performance.md', import.meta.url);
const RUNS: Readonly<Record<BenchMode, number>> = { full: 5, quick: 3, compare: 7 };
/** Lighthouse computes most of its figures rather than measuring them, and is slow. */
const LIGHTHOUSE_RUNS = 3;
/** So far a comparison scrolls the list of all workouts: the whole way takes minutes. */
const COMPARED_CARDS = 500;
/** So long a page is observed after it has become visible, unless everything is measured. */
const SHORTLY_AFTERWARDS_MS = 1200;

/**
 * Measures and prints the figures; writes docs/performance.md if that was everything, often enough, on a quiet machine. A
 * comparison builds another state of the code, and measures its app as the reference of this one.
 */
export async function runBench(options: BenchOptions): Promise<void> {
  const sections = sectionsOf(options);
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
    const bench = await prepare(options, { browser, devtools, chromium });
    await warmUp(bench, sections);
    const inWords = options.mode === 'compare' ? comparisonAsText : asText;
    const figures: Figure[] = [];
    for (const { what, measure } of sections) {
      console.log(`Measuring ${what} …`);
      await noteMachine();
      // Once more if it fails: a whole bench takes an hour, and what waits for a browser may wait in vain.
      const found = await measure(bench).catch((failure: unknown) => {
        console.error(failure);
        return measure(bench);
      });
      console.log(`\n${inWords(found)}\n`);
      figures.push(...found);
    }
    const isWhole = options.mode === 'full' && options.only === null && bench.runs >= RUNS.full;
    const lighthouse = isWhole ? await measureByLighthouse(bench, figures) : null;
    console.log(quietnessInWords(quietness()));
    if (!isQuiet(quietness())) console.error(BUSY);
    if (isWhole) await writeDocument(bench, figures, lighthouse);
  } finally {
    await browser.close();
    await devtools.end();
    await endParts();
  }
}

/** Builds and starts what is measured. */
async function prepare(
  { mode, ref, runs }: BenchOptions,
  browsers: Pick<Bench, 'browser' | 'devtools' | 'chromium'>,
): Promise<Bench> {
  console.log('Building the app and starting it …');
  const product = await startProduct();
  const app = pagesOfApp(product);
  const times = runs ?? RUNS[mode];
  const afterwardsMs = mode === 'full' ? AFTERWARDS_MS : SHORTLY_AFTERWARDS_MS;
  const common = { ...browsers, runs: times, product, afterwardsMs };
  if (mode !== 'compare')
    return {
      ...common,
      pages: { app, reference: staticPages(product) },
      compared: null,
      longRuns: (most) => Math.min(times, most),
      scrolledCards: LISTED_CARDS,
    };
  console.log(`Building ${ref} and starting it …`);
  const compared = await startProduct(checkoutOf(ref));
  return {
    ...common,
    pages: { app, reference: pagesOfApp(compared) },
    compared,
    longRuns: () => times,
    scrolledCards: COMPARED_CARDS,
  };
}

async function warmUp(bench: Bench, sections: readonly Section[]): Promise<void> {
  await warmUpScreens(bench);
  if (!sections.some(({ hasLists }) => hasLists)) return;
  await warmUpLists(bench.browser, bench.product);
  if (bench.compared) await warmUpLists(bench.browser, bench.compared);
}

/** Adds the figures of Lighthouse, which is null if it cannot be run. */
async function measureByLighthouse(bench: Bench, figures: Figure[]): Promise<Lighthouse | null> {
  const lighthouse = await findLighthouse();
  if (!lighthouse) {
    console.log('Lighthouse cannot be run here: it is fetched from the npm registry. The rest stands.');
    return null;
  }
  console.log('Measuring by Lighthouse …');
  const found = await lighthouseFigures({ ...bench, runs: LIGHTHOUSE_RUNS }, lighthouse);
  console.log(`\n${asText(found)}\n`);
  figures.push(...found);
  return lighthouse;
}

/** Writes the page of figures, unless the machine was busy. */
async function writeDocument(
  bench: Bench,
  figures: readonly Figure[],
  lighthouse: Lighthouse | null,
): Promise<void> {
  const quiet = quietness();
  if (!isQuiet(quiet)) {
    console.error('docs/performance.md is left as it was.');
    process.exitCode = 1;
    return;
  }
  const document = asDocument({
    machine: machineOf(bench, lighthouse),
    quiet,
    runs: bench.runs,
    lighthouseRuns: LIGHTHOUSE_RUNS,
    figures,
    parts: await requestedParts(bench, bench.pages.app),
    explanation: explanationIn(readFileSync(DOCUMENT, 'utf8')),
  });
  const style = await resolveConfig(DOCUMENT);
  writeFileSync(DOCUMENT, await format(document, { ...style, parser: 'markdown' }));
  console.log('Written to docs/performance.md.');
}

function explanationIn(document: string): string {
  const from = document.indexOf(EXPLANATION_HEADING);
  return from < 0 ? `${EXPLANATION_HEADING}\n` : document.slice(from);
}

const machineOf = ({ browser }: Bench, lighthouse: Lighthouse | null): Machine => ({
  day: new Date().toISOString().slice(0, 10),
  system: `${type()} ${release()}`,
  cores: cpus().length,
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  node: process.versions.node,
  chromium: browser.version(),
  lighthouse: lighthouse?.version ?? null,
});
