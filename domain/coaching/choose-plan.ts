import type { Today } from '../time/today.ts';
import { planTiming, type WorkoutPlan } from './workout-plan.ts';

/** COA-02: the active plan, else the first upcoming, else the first; null without plans. */
export const defaultPlan = (plans: readonly WorkoutPlan[], today: Today): WorkoutPlan | null =>
  activePlan(plans) ?? firstUpcoming(plans, today) ?? plans[0] ?? null;

export const activePlan = (plans: readonly WorkoutPlan[]): WorkoutPlan | undefined =>
  plans.find(({ isActive }) => isActive);

/** The plan that starts next. */
export const firstUpcoming = (plans: readonly WorkoutPlan[], today: Today): WorkoutPlan | undefined =>
  plans
    .filter((plan) => planTiming(plan, today) === 'upcoming')
    .sort((one, other) => (one.startsOn < other.startsOn ? -1 : one.startsOn > other.startsOn ? 1 : 0))[0];
