import { daysBetween, type CalendarDate } from '../time/calendar-date.ts';
import { isFollowed, nextWorkoutDay } from './next-workout-day.ts';
import { planTiming, type WorkoutPlan } from './workout-plan.ts';

/** COA-02: the active plan, else the first upcoming, else the first; null without plans. */
export const defaultPlan = (plans: readonly WorkoutPlan[], today: CalendarDate): WorkoutPlan | null =>
  followedPlan(plans, today) ?? firstUpcoming(plans, today) ?? plans[0] ?? null;

/** The plan that the platform follows; of several the first with a next workout, as on the card of home (COA-01). */
export function followedPlan(plans: readonly WorkoutPlan[], today: CalendarDate): WorkoutPlan | undefined {
  const followed = plans.filter((plan) => isFollowed(plan, today));
  return followed.find((plan) => nextWorkoutDay(plan, today) !== null) ?? followed[0];
}

/** The plan that starts next. */
export const firstUpcoming = (plans: readonly WorkoutPlan[], today: CalendarDate): WorkoutPlan | undefined =>
  plans
    .filter((plan) => planTiming(plan, today) === 'upcoming')
    .sort((one, other) => daysBetween(other.startsOn, one.startsOn))[0];
