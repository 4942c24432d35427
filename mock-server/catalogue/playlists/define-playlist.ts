import type { CatalogueItem } from '../items/catalogue-item.ts';
import type { PlaylistDefinition, PlaylistDetails } from './playlist-definition.ts';
import { playlistIds, type PlaylistName } from './playlist-ids.ts';
import { PROGRAMS } from '../vocabulary/programs.ts';
import { STYLES } from '../vocabulary/styles.ts';
import type { Workout } from '../items/workout.ts';

export type Items = PlaylistDefinition['items'];

const SHELF = 40;

/** Defines a playlist; unspecified properties take the defaults. */
export const playlist = (
  id: string,
  title: string,
  items: Items,
  rest: Partial<Omit<PlaylistDetails, 'title'>> = {},
): PlaylistDefinition => ({
  id,
  details: { title, description: '', kind: 'DYNAMIC', ...rest },
  hasFilters: id === playlistIds.browse,
  items,
});

/** Defines a playlist with a well-known name. */
export const namedPlaylist = (
  name: PlaylistName,
  ...rest: [title: string, items: Items, told?: Partial<Omit<PlaylistDetails, 'title'>>]
): PlaylistDefinition => playlist(playlistIds[name], ...rest);

/** Filter tags for all genres. */
export const ALL_GENRES = STYLES.map(({ genre }) => genre).join(',');

/** Filter tags for all genres that have a program. */
export const ALL_PROGRAM_GENRES = [...new Set(PROGRAMS.map(({ genre }) => genre))].join(',');

export const itemsOf = (workouts: readonly Workout[]): CatalogueItem[] => workouts.map(({ item }) => item);

/** The newest workouts that pass a test and have a picture, up to the size of a shelf. */
export const newest =
  (passes: (workout: Workout) => boolean, count = SHELF): Items =>
  ({ workouts }) =>
    itemsOf(workouts.filter((workout) => workout.item.image !== '' && passes(workout)).slice(0, count));

/** The items with these media ids, in this order. */
export const itemsWithIds =
  (ids: readonly string[]): Items =>
  (stock) =>
    ids.flatMap((id) => stock.item(id) ?? []);

export const programsWhere =
  (passes: (item: CatalogueItem) => boolean): Items =>
  ({ library }) =>
    library.programs.map(({ item }) => item).filter(passes);
