import type { Browser } from 'playwright';
import { alternate } from './alternate.ts';
import type { Bench } from './bench-context.ts';
import { atMost, figureOfPair, type Figure } from './figure.ts';
import { CPU_SLOWDOWN, loadOwnPage, loadPage, OWN_CONTENT, PHONE, UNHINDERED } from './page-load.ts';
import { onPageAtRest, WIDE, type PageAtRest } from './page-at-rest.ts';
import { paintedAfter, type Awaited } from './painted.ts';
import { freshWorld, type World } from './product.ts';
import { writeStaticCopy } from './static-copy.ts';
import { transferredSize } from './transferred.ts';

/** A page whose content is the member's own. */
interface OwnPage {
  readonly name: string;
  readonly path: string;
  readonly heading: string;
  /** A person of the mock platform: with a year of workouts, or with a plan. */
  readonly person: string;
  /** A page that links to it. */
  readonly from: { readonly path: string; readonly awaited: string };
}

const HOME = { path: '/app/', awaited: 'main li a' };
const PROGRESS = '/app/progress';

const OWN_PAGES: readonly OwnPage[] = [
  { name: 'progress', path: PROGRESS, heading: 'Your progress', person: 'subscribed', from: HOME },
  {
    name: 'history',
    path: '/app/progress/history',
    heading: 'Workout History',
    person: 'subscribed',
    from: { path: PROGRESS, awaited: OWN_CONTENT },
  },
  { name: 'coaching', path: '/app/coaching', heading: 'Coaching', person: 'coached-mid-plan', from: HOME },
];

const KB = 1024;

/** How the pages of progress and coaching open, the script that they add, and how they follow a press on a link. */
export async function memberPageFigures(bench: Bench): Promise<Figure[]> {
  const ofHome = await scriptsOfHome(bench);
  const figures: Figure[] = [];
  for (const ownPage of OWN_PAGES) {
    const world = await freshWorld(bench.product.platform, ownPage.person);
    figures.push(
      ...(await loadFigures(bench, ownPage, world)),
      await scriptFigure(bench, { ownPage, world, ofHome }),
      await pressFigure(bench, ownPage, world),
    );
  }
  return [...figures, filesOnHomeFigure(ofHome)];
}

const groupOf = ({ name }: OwnPage): string =>
  `The page of ${name}, slow processor; reference: the same page without scripts`;

async function loadFigures(bench: Bench, ownPage: OwnPage, world: World): Promise<Figure[]> {
  const { devtools, product, runs } = bench;
  const { name, path } = ownPage;
  const copy = await writeStaticCopy(bench, {
    ...{ path, world, awaited: OWN_CONTENT },
    name: `${name}-on-a-phone`,
    screen: PHONE,
  });
  const conditions = { cpuSlowdown: CPU_SLOWDOWN, slowNetwork: false };
  const pair = await alternate(
    runs,
    () => loadOwnPage(devtools, { address: product.app + path, world }, conditions),
    () => loadOwnPage(devtools, { address: product.app + copy, world }, conditions),
  );
  const figure = figureOfPair(groupOf(ownPage), pair);
  return [
    figure('Screen visible', 'ms', ({ screenVisible }) => screenVisible),
    figure('Numbers, times or weeks visible', 'ms', ({ ownVisible }) => ownVisible),
    figure('Longest task', 'ms', ({ longTasks }) => Math.max(0, ...longTasks)),
    figure('Layout shift', 'shift', ({ shift }) => shift, { on: 'figure', bound: 'below', value: 0.01 }),
  ];
}

const isScript = (address: string): boolean => address.endsWith('.js');

async function scriptsOfHome({ devtools, product }: Bench): Promise<ReadonlySet<string>> {
  const { requests } = await loadPage(devtools, product.app + HOME.path, UNHINDERED);
  return new Set(requests.map(({ address }) => address).filter(isScript));
}

interface AddedScript {
  readonly ownPage: OwnPage;
  readonly world: World;
  readonly ofHome: ReadonlySet<string>;
}

async function scriptFigure(
  { devtools, product }: Bench,
  { ownPage, world, ofHome }: AddedScript,
): Promise<Figure> {
  const where = { address: product.app + ownPage.path, world };
  const { ownVisible, requests } = await loadOwnPage(devtools, where, UNHINDERED);
  const added = requests
    .filter(({ address, startedAt }) => isScript(address) && startedAt < ownVisible && !ofHome.has(address))
    .map(({ address }) => address);
  return {
    group: groupOf(ownPage),
    name: 'Script beyond that of home, brotli',
    unit: 'KB',
    measured: (await transferredSize(added)).brotli / KB,
    reference: null,
  };
}

/** The code of the pages of progress and coaching. */
const OF_OWN_PAGES = /\/assets\/(progress|coach)/;

const filesOnHomeFigure = (ofHome: ReadonlySet<string>): Figure => ({
  group: 'Pages of progress and coaching',
  name: 'Files of them requested by home',
  unit: 'files',
  measured: [...ofHome].filter((address) => OF_OWN_PAGES.test(address)).length,
  reference: null,
  aim: atMost(0),
});

/** From a press on a link to the page to the first frame with its content. */
async function pressFigure(bench: Bench, ownPage: OwnPage, world: World): Promise<Figure> {
  const { browser, product, runs } = bench;
  const { name, path, heading, from } = ownPage;
  const wide = { world, screen: WIDE };
  const target = await writeStaticCopy(bench, { ...wide, path, name, awaited: OWN_CONTENT });
  const source = await writeStaticCopy(bench, {
    ...{ ...wide, ...from },
    name: `before-${name}`,
    links: new Map([[path, target]]),
  });
  const pair = await alternate(
    runs,
    () => pressLink(browser, { address: product.app + from.path, world, link: path, heading }),
    () => pressLink(browser, { address: product.app + source, world, link: target, heading }),
  );
  return figureOfPair(groupOf(ownPage), pair)('Press on a link to its content', 'ms', (time) => time);
}

interface LinkPress extends PageAtRest {
  readonly link: string;
  readonly heading: string;
}

const pressLink = (browser: Browser, { link, heading, ...where }: LinkPress): Promise<number> =>
  onPageAtRest(browser, where, async (page) => {
    const content: Awaited = {
      event: 'click',
      texts: [
        { selector: 'main h1', text: heading },
        { selector: OWN_CONTENT, text: '' },
      ],
    };
    const pressed = page.locator(`a[href="${link}"]`).first();
    await pressed.waitFor();
    // A real pointer would approach before it presses.
    return paintedAfter(page, content, () => pressed.dispatchEvent('click'));
  });
