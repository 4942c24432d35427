import { useQuery } from '@tanstack/react-query';
import {
  ProgressSource,
  type CompletedWorkouts,
  type CompletedWorkoutsRequest,
} from '#application/ports/progress-source.ts';
import { LoadCompletedWorkouts, MOST_WORKOUTS } from '#application/progress/load-completed-workouts.ts';
import { offsetOf, PAGE_SIZE } from '#domain/progress/history-pages.ts';
import type { HistoryRange } from '#domain/progress/history-range.ts';
import { momentsOf, utcMomentsOf, weekOf } from '#domain/progress/day-moments.ts';
import { weekDays, type WeekDay } from '#domain/progress/history-days.ts';
import { rangeSum, type RangeSum } from '#domain/progress/range-sum.ts';
import { trainingYear, trainingYearDays, type TrainingYear } from '#domain/progress/training-year.ts';
import { useInjection } from '../session/use-injection.ts';
import { usePlatformDay, useToday } from '../session/use-today.ts';
import { ACTIVITY_FRESH_MS, useActivity, useActivityQuery, type ActivityQuery } from './activity-query.ts';
import { freshFor } from './query-client.ts';
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

/** All workouts of a range of days, loaded while they are wanted. */
function useAllCompletedWorkouts(range: HistoryRange, isWanted: boolean) {
  const load = useInjection(LoadCompletedWorkouts);
  const query = useActivityQuery();
  return { ...query(['all-completed-workouts', range], () => load(momentsOf(range))), enabled: isWanted };
}

/**
 * What the member has finished in the last twelve months (PRG-07), loaded while it is wanted. When a day begins, that of the day before
 * stays until it has loaded again.
 *
 * @param freshMs how long an answer is fresh, in milliseconds; what the member finishes here counts at once all the same
 */
export function useTrainingYear(isWanted: boolean, freshMs = ACTIVITY_FRESH_MS): ActivityQuery<TrainingYear> {
  const days = trainingYearDays(useToday());
  const options = useAllCompletedWorkouts(days, isWanted);
  const year = useActivity(
    useQuery({ ...options, staleTime: freshFor(freshMs), placeholderData: (previous) => previous }),
  );
  const { answer } = year;
  const isWhole = answer?.isTotalKnown === true && answer.total <= MOST_WORKOUTS;
  return { ...year, answer: answer && trainingYear(answer.workouts, days, isWhole) };
}

/** What the workouts of a range come to. */
export interface RangeSumQuery extends Pick<ActivityQuery<unknown>, 'isError' | 'tryAgain'> {
  /** Null while loading, and if there is no sum to say. */
  readonly sum: RangeSum | null;
}

/**
 * The sum of a range of the history (PRG-08). Only the workouts of a range that has no more than a page are known already; those of
 * another one are loaded, unless there are too many, or nobody knows how many.
 *
 * @param page of the range that shows
 */
export function useRangeSum(
  range: HistoryRange,
  { answer: page, isPrevious }: ActivityQuery<CompletedWorkouts>,
): RangeSumQuery {
  const total = page && !isPrevious && page.isTotalKnown ? page.total : null;
  const isOnePage = total !== null && total <= PAGE_SIZE;
  const isWanted = total !== null && !isOnePage && total <= MOST_WORKOUTS;
  const all = useActivity(useQuery(useAllCompletedWorkouts(range, isWanted)));
  const workouts = (isOnePage ? page : all.answer)?.workouts;
  return {
    sum: workouts && total !== null ? rangeSum(workouts, total) : null,
    isError: isWanted && all.isError && all.answer === undefined,
    tryAgain: all.tryAgain,
  };
}
