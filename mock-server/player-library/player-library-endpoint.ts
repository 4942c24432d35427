import { refusal, type Answer, type Call, type Endpoint } from '../http/endpoint.ts';
import { playerLibraryScript } from './bundle-player-library.ts';

const SCRIPT_TYPE = 'text/javascript; charset=utf-8';

/** Cached for a minute; afterwards the browser revalidates. */
const CACHING = 'public, max-age=60, stale-while-revalidate=604800';

async function playerLibrary({ params, headers }: Call): Promise<Answer> {
  const { playerId = '' } = params;
  if (!/^[A-Za-z0-9]{8}$/.test(playerId)) return refusal(404, `There is no player "${playerId}"`);
  const { version, code } = await playerLibraryScript();
  const caching = { etag: `W/"${version}"`, 'cache-control': CACHING };
  const isSame = headers['if-none-match']?.includes(`"${version}"`);
  if (isSame) return { status: 304, headers: caching };
  const packed = await code.for(headers['accept-encoding']);
  return { status: 200, type: SCRIPT_TYPE, headers: { ...caching, ...packed.headers }, body: packed.body };
}

export const playerLibraryEndpoint: Endpoint = {
  method: 'GET',
  path: '/libraries/:playerId.js',
  base: 'cdn',
  summary: 'The player library, with the API of the hosted platform’s player',
  specified: 'Specification 1, section 7; PLY-01, API-04',
  answer: 'decided',
  produces: SCRIPT_TYPE,
  handler: playerLibrary,
};

/**
 * Builds and compresses the library ahead of its first request. A failure is reported to whoever requests it.
 */
export async function warmPlayerLibrary(): Promise<void> {
  await playerLibraryScript()
    .then(({ code }) => code.for('br'))
    .catch(() => undefined);
}
