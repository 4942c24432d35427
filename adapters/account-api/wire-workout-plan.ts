import * as z from 'zod/mini';
import { slug } from '#domain/catalogue/slug.ts';
import { addDays, calendarDate } from '#domain/time/calendar-date.ts';
import type {
  DayStatus,
  PlanDay,
  PlanId,
  PlannedWorkout,
  WorkoutCode,
  WorkoutPlan,
} from '#domain/coaching/workout-plan.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { booleanLike, idLike, idText, lenient, nonEmptyString, numberLike, parsed } from '../http/wire.ts';
import type { AccountApi } from './account-api.ts';

/** A plan of about ten years; a longer one is cut off. */
const MOST_DAYS = 3650;

const date = parsed(z.string(), calendarDate, 'not a day');

/** A workout of a plan, as sent. */
export const plannedWorkoutSchema = z.object({
  slug: idText,
  title: nonEmptyString,
  image_url: lenient(z.string()),
  duration: lenient(numberLike),
  style: lenient(z.string()),
  difficulty: lenient(z.string()),
});

const nextWorkout = z.extend(plannedWorkoutSchema, { date });

/** A plan without its workouts, as sent (Specification 2, section 3, "WorkoutPlan"). */
export const planSchema = z.object({
  id: idLike,
  active: lenient(booleanLike),
  starts_at: date,
  duration_days: numberLike.check(z.refine((days) => Number.isInteger(days) && days >= 1)),
  schedule: lenient(z.array(z.unknown())),
  calendar: lenient(z.array(z.unknown())),
  next_workout: lenient(nextWorkout),
  nutrition_plan_display_name: lenient(z.string()),
  nutrition_plan_url: lenient(z.string()),
});

export function readPlan(
  wire: z.output<typeof planSchema>,
  imageAddress: AccountApi['imageAddress'],
): WorkoutPlan {
  const { starts_at: startsOn, schedule = [], calendar = [], next_workout: next } = wire;
  return {
    id: wire.id as PlanId,
    isActive: wire.active ?? false,
    startsOn,
    days: Array.from({ length: Math.min(wire.duration_days, MOST_DAYS) }, (_day, index): PlanDay => ({
      date: addDays(startsOn, index),
      workout: readCode(schedule[index]),
      status: readStatus(calendar[index]),
    })),
    nextWorkout: next ? { ...readPlannedWorkout(next, imageAddress), date: next.date } : null,
    nutrition: wire.nutrition_plan_url
      ? { name: wire.nutrition_plan_display_name || null, path: wire.nutrition_plan_url }
      : null,
  };
}

export const readPlannedWorkout = (
  wire: z.output<typeof plannedWorkoutSchema>,
  imageAddress: AccountApi['imageAddress'],
): PlannedWorkout => ({
  slug: slug(wire.slug),
  title: wire.title,
  image: imageAddress(wire.image_url),
  duration: seconds(wire.duration ?? 0),
  style: wire.style || null,
  difficulty: wire.difficulty || null,
});

const readCode = (sent: unknown): WorkoutCode | null =>
  (typeof sent === 'string' && sent !== '') || typeof sent === 'number'
    ? (String(sent) as WorkoutCode)
    : null;

const readStatus = (sent: unknown): DayStatus =>
  sent === 'completed' || sent === 'skipped' ? sent : 'other';
