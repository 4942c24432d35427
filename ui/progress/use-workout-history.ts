import { useNavigate, useSearchParams } from 'react-router-dom';
import { historyAddressIn, historyLink } from '#domain/navigation/paths.ts';
import { pageCount, pageIn } from '#domain/progress/history-pages.ts';
import {
  daysToWrite,
  historyRange,
  withFirstDay,
  withLastDay,
  type HistoryRange,
} from '#domain/progress/history-range.ts';
import { useDailyRefresh } from '../queries/use-daily-refresh.ts';
import { useHistoryPage, useRangeSum } from '../queries/use-member-progress.ts';
import { useToday } from '../session/use-today.ts';

/** The page of the workout history that the address asks for; the address is its only state (PRG-04). */
export function useWorkoutHistory() {
  const today = useToday();
  useDailyRefresh();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const rangeIn = (query: URLSearchParams): HistoryRange => {
    const { from, to } = historyAddressIn(query);
    return historyRange(from, to, today);
  };
  const range = rangeIn(parameters);
  const page = pageIn(historyAddressIn(parameters).page);
  const query = useHistoryPage(range, page);
  const sum = useRangeSum(range, query);
  const pages = query.answer && pageCount(query.answer.total) + (query.answer.isTotalKnown ? 0 : 1);

  const linkTo = (days: HistoryRange, to: number): string =>
    historyLink({ ...daysToWrite(days, today), page: to === 1 ? null : String(to) });
  // Of two choices in quick succession the second must include the first, rendered or not.
  const choose = (changed: (present: HistoryRange) => HistoryRange) =>
    void navigate(linkTo(changed(rangeIn(new URLSearchParams(window.location.search))), 1));
  return {
    today,
    range,
    page,
    /** How many there are, as far as is known; undefined while loading. */
    pages,
    query,
    sum,
    linkToRange: (days: HistoryRange) => linkTo(days, 1),
    linkToPage: (to: number) => linkTo(range, to),
    /** The page to show instead of one beyond the last; null if there is no need to. */
    mendedLink: pages !== undefined && !query.isPrevious && page > pages ? linkTo(range, pages) : null,
    chooseFrom: (day: string) => choose((present) => withFirstDay(present, day, today)),
    chooseTo: (day: string) => choose((present) => withLastDay(present, day, today)),
  };
}

export type WorkoutHistory = ReturnType<typeof useWorkoutHistory>;
