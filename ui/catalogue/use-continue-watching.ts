import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LoadWatchlist } from '#application/catalogue/load-watchlist.ts';
import { CurrentConfig } from '#application/configuration/current-configuration.ts';
import { continueWatching } from '#domain/history/watch-history.ts';
import { useWatchHistory } from '../history/use-watch-history.ts';
import { useApp } from '../shell/use-app.ts';

/** What was begun and not finished, newest first (HIS-04). */
export function useContinueWatching() {
  const loadWatchlist = useApp(LoadWatchlist);
  const { continueWatchingList } = useApp(CurrentConfig).features;
  const ids = continueWatching(useWatchHistory()).map(({ mediaId }) => mediaId);
  return useQuery({
    queryKey: ['watchlist', continueWatchingList, ids],
    queryFn: () => loadWatchlist(continueWatchingList, ids),
    placeholderData: keepPreviousData,
  });
}
