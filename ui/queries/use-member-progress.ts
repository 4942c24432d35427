import { useQuery } from '@tanstack/react-query';
import { ProgressSource, type CompletedWorkoutsRequest } from '#application/ports/progress-source.ts';
import { offsetOf, PAGE_SIZE } from '#domain/progress/history-pages.ts';
import type { HistoryRange } from '#domain/progress/history-range.ts';
import { momentsOf } from '#domain/progress/local-day.ts';
import { useInjection } from '../session/use-injection.ts';
import { useActivity, useActivityQuery } from './activity-query.ts';

/** What the member has done, ever and this week (PRG-02). */
export function useMemberProgress() {
  const source = useInjection(ProgressSource);
  const query = useActivityQuery();
  return useActivity(useQuery(query(['progress'], () => source.progress())));
}

/** A part of the workouts that were completed in a range of days, newest first. */
function useCompletedWorkouts(range: HistoryRange, part: Pick<CompletedWorkoutsRequest, 'offset' | 'limit'>) {
  const source = useInjection(ProgressSource);
  const query = useActivityQuery();
  const ask = () => source.completedWorkouts({ ...momentsOf(range), ...part });
  const options = query(['completed-workouts', range, part], ask);
  return useActivity(useQuery({ ...options, placeholderData: (previous) => previous }));
}

/** More than anyone finishes in a week; the most that the account API sends at once. */
const MOST_OF_A_WEEK = 100;

/** All workouts that were completed in a week. */
export const useWorkoutsOfWeek = (week: HistoryRange) =>
  useCompletedWorkouts(week, { offset: 0, limit: MOST_OF_A_WEEK });

/** A page of the history (PRG-04); the page before it stays until it has loaded. */
export const useHistoryPage = (range: HistoryRange, page: number) =>
  useCompletedWorkouts(range, { offset: offsetOf(page), limit: PAGE_SIZE });
