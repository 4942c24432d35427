import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadWatchlist } from '#application/catalogue/load-watchlist.ts';
import { FavoritesStore } from '#application/favorites/favorites-store.ts';
import { mayBeMember } from '#domain/account/viewer.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { useAccount } from '../session/use-account.ts';
import { useConfig } from '../session/use-config.ts';
import { useInjection } from '../session/use-injection.ts';
import { useObservableState } from '../session/use-observable-state.ts';
import { useToggleFavorite } from '../session/use-toggle-favorite.ts';
import { useViewer } from '../session/use-viewer.ts';
import { watchlistQuery } from '../queries/watchlist-query.ts';

interface FavoritesPageState {
  /** The favorites that can be shown, in the member's order; undefined while loading. */
  readonly items: readonly MediaItem[] | undefined;
  /** Whether a request for the items is running. */
  readonly isFetching: boolean;
  readonly hasNone: boolean;
  /** Whether there may be favorites that cannot be shown: their items, or the account that has them, cannot be loaded. */
  readonly isMissing: boolean;
  /** Why the items cannot be loaded. */
  readonly failure: Error | null;
  readonly tryAgain: () => void;
  /** Removes a favorite; returns a function that marks it again. */
  readonly unmark: (item: MediaItem) => () => void;
  readonly clear: () => void;
}

/** The favorites with their items (FAV-06): a removed favorite disappears at once, without requesting the others again. */
export function useFavoritesPage(): FavoritesPageState {
  const store = useInjection(FavoritesStore);
  const toggle = useToggleFavorite();
  const loadWatchlist = useInjection(LoadWatchlist);
  const list = useConfig().features.favoritesList;
  const ids = useObservableState(store);
  const viewer = useViewer();
  const { refresh } = useAccount();
  // This browser has none of its own, and nobody knows whose account it is.
  const isUnknown = viewer.state === 'unreachable' && !mayBeMember(viewer) && ids.length === 0;
  const [requested, setRequested] = useState<readonly MediaId[]>(ids);
  if (ids.some((id) => !requested.includes(id))) setRequested(ids);
  const { data, error, isFetching, refetch } = useQuery(watchlistQuery(loadWatchlist, list, requested));
  const hasNone = ids.length === 0 && !isUnknown;
  const failure = data ? null : error;
  return {
    items: data && ids.flatMap((id) => data.find((item) => item.id === id) ?? []),
    isFetching,
    hasNone,
    isMissing: isUnknown || (failure !== null && !hasNone),
    failure,
    tryAgain: () => void (isUnknown ? refresh() : refetch()),
    unmark: (item) => {
      toggle(item, null);
      return () => {
        if (!store.now().includes(item.id)) toggle(item, null);
      };
    },
    clear: () => store.clear(),
  };
}
