import { alternate } from './alternate.ts';
import { addressesOf, type Bench } from './bench-context.ts';
import { medianOf, type Figure } from './figure.ts';
import { loadPage, UNHINDERED } from './page-load.ts';
import { startServer, type ServerStart } from './platform-start.ts';

const MB = 1024 * 1024;

/** How fast the mock platform starts, and its memory use after serving home. */
export async function platformFigures({ devtools, product, runs }: Bench): Promise<Figure[]> {
  const { requests } = await loadPage(devtools, addressesOf('home', product).app, UNHINDERED);
  const asked = requests
    .filter(({ address }) => address.startsWith(product.platform))
    .map(({ address }) => address.slice(product.platform.length));
  const { app, reference } = await alternate(
    runs,
    () => startServer('mock-server/main.ts', [...asked, '/app/.webapp.ini', '/api/v3/jwp/home']),
    () => startServer('tests/bench/bare-server.ts', ['/']),
  );
  const group = 'The mock platform; reference: a server with one response on the same framework';
  const memory = (start: ServerStart) => start.memory / MB;
  return [
    {
      group,
      name: 'From start to listening',
      unit: 'ms',
      measured: medianOf(app, ({ listeningAfter }) => listeningAfter),
      reference: medianOf(reference, ({ listeningAfter }) => listeningAfter),
      aim: { on: 'figure', bound: 'below', value: 1000 },
    },
    {
      group,
      name: 'Resident memory after serving home',
      unit: 'MB',
      measured: medianOf(app, memory),
      reference: medianOf(reference, memory),
      aim: { on: 'figure', bound: 'below', value: 300 },
    },
  ];
}
