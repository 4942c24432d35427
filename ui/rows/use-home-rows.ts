import { dailyHomeRows } from '#domain/catalogue/daily-series.ts';
import { homeRows, rowsWithoutHero, type HomeRow, type ViewerRowData } from '#domain/catalogue/home-rows.ts';
import { continueWatching, recommendationSeed } from '#domain/history/watch-history.ts';
import { useViewer } from '../session/use-viewer.ts';
import { useConfig } from '../session/use-config.ts';
import { useFavorites } from '../session/use-favorites.ts';
import { useWatchHistory } from '../session/use-watch-history.ts';

/** The viewer's data that decides which rows show. */
export function useViewerRowData(): ViewerRowData {
  const viewer = useViewer();
  const history = useWatchHistory();
  return {
    isVisitor: viewer.state === 'visitor',
    hasStartedWorkouts: continueWatching(history).length > 0,
    hasFavorites: useFavorites().length > 0,
    followedPrograms: viewer.state === 'member' ? [...viewer.member.programProgress.keys()] : [],
    watchedWell: recommendationSeed(history),
  };
}

/** The rows of home for the current viewer. */
export const useHomeRows = (): readonly HomeRow[] => {
  const { content, playlists } = useConfig();
  return homeRows(content, useViewerRowData(), playlists.daily);
};

/** The rows of the 365 home (CAT-23). */
export const useDailyRows = (): readonly HomeRow[] => {
  const { dailyContent, playlists } = useConfig();
  return rowsWithoutHero(dailyHomeRows(dailyContent), useViewerRowData(), playlists.daily);
};
