import type { MediaItem } from '../catalogue/media-item.ts';
import type { Slug } from '../catalogue/slug.ts';
import { progressOf, type WatchHistory } from '../history/watch-history.ts';
import { addDays, type CalendarDate } from '../time/calendar-date.ts';
import type { CompletedWorkout } from './completed-workout.ts';
import { progressState } from './progress.ts';
import type { TrainingYear } from './training-year.ts';

/** How often a member has finished a workout in the last twelve months. */
export interface TimesDone {
  readonly times: number;
  /** The day of the last time. */
  readonly last: CalendarDate;
}

const DAYS_OF_A_YEAR = 365;

/** What was finished in the last twelve months, newest first; null if not all of it is known. */
function ofTwelveMonths(
  { workouts, since }: TrainingYear,
  today: CalendarDate,
): readonly CompletedWorkout[] | null {
  const from = addDays(today, 1 - DAYS_OF_A_YEAR);
  return since <= from ? workouts.filter(({ completedOn }) => completedOn >= from) : null;
}

/** MED-23: null if it was not finished in the last twelve months, or if not all of them are known. */
export function timesDone(year: TrainingYear, slug: Slug, today: CalendarDate): TimesDone | null {
  const done = ofTwelveMonths(year, today)?.filter((workout) => workout.slug === slug) ?? [];
  const [newest] = done;
  return newest ? { times: done.length, last: newest.completedOn } : null;
}

/**
 * MED-22: how many workouts a member has done: finished in the last twelve months, or watched to the end as the watch history, which
 * is short, still knows. Null if not all of those months are known.
 */
export function countDone(
  workouts: readonly Pick<MediaItem, 'id' | 'slug'>[],
  { year, history, today }: { year: TrainingYear; history: WatchHistory; today: CalendarDate },
): number | null {
  const finished = ofTwelveMonths(year, today);
  if (!finished) return null;
  const slugs = new Set(finished.map(({ slug }) => slug));
  const isDone = ({ id, slug }: (typeof workouts)[number]) =>
    (slug !== null && slugs.has(slug)) || progressState(progressOf(history, id)) === 'finished';
  return workouts.filter(isDone).length;
}
