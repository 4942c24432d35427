import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { SEARCH_DELAY_MS } from '#domain/search/search-delay.ts';
import { alternateOn, alternateOnApps } from './alternate.ts';
import type { Bench } from './bench-context.ts';
import type { DevtoolsBrowser } from './devtools-browser.ts';
import { atMost, figureOfPair, type Figure } from './figure.ts';
import { onPageAtRest, WIDE } from './page-at-rest.ts';
import { paintedAfter, type Awaited } from './painted.ts';

const REST_MS = 2000;
const HOVER_MS = 500;
const BETWEEN_KEYS_MS = 80;
const SEARCHED = 'yoga';

/** What precedes the press on a card. */
type Before = 'nothing' | 'a pointer that rests' | 'a visit';

const PRESSES: readonly { readonly name: string; readonly before: Before; readonly most: number }[] = [
  { name: 'Without hovering first', before: 'nothing', most: 100 },
  { name: 'After hovering over the card', before: 'a pointer that rests', most: 100 },
  { name: 'On a second visit', before: 'a visit', most: 60 },
];

/** From a press on a card of home to the heading of its workout. */
export async function pressFigures({ browser, pages, product, runs }: Bench): Promise<Figure[]> {
  const { title } = product.content.workout;
  const figures: Figure[] = [];
  for (const { name, before, most } of PRESSES) {
    const pair = await alternateOn(runs, pages, ({ home }) =>
      pressCard(browser, { address: home, title, before }),
    );
    const figure = figureOfPair(
      'Press on a card to the next heading, slow processor; reference: static pages',
      pair,
    );
    figures.push(figure(name, 'ms', (time) => time, atMost(most)));
  }
  return figures;
}

/**
 * How long the main thread is busy from the press on a card until the page is at rest, at the machine's own speed. A press on a
 * static page has no reference: it ends the page that would count its work.
 */
export async function pressWorkFigures({ devtools, pages, product, runs }: Bench): Promise<Figure[]> {
  const pair = await alternateOnApps(runs, pages, ({ home }) =>
    pressWork(devtools, home, product.content.workout.title),
  );
  const figure = figureOfPair('Work of the main thread from a press on a card to rest', pair);
  return [figure('Without hovering first', 'ms', (time) => time, atMost(100))];
}

const pressWork = (devtools: DevtoolsBrowser, address: string, title: string): Promise<number> =>
  devtools.onPage(async (send) => {
    const busyMs = async () => {
      const { metrics } = (await send('Performance.getMetrics')) as {
        readonly metrics: readonly { readonly name: string; readonly value: number }[];
      };
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    };
    await send('Emulation.setDeviceMetricsOverride', {
      ...WIDE.viewport,
      deviceScaleFactor: 1,
      mobile: false,
    });
    await send('Performance.enable', { timeDomain: 'threadTicks' });
    await send('Page.navigate', { url: address });
    await wait(2 * REST_MS);
    const before = await busyMs();
    const links = `[...document.querySelectorAll('main li a')]`;
    const expression = `${links}.find(({ textContent }) => textContent.includes(${JSON.stringify(title)})).click()`;
    await send('Runtime.evaluate', { expression });
    await wait(REST_MS);
    return (await busyMs()) - before;
  });

/** From the last key of a search to its first results, minus the debounce of the search field. */
export async function searchFigures({ browser, pages, runs }: Bench): Promise<Figure[]> {
  const pair = await alternateOn(runs, pages, (side) => search(browser, side.search));
  const figure = figureOfPair(
    'Last key of a search to its first card, slow processor; reference: a bare page',
    pair,
  );
  const name = `Beyond the ${SEARCH_DELAY_MS} ms in which typing settles`;
  return [figure(name, 'ms', (time) => time - SEARCH_DELAY_MS, atMost(1.5, 'ratio'))];
}

interface CardPress {
  readonly address: string;
  readonly title: string;
  readonly before: Before;
}

const pressCard = (browser: Browser, { address, title, before }: CardPress): Promise<number> =>
  onPageAtRest(browser, { address }, async (page) => {
    const link = page.locator('main li').getByRole('link', { name: title }).first();
    const heading: Awaited = { event: 'click', texts: [{ selector: 'main h1', text: title }] };
    await link.waitFor();
    if (before === 'a visit') {
      await paintedAfter(page, heading, () => link.dispatchEvent('click'));
      await wait(REST_MS);
      await page.goBack();
      await link.waitFor();
      await wait(REST_MS);
    }
    if (before !== 'a pointer that rests')
      // A real pointer would approach before it presses.
      return paintedAfter(page, heading, () => link.dispatchEvent('click'));
    await link.hover();
    await wait(HOVER_MS);
    return paintedAfter(page, heading, () => link.click());
  });

const search = (browser: Browser, address: string): Promise<number> =>
  onPageAtRest(browser, { address }, async (page) => {
    const field = page.getByRole('searchbox').first();
    await field.click();
    await wait(REST_MS);
    const results: Awaited = {
      event: 'input',
      texts: [
        { selector: 'main h1', text: SEARCHED },
        { selector: 'main li :is(h2, h3) a', text: '' },
      ],
    };
    return paintedAfter(page, results, () => field.pressSequentially(SEARCHED, { delay: BETWEEN_KEYS_MS }));
  });
