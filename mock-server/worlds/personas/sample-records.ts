import type { Catalogue, Playlist } from '../../catalogue/catalogue.ts';
import { memoize } from '../../memoize.ts';
import type { WatchEntry } from '../account.ts';

/** The history of an established member, deterministic per catalogue. */

/** Newest first: several started, one finished (above 0.95), one barely started (below 0.05). */
export function sampleHistory(catalogue: Catalogue): WatchEntry[] {
  const [first = [], second = []] = followedPrograms(catalogue).map(({ workouts }) => workouts);
  const [yesterday] = daily(catalogue).slice(1);
  const others = singleWorkouts(catalogue);
  const watched: readonly (readonly [Item | undefined, number])[] = [
    [first[2], 0.42],
    [others[0], 0.71],
    [yesterday, 0.98],
    [second[0], 0.18],
    [others[1], 0.03],
    [others[2], 0.55],
    [others[3], 0.88],
    [others[4], 0.1],
  ];
  return watched.flatMap(([item, progress]) => (item ? [{ mediaid: item.mediaid, progress }] : []));
}

/** Two programs, two daily workouts, one of the first program's and two others. */
export function sampleFavorites(catalogue: Catalogue): string[] {
  const [first, second] = followedPrograms(catalogue);
  const [days, others] = [daily(catalogue), singleWorkouts(catalogue)];
  const marked = [
    first?.program,
    days[2],
    others[2],
    others[5],
    second?.program,
    days[6],
    first?.workouts[4],
  ];
  return marked.flatMap((item) => (item ? [item.mediaid] : []));
}

/** The workout to continue of two programs, by their view names. */
export function samplePrograms(catalogue: Catalogue): Record<string, string> {
  const [first, second] = followedPrograms(catalogue);
  const next = [
    { viewName: first?.program.slug, workout: first?.workouts[2] },
    { viewName: second?.program.slug, workout: second?.workouts[0] },
  ];
  return Object.fromEntries(
    next.flatMap(({ viewName, workout }) => (viewName && workout ? [[viewName, workout.mediaid]] : [])),
  );
}

type Item = Playlist['playlist'][number];

interface FollowedProgram {
  readonly program: Item;
  readonly workouts: readonly Item[];
}

export function followedPrograms(catalogue: Catalogue): readonly FollowedProgram[] {
  const { browseProgramsPlaylist } = catalogue.config.integrations.db;
  const programs = itemsOf(catalogue, browseProgramsPlaylist).filter(isOpenToSubscribers);
  return programs.slice(0, 2).map((program) => ({
    program,
    workouts: itemsOf(catalogue, program.seriesPlaylistId ?? ''),
  }));
}

const daily = (catalogue: Catalogue): readonly Item[] =>
  itemsOf(catalogue, catalogue.config.integrations.db.browse365Playlist);

const singleWorkouts = memoize((catalogue: Catalogue): readonly Item[] => {
  const followed = new Set(
    followedPrograms(catalogue).flatMap(({ workouts }) => workouts.map(({ mediaid }) => mediaid)),
  );
  return itemsOf(catalogue, catalogue.config.integrations.db.browsePlaylist).filter(
    (item) => isOpenToSubscribers(item) && !followed.has(item.mediaid),
  );
});

export const isOpenToSubscribers = ({ requiredEntitlements }: Item): boolean =>
  requiredEntitlements === undefined || requiredEntitlements === '' || requiredEntitlements === 'workout';

const itemsOf = (catalogue: Catalogue, id: string): readonly Item[] => catalogue.playlist(id)?.playlist ?? [];
