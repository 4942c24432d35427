import type { CatalogueItem } from './items/catalogue-item.ts';
import type { Channel } from './items/channels.ts';
import type { AppConfig } from './configs/app-config.ts';
import { configNamed } from './configs/configs.ts';
import { daybreakConfig } from './configs/daybreak-config.ts';
import { filterOptions, matchingWorkouts, type FilterOptions } from './search/filters.ts';
import { libraryAt, type Library } from './library.ts';
import {
  metadataOfItem,
  metadataOfProgram,
  metadataOfWorkout,
  type Metadata,
} from './items/metadata-response.ts';
import type { PlaylistDefinition, PlaylistDetails } from './playlists/playlist-definition.ts';
import { playlistDefinition } from './playlists/playlists.ts';
import type { Program } from './items/programs.ts';
import { recommendationsFor } from './playlists/recommendations.ts';
import type { ScheduleEntry } from './schedule/schedule-entry.ts';
import { generateChannelSchedule } from './schedule/generate-channel-schedule.ts';
import { SearchIndex } from './search/search-index.ts';
import type { Series } from './items/series.ts';
import { DailyCatalogue } from './schedule/daily-catalogue.ts';
import { TRAINERS } from './vocabulary/trainers.ts';
import { trainerMediaId } from './items/platform-id.ts';
import type { Workout } from './items/workout.ts';

/** A whole playlist as the CDN sends it, without the page links. */
export interface Playlist extends PlaylistDetails {
  readonly feedid: string;
  readonly filter_options?: Readonly<Record<string, FilterOptions>>;
  readonly playlist: readonly CatalogueItem[];
}

/** Everything the platform publishes on a given day. Immutable, and independent of any account. */
export interface Catalogue {
  /** Midnight UTC of the day. */
  readonly today: Date;
  /** The default config of the app (CFG-06). */
  readonly config: AppConfig;
  /** A config by its eight-character id (CFG-05). */
  readonly configNamed: (id: string) => AppConfig | undefined;
  /** An item by its media id; a trainer also by `ext:trainer-{id}`. */
  readonly item: (id: string) => CatalogueItem | undefined;
  readonly itemBySlug: (slug: string) => CatalogueItem | undefined;
  readonly idForSlug: (slug: string) => string | undefined;
  /** The media id of each program and series, by its slug (MED-02). */
  readonly seriesIds: Readonly<Record<string, string>>;
  /**
   * A whole playlist by its id, or by its name on the account API; only items that match the search, if any.
   */
  readonly playlist: (id: string, search?: string) => Playlist | undefined;
  /** A playlist with the given items instead of its own, e.g. search results. */
  readonly playlistOf: (id: string, found: readonly CatalogueItem[]) => Playlist | undefined;
  /** The recommendations for an item, under a playlist's title. Undefined if either is unknown. */
  readonly related: (playlistId: string, mediaid: string) => Playlist | undefined;
  /** A program by its view name, with its workouts in order. */
  readonly program: (viewName: string) => Program | undefined;
  /** A series by its media id, with seasons. */
  readonly series: (mediaid: string) => Series | undefined;
  /** The series that an episode belongs to. */
  readonly seriesOfEpisode: (mediaid: string) => Series | undefined;
  /** A trainer by trainer id, not by media id. */
  readonly trainer: (id: string) => CatalogueItem | undefined;
  /** A workout, also one of the 365 series or of another property. */
  readonly workout: (mediaid: string) => Workout | undefined;
  readonly metadata: (mediaid: string) => Metadata | undefined;
  /** The workouts of the library, newest first; those of the 365 series are in `daily`. */
  readonly workouts: readonly Workout[];
  /** The 365 series up to today, newest first. */
  readonly daily: readonly Workout[];
  readonly programs: readonly Program[];
  /** The guided walks and runs to listen to; found by `item` alone. */
  readonly audioSessions: readonly CatalogueItem[];
  readonly trainers: readonly CatalogueItem[];
  readonly channels: readonly Channel[];
  /** A live channel by its slug. */
  readonly channel: (slug: string) => Channel | undefined;
  /** The schedule of a channel, from a week back to a week ahead. */
  readonly schedule: (channel: Channel) => readonly ScheduleEntry[];
  /** Items that match all words of a query, best match first; only of the given content types, if any. */
  readonly searchItems: (query: string, contentTypes?: readonly string[]) => readonly CatalogueItem[];
  readonly filterOptions: Readonly<Record<string, FilterOptions>>;
  /** The workouts that pass all filters; unknown parameters are ignored. */
  readonly browse: (filters: Readonly<Record<string, string>>) => readonly CatalogueItem[];
}

export interface CatalogueOptions {
  /** Origin of the platform, without a trailing slash. */
  readonly origin: string;
  readonly today: Date;
}

const TRAINER_ID = /^ext:trainer-(.+)$/;

