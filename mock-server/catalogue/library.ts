import { audioSessions } from './items/audio-sessions.ts';
import { awkwardWorkouts } from './items/edge-case-items.ts';
import type { CatalogueItem } from './items/catalogue-item.ts';
import { channelsOf, unlistedChannel, type Channel } from './items/channels.ts';
import { DailyWorkouts } from './items/daily-workouts.ts';
import { openHouseWorkouts } from './items/open-house-workouts.ts';
import { hubsOf, pagesOf } from './items/pages.ts';
import { programsOf, type Program } from './items/programs.ts';
import { seriesOf, type Series } from './items/series.ts';
import { standaloneWorkouts } from './items/standalone-workouts.ts';
import { trailersOf } from './items/trailers.ts';
import { trainersOf } from './items/trainers.ts';
import { WeeklyReleases } from './schedule/weekly-releases.ts';
import { playlistIds } from './playlists/playlist-ids.ts';
import { CHANNELS, MANY_CHANNELS, ODD_CHANNELS } from './vocabulary/channels.ts';
import type { Workout } from './items/workout.ts';

/** The parts of the catalogue that do not depend on the day, and the sources that grow day by day. */
export interface Library {
  readonly origin: string;
  /** Standalone workouts and those of programs, newest first. */
  readonly workouts: readonly Workout[];
  readonly programs: readonly Program[];
  readonly series: readonly Series[];
  readonly trainers: readonly CatalogueItem[];
  readonly channels: readonly Channel[];
  /** The channels for trying out the guide, and those of a large platform. */
  readonly oddChannels: readonly Channel[];
  readonly manyChannels: readonly Channel[];
  /** The guided walks and runs to listen to; on no page of the app. */
  readonly audioSessions: readonly CatalogueItem[];
  /** The audio sessions and the items of these channels by their ids; excluded from every search. */
  readonly extraItems: ReadonlyMap<string, CatalogueItem>;
  /** A live channel that is on no live page. */
  readonly strayChannel: CatalogueItem;
  readonly pages: readonly CatalogueItem[];
  readonly hubs: readonly CatalogueItem[];
  readonly trailers: readonly CatalogueItem[];
  /** Workouts of another property, excluded from every list and search of this one. */
  readonly openHouse: readonly Workout[];
  readonly daily: DailyWorkouts;
  readonly releases: WeeklyReleases;
}

const libraries = new Map<string, Library>();

/** The library for an origin; created once, because it never changes. */
export function libraryAt(origin: string): Library {
  const known = libraries.get(origin) ?? makeLibrary(origin);
  libraries.set(origin, known);
  return known;
}

function makeLibrary(origin: string): Library {
  const programs = programsOf(origin);
  const series = seriesOf(origin);
  const workouts = [
    ...standaloneWorkouts(origin),
    ...programs.flatMap((program) => program.workouts),
    ...awkwardWorkouts(origin),
  ].sort(newestFirst);
  const oddChannels = channelsOf(origin, ODD_CHANNELS, playlistIds.oddChannels);
  const manyChannels = channelsOf(origin, MANY_CHANNELS, playlistIds.manyChannels);
  const audio = audioSessions(origin);
  const trailed = [
    ...[...workouts, ...programs, ...series].map(({ item }) => item),
    ...series.flatMap(({ episodes }) => episodes),
  ];
  return {
    origin,
    workouts,
    programs,
    series,
    trainers: trainersOf(origin),
    channels: channelsOf(origin, CHANNELS, playlistIds.live),
    oddChannels,
    manyChannels,
    audioSessions: audio,
    extraItems: new Map(
      [...audio, ...[...oddChannels, ...manyChannels].map(({ item }) => item)].map((item) => [
        item.mediaid,
        item,
      ]),
    ),
    strayChannel: unlistedChannel(origin),
    pages: pagesOf(origin),
    hubs: hubsOf(origin),
    trailers: trailersOf(origin, trailed),
    openHouse: openHouseWorkouts(origin),
    daily: new DailyWorkouts(origin),
    releases: new WeeklyReleases(origin),
  };
}

const newestFirst = (one: Workout, other: Workout): number => other.item.pubdate - one.item.pubdate;
