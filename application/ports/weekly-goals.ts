import type { MemberId } from '#domain/account/viewer.ts';
import type { WeeklyGoal } from '#domain/progress/weekly-goal.ts';
import { token } from '../injection/token.ts';

/**
 * How many workouts a week members aim at, kept in this browser alone (PRG-07). A goal is removed with the member's other records
 * (ACC-10). Never fails: what cannot be stored lasts as long as the page.
 */
export interface WeeklyGoals {
  /** Null if none is set, or if what is stored is none. */
  goalOf(member: MemberId): WeeklyGoal | null;
  /** Null removes it. */
  save(member: MemberId, goal: WeeklyGoal | null): void;
}
export const WeeklyGoals = token<WeeklyGoals>('WeeklyGoals');
