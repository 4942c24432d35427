import type { WorkoutPlan } from './workout-plans.ts';

/** What a member has of coaching; immutable. */
export interface Coaching {
  /** Whether coaching may be offered to a member who lacks it. */
  readonly mayBeOffered: boolean;
  readonly intakeSurveyCompleted: boolean;
  /** The trainer id of the coach; null before the member is matched with one. */
  readonly coach: string | null;
  /** In the order of their first days. */
  readonly plans: readonly WorkoutPlan[];
}

export const noCoaching: Coaching = {
  mayBeOffered: false,
  intakeSurveyCompleted: false,
  coach: null,
  plans: [],
};