/** Creates the catalogue of a day, deterministic per origin and day; creates its constant parts only once. */
export function createCatalogue({ origin, today }: CatalogueOptions): Catalogue {
  const library = libraryAt(origin);
  const stock = new DailyCatalogue(library, today);
  const index = new SearchIndex(() => stock.items);

  const itemsOf = memoizedItems(stock);
  const trainer = (id: string) => stock.item(trainerMediaId(id));
  const item = (id: string) => {
    const [, trainerId] = TRAINER_ID.exec(id) ?? [];
    return trainerId ? trainer(trainerId) : stock.item(id);
  };
  const related = (mediaid: string): readonly CatalogueItem[] => {
    const about = stock.item(mediaid);
    return about ? recommendationsFor(about, alternativesTo(about, stock)) : [];
  };
  const searchItems: Catalogue['searchItems'] = (query, contentTypes) =>
    index.find(query, ({ contentType }) => !contentTypes || contentTypes.includes(contentType));

  return {
    today: stock.today,
    config: daybreakConfig({ origin }),
    configNamed: (id) => configNamed(id, { origin }),
    item,
    itemBySlug: (slug) => stock.item(stock.idForSlug(slug) ?? ''),
    idForSlug: (slug) => stock.idForSlug(slug),
    seriesIds: seriesIdsOf(library),
    playlist: (id, search) => {
      const definition = playlistDefinition(id);
      if (!definition) return undefined;
      const items = itemsOf(definition);
      return playlistOf(definition, search?.trim() ? index.findAmong(items, search) : items);
    },
    playlistOf: (id, found) => {
      const definition = playlistDefinition(id);
      return definition && playlistOf(definition, found);
    },
    related: (id, mediaid) => {
      const definition = playlistDefinition(id);
      return definition && stock.item(mediaid) ? playlistOf(definition, related(mediaid)) : undefined;
    },
    program: (viewName) => library.programs.find(({ definition }) => definition.slug === viewName),
    ...seriesLookups(library),
    trainer,
    workout: (mediaid) => stock.workout(mediaid),
    metadata: (mediaid) => metadataIn(stock, mediaid, origin),
    workouts: stock.workouts,
    daily: stock.daily,
    programs: library.programs,
    audioSessions: library.audioSessions,
    trainers: library.trainers,
    channels: library.channels,
    channel: (slug) => channelBySlug(library, slug),
    schedule: (channel) => generateChannelSchedule(channel, library.workouts, origin, stock.today),
    searchItems,
    filterOptions,
    browse: (filters) => matchingWorkouts(stock.workouts, filters).map((workout) => workout.item),
  };
}

const seriesIdsOf = ({ programs, series }: Library): Catalogue['seriesIds'] =>
  Object.fromEntries([...programs, ...series].map(({ definition, item }) => [definition.slug, item.mediaid]));

/** The items of playlists, each evaluated once. */
function memoizedItems(stock: DailyCatalogue): (definition: PlaylistDefinition) => readonly CatalogueItem[] {
  const known = new Map<PlaylistDefinition, readonly CatalogueItem[]>();
  return (definition) => {
    const items = known.get(definition) ?? definition.items(stock);
    known.set(definition, items);
    return items;
  };
}

function playlistOf(definition: PlaylistDefinition, playlist: readonly CatalogueItem[]): Playlist {
  const { id, details, hasFilters } = definition;
  return { feedid: id, ...details, ...(hasFilters && { filter_options: filterOptions }), playlist };
}

const seriesLookups = ({ series }: Library): Pick<Catalogue, 'series' | 'seriesOfEpisode'> => ({
  series: (mediaid) => series.find(({ item }) => item.mediaid === mediaid),
  seriesOfEpisode: (mediaid) =>
    series.find(({ episodes }) => episodes.some((episode) => episode.mediaid === mediaid)),
});

function metadataIn(stock: DailyCatalogue, mediaid: string, origin: string): Metadata | undefined {
  const workout = stock.workout(mediaid);
  if (workout) return metadataOfWorkout(workout, origin);
  const program = stock.library.programs.find((each) => each.item.mediaid === mediaid);
  if (program) return metadataOfProgram(program);
  const other = stock.item(mediaid);
  return other && metadataOfItem(other, trainerIdOf(other));
}

/** Candidates to watch instead of an item: items of the same kind, or workouts. */
function alternativesTo(
  { contentType, jwableType }: CatalogueItem,
  { library, workouts }: DailyCatalogue,
): CatalogueItem[] {
  if (contentType === 'episode' || contentType === 'series') {
    return library.series.flatMap(({ item, episodes }) => (contentType === 'series' ? [item] : episodes));
  }
  if (contentType === 'program' || jwableType === 'Track') return library.programs.map(({ item }) => item);
  return workouts.map(({ item }) => item);
}

const channelBySlug = ({ channels, oddChannels, manyChannels }: Library, slug: string): Channel | undefined =>
  [...channels, ...oddChannels, ...manyChannels].find(({ definition }) => definition.slug === slug);

const trainerIdOf = ({ trainerName }: CatalogueItem): string | null =>
  TRAINERS.find(({ name }) => name === trainerName)?.id ?? null;
