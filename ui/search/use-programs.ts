import { useInfiniteQuery } from '@tanstack/react-query';
import { CatalogueSearch, type FoundItems } from '#application/ports/catalogue-search.ts';
import { distinctItems } from '#domain/catalogue/distinct-items.ts';
import { isListable } from '#domain/catalogue/listable-content.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { Playlist } from '#domain/catalogue/playlist.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { programsFound } from '#domain/search/programs-found.ts';
import { isSearchable, type Query } from '#domain/search/query.ts';
import { useInjection } from '../session/use-injection.ts';
import { usePlaylistParts } from '../queries/use-list.ts';
import { useShown } from '../session/use-title.ts';

/** The list of programs, or what a query finds of it. */
export interface Programs {
  /** What the list says of itself, once it is there. */
  readonly playlist: Playlist | undefined;
  /** Why there is no list at all. */
  readonly failure: Error | null;
  readonly tryAgain: () => void;
  readonly items: readonly MediaItem[];
  /** Something more may come by itself. */
  readonly isLoading: boolean;
  /** A part of it could not be had. */
  readonly isError: boolean;
  readonly hasMore: boolean;
  /** Asks for what follows, or again for what failed. */
  readonly resume: () => void;
}

/** CAT-22: the programs; with a query those of the loaded ones that match, and from 3 characters those that the server finds. */
export function usePrograms(id: PlaylistId, asked: Query): Programs {
  const list = usePlaylistParts(id);
  const search = useProgramSearch(asked);
  const pages = list.data?.pages ?? [];
  const loaded = pages.flatMap(({ items }) => items);
  const asShown = useShown();
  const found = search.data?.pages.flatMap(({ items }) => items) ?? [];
  const source = asked === '' ? list : search;
  return {
    playlist: pages[0],
    failure: list.data ? null : list.error,
    tryAgain: () => void list.refetch(),
    items:
      asked === ''
        ? distinctItems(loaded.filter(isListable))
        : programsFound(loaded.map(asShown), found, asked),
    isLoading: list.isPending || source.isFetching,
    isError: source.isError && !source.isFetching,
    hasMore: source.hasNextPage,
    resume: () => {
      if (source.isFetching) return;
      void (source.hasNextPage ? source.fetchNextPage() : source.refetch());
    },
  };
}

function useProgramSearch(asked: Query) {
  const search = useInjection(CatalogueSearch);
  return useInfiniteQuery({
    queryKey: ['search-programs', asked],
    queryFn: ({ pageParam }) => (pageParam ? pageParam() : search.programs(asked)),
    initialPageParam: null as (() => Promise<FoundItems>) | null,
    getNextPageParam: ({ more }) => more,
    enabled: isSearchable(asked),
  });
}
