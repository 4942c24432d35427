import { catalogueCalendar } from '#mock-server/catalogue/catalogue-calendar.ts';
import { createCatalogue, type Catalogue } from '#mock-server/catalogue/catalogue.ts';
import type { CatalogueItem } from '#mock-server/catalogue/items/catalogue-item.ts';
import { libraryAt, type Library } from '#mock-server/catalogue/library.ts';

/** The day and time at which scenarios take place unless stated otherwise. */
export const DEFAULT_SCENARIO_TIME = new Date('2026-06-15T09:00:00Z');

/** The platform's origin, at which no server listens. */
export const PLATFORM_ORIGIN = 'http://localhost:8081';

/** The same catalogues for the steps and for an in-process platform. */
export const catalogueOn = catalogueCalendar((today) => createCatalogue({ origin: PLATFORM_ORIGIN, today }));
const catalogue = (): Catalogue => catalogueOn(DEFAULT_SCENARIO_TIME);

const library = (): Library => libraryAt(PLATFORM_ORIGIN);

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
const byTitle = new Map<string, CatalogueItem[]>();

/**
 * The item with exactly this title: a workout, program, series, episode, trainer, page, hub or channel.
 * Throws unless there is exactly one.
 */
export function findItem(title: string): CatalogueItem {
  if (byTitle.size === 0) {
    for (const each of everything()) byTitle.set(each.title, [...(byTitle.get(each.title) ?? []), each]);
  }
  const [found, another] = byTitle.get(title) ?? [];
  if (!found) throw new Error(`Nothing in the catalogue is called "${title}"`);
  if (another) throw new Error(`Several things in the catalogue are called "${title}"`);
  return found;
}

/** A trainer's id without its prefix, by the trainer's name. */
export function trainerIdOf(name: string): string {
  const trainer = catalogue().trainers.find(({ title }) => title === name);
  if (!trainer?.external_id) throw new Error(`No trainer is called "${name}"`);
  return trainer.external_id.slice('trainer-'.length);
}

/** The media id of the series that an episode belongs to. */
export function seriesOfEpisode({ mediaid, title }: CatalogueItem): string {
  const found = library().series.find(({ episodes }) =>
    episodes.some((episode) => episode.mediaid === mediaid),
  );
  if (!found) throw new Error(`"${title}" is no episode of any series`);
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
let fields: ReadonlySet<string> | undefined;

/** Throws for a field that no item has: it is misspelt. */
export function assertField(name: string): void {
  fields ??= new Set([...OTHER_FIELDS, ...everything().flatMap((item) => Object.keys(item))]);
  if (!fields.has(name))
    throw new Error(`No item has a field "${name}". There are ${[...fields].join(', ')}`);
}

/** The duration of any item, in seconds. */
export const durationOf = (mediaid: string): number => catalogue().item(mediaid)?.duration ?? 0;

/**
 * The id of the playlist that home shows under this title, or that lists the content of the program or series
 * with this name.
 */
export function findPlaylist(title: string): string {
  const { content, menu } = catalogue().config;
  const named = menu.map(({ label, contentId }) => ({ title: label, contentId }));
  for (const row of [...content, ...named]) {
    const playlist = row.contentId ? catalogue().playlist(row.contentId) : undefined;
    if (row.contentId && (row.title === title || playlist?.title === title)) return row.contentId;
  }
  const program = catalogue().programs.find(({ item }) => item.title === title);
  if (program?.item.seriesPlaylistId) return program.item.seriesPlaylistId;
  const ofSeries = library().series.find(({ item }) => item.title === title);
  if (ofSeries?.item.seriesPlaylistId) return ofSeries.item.seriesPlaylistId;
  throw new Error(`No row of home, no program and no series is called "${title}"`);
}
