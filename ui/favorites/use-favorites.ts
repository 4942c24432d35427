import { FavoritesStore } from '#application/favorites/favorites-store.ts';
import type { Favorites } from '#domain/favorites/favorites.ts';
import { useInjection } from '../shell/use-injection.ts';
import { useObservableState } from '../shell/use-observable-state.ts';

/** The favorites of the person in front of the screen. */
export const useFavorites = (): Favorites => useObservableState(useInjection(FavoritesStore));
