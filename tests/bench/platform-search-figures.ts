import { alternate } from './alternate.ts';
import type { Bench } from './bench-context.ts';
import { atMost, figureOfPair, median, type Figure } from './figure.ts';
import { freePort } from '#tools/environment/free-port.ts';
import { startPart } from './child-server.ts';

/** Common words, several words, the beginning of a name, and a word without results. */
const QUERIES = ['yoga', 'full body strength', 'hiit 20', 'mobility', 'dan', 'core burn', 'pilates', 'zzzz'];
const TIMES = 5;

/** How long the mock platform takes to respond to a search. */
export async function platformSearchFigures({ product }: Bench): Promise<Figure[]> {
  const port = await freePort();
  const bare = await startPart('tests/bench/bare-server.ts', { port, env: { MOCK_PORT: String(port) } });
  try {
    const searches = QUERIES.map((asked) => `/api/v3/jwp/search?q=${encodeURIComponent(asked)}`);
    const pair = await alternate(
      TIMES,
      () => medianAnswer(searches.map((path) => product.platform + path)),
      () => medianAnswer(searches.map(() => `http://localhost:${port}/`)),
    );
    const figure = figureOfPair(
      'A search on the mock platform; reference: a server with one response on the same framework',
      pair,
    );
    return [figure('From request to complete response', 'ms', (time) => time, atMost(3))];
  } finally {
    await bare.end();
  }
}

async function medianAnswer(addresses: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (const address of addresses) {
    const since = performance.now();
    const answer = await fetch(address);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
    times.push(performance.now() - since);
  }
  return median(times);
}
