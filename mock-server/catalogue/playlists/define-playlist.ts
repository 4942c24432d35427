import type { CatalogueItem } from '../items/catalogue-item.ts';
import type { PlaylistDefinition, ToldOfPlaylist } from './playlist-definition.ts';
import { playlistIds, type PlaylistName } from './playlist-ids.ts';
import { PROGRAMS } from '../vocabulary/programs/programs.ts';
import { STYLES } from '../vocabulary/styles.ts';
import type { Workout } from '../items/workout.ts';

export type Items = PlaylistDefinition['items'];

const SHELF = 40;

/** A playlist; what is not told of it is usual. */
export const playlist = (
  id: string,
  title: string,
  items: Items,
  rest: Partial<Omit<ToldOfPlaylist, 'title'>> = {},
): PlaylistDefinition => ({
  id,
  told: { title, description: '', kind: 'DYNAMIC', ...rest },
  hasFilters: id === playlistIds.browse,
  items,
});

/** A playlist that goes by a name. */
export const named = (
  name: PlaylistName,
  ...rest: [title: string, items: Items, told?: Partial<Omit<ToldOfPlaylist, 'title'>>]
): PlaylistDefinition => playlist(playlistIds[name], ...rest);

/** The dropdown that offers every genre. */
export const ALL_GENRES = STYLES.map(({ genre }) => genre).join(',');

/** The same of the programs: the genres that there is a program of. */
export const ALL_PROGRAM_GENRES = [...new Set(PROGRAMS.map(({ genre }) => genre))].join(',');

export const itemsOf = (workouts: readonly Workout[]): CatalogueItem[] => workouts.map(({ item }) => item);

/** The newest workouts that pass a test, as many as a shelf takes, none without a picture. */
export const newest =
  (passes: (workout: Workout) => boolean, count = SHELF): Items =>
  ({ workouts }) =>
    itemsOf(workouts.filter((workout) => workout.item.image !== '' && passes(workout)).slice(0, count));

/** The items of these media ids, in this order. */
export const these =
  (ids: readonly string[]): Items =>
  (stock) =>
    ids.flatMap((id) => stock.item(id) ?? []);

export const programsWhere =
  (passes: (item: CatalogueItem) => boolean): Items =>
  ({ library }) =>
    library.programs.map(({ item }) => item).filter(passes);
