import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CatalogueSearch, type FoundItems } from '#application/ports/catalogue-search.ts';
import { distinctItems } from '#domain/catalogue/distinct-items.ts';
import { genreOptions, isOfGenre } from '#domain/catalogue/genres.ts';
import { isListable } from '#domain/catalogue/listable-content.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { Playlist } from '#domain/catalogue/playlist.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { programsFound } from '#domain/search/programs-found.ts';
import { isSearchable, type Query } from '#domain/search/query.ts';
import { useInjection } from '../session/use-injection.ts';
import { usePlaylistPages } from '../queries/use-paged-playlist.ts';
import { useItemTitle } from '../session/use-item-title.ts';
import { useMenuGenres } from '../session/use-menu-genres.ts';

/** The list of programs, or the programs that match a query. */
export interface Programs {
  /** The properties of the list, once loaded. */
  readonly playlist: Playlist | undefined;
  /** The reason why the list failed to load. */
  readonly failure: Error | null;
  readonly tryAgain: () => void;
  /** The genres to choose from (CAT-17, SHL-14). */
  readonly genres: readonly string[];
  readonly items: readonly MediaItem[];
  /** A request is running that may return more. */
  readonly isLoading: boolean;
  /** A part failed to load. */
  readonly isError: boolean;
  readonly hasMore: boolean;
  /** Loads the next part, or retries a failed one. */
  readonly resume: () => void;
}

/**
 * CAT-22: the programs of a genre, or all if it is null; with a query the loaded ones that match it, and from 3 characters also the
 * server's results.
 */
export function usePrograms(id: PlaylistId, query: Query, genre: string | null): Programs {
  const list = usePlaylistPages(id);
  const ofMenu = useMenuGenres(id);
  const search = useProgramSearch(query);
  const pages = list.data?.pages ?? [];
  const loaded = pages.flatMap(({ items }) => items);
  const titleOf = useItemTitle();
  const found = search.data?.pages.flatMap(({ items }) => items) ?? [];
  const source = query === '' ? list : search;
  const items =
    query === '' ? distinctItems(loaded.filter(isListable)) : programsFound(loaded, found, query, titleOf);
  const shown = items.filter((item) => isOfGenre(item, genre));
  // A genre may begin on a later page.
  const looksOn = genre !== null && shown.length === 0 && source.hasNextPage && !source.isError;
  const { isFetching, fetchNextPage } = source;
  useEffect(() => {
    if (looksOn && !isFetching) void fetchNextPage();
  }, [looksOn, isFetching, fetchNextPage]);
  return {
    playlist: pages[0],
    genres: genreOptions(ofMenu, pages[0]?.genres ?? [], loaded),
    failure: list.data ? null : list.error,
    tryAgain: () => void list.refetch(),
    items: shown,
    isLoading: list.isPending || isFetching || looksOn,
    isError: source.isError && !source.isFetching,
    hasMore: source.hasNextPage,
    resume: () => {
      if (source.isFetching) return;
      void (source.hasNextPage ? source.fetchNextPage() : source.refetch());
    },
  };
}

function useProgramSearch(query: Query) {
  const search = useInjection(CatalogueSearch);
  return useInfiniteQuery({
    queryKey: ['search-programs', query],
    queryFn: ({ pageParam }) => (pageParam ? pageParam() : search.programs(query)),
    initialPageParam: null as (() => Promise<FoundItems>) | null,
    getNextPageParam: ({ more }) => more,
    enabled: isSearchable(query),
  });
}
