import { SCREENS, type Bench, type Pages, type Screen } from './bench-context.ts';
import type { DevtoolsBrowser } from './devtools-browser.ts';
import { scriptSize } from './script-size.ts';
import { atMost, type Figure } from './figure.ts';
import { loadPage, UNHINDERED } from './page-load.ts';
import { transferredSize, type TransferredSize } from './transferred.ts';

/** A file that the browser requests, and when. */
export interface Part extends TransferredSize {
  readonly screen: Screen;
  readonly name: string;
  readonly asked: 'by the page' | 'before the screen was there' | 'afterwards';
}

/** The limit of script on home until it is rendered, brotli-compressed. */
const MOST_SCRIPT_KB = 135;
const KB = 1024;

/** The files of script and style that each screen requests. */
export async function requestedParts({ devtools }: Bench, pages: Pages): Promise<Part[]> {
  const parts: Part[] = [];
  for (const screen of SCREENS) parts.push(...(await partsOf(screen, devtools, pages[screen])));
  return parts;
}

/** The size of script and style that each screen needs to render. */
export async function sizeFigures(bench: Bench): Promise<Figure[]> {
  const parts = await requestedParts(bench, bench.pages.app);
  const react = await scriptSize('./bare-react.ts');
  const inversify = await scriptSize('./bare-inversify.ts');
  return [
    ...SCREENS.flatMap((screen) => figuresOf(screen, parts, react, inversify)),
    ...(await pageAndPlayerFigures(bench)),
    await playerOnHomeFigure(bench),
  ];
}

async function partsOf(screen: Screen, devtools: DevtoolsBrowser, app: string): Promise<Part[]> {
  const page = await (await fetch(app)).text();
  const { requests, screenVisible } = await loadPage(devtools, app, UNHINDERED);
  const asked = requests.filter(({ address }) => /\.(js|css)(\?|$)/.test(address));
  // A file that was requested twice counts from the first time.
  const first = new Map<string, number>();
  for (const { address, startedAt } of asked) if (!first.has(address)) first.set(address, startedAt);
  return Promise.all(
    [...first].map(async ([address, startedAt]): Promise<Part> => {
      const name = new URL(address).pathname.replace('/app/assets/', '');
      const byPage = new RegExp(`<(script|link)[^>]+${name.replaceAll('.', '\\.')}`).test(page);
      return {
        screen,
        name,
        asked: byPage
          ? 'by the page'
          : startedAt < screenVisible
            ? 'before the screen was there'
            : 'afterwards',
        ...(await transferredSize([address])),
      };
    }),
  );
}

function figuresOf(
  screen: Screen,
  parts: readonly Part[],
  react: TransferredSize,
  inversify: TransferredSize,
): Figure[] {
  const sum = (ending: '.js' | '.css', encoding: keyof TransferredSize) =>
    neededKB(parts, { screen, ending, encoding });
  const group = `Transferred until ${screen} is visible; reference for script: React alone`;
  const inKB = { group, unit: 'KB' } as const;
  return [
    {
      ...inKB,
      name: 'Script, brotli',
      measured: sum('.js', 'brotli'),
      reference: react.brotli / KB,
      ...(screen === 'home' && { aim: atMost(MOST_SCRIPT_KB) }),
    },
    {
      ...inKB,
      name: 'Of what loads afterwards: inversify with reflect-metadata, brotli',
      measured: inversify.brotli / KB,
      reference: null,
    },
    { ...inKB, name: 'Script, gzip', measured: sum('.js', 'gzip'), reference: react.gzip / KB },
    { ...inKB, name: 'Style, gzip', measured: sum('.css', 'gzip'), reference: null },
    { ...inKB, name: 'Style, brotli', measured: sum('.css', 'brotli'), reference: null },
  ];
}

interface Needed {
  readonly screen: Screen;
  readonly ending: '.js' | '.css';
  readonly encoding: keyof TransferredSize;
}

/** How much of one kind a screen needs to render. */
export const neededKB = (parts: readonly Part[], { screen, ending, encoding }: Needed): number =>
  parts
    .filter((part) => part.screen === screen && part.asked !== 'afterwards' && part.name.endsWith(ending))
    .reduce((all, part) => all + part[encoding], 0) / KB;

/** The player and the dialog that plays trailers: home must not load either before a press is imminent. */
const OF_THE_PLAYER = /\/libraries\/|\/assets\/trailer-dialog/;

async function playerOnHomeFigure({ devtools, pages }: Bench): Promise<Figure> {
  const askedFor = async (screen: Screen) => {
    const { requests } = await loadPage(devtools, pages.app[screen], UNHINDERED);
    return requests.filter(({ address }) => OF_THE_PLAYER.test(address)).length;
  };
  return {
    group: 'Other transfers; reference: the static home, and hls.js',
    name: 'Player files requested by home',
    unit: 'files',
    measured: await askedFor('home'),
    reference: null,
    aim: atMost(0),
  };
}

async function pageAndPlayerFigures({ product }: Bench): Promise<Figure[]> {
  const page = await transferredSize([`${product.app}/app/`]);
  const staticPage = await transferredSize([product.app + product.reference.home]);
  const settings = await (await fetch(`${product.app}/app/.webapp.ini`)).text();
  const [, playerId = ''] = /^playerId\s*=\s*"?(\w+)/m.exec(settings) ?? [];
  const player = await transferredSize([`${product.platform}/libraries/${playerId}.js`]);
  const hls = await transferredSize([`${product.app}/app/reference/hls.min.js`]);
  return [
    {
      group: 'Other transfers; reference: the static home, and hls.js',
      name: 'The HTML page, gzip',
      unit: 'KB',
      measured: page.gzip / KB,
      reference: staticPage.gzip / KB,
    },
    {
      group: 'Other transfers; reference: the static home, and hls.js',
      name: 'The player library, prefetched on hover, gzip',
      unit: 'KB',
      measured: player.gzip / KB,
      reference: hls.gzip / KB,
    },
  ];
}
