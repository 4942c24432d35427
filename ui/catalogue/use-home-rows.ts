import { homeRows, type HomeRow } from '#domain/catalogue/home-rows.ts';
import type { ContentRow } from '#domain/configuration/app-config.ts';
import { continueWatching, watchedWell } from '#domain/history/watch-history.ts';
import { useViewer } from '../account/use-viewer.ts';
import { useConfig } from '../configuration/use-config.ts';
import { useFavorites } from '../favorites/use-favorites.ts';
import { useWatchHistory } from '../history/use-watch-history.ts';

/** The rows of home, as they are for the person in front of the screen. */
export function useHomeRows(content: readonly ContentRow[]): readonly HomeRow[] {
  const { playlists } = useConfig();
  const viewer = useViewer();
  const history = useWatchHistory();
  const favorites = useFavorites();
  return homeRows(
    content,
    {
      isVisitor: viewer.state === 'visitor',
      hasStartedWorkouts: continueWatching(history).length > 0,
      hasFavorites: favorites.length > 0,
      followedPrograms: viewer.state === 'member' ? [...viewer.member.programProgress.keys()] : [],
      watchedWell: watchedWell(history),
    },
    playlists.daily,
  );
}
