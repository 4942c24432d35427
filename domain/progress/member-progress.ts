import type { CalendarDate } from '../time/calendar-date.ts';

/** What a member has done in a period. */
export interface ActivityTotals {
  readonly workouts: number;
  readonly minutes: number;
  /** Not rounded. */
  readonly calories: number;
}

/** What a member has done so far (Specification 2, section 3, "Progress"). */
export interface MemberProgress {
  /** Null if the server did not say. */
  readonly memberSince: CalendarDate | null;
  readonly allTime: ActivityTotals;
  readonly thisWeek: ActivityTotals;
}

/** A millionth: what the addition of fractions leaves over is no calorie. */
const FINEST = 1e6;

/** PRG-02: calories are rounded up. */
export const wholeCalories = (calories: number): number => Math.ceil(Math.round(calories * FINEST) / FINEST);
