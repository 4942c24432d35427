import { isDailyWorkout, type MediaItem } from '../catalogue/media-item.ts';

export type FavoriteGroupName = 'programs' | 'daily' | 'workouts';

/** Favorites of one group, in the member's order. */
export interface FavoriteGroup {
  readonly name: FavoriteGroupName;
  readonly items: readonly MediaItem[];
}

/** FAV-04: programs, then workouts of the daily series, then all others; empty groups are omitted. */
export function favoriteGroups(items: readonly MediaItem[]): readonly FavoriteGroup[] {
  const of = (name: FavoriteGroupName): FavoriteGroup => ({ name, items: favoriteGroup(items, name) });
  return [of('programs'), of('daily'), of('workouts')].filter((group) => group.items.length > 0);
}

/** The favorites of one group, in the member's order. */
export const favoriteGroup = (items: readonly MediaItem[], name: FavoriteGroupName): readonly MediaItem[] =>
  items.filter((item) => groupOf(item) === name);

function groupOf(item: MediaItem): FavoriteGroupName {
  if (item.contentType === 'program') return 'programs';
  return isDailyWorkout(item) ? 'daily' : 'workouts';
}
