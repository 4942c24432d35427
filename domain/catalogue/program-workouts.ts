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

/** Workouts of a program that stand together: those that are favorites, those of a week, or those of no week. */
export interface ProgramGroup {
  readonly of: 'favorites' | 'no-week' | number;
  readonly workouts: readonly ProgramWorkout[];
}

/** A program's workouts in its order. */
export const programWorkouts = (items: readonly MediaItem[]): readonly ProgramWorkout[] =>
  items.map((item, index) => ({ item, place: index + 1 }));

/**
 * MED-22: a program's workouts in groups, by the weeks that they name, in the program's order: a week to which the program comes
 * back is another group. CAT-26: if the program is a favorite, its favorite workouts come first.
 */
export function programGroups(
  program: MediaId,
  workouts: readonly ProgramWorkout[],
  favorites: Favorites,
): readonly ProgramGroup[] {
  const isFirst = ({ item }: ProgramWorkout) => favorites.includes(program) && favorites.includes(item.id);
  const first = workouts.filter(isFirst);
  const weeks = byWeek(workouts.filter((workout) => !isFirst(workout)));
  return first.length > 0 ? [{ of: 'favorites', workouts: first }, ...weeks] : weeks;
}

function byWeek(workouts: readonly ProgramWorkout[]): readonly ProgramGroup[] {
  const groups: { readonly of: ProgramGroup['of']; readonly workouts: ProgramWorkout[] }[] = [];
  for (const workout of workouts) {
    const of = workout.item.week ?? 'no-week';
    const last = groups.at(-1);
    if (last?.of === of) last.workouts.push(workout);
    else groups.push({ of, workouts: [workout] });
  }
  return groups;
}

const LONGEST_PROGRAM_WEEKS = 520;

/** MED-22: the week of a program's schedule that a workout names, counted from 1; null if there is no such week. */
export const programWeek = (named: number): number | null =>
  Number.isInteger(named) && named >= 1 && named <= LONGEST_PROGRAM_WEEKS ? named : null;

/** MED-09: the account site's page with a program's schedule. */
export const scheduleAddress = (accountSite: string, viewName: string): string =>
  `${withoutSlash(accountSite)}/programs/${pathSegment(viewName)}/schedule`;
