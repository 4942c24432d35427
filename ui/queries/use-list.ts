import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { chosenFilters, type ChosenFilters } from '#domain/catalogue/chosen-filters.ts';
import { distinctItems } from '#domain/catalogue/distinct-items.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { Filter, Playlist } from '#domain/catalogue/playlist.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { useInjection } from '../session/use-injection.ts';

/** A list that comes part after part. */
export interface List {
  /** Its beginning, with what is told of the whole; undefined while it is on its way. */
  readonly first: Playlist | undefined;
  /** What has come of it, no item twice. */
  readonly items: readonly MediaItem[];
  /** Why there is nothing of it. */
  readonly failure: Error | null;
  readonly hasMore: boolean;
  /** What follows could not be had; it is asked for again by `loadMore`. */
  readonly failedMore: boolean;
  readonly loadMore: () => void;
  readonly tryAgain: () => void;
}

/** The parts of a list whose beginning `begin` fetches; what follows stands at the address that each part names. */
function useParts(queryKey: QueryKey, begin: () => Promise<Playlist>, isWanted: boolean) {
  const catalogue = useInjection(MediaCatalogue);
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => (pageParam ? catalogue.playlistAt(pageParam) : begin()),
    initialPageParam: null as string | null,
    // A list that leads back to a part that is there has come to its end.
    getNextPageParam: ({ next }, _parts, _last, asked) => (asked.includes(next) ? null : next),
    enabled: isWanted,
  });
}

function useListOf(query: ReturnType<typeof useParts>): List {
  const { data, error, hasNextPage, isFetchNextPageError, fetchNextPage, refetch } = query;
  const parts = data?.pages;
  const items = useMemo(() => distinctItems((parts ?? []).flatMap((part) => part.items)), [parts]);
  const count = parts?.length;
  const loadMore = useCallback(() => {
    if (count) void fetchNextPage({ cancelRefetch: false });
  }, [count, fetchNextPage]);
  return {
    first: parts?.[0],
    items,
    failure: data ? null : error,
    hasMore: hasNextPage,
    failedMore: isFetchNextPageError,
    loadMore,
    tryAgain: () => void refetch(),
  };
}

/** A whole playlist, part after part. */
export function usePlaylistParts(id: PlaylistId) {
  const catalogue = useInjection(MediaCatalogue);
  return useParts(['playlist-parts', id], () => catalogue.playlist(id), true);
}

/** A whole playlist. */
export const usePlaylistList = (id: PlaylistId): List => useListOf(usePlaylistParts(id));

/** The browse playlist with its dropdowns, and what of it passes the filters that an address asks for (CAT-20). */
export function useBrowsing(
  id: PlaylistId,
  asked: (key: string) => string | null,
): { readonly filters: readonly Filter[]; readonly chosen: ChosenFilters; readonly list: List } {
  const catalogue = useInjection(MediaCatalogue);
  const whole = usePlaylistList(id);
  const filters = whole.first?.filters ?? [];
  const chosen = chosenFilters(filters, asked);
  const isFiltered = chosen.size > 0;
  const passing = useListOf(useParts(['browse', [...chosen]], () => catalogue.browse(chosen), isFiltered));
  return { filters, chosen, list: isFiltered ? passing : whole };
}
