import { useQuery } from '@tanstack/react-query';
import { ProgressSource, type CompletedWorkoutsRequest } from '#application/ports/progress-source.ts';
import { offsetOf, PAGE_SIZE } from '#domain/progress/history-pages.ts';
import type { HistoryRange } from '#domain/progress/history-range.ts';
import { momentsOf, utcMomentsOf } from '#domain/progress/day-moments.ts';
import { useInjection } from '../session/use-injection.ts';
import { useActivity, useActivityQuery } from './activity-query.ts';

/** What the member has done, ever and this week (PRG-02). */
export function useMemberProgress() {
  const source = useInjection(ProgressSource);
  const query = useActivityQuery();
  return useActivity(useQuery(query(['progress'], () => source.progress())));
}

/** A part of the workouts that were completed in a period, newest first, loaded while it is wanted. */
function useCompletedWorkouts(request: CompletedWorkoutsRequest, isWanted = true) {
  const source = useInjection(ProgressSource);
  const query = useActivityQuery();
  const options = query(['completed-workouts', request], () => source.completedWorkouts(request));
  return useActivity(useQuery({ ...options, enabled: isWanted, placeholderData: (previous) => previous }));
}

/** More than anyone finishes in a week; the most that the account API sends at once. */
const MOST_OF_A_WEEK = 100;

/** All workouts that were completed in a week, as the platform counts its days. */
export const useWorkoutsOfWeek = (week: HistoryRange) =>
  useCompletedWorkouts({ ...utcMomentsOf(week), offset: 0, limit: MOST_OF_A_WEEK });

/**
 * A page of the history (PRG-04); the page before it stays until it has loaded. If it is full, and the platform does not say how many
 * workouts there are, the next one is loaded, too: after a last page that is full there is none.
 */
export function useHistoryPage(range: HistoryRange, page: number) {
  const requestOf = (each: number) => ({
    ...momentsOf(range),
    offset: offsetOf(each),
    limit: PAGE_SIZE,
  });
  const shown = useCompletedWorkouts(requestOf(page));
  const { answer, isPrevious } = shown;
  const isOpen = answer !== undefined && !isPrevious && !answer.isTotalKnown;
  const next = useCompletedWorkouts(requestOf(page + 1), isOpen);
  const isLast = isOpen && !next.isPrevious && next.answer && next.answer.total <= offsetOf(page + 1);
  return isLast ? { ...shown, answer: { ...answer, isTotalKnown: true } } : shown;
}
