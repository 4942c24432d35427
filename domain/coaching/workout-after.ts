import type { Slug } from '../catalogue/slug.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import type { PlanDay, PlannedWorkout, WorkoutPlanDetails } from './workout-plan.ts';

/**
 * What comes after a workout in a plan: the next day's that is not completed (PLY-12). Of several days with the same workout it is
 * the one after today's, else after the first that is not completed. Null at the end of the plan, and for a workout that the plan
 * does not have.
 */
export function workoutAfter(
  { days, workouts }: Pick<WorkoutPlanDetails, 'days' | 'workouts'>,
  slug: Slug,
  today: CalendarDate,
): PlannedWorkout | null {
  const workoutOf = ({ workout }: PlanDay) => (workout === null ? undefined : workouts.get(workout));
  const same = days.filter((day) => workoutOf(day)?.slug === slug);
  const done = same.find(({ date }) => date === today) ?? same.find(isOpen) ?? same.at(-1);
  const next = done && days.slice(days.indexOf(done) + 1).find((day) => isOpen(day) && workoutOf(day));
  return (next && workoutOf(next)) ?? null;
}

const isOpen = ({ status }: PlanDay): boolean => status !== 'completed';
