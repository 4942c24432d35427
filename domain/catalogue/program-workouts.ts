import type { Favorites } from '../favorites/favorites.ts';
import type { MediaId } from './media-id.ts';
import type { MediaItem } from './media-item.ts';
import { pathSegment } from '../navigation/path-segment.ts';
import { withoutSlash } from '../navigation/without-slash.ts';

/** A workout of a program with its position, counted from 1. */
export interface ProgramWorkout {
  readonly item: MediaItem;
  readonly place: number;
}

/** CAT-26: a program's workouts in its order; if the program is a favorite, its favorite workouts come first. */
export function programWorkouts(
  program: MediaId,
  items: readonly MediaItem[],
  favorites: Favorites,
): readonly ProgramWorkout[] {
  const workouts = items.map((item, index) => ({ item, place: index + 1 }));
  if (!favorites.includes(program)) return workouts;
  const isFavorite = ({ item }: ProgramWorkout) => favorites.includes(item.id);
  return [...workouts.filter(isFavorite), ...workouts.filter((workout) => !isFavorite(workout))];
}

/** MED-09: the account site's page with a program's schedule. */
export const scheduleAddress = (accountSite: string, viewName: string): string =>
  `${withoutSlash(accountSite)}/programs/${pathSegment(viewName)}/schedule`;
