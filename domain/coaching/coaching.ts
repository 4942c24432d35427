import type { WorkoutPlan } from './workout-plan.ts';

/** Specification 2, section 3, "Coach". */
export interface Coach {
  /** Null if it is not known. */
  readonly name: string | null;
  /** An http(s) address; null if there is no picture. */
  readonly picture: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** Markdown. */
  readonly bio: string | null;
}

/** What the platform says about a member's coaching. */
export interface Coaching {
  /** COA-08: a 'coaching' entitlement or flag. */
  readonly hasAccess: boolean;
  readonly isEligible: boolean;
  readonly isIntakeDone: boolean;
  readonly coach: Coach | null;
  readonly plans: readonly WorkoutPlan[];
}
