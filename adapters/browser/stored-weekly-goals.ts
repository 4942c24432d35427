import type { WeeklyGoals } from '#application/ports/weekly-goals.ts';
import { weeklyGoal } from '#domain/progress/weekly-goal.ts';
import type { SafeStorage } from './safe-storage.ts';
import { weeklyGoalOf } from './storage-keys.ts';

/** One key for each member, beside the member's other records. */
export const makeStoredWeeklyGoals = (storage: SafeStorage): WeeklyGoals => ({
  goalOf: (member) => weeklyGoal(storage.get(weeklyGoalOf(member))),
  save: (member, goal) =>
    goal === null
      ? storage.remove(weeklyGoalOf(member))
      : storage.setOrKeepOlder(weeklyGoalOf(member), String(goal)),
});
