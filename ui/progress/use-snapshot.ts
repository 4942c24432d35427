import { weekDays, type WeekDay } from '#domain/progress/history-days.ts';
import { weekOf } from '#domain/progress/day-moments.ts';
import type { MemberProgress } from '#domain/progress/member-progress.ts';
import type { ActivityQuery } from '../queries/activity-query.ts';
import { useDailyRefresh } from '../queries/use-daily-refresh.ts';
import { useMemberProgress, useWorkoutsOfWeek } from '../queries/use-member-progress.ts';
import { usePlatformDay, useToday } from '../session/use-today.ts';

interface SnapshotState {
  readonly progress: ActivityQuery<MemberProgress>;
  /** The days of the week that the platform's figures of this week are about. */
  readonly week: ActivityQuery<readonly WeekDay[]>;
}

/** What the member has done, with the days of this week (PRG-02). */
export function useSnapshot(): SnapshotState {
  const today = useToday();
  const week = weekOf(usePlatformDay());
  useDailyRefresh();
  const progress = useMemberProgress();
  const workouts = useWorkoutsOfWeek(week);
  return {
    progress,
    week: { ...workouts, answer: workouts.answer && weekDays(workouts.answer.workouts, week, today) },
  };
}
