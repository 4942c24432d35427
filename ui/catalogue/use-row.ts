import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LoadFollowedProgram } from '#application/catalogue/load-followed-program.ts';
import { LoadTodaysRow } from '#application/catalogue/load-todays-row.ts';
import { LoadWatchlist } from '#application/catalogue/load-watchlist.ts';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import type { Slug } from '#domain/catalogue/slug.ts';
import { continueWatching } from '#domain/history/watch-history.ts';
import { useViewer } from '../account/use-viewer.ts';
import { useConfig } from '../configuration/use-config.ts';
import { useFavorites } from '../favorites/use-favorites.ts';
import { useWatchHistory } from '../history/use-watch-history.ts';
import { useApp } from '../shell/use-app.ts';

/** The items of a member's own list, in the member's order. */
function useWatchlist(listId: string | null, ids: readonly MediaId[]) {
  const loadWatchlist = useApp(LoadWatchlist);
  return useQuery({
    queryKey: ['watchlist', listId, ids],
    queryFn: () => loadWatchlist(listId, ids),
    placeholderData: keepPreviousData,
  });
}

/** What was begun and not finished, newest first (HIS-04). */
export function useContinueWatching() {
  const ids = continueWatching(useWatchHistory()).map(({ mediaId }) => mediaId);
  return useWatchlist(useConfig().features.continueWatchingList, ids);
}

/** The favorites, in the member's order (FAV-06). */
export const useFavoriteItems = () => useWatchlist(useConfig().features.favoritesList, useFavorites());

/** For each followed program, the workout to continue. */
function useProgramProgress(): ReadonlyMap<Slug, MediaId> {
  const viewer = useViewer();
  return viewer.state === 'member' ? viewer.member.programProgress : NOTHING_FOLLOWED;
}
const NOTHING_FOLLOWED: ReadonlyMap<Slug, MediaId> = new Map();

/** The row of the daily series, with the next workouts of followed programs (CAT-04). */
export function useTodaysRow(daily: PlaylistId) {
  const load = useApp(LoadTodaysRow);
  const next = [...useProgramProgress().values()];
  return useQuery({ queryKey: ['today', daily, next], queryFn: () => load(daily, next) });
}

/** A followed program from the workout to continue (CAT-07). */
export function useFollowedProgram(program: Slug) {
  const load = useApp(LoadFollowedProgram);
  const toContinue = useProgramProgress().get(program);
  return useQuery({
    queryKey: ['followed', program, toContinue],
    queryFn: () => load(program, toContinue as MediaId),
    enabled: toContinue !== undefined,
  });
}

/** The program that a playlist holds, where the member follows it: null where not, undefined while it is not known. */
export function useFollowedName(viewName: Slug | null | undefined): Slug | null | undefined {
  const followed = useProgramProgress();
  if (viewName === undefined) return undefined;
  return viewName !== null && followed.has(viewName) ? viewName : null;
}

/** What is recommended to those who watched an item, under that item's title (CAT-06). */
export function useRecommendations(id: MediaId) {
  const catalogue = useApp(MediaCatalogue);
  const { recommendations } = useConfig().features;
  return useQuery({
    queryKey: ['recommendations', recommendations, id],
    queryFn: async () => {
      if (!recommendations) return null;
      const [item, playlist] = await Promise.all([
        catalogue.media(id),
        catalogue.recommendations(recommendations, id),
      ]);
      return { because: item.title, playlist };
    },
  });
}
