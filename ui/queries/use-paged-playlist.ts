import {
  infiniteQueryOptions,
  useInfiniteQuery,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { CurrentConfig } from '#application/configuration/current-configuration.ts';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { chosenFilters, type ChosenFilters } from '#domain/catalogue/chosen-filters.ts';
import { distinctItems } from '#domain/catalogue/distinct-items.ts';
import { listedPlaylist } from '#domain/catalogue/listed-playlist.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { nextPage } from '#domain/catalogue/next-page-address.ts';
import type { Filter, Playlist } from '#domain/catalogue/playlist.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { pathBelowBase } from '#domain/navigation/paths.ts';
import { useInjection, type Provide } from '../session/use-injection.ts';
import { hasNotJustFailed } from './retry-policy.ts';

/** A list that loads page by page. */
export interface PagedList {
  /** The first page, with the properties of the whole list; undefined while loading. */
  readonly first: Playlist | undefined;
  /** The pages loaded so far. */
  readonly pages: readonly Playlist[];
  /** Their items, without duplicates. */
  readonly items: readonly MediaItem[];
  /** The reason why the first page failed to load. */
  readonly failure: Error | null;
  readonly hasMore: boolean;
  /** The next page failed to load; `loadMore` retries. */
  readonly failedMore: boolean;
  readonly loadMore: () => void;
  readonly tryAgain: () => void;
}

/** The pages of a list. `begin` loads the first one; each page contains the address of the next. */
const partsQuery = (catalogue: MediaCatalogue, queryKey: QueryKey, begin: () => Promise<Playlist>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => (pageParam ? catalogue.playlistAt(pageParam) : begin()),
    initialPageParam: null as string | null,
    getNextPageParam: (_last, parts) => nextPage(parts),
    retryOnMount: hasNotJustFailed,
  });

const playlistQuery = (catalogue: MediaCatalogue, id: PlaylistId) =>
  partsQuery(catalogue, ['playlist-parts', id], () => catalogue.playlist(id));

const NO_PAGES: readonly Playlist[] = [];

function useListOf(query: UseInfiniteQueryResult<InfiniteData<Playlist>>): PagedList {
  const { data, error, hasNextPage, isFetchNextPageError, fetchNextPage, refetch } = query;
  const parts = data?.pages;
  const items = useMemo(() => distinctItems((parts ?? []).flatMap((part) => part.items)), [parts]);
  const count = parts?.length;
  const loadMore = useCallback(() => {
    if (count) void fetchNextPage({ cancelRefetch: false });
  }, [count, fetchNextPage]);
  return {
    first: parts?.[0],
    pages: parts ?? NO_PAGES,
    items,
    failure: data ? null : error,
    hasMore: hasNextPage,
    failedMore: isFetchNextPageError,
    loadMore,
    tryAgain: () => void refetch(),
  };
}

/** The pages of a whole playlist. */
export function usePlaylistPages(id: PlaylistId, isWanted = true) {
  const catalogue = useInjection(MediaCatalogue);
  return useInfiniteQuery({ ...playlistQuery(catalogue, id), enabled: isWanted });
}

/** Loads the beginning of the list that this page shows, if any. */
export async function prepareList(provide: Provide, queries: QueryClient): Promise<void> {
  const list = listedPlaylist(pathBelowBase(window.location.pathname), provide(CurrentConfig).playlists);
  if (list !== null) await queries.infiniteQuery(playlistQuery(provide(MediaCatalogue), list));
}

export const usePagedPlaylist = (id: PlaylistId): PagedList => useListOf(usePlaylistPages(id));

const NO_FILTERS: readonly Filter[] = [];

/** The dropdowns of a playlist, and whether they are known: those of one that cannot be loaded are none. */
export function useDropdowns(
  id: PlaylistId,
  isWanted = true,
): { readonly dropdowns: readonly Filter[]; readonly isKnown: boolean } {
  const { data, isError } = usePlaylistPages(id, isWanted);
  return { dropdowns: data?.pages[0]?.filters ?? NO_FILTERS, isKnown: data !== undefined || isError };
}

interface Browsing {
  readonly filters: readonly Filter[];
  /** Whether the dropdowns are known; until then, so are the filters only in part. */
  readonly isKnown: boolean;
  readonly chosen: ChosenFilters;
  readonly list: PagedList;
}

/**
 * A playlist with its dropdowns, and the list of those of its items that match the filters in the address, which the platform
 * looks for (CAT-20).
 */
export function useBrowsing(id: PlaylistId, parameter: (key: string) => string | null): Browsing {
  const catalogue = useInjection(MediaCatalogue);
  const whole = usePagedPlaylist(id);
  const { dropdowns: filters, isKnown } = useDropdowns(id);
  const chosen = chosenFilters(filters, parameter);
  const isFiltered = chosen.size > 0;
  const passing = useListOf(
    useInfiniteQuery({
      ...partsQuery(catalogue, ['browse', [...chosen]], () => catalogue.browse(chosen)),
      enabled: isFiltered && isKnown,
    }),
  );
  return { filters, isKnown, chosen, list: isFiltered ? passing : whole };
}
