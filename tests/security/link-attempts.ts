import type { DomAssembly } from '#features/support/dom/dom-assembly.ts';
import type { DomAssemblies } from '#features/support/dom/open-dom.ts';
import { ORDINARY_DAY } from '#features/support/catalogue.ts';
import type { CatalogueItem } from '#mock-server/catalogue/items/catalogue-item.ts';
import { awkwardItems } from '#mock-server/catalogue/items/awkward-items.ts';
import type { AccessReport } from './access-report.ts';
import type { Attempt } from './access-probe.ts';
import { wantedBy } from './who-may-watch.ts';

/** The configs that sign: one with a policy and the player over the page, one without a policy and the player in the page. */
const CONFIGS = ['', 'c=stillway'];

/**
 * Each person opens each address of the app that would play an item that they may not watch. What the app receives is searched
 * for where the video is, and nothing may play. Somebody who may watch it opens the same addresses, and it has to play.
 *
 * @param most addresses of an item under a config
 */
export async function tryLinks(
  assemblies: DomAssemblies,
  attempts: readonly Attempt[],
  most: number,
): Promise<AccessReport> {
  const tries = new Map<string, number>();
  const through: string[] = [];
  const untried: string[] = [];
  let [elsewhere, entitled] = [0, 0];
  const played = new Map<string, boolean>();

  /** Whether it plays for who may watch it. */
  const isDoor = async (item: CatalogueItem, path: string): Promise<boolean> => {
    const key = `${item.mediaid} ${path}`;
    const known = played.get(key);
    if (known !== undefined) return known;
    const { plays } = await visit(assemblies, 'new', wantedBy(item), item, path);
    played.set(key, plays);
    if (plays) entitled += 1;
    return plays;
  };

  for (const { person, item } of attempts) {
    // Without a policy nobody can play what is protected.
    for (const config of item.protected ? CONFIGS.slice(0, 1) : CONFIGS) {
      let doors = 0;
      for (const path of addressesOf(item).slice(0, most)) {
        const address = config ? `${path}&${config}` : path;
        const { plays, received } = await visit(assemblies, person, [], item, address);
        for (const what of received) through.push(`${person}: ${address}: ${what}`);
        if (plays) through.push(`${person}: ${address} plays`);
        if (await isDoor(item, address)) {
          tries.set(person, (tries.get(person) ?? 0) + 1);
          doors += 1;
        } else elsewhere += 1;
      }
      if (doors === 0) untried.push(`${person}: no address plays ${item.mediaid} for who may watch it`);
    }
  }
  const asTrailer = await playAsTrailer(assemblies, attempts);
  return {
    attempts: tries,
    unprotected: elsewhere + asTrailer.tried,
    granted: entitled,
    breaches: [...through, ...asTrailer.through],
    omitted: asTrailer.tried === 0 ? [...untried, 'Nobody pressed a trailer'] : untried,
  };
}

interface Seen {
  readonly plays: boolean;
  /** What the app received of the video. */
  readonly received: readonly string[];
}

async function visit(
  assemblies: DomAssemblies,
  person: string,
  tiers: readonly string[],
  item: CatalogueItem,
  path: string,
): Promise<Seen> {
  const assembly = await assemblies.make(person, ORDINARY_DAY);
  for (const tier of tiers.filter((each) => each !== 'workout'))
    await assembly.platform.request('POST', '/account/upgrade', { tier });
  const received = searchAnswers(assembly, item.mediaid);
  await assembly.open(path);
  await assembly.settle();
  // The player's code comes, and an ad is looked for, for a while before a video begins.
  for (let looks = 0; looks < 4 && !assembly.playing(); looks++) {
    if ((await assembly.player.isThere()) && (await assembly.player.isShowingAd()))
      await assembly.player.skipAd();
    await assembly.wait(2000);
  }
  const plays = assembly.playing()?.mediaid === item.mediaid;
  await assembly.end();
  return { plays, received };
}

/** Lists whatever the app is answered from now on that tells where the video of an item is, or opens it. */
function searchAnswers(assembly: DomAssembly, mediaid: string): readonly string[] {
  const received: string[] = [];
  const places = ['manifests', 'segments', 'licences'].map((place) => `/${place}/${mediaid}`);
  assembly.listen(({ method, path, status, text }) => {
    if (
      status === null ||
      status >= 300 ||
      !/^\/(v2|api|apps|signing|manifests|segments|licences)/.test(path)
    )
      return;
    const said = text();
    const isOwnSignature = path.startsWith(`/signing/media/${mediaid}/`) && /"token":"/.test(said);
    const tells = places.some((place) => path.startsWith(place) || said.includes(place));
    if (isOwnSignature || tells) received.push(`${method} ${path}`);
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

/** Anybody may play a trailer: an item that names a locked one as its trailer opens nothing by that. */
async function playAsTrailer(
  assemblies: DomAssemblies,
  attempts: readonly Attempt[],
): Promise<{ readonly tried: number; readonly through: readonly string[] }> {
  const through: string[] = [];
  let tried = 0;
  const people = new Map(attempts.map(({ person, item }) => [person, item]));
  for (const [person, item] of people) {
    const assembly = await assemblies.make(person, ORDINARY_DAY);
    const id = awkwardItems.bareFacts;
    const media = await assembly.platform.request('GET', `/v2/media/${id}`);
    const { playlist, ...rest } = media as { readonly playlist: readonly object[] };
    const body = { ...rest, playlist: playlist.map((each) => ({ ...each, trailerId: item.mediaid })) };
    await assembly.platform.request('POST', '/__mock/faults', { row: 'GET /v2/media/:id', body, times: 1 });
    const received = searchAnswers(assembly, item.mediaid);
    await assembly.open(`/m/${id}/any`);
    await assembly.settle();
    const button = assembly.screen.part('main').part('button', /trailer/i);
    if ((await button.count()) > 0) {
      await button.press();
      await assembly.settle();
      tried += 1;
    }
    for (const what of received) through.push(`${person}: ${item.mediaid} as a trailer: ${what}`);
    if (assembly.playing()?.mediaid === item.mediaid)
      through.push(`${person}: ${item.mediaid} plays as a trailer`);
    await assembly.end();
  }
  return { tried, through };
}
