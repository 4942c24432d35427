import { chunked } from '../chunked.ts';
import { DAYS_OF_A_WEEK, daysBetween, type CalendarDate } from '../time/calendar-date.ts';
import type { PlanDay, WorkoutPlan } from './workout-plan.ts';

/** A week of a plan; the last one may have fewer than 7 days. */
export interface PlanWeek {
  /** From 1. */
  readonly number: number;
  readonly days: readonly PlanDay[];
}

/** COA-04: the days of a plan in groups of 7, counted from its first day. */
export const planWeeks = ({ days }: Pick<WorkoutPlan, 'days'>): readonly PlanWeek[] =>
  chunked(days, DAYS_OF_A_WEEK).map((ofWeek, index) => ({ number: index + 1, days: ofWeek }));

/** The length of a plan in weeks; a week that has begun counts. */
export const weekCount = ({ days }: Pick<WorkoutPlan, 'days'>): number =>
  Math.ceil(days.length / DAYS_OF_A_WEEK);

/** COA-04: the number of the current week, clamped to 1..weeks. */
export function currentWeek(plan: Pick<WorkoutPlan, 'startsOn' | 'days'>, today: CalendarDate): number {
  const week = Math.floor(daysBetween(plan.startsOn, today) / DAYS_OF_A_WEEK) + 1;
  return Math.min(weekCount(plan), Math.max(1, week));
}
