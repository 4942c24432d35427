import { FavoritesStore } from '#application/favorites/favorites-store.ts';
import type { Favorites } from '#domain/favorites/favorites.ts';
import { useInjection } from './use-injection.ts';
import { useObservableState } from './use-observable-state.ts';

/** The favorites of the current viewer. */
export const useFavorites = (): Favorites => useObservableState(useInjection(FavoritesStore));
