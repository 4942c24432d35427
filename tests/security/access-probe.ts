import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '#mock-server/catalogue/catalogue.ts';
import type { CatalogueItem } from '#mock-server/catalogue/items/catalogue-item.ts';
import { DRM_POLICY } from '#mock-server/catalogue/configs/config-parts.ts';
import { signedToken, TOKEN_MINUTES } from '#mock-server/endpoints/signing/media-token.ts';
import { forgedFrom, NO_TOKENS } from './forged-tokens.ts';
import type { AccessReport } from './access-report.ts';
import {
  asTheAppDoes,
  doorsOf,
  formatsOf,
  HANDED_OVER,
  listsWith,
  signersOf,
  tricksWith,
  type Way,
} from './attack-vectors.ts';
import { wantedBy } from './who-may-watch.ts';

/** Who tries to get at what. */
export interface Attempt {
  readonly person: string;
  readonly item: CatalogueItem;
}

/**
 * Each person tries by hand every way to the video of an item that they may not watch that a browser, a script or a curious
 * member could think of. Somebody who may watch it goes the same ways with a good token: only what opens then is a lock.
 */
export async function probeAccess(
  server: FastifyInstance,
  catalogue: Catalogue,
  attempts: readonly Attempt[],
  now: Date,
): Promise<AccessReport> {
  const tries = new Map<string, number>();
  const through: string[] = [];
  const untried: string[] = [];
  let [elsewhere, entitled] = [0, 0];
  const opens = async (way: Way, world: InWorld, item: CatalogueItem): Promise<boolean> =>
    givesAway(await knock(server, way, world), item);

  for (const { person, item } of attempts) {
    const good = await worldOf(server, 'new', now);
    for (const tier of wantedBy(item)) await ask(server, 'POST', '/account/upgrade', good, { tier });
    const bad = await worldOf(server, person, now);
    const keys = await Promise.all(signersOf(item).map((way) => tokenFrom(server, way, good)));
    if (keys.includes(null)) untried.push(`Nobody can sign ${item.mediaid}`);

    const tryAll = async (way: Way, tokens: readonly string[], hand = asTheAppDoes): Promise<boolean> => {
      const withToken = (token: string): Way => (token === '' ? way : hand(way, token));
      let isLock = false;
      for (const key of keys) isLock ||= key !== null && (await opens(withToken(key), good, item));
      if (isLock) entitled += 1;
      for (const each of tokens.map(withToken)) {
        if (isLock) tries.set(person, (tries.get(person) ?? 0) + 1);
        else elsewhere += 1;
        if (await opens(each, bad, item)) through.push(`${person}: ${each.method} ${each.url}`);
      }
      return isLock;
    };

    for (const way of signersOf(item)) {
      if (await opens(way, good, item)) entitled += 1;
      else untried.push(`${way.url} signs for nobody`);
      tries.set(person, (tries.get(person) ?? 0) + 1);
      if (await opens(way, bad, item)) through.push(`${person}: ${way.url}`);
    }
    const others = await tokensAtHand(server, bad, catalogue, item, now);
    const forged = others.flatMap((token) => forgedFrom(token, item.mediaid));
    const doors = doorsOf(item);
    for (const way of doors) {
      const isLock = await tryAll(way, ['', ...forged, ...NO_TOKENS]);
      if (!isLock) untried.push(`${way.url} opens for nobody`);
    }
    const some = ['', ...others, forged.at(-1) ?? ''];
    for (const way of [...formatsOf(item, catalogue.config.siteId), ...tricksWith(item)])
      await tryAll(way, some);
    for (const hand of HANDED_OVER) for (const way of doors) await tryAll(way, others, hand);
    for (const way of listsWith(item, catalogue)) {
      elsewhere += 1;
      if (await opens(way, bad, item)) through.push(`${person}: ${way.url}`);
    }
    if (!tries.get(person)) untried.push(`${person} tried nothing`);
  }
  return { attempts: tries, unprotected: elsewhere, granted: entitled, breaches: through, omitted: untried };
}

interface Answered {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Whether an answer holds a part of the item's video, its key, or where it is. */
function givesAway({ statusCode, headers, body }: Answered, { mediaid }: CatalogueItem): boolean {
  if (statusCode >= 300) return false;
  if (/mpegurl|video\//.test(String(headers['content-type']))) return true;
  const places = ['manifests', 'segments', 'licences'].map((place) => `/${place}/${mediaid}`);
  return places.some((place) => body.includes(place)) || /"token":"|"keys":\[/.test(body);
}

type InWorld = { readonly 'x-mock-world': string };

const knock = (server: FastifyInstance, { method, url, headers }: Way, world: InWorld): Promise<Answered> =>
  server.inject({
    method,
    url,
    headers: { ...headers, ...world },
    ...(method === 'POST' ? { payload: {} } : {}),
  });

const ask = (server: FastifyInstance, method: 'POST', url: string, headers: InWorld, payload: object) =>
  server.inject({ method, url, headers, payload });

async function tokenFrom(server: FastifyInstance, way: Way, world: InWorld): Promise<string | null> {
  const { body } = await knock(server, way, world);
  return (JSON.parse(body) as { readonly token?: string | null }).token ?? null;
}

/** Tokens that somebody without access can come by: of what everybody may watch, a trailer among it, and run-out ones. */
async function tokensAtHand(
  server: FastifyInstance,
  world: InWorld,
  catalogue: Catalogue,
  item: CatalogueItem,
  now: Date,
): Promise<readonly string[]> {
  const open = catalogue.workouts.find((other) => other.item.free === 'true')?.item;
  const trailerId =
    item.trailerId ?? catalogue.programs.find((other) => other.item.trailerId)?.item.trailerId;
  const trailer = catalogue.item(trailerId ?? '');
  const signers = [open, trailer].flatMap((other) => (other ? signersOf(other) : []));
  const own = await Promise.all(signers.map((way) => tokenFrom(server, way, world)));
  const before = new Date(now.getTime() - TOKEN_MINUTES * 60_000);
  const runOut = [null, DRM_POLICY].map((policy) => signedToken(item.mediaid, policy, before));
  return [...own.filter((token) => token !== null), ...runOut];
}

async function worldOf(server: FastifyInstance, person: string, now: Date): Promise<InWorld> {
  const payload = { person, now: now.toISOString() };
  const made = await server.inject({ method: 'POST', url: '/__mock/worlds', payload });
  return { 'x-mock-world': made.json<{ world: string }>().world };
}
