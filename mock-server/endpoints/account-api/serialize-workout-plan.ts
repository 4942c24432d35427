import type { Catalogue } from '../../catalogue/catalogue.ts';
import { nutritionPlanNamed } from '../../catalogue/vocabulary/nutrition.ts';
import type { JsonSchema } from '../../http/endpoint.ts';
import { flag, integer, listOf, objectOf, orNull, text } from '../../http/wire-schemas.ts';
import type { Account } from '../../worlds/account.ts';
import { calendarOf, isActive, nextWorkoutDay, type WorkoutPlan } from '../../worlds/workout-plans.ts';

/** A plan as sent with the member. */
export function serializeWorkoutPlan(
  catalogue: Catalogue,
  { completions }: Account,
  plan: WorkoutPlan,
  now: Date,
): object {
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
export function serializePlannedWorkout(catalogue: Catalogue, mediaid: string): object | null {
  const workout = catalogue.workout(mediaid);
  if (!workout?.item.slug) return null;
  const { item, facts } = workout;
  return {
    slug: item.slug,
    title: item.title,
    image_url: item.image,
    duration: item.duration,
    style: facts.style,
    difficulty: facts.difficulty,
  };
}

const day: JsonSchema = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$', description: 'A day in UTC' };

export const plannedWorkoutProperties = {
  slug: text,
  title: text,
  image_url: text,
  duration: { ...integer, minimum: 1, description: 'Seconds' },
  style: text,
  difficulty: text,
};

/** Specification 2, section 3, "WorkoutPlan" and "Next workout". */
export const workoutPlanProperties = {
  id: text,
  active: flag,
  starts_at: day,
  duration_days: { ...integer, minimum: 1 },
  schedule: { ...listOf(orNull(text)), description: 'The code of each day’s workout; null on a rest day' },
  calendar: {
    ...listOf({ enum: ['completed', 'skipped', 'scheduled', null] }),
    description: 'The status of each day; null on a rest day',
  },
  next_workout: orNull(objectOf({ date: day, ...plannedWorkoutProperties })),
  nutrition_plan_display_name: orNull(text),
  nutrition_plan_url: { ...orNull(text), description: 'Relative to the config’s railsBase' },
};
