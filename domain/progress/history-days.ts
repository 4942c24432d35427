import { minutesOf } from '../catalogue/duration.ts';
import { addDays, utcDate, type CalendarDate } from '../time/calendar-date.ts';
import type { CompletedWorkout } from './completed-workout.ts';
import type { HistoryRange } from './history-range.ts';

/** What a member finished on a day, as their calendar counts it. */
export interface HistoryDay {
  readonly date: CalendarDate;
  readonly workouts: readonly CompletedWorkout[];
  /** The sum of the rounded minutes of the workouts. */
  readonly minutes: number;
}

/** A day of a week. */
export interface WeekDay extends HistoryDay {
  readonly when: 'past' | 'today' | 'later';
}

/** The workouts of each day that has any, in the order of the list. */
export function historyDays(workouts: readonly CompletedWorkout[]): readonly HistoryDay[] {
  const days = new Map<CalendarDate, CompletedWorkout[]>();
  for (const workout of workouts) {
    const date = workout.completedOn;
    days.set(date, [...(days.get(date) ?? []), workout]);
  }
  return [...days].map(([date, ofDay]) => ({ date, workouts: ofDay, minutes: minutesOf(ofDay) }));
}

/**
 * PRG-02: the seven days of a week of the platform, which counts in UTC, with what the member finished in it. Of the day before or
 * after, on which the week begins or ends where the member is, only what belongs to the week counts; without it the day is left out.
 */
export function weekDays(
  workouts: readonly CompletedWorkout[],
  week: HistoryRange,
  today: CalendarDate,
): readonly WeekDay[] {
  const ofWeek = workouts.filter((workout) => isIn(week, workout));
  const done = ofWeek.map(({ completedOn }) => completedOn);
  const dates = new Set([...[0, 1, 2, 3, 4, 5, 6].map((index) => addDays(week.from, index)), ...done]);
  return daysOf(ofWeek, [...dates].sort(), today);
}

/** Days, with what the member finished on each. */
export function daysOf(
  workouts: readonly CompletedWorkout[],
  dates: readonly CalendarDate[],
  today: CalendarDate,
): readonly WeekDay[] {
  const done = new Map(historyDays(workouts).map((day) => [day.date, day]));
  return dates.map((date) => {
    const when = date < today ? 'past' : date > today ? 'later' : 'today';
    return { ...(done.get(date) ?? { date, workouts: [], minutes: 0 }), when };
  });
}

function isIn({ from, to }: HistoryRange, { completedAt, completedOn }: CompletedWorkout): boolean {
  const date = completedAt ? utcDate(completedAt) : completedOn;
  return from <= date && date <= to;
}
