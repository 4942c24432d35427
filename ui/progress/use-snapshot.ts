import { weekDays, type WeekDay } from '#domain/progress/history-days.ts';
import { weekOf } from '#domain/progress/local-day.ts';
import type { MemberProgress } from '#domain/progress/member-progress.ts';
import type { ActivityQuery } from '../queries/activity-query.ts';
import { useDailyRefresh } from '../queries/use-daily-refresh.ts';
import { useMemberProgress, useWorkoutsOfWeek } from '../queries/use-member-progress.ts';
import { useToday } from '../session/use-today.ts';

interface SnapshotState {
  readonly progress: ActivityQuery<MemberProgress>;
  /** The days of this week, where the member is. */
  readonly week: ActivityQuery<readonly WeekDay[]>;
}

/** What the member has done, with the days of this week (PRG-02). */
export function useSnapshot(): SnapshotState {
  const day = useToday();
  useDailyRefresh(day);
  const today = day.local;
  const progress = useMemberProgress();
  const workouts = useWorkoutsOfWeek(weekOf(today));
  return {
    progress,
    week: { ...workouts, answer: workouts.answer && weekDays(workouts.answer.workouts, today) },
  };
}
