import {
  keepPreviousData,
  skipToken,
  useQueries,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { isFailure } from '#application/app-failure.ts';
import { loadPlaylist } from '#application/catalogue/load-playlist.ts';
import { LoadWatchlist } from '#application/catalogue/load-watchlist.ts';
import { FindMediaByAddress } from '#application/catalogue/find-media-by-address.ts';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { followedProgramRow, isFollowedRowFull } from '#domain/catalogue/followed-program-row.ts';
import { todayRow } from '#domain/catalogue/today-row.ts';
import { followedPrograms } from '#domain/catalogue/followed-programs.ts';
import type { Playlist } from '#domain/catalogue/playlist.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import type { Slug } from '#domain/catalogue/slug.ts';
import { favoriteGroup } from '#domain/favorites/favorite-groups.ts';
import { continueWatching } from '#domain/history/watch-history.ts';
import { useViewer } from '../session/use-viewer.ts';
import { useConfig } from '../session/use-config.ts';
import { useFavorites } from '../session/use-favorites.ts';
import { useWatchHistory } from '../session/use-watch-history.ts';
import { useInjection } from '../session/use-injection.ts';
import { mediaQuery, useMedia } from '../queries/use-media.ts';
import { useShelfPlaylist } from '../queries/use-shelf-playlist.ts';
import { watchlistQuery } from '../queries/watchlist-query.ts';
import { useRecommendations } from '../queries/use-related.ts';
import { usePlatformDay } from '../session/use-today.ts';
import { useItemTitle } from '../session/use-item-title.ts';

/** The content of a shelf: a playlist, or items without one. */
export type ShelfContent = Playlist | readonly MediaItem[];

/** The loading state of a shelf's content. */
export interface ShelfQuery {
  /** Undefined while loading. */
  readonly data: ShelfContent | undefined;
  readonly isError: boolean;
  readonly tryAgain: () => void;
}

/** The same for items without a playlist. */
interface ItemsQuery extends ShelfQuery {
  readonly data: readonly MediaItem[] | undefined;
}

const shelfQueryOf = <Content extends ShelfContent>({ data, isError, refetch }: UseQueryResult<Content>) => ({
  data,
  isError,
  tryAgain: () => void refetch(),
});

/** The items of a member's own list, in the member's order. */
function useWatchlist(listId: string | null, ids: readonly MediaId[]): ItemsQuery {
  const loadWatchlist = useInjection(LoadWatchlist);
  return shelfQueryOf(useQuery(watchlistQuery(loadWatchlist, listId, ids)));
}

/** The started and unfinished items, newest first (HIS-04). */
export function useContinueWatching(): ShelfQuery {
  const ids = continueWatching(useWatchHistory()).map(({ mediaId }) => mediaId);
  return useWatchlist(useConfig().features.continueWatchingList, ids);
}

/** The favorites, in the member's order (FAV-06). */
export const useFavoriteItems = (): ItemsQuery =>
  useWatchlist(useConfig().features.favoritesList, useFavorites());

/** The programs among the favorites (PRG-01). */
export function useFavoritePrograms(): ItemsQuery {
  const { data: items, ...query } = useFavoriteItems();
  const data = useMemo(() => items && favoriteGroup(items, 'programs'), [items]);
  return { ...query, data };
}

/** The workout to continue in each followed program. */
const useProgramProgress = () => followedPrograms(useViewer());

/** A configured playlist. */
export const usePlaylistShelf = (id: PlaylistId): ShelfQuery => shelfQueryOf(useShelfPlaylist(id));

/**
 * The row of the daily series with the next workouts of followed programs; a workout that fails to load is omitted (CAT-04).
 *
 * @param waits whether to load everything first, or to begin with the series alone
 */
export function useTodaysRow(daily: PlaylistId, waits: boolean): ShelfQuery {
  const findMedia = useInjection(FindMediaByAddress);
  const today = usePlatformDay();
  const ids = [...useProgramProgress().values()];
  const playlist = useShelfPlaylist(daily);
  const next = useQueries({ queries: ids.map((id) => mediaQuery(findMedia, { kind: 'media', id })) });
  const isComplete = next.every(({ isPending, failureCount }) => !isPending || failureCount > 0);
  const workouts = isComplete ? next.flatMap(({ data }) => data ?? []) : [];
  const data =
    playlist.data && (isComplete || !waits)
      ? { ...playlist.data, items: todayRow(playlist.data.items, workouts, today) }
      : undefined;
  return { ...shelfQueryOf(playlist), data };
}

/** The content of a shelf that is left out. */
const NOTHING: readonly MediaItem[] = [];

/**
 * A followed program, starting at the workout to continue, with the program's title (CAT-07); nothing if the program no longer
 * exists or has no workouts (CAT-06).
 */
export function useFollowedProgram(program: Slug): ShelfQuery {
  const catalogue = useInjection(MediaCatalogue);
  const toContinue = useProgramProgress().get(program);
  const media = useMedia({ kind: 'program', slug: program });
  const list = media.data?.seriesPlaylist ?? null;
  const workouts = useQuery({
    queryKey: ['program-workouts', list, toContinue],
    queryFn:
      list && toContinue
        ? () => loadPlaylist(catalogue, list, (items) => isFollowedRowFull(items, toContinue))
        : skipToken,
    placeholderData: keepPreviousData,
  });
  const isGone = isFailure(media.error ?? workouts.error, 'not-found') || (media.data && !list);
  return {
    data: isGone
      ? NOTHING
      : media.data && workouts.data && toContinue
        ? {
            ...workouts.data,
            title: media.data.title,
            items: followedProgramRow(workouts.data.items, toContinue),
          }
        : undefined,
    isError: media.isError || workouts.isError,
    tryAgain: () => void (media.isError ? media.refetch() : workouts.refetch()),
  };
}

/** The program of a playlist if the member follows it, else null: then there is nothing to show, once that is known. */
export function useFollowed(id: PlaylistId): ShelfQuery & { readonly program: Slug | null } {
  const followed = useProgramProgress();
  const { data, isError, error, refetch } = useShelfPlaylist(id);
  const program = data?.viewName ?? null;
  return {
    program: program !== null && followed.has(program) ? program : null,
    data: data || isFailure(error, 'not-found') ? NOTHING : undefined,
    isError,
    tryAgain: () => void refetch(),
  };
}

/**
 * The recommendations for a watched item, and the item's title once loaded; nothing if the item no longer exists (CAT-06).
 */
export function useBecauseYouWatched(id: MediaId): ShelfQuery & { readonly because: string | null } {
  const title = useItemTitle();
  const media = useMedia({ kind: 'media', id });
  const recommendations = useRecommendations(id);
  return {
    because: media.data ? title(media.data) : null,
    data: isFailure(media.error, 'not-found')
      ? NOTHING
      : media.data && recommendations.data !== undefined
        ? (recommendations.data ?? NOTHING)
        : undefined,
    isError: media.isError || recommendations.isError,
    tryAgain: () => void (media.isError ? media.refetch() : recommendations.refetch()),
  };
}
