import { z } from '../zod.ts';
import { daysAfter, isoDay } from '../catalogue/schedule/days.ts';
import type { ValueOf } from '../value-of-schema.ts';
import type { Completion } from './completions.ts';

/** A plan of a coaching member. Days are those of UTC. */
export const workoutPlanSchema = z.object({
  id: z.string(),
  startsAt: z.string().meta({ description: 'The first day: 2026-11-21' }),
  schedule: z
    .array(z.string().nullable())
    .meta({ description: 'The media id of each day’s workout; null on a rest day' }),
  nutritionPlan: z.string().nullable().meta({ description: 'The id of the nutrition plan, if there is one' }),
});

export const dayStatusSchema = z.enum(['completed', 'skipped', 'scheduled']);

export type WorkoutPlan = ValueOf<typeof workoutPlanSchema>;
export type DayStatus = ValueOf<typeof dayStatusSchema>;

/** The day at a position of the schedule, as in ISO 8601. */
export const dayOfPlan = ({ startsAt }: WorkoutPlan, index: number): string =>
  isoDay(daysAfter(new Date(startsAt), index));

/** Whether the moment's day is one of the plan's. */
export function isActive(plan: WorkoutPlan, now: Date): boolean {
  const today = isoDay(now);
  return today >= plan.startsAt && today < dayOfPlan(plan, plan.schedule.length);
}

/** The status of each day; null on a rest day. A workout counts on its own day alone. */
export function calendarOf(
  plan: WorkoutPlan,
  completions: readonly Completion[],
  now: Date,
): readonly (DayStatus | null)[] {
  const done = new Set(
    completions.map(({ mediaid, completedAt }) => `${isoDay(new Date(completedAt))} ${mediaid}`),
  );
  const today = isoDay(now);
  return plan.schedule.map((mediaid, index) => {
    if (mediaid === null) return null;
    const day = dayOfPlan(plan, index);
    if (done.has(`${day} ${mediaid}`)) return 'completed';
    return day < today ? 'skipped' : 'scheduled';
  });
}

/** The first day from today on whose workout is left, with that workout; null in a plan that is not active. */
export function nextWorkoutDay(
  plan: WorkoutPlan,
  completions: readonly Completion[],
  now: Date,
): { readonly day: string; readonly mediaid: string } | null {
  if (!isActive(plan, now)) return null;
  const index = calendarOf(plan, completions, now).indexOf('scheduled');
  const mediaid = plan.schedule[index];
  return mediaid ? { day: dayOfPlan(plan, index), mediaid } : null;
}
