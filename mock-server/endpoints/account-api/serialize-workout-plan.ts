import { z } from '../../zod.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { nutritionPlanNamed } from '../../catalogue/vocabulary/nutrition.ts';
import { platformIdSchema } from '../../catalogue/items/platform-id.ts';
import { slugSchema } from '../../catalogue/items/slug.ts';
import type { ValueOf } from '../../value-of-schema.ts';
import type { Account } from '../../worlds/account.ts';
import {
  calendarOf,
  dayStatusSchema,
  isActive,
  nextWorkoutDay,
  type WorkoutPlan,
} from '../../worlds/workout-plans.ts';

const day = z.iso.date().meta({ description: 'A day in UTC' });

export const plannedWorkoutSchema = z.object({
  slug: slugSchema,
  title: z.string().min(1),
  image_url: z.string(),
  duration: z.int().min(1).meta({ description: 'Seconds' }),
  style: z.string(),
  difficulty: z.string(),
});

/** Specification 2, section 3, "WorkoutPlan" and "Next workout". */
export const planSchema = z.object({
  id: platformIdSchema,
  active: z.boolean(),
  starts_at: day,
  duration_days: z.int().min(1).max(366),
  schedule: z
    .array(z.string().nullable())
    .meta({ description: 'The code of each day’s workout; null on a rest day' }),
  calendar: z
    .array(dayStatusSchema.nullable())
    .meta({ description: 'The status of each day; null on a rest day' }),
  next_workout: z.object({ date: day, ...plannedWorkoutSchema.shape }).nullable(),
  nutrition_plan_display_name: z.string().nullable(),
  nutrition_plan_url: z.string().nullable().meta({ description: 'Relative to the config’s railsBase' }),
});

/** A plan as sent with the member. */
export function serializeWorkoutPlan(
  catalogue: Catalogue,
  { completions }: Account,
  plan: WorkoutPlan,
  now: Date,
): ValueOf<typeof planSchema> {
  const next = nextWorkoutDay(plan, completions, now);
  const workout = next && serializePlannedWorkout(catalogue, next.mediaid);
  const nutrition = nutritionPlanNamed(plan.nutritionPlan);
  return {
    id: plan.id,
    active: isActive(plan, now),
    starts_at: plan.startsAt,
    duration_days: plan.schedule.length,
    schedule: plan.schedule,
    calendar: calendarOf(plan, completions, now),
    next_workout: workout && { date: next.day, ...workout },
    nutrition_plan_display_name: nutrition?.name ?? null,
    nutrition_plan_url: nutrition ? `/nutrition_plans/${nutrition.id}` : null,
  };
}

/** What is sent of a workout of a plan; null for one that has no page in the app. */
export function serializePlannedWorkout(
  catalogue: Catalogue,
  mediaid: string,
): ValueOf<typeof plannedWorkoutSchema> | null {
  const workout = catalogue.workout(mediaid);
  const slug = workout?.item.slug;
  if (!workout || !slug) return null;
  const { item, facts } = workout;
  return {
    slug,
    title: item.title,
    image_url: item.image,
    duration: item.duration,
    style: facts.style,
    difficulty: facts.difficulty,
  };
}
