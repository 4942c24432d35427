import type { DomAssembly } from '#features/support/dom/dom-assembly.ts';
import type { DomAssemblies } from '#features/support/dom/open-dom.ts';
import { DEFAULT_SCENARIO_TIME } from '#features/support/catalogue.ts';
import type { CatalogueItem } from '#mock-server/catalogue/items/catalogue-item.ts';
import { edgeCaseItems } from '#mock-server/catalogue/items/edge-case-items.ts';
import type { AccessReport } from './access-report.ts';
import type { Attempt } from './access-probe.ts';
import { entitlementsFor } from './who-may-watch.ts';

/**
 * The configs that sign: one with a policy and the full-screen player, one without a policy and the inline
 * player.
 */
const CONFIGS = ['', 'c=stillway'];

/**
 * Each person opens each address of the app that would play an item to which they have no access. What the
 * app receives is searched for the address of the video, and nothing may play. A person with access opens the
 * same addresses, and the video must play.
 *
 * @param most the maximum number of addresses of an item under a config
 */
export async function tryLinks(
  assemblies: DomAssemblies,
  attempts: readonly Attempt[],
  most: number,
): Promise<AccessReport> {
  const made = new Map<string, number>();
  const breaches: string[] = [];
  const omitted: string[] = [];
  let [unprotected, granted] = [0, 0];
  const played = new Map<string, boolean>();

  /** Whether the address plays the item for a person with access. */
  const playsWithAccess = async (item: CatalogueItem, path: string): Promise<boolean> => {
    const key = `${item.mediaid} ${path}`;
    const known = played.get(key);
    if (known !== undefined) return known;
    const { plays } = await visit(assemblies, 'new', entitlementsFor(item), item, path);
    played.set(key, plays);
    if (plays) granted += 1;
    return plays;
  };

  for (const { person, item } of attempts) {
    // Without a policy no one can play protected items.
    for (const config of item.protected ? CONFIGS.slice(0, 1) : CONFIGS) {
      let playable = 0;
      for (const path of addressesOf(item).slice(0, most)) {
        const address = config ? `${path}&${config}` : path;
        const { plays, received } = await visit(assemblies, person, [], item, address);
        for (const what of received) breaches.push(`${person}: ${address}: ${what}`);
        if (plays) breaches.push(`${person}: ${address} plays`);
        if (await playsWithAccess(item, address)) {
          made.set(person, (made.get(person) ?? 0) + 1);
          playable += 1;
        } else unprotected += 1;
      }
      if (playable === 0)
        omitted.push(`${person}: no address plays ${item.mediaid} for a person with access`);
    }
  }
  const asTrailer = await playAsTrailer(assemblies, attempts);
  return {
    attempts: made,
    unprotected: unprotected + asTrailer.tried,
    granted,
    breaches: [...breaches, ...asTrailer.breaches],
    omitted: asTrailer.tried === 0 ? [...omitted, 'Nobody pressed a trailer'] : omitted,
  };
}

interface Visit {
  readonly plays: boolean;
  /** The requests whose responses exposed the video. */
  readonly received: readonly string[];
}

async function visit(
  assemblies: DomAssemblies,
  person: string,
  tiers: readonly string[],
  item: CatalogueItem,
  path: string,
): Promise<Visit> {
  const assembly = await assemblies.make(person, DEFAULT_SCENARIO_TIME);
  for (const tier of tiers.filter((each) => each !== 'workout'))
    await assembly.platform.request('POST', '/account/upgrade', { tier });
  const received = exposingRequests(assembly, item.mediaid);
  await assembly.open(path);
  await assembly.settle();
  // The player's code and an ad load before the video starts.
  for (let looks = 0; looks < 4 && !assembly.playing(); looks++) {
    if ((await assembly.player.count()) > 0 && (await assembly.player.isShowingAd()))
      await assembly.player.skipAd();
    await assembly.wait(2000);
  }
  const plays = assembly.playing()?.mediaid === item.mediaid;
  await assembly.end();
  return { plays, received };
}

/**
 * Lists every request from now on whose response contains the address of an item's video, or a token for it.
 */
function exposingRequests(assembly: DomAssembly, mediaid: string): readonly string[] {
  const received: string[] = [];
  const addresses = ['manifests', 'segments', 'licences'].map((kind) => `/${kind}/${mediaid}`);
  assembly.listen(({ method, path, status, text }) => {
    if (
      status === null ||
      status >= 300 ||
      !/^\/(v2|api|apps|signing|manifests|segments|licences)/.test(path)
    )
      return;
    const body = text();
    const isOwnSignature = path.startsWith(`/signing/media/${mediaid}/`) && /"token":"/.test(body);
    const containsAddress = addresses.some((address) => path.startsWith(address) || body.includes(address));
    if (isOwnSignature || containsAddress) received.push(`${method} ${path}`);
  });
  return received;
}

const addressesOf = ({ mediaid, slug, feedid, seriesId }: CatalogueItem): string[] => [
  `/m/${mediaid}/any?play=1`,
  ...(slug && !seriesId ? [`/workout/${slug}?play=1`] : []),
  ...(seriesId
    ? [`/m/${mediaid}/any?seriesId=${seriesId}&play=1`, `/s/${seriesId}/any?e=${mediaid}&play=1`]
    : []),
  `/m/${mediaid}/any?play=1&token=abc&free=true`,
  `/m/${mediaid}/any?play=1&r=${feedid}`,
  `/m/%20${mediaid}/any?play=1`,
  `/m/${mediaid}?play=1&play=1&entitled=true`,
  ...(slug ? [`/program/${slug}?play=1`, `/workout/${slug.toUpperCase()}?play=1`] : []),
];

/** Anyone may play a trailer: an item that names a protected one as its trailer must not play it. */
async function playAsTrailer(
  assemblies: DomAssemblies,
  attempts: readonly Attempt[],
): Promise<{ readonly tried: number; readonly breaches: readonly string[] }> {
  const breaches: string[] = [];
  let tried = 0;
  const people = new Map(attempts.map(({ person, item }) => [person, item]));
  for (const [person, item] of people) {
    const assembly = await assemblies.make(person, DEFAULT_SCENARIO_TIME);
    const id = edgeCaseItems.bareFacts;
    const media = await assembly.platform.request('GET', `/v2/media/${id}`);
    const { playlist, ...rest } = media as { readonly playlist: readonly object[] };
    const body = { ...rest, playlist: playlist.map((each) => ({ ...each, trailerId: item.mediaid })) };
    await assembly.platform.request('POST', '/__mock/faults', { row: 'GET /v2/media/:id', body, times: 1 });
    const received = exposingRequests(assembly, item.mediaid);
    await assembly.open(`/m/${id}/any`);
    await assembly.settle();
    const button = assembly.screen.part('main').part('button', /trailer/i);
    if ((await button.count()) > 0) {
      await button.press();
      await assembly.settle();
      tried += 1;
    }
    for (const what of received) breaches.push(`${person}: ${item.mediaid} as a trailer: ${what}`);
    if (assembly.playing()?.mediaid === item.mediaid)
      breaches.push(`${person}: ${item.mediaid} plays as a trailer`);
    await assembly.end();
  }
  return { tried, breaches };
}
