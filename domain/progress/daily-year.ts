import { isDailyWorkout, type MediaItem } from '../catalogue/media-item.ts';
import type { Slug } from '../catalogue/slug.ts';
import {
  addDays,
  dayOfMonth,
  endOfMonth,
  startOfYear,
  utcDate,
  type CalendarDate,
} from '../time/calendar-date.ts';
import type { TrainingYear } from './training-year.ts';

/** A workout of the daily series, by the names that its history has for it. */
export interface DailyWorkout {
  /** The day of the platform, which counts in UTC. */
  readonly date: CalendarDate;
  readonly slug: Slug;
}

/**
 * CAT-23: what a day of the series is for a member. It is done once its workout has been completed, on whichever day that was. Before
 * the day on which they completed one for the first time, none is missed; 'none' also stands for a day without a workout, and for one
 * of which nothing is known.
 */
export type DailyState = 'done' | 'missed' | 'today' | 'later' | 'none';

export interface DailyDay {
  readonly date: CalendarDate;
  readonly state: DailyState;
  readonly isToday: boolean;
}

/** The days of the year of today, month by month. */
export interface DailyYear {
  readonly months: readonly (readonly DailyDay[])[];
  readonly done: number;
  /** How many days in a row are done, up to today; one that is not over does not end the run. */
  readonly run: number;
  /** What was before the run is not known. */
  readonly isAtLeast: boolean;
}

export const dailyWorkouts = (
  items: readonly Pick<MediaItem, 'coreTrack' | 'publishedAt' | 'slug'>[],
): readonly DailyWorkout[] =>
  items.flatMap((item) =>
    isDailyWorkout(item) && item.publishedAt && item.slug
      ? [{ date: utcDate(item.publishedAt), slug: item.slug }]
      : [],
  );

/** @param today of the platform, which counts in UTC */
export function dailyYear(
  workouts: readonly DailyWorkout[],
  history: TrainingYear,
  today: CalendarDate,
): DailyYear {
  const published = new Set(workouts.map(({ date }) => date));
  const firstDone = completedOnDays(workouts, history);
  const begun = [...firstDone.values()].sort()[0];
  const stateOf = (date: CalendarDate): DailyState => {
    if (firstDone.has(date)) return 'done';
    if (date > today) return 'later';
    if (!published.has(date)) return 'none';
    if (date === today) return 'today';
    return begun !== undefined && date >= begun && date >= history.since ? 'missed' : 'none';
  };
  const months = monthsOf(today).map((dates) =>
    dates.map((date) => ({ date, state: stateOf(date), isToday: date === today })),
  );
  return {
    months,
    done: months.flat().filter(({ state }) => state === 'done').length,
    ...runUpTo(today, published, firstDone, history.since),
  };
}

/** The days whose workouts are done, each with the day on which that was first known to be so, its own at the earliest. */
function completedOnDays(
  workouts: readonly DailyWorkout[],
  { workouts: completed }: TrainingYear,
): ReadonlyMap<CalendarDate, CalendarDate> {
  const dates = new Map(workouts.map(({ slug, date }) => [slug, date]));
  const days = new Map<CalendarDate, CalendarDate>();
  for (const { slug, completedOn } of completed) {
    const date = slug === null ? undefined : dates.get(slug);
    if (date === undefined) continue;
    const known = days.get(date) ?? completedOn;
    const first = known < completedOn ? known : completedOn;
    days.set(date, first < date ? date : first);
  }
  return days;
}

/** A day without a workout neither counts nor ends the run. */
function runUpTo(
  today: CalendarDate,
  published: ReadonlySet<CalendarDate>,
  done: ReadonlyMap<CalendarDate, unknown>,
  since: CalendarDate,
): Pick<DailyYear, 'run' | 'isAtLeast'> {
  const days = [...published].filter((date) => date < today || done.has(date)).sort();
  const counted = days.filter((date) => date <= today && date >= since);
  const lastMissed = counted.findLastIndex((date) => !done.has(date));
  const isAtLeast = counted.length > 0 && lastMissed < 0 && days.some((date) => date < since);
  return { run: counted.length - 1 - lastMissed, isAtLeast };
}

/** Days of a month, one after another. */
export interface DaySpan {
  /** Numbers in the month, from 1. */
  readonly first: number;
  readonly last: number;
}

/** The days of a month that are in a state, in order. */
export function spansIn(days: readonly DailyDay[], state: DailyState): readonly DaySpan[] {
  const spans: DaySpan[] = [];
  for (const day of days) {
    if (day.state !== state) continue;
    const number = dayOfMonth(day.date);
    const before = spans.at(-1);
    if (before?.last === number - 1) spans.splice(-1, 1, { ...before, last: number });
    else spans.push({ first: number, last: number });
  }
  return spans;
}

const MONTHS = 12;

function monthsOf(today: CalendarDate): readonly (readonly CalendarDate[])[] {
  let first = startOfYear(today);
  return Array.from({ length: MONTHS }, () => {
    const last = endOfMonth(first);
    const dates = Array.from({ length: dayOfMonth(last) }, (_day, index) => addDays(first, index));
    first = addDays(last, 1);
    return dates;
  });
}
