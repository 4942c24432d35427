import { useQuery } from '@tanstack/react-query';
import { loadPlaylist } from '#application/catalogue/load-playlist.ts';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { dailyWorkouts, dailyYear, type DailyYear } from '#domain/progress/daily-year.ts';
import { trainingYearDays } from '#domain/progress/training-year.ts';
import { useConfig } from '../session/use-config.ts';
import { useInjection } from '../session/use-injection.ts';
import { usePlatformDay } from '../session/use-today.ts';
import { WITHOUT_ITEMS } from './cached-items.ts';
import { FRESH_MS } from './query-client.ts';
import { useTrainingYear } from './use-member-progress.ts';

/** More than the series has in the days that the history tells of: 52 weeks, and this one up to today. */
const DAYS_ASKED_FOR = 380;

interface DailyYearQuery {
  /** Without any workout until they are known. */
  readonly year: DailyYear;
  readonly isKnown: boolean;
  readonly hasFailed: boolean;
}

/** The daily series of this year for the member (CAT-23). Its workouts are requested once the history is known. */
export function useDailyYear(): DailyYearQuery {
  const catalogue = useInjection(MediaCatalogue);
  const { daily } = useConfig().playlists;
  const today = usePlatformDay();
  const history = useTrainingYear(true, FRESH_MS);
  const series = useQuery({
    queryKey: ['daily-workouts', daily, today],
    queryFn: async () => {
      const { from } = trainingYearDays(today);
      const isEnough = (items: readonly MediaItem[]) => dailyWorkouts(items).some(({ date }) => date < from);
      return dailyWorkouts((await loadPlaylist(catalogue, daily, isEnough, DAYS_ASKED_FOR)).items);
    },
    enabled: history.answer !== undefined,
    placeholderData: (previous) => previous,
    meta: WITHOUT_ITEMS,
  });
  const isKnown = history.answer !== undefined && series.data !== undefined;
  const known = history.answer ?? { workouts: [], since: today };
  return {
    year: dailyYear(series.data ?? [], known, today),
    isKnown,
    hasFailed: !isKnown && (series.isError || (history.isError && history.answer === undefined)),
  };
}
