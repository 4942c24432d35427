import { catalogueCache } from '#mock-server/catalogue/catalogue-cache.ts';
import { createCatalogue, type Catalogue } from '#mock-server/catalogue/catalogue.ts';
import type { CatalogueItem } from '#mock-server/catalogue/items/catalogue-item.ts';
import { libraryAt, type Library } from '#mock-server/catalogue/library.ts';
import { nearestSentence } from './nearest-name.ts';
import { ScenarioMistake } from './scenario-mistake.ts';

/** The day and time at which scenarios take place unless stated otherwise. */
export const DEFAULT_SCENARIO_TIME = new Date('2026-06-15T09:00:00Z');

/** The platform's origin, at which no server listens. */
export const PLATFORM_ORIGIN = 'http://localhost:8081';

/** The same catalogues for the steps and for an in-process platform. */
export const catalogueOn = catalogueCache((today) => createCatalogue({ origin: PLATFORM_ORIGIN, today }));
export const catalogue = (): Catalogue => catalogueOn(DEFAULT_SCENARIO_TIME);

export const library = (): Library => libraryAt(PLATFORM_ORIGIN);

/** The error for a name that nothing has. */
const unknown = (problem: string, name: string, names: Iterable<string>): ScenarioMistake =>
  new ScenarioMistake(
    `${problem} "${name}".${nearestSentence(name, names)} features/CATALOGUE.md lists what there is.`,
  );

const everything = (): readonly CatalogueItem[] => {
  const { series, trainers, strayChannel, pages, hubs, openHouse } = library();
  const { channels, oddChannels, manyChannels } = library();
  const { workouts, daily, programs } = catalogue();
  return [
    ...[...workouts, ...daily, ...programs, ...series, ...openHouse].map(({ item }) => item),
    ...[...channels, ...oddChannels, ...manyChannels].map(({ item }) => item),
    ...series.flatMap(({ episodes }) => episodes),
    ...[...trainers, strayChannel, ...pages, ...hubs],
  ];
};
const titles = new Map<string, CatalogueItem[]>();

/** All items by their titles. */
export function byTitle(): ReadonlyMap<string, readonly CatalogueItem[]> {
  if (titles.size === 0) {
    for (const each of everything()) titles.set(each.title, [...(titles.get(each.title) ?? []), each]);
  }
  return titles;
}

/**
 * The item with exactly this title: a workout, program, series, episode, trainer, page, hub or channel.
 * Throws unless there is exactly one.
 */
export function findItem(title: string): CatalogueItem {
  const [found, another] = byTitle().get(title) ?? [];
  if (!found) throw unknown('Nothing in the catalogue is called', title, byTitle().keys());
  if (another)
    throw new ScenarioMistake(`Several things in the catalogue are called "${title}": choose another one.`);
  return found;
}

/** The workout of a day of the 365 series: 2026-06-15. */
export function dailyWorkoutOf(day: string): CatalogueItem {
  const found = catalogue().daily.find(({ item }) => item.pubdate * 1000 === Date.parse(day));
  if (!found) throw new ScenarioMistake(`The 365 series has no workout of "${day}".`);
  return found.item;
}

/** A trainer's id without its prefix, by the trainer's name. */
export function trainerIdOf(name: string): string {
  const { trainers } = catalogue();
  const trainer = trainers.find(({ title }) => title === name);
  if (!trainer?.external_id)
    throw unknown(
      'No trainer is called',
      name,
      trainers.map(({ title }) => title),
    );
  return trainer.external_id.slice('trainer-'.length);
}

/** The media id of the series that an episode belongs to. */
export function seriesOfEpisode({ mediaid, title }: CatalogueItem): string {
  const found = library().series.find(({ episodes }) =>
    episodes.some((episode) => episode.mediaid === mediaid),
  );
  if (!found) {
    const episodes = library().series.flatMap((series) => series.episodes.map((episode) => episode.title));
    throw new ScenarioMistake(`"${title}" is no episode of any series.${nearestSentence(title, episodes)}`);
  }
  return found.item.mediaid;
}

/** All workouts of the library except one. */
export const workoutsExcept = (title: string): readonly CatalogueItem[] =>
  catalogue()
    .workouts.map(({ item }) => item)
    .filter((item) => item.title !== title);

/** The title of a workout or program by its id; throws if there is none. */
export function titleOfId(mediaid: string): string {
  const item = catalogue().item(mediaid);
  if (!item) throw new Error(`Nothing in the catalogue has the id ${mediaid}`);
  return item.title;
}

/** Fields that an item can have in addition to those in the catalogue. */
const OTHER_FIELDS = ['sources', 'tracks', 'external_id', 'requiredEntitlements', 'featuredLabel'];
let fields: readonly string[] | undefined;

/** The fields that items have. */
export const itemFields = (): readonly string[] =>
  (fields ??= [...new Set([...OTHER_FIELDS, ...everything().flatMap((item) => Object.keys(item))])].sort());

/** Throws for a field that no item has: it is misspelt. */
export function assertField(name: string): void {
  if (!itemFields().includes(name))
    throw new ScenarioMistake(
      `No item has a field "${name}".${nearestSentence(name, itemFields())} There are: ${itemFields().join(', ')}`,
    );
}

/** The columns of a table with items that change their fields. */
export const ITEM_FIELDS = {
  meaning: 'any field of items, as listed at the end of this page; an empty cell is an empty text',
  check: assertField,
};

/** The duration of any item, in seconds. */
export const durationOf = (mediaid: string): number => catalogue().item(mediaid)?.duration ?? 0;

let ofHome: ReadonlyMap<string, string> | undefined;

/** The ids of the playlists that home or its menu shows, by their titles there. */
export const playlistsOfHome = (): ReadonlyMap<string, string> => (ofHome ??= readPlaylistsOfHome());

function readPlaylistsOfHome(): ReadonlyMap<string, string> {
  const { content, menu } = catalogue().config;
  const named = menu.map(({ label, contentId }) => ({ title: label, contentId }));
  const found = new Map<string, string>();
  for (const { title, contentId } of [...content, ...named]) {
    const known = contentId && catalogue().playlist(contentId);
    for (const name of known ? [title, known.title] : [title])
      if (name && contentId && !found.has(name)) found.set(name, contentId);
  }
  return found;
}

/** The ids of the playlists that hubs show. */
export const playlistsOfHubs = (): readonly string[] => [
  ...new Set(library().hubs.flatMap(({ playlists }) => playlists?.split(',') ?? [])),
];

/**
 * The id of the playlist that home or a hub shows under this title, or that lists the content of the program or series
 * with this name.
 */
export function findPlaylist(title: string): string {
  const onHome = playlistsOfHome();
  const withContent = [...catalogue().programs, ...library().series].map(({ item }) => item);
  const found =
    onHome.get(title) ??
    withContent.find((item) => item.title === title)?.seriesPlaylistId ??
    playlistsOfHubs().find((id) => catalogue().playlist(id)?.title === title);
  if (found) return found;
  const names = [...onHome.keys(), ...withContent.map((item) => item.title)];
  throw unknown('No row of home, no program and no series is called', title, names);
}
