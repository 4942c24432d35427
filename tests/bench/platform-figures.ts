import { alternate } from './alternate.ts';
import type { Bench } from './bench-context.ts';
import { figureOfPair, type Aim, type Figure } from './figure.ts';
import { loadPage, UNHINDERED } from './page-load.ts';
import { startServer } from './platform-start.ts';

const MB = 1024 * 1024;

/** How fast the mock platform starts, and its memory use after serving home. */
export async function platformFigures({ devtools, pages, product, runs }: Bench): Promise<Figure[]> {
  const { requests } = await loadPage(devtools, pages.app.home, UNHINDERED);
  const asked = requests
    .filter(({ address }) => address.startsWith(product.platform))
    .map(({ address }) => address.slice(product.platform.length));
  const pair = await alternate(
    runs,
    () => startServer('mock-server/main.ts', [...asked, '/app/.webapp.ini', '/api/v3/jwp/home']),
    () => startServer('tests/bench/bare-server.ts', ['/']),
  );
  const figure = figureOfPair(
    'The mock platform; reference: a server with one response on the same framework',
    pair,
  );
  const below = (value: number): Aim => ({ on: 'figure', bound: 'below', value });
  return [
    figure('From start to listening', 'ms', ({ listeningAfter }) => listeningAfter, below(700)),
    figure('Resident memory after serving home', 'MB', ({ memory }) => memory / MB, below(150)),
  ];
}
