import { useQuery } from '@tanstack/react-query';
import { ProgressSource, type CompletedWorkoutsRequest } from '#application/ports/progress-source.ts';
import { offsetOf, PAGE_SIZE } from '#domain/progress/history-pages.ts';
import type { HistoryRange } from '#domain/progress/history-range.ts';
import { momentsOf, utcMomentsOf, weekOf } from '#domain/progress/day-moments.ts';
import { weekDays, type WeekDay } from '#domain/progress/history-days.ts';
import { useInjection } from '../session/use-injection.ts';
import { usePlatformDay, useToday } from '../session/use-today.ts';
import { useActivity, useActivityQuery, type ActivityQuery } from './activity-query.ts';
import { useDailyRefresh } from './use-daily-refresh.ts';

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

/** The days of this week, as the platform counts them, with the workouts that were completed (PRG-02). */
export function useDaysOfWeek(): ActivityQuery<readonly WeekDay[]> {
  const today = useToday();
  const week = weekOf(usePlatformDay());
  useDailyRefresh();
  const done = useCompletedWorkouts({ ...utcMomentsOf(week), offset: 0, limit: MOST_OF_A_WEEK });
  return { ...done, answer: done.answer && weekDays(done.answer.workouts, week, today) };
}

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
