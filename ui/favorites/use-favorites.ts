import { FavoritesKeeper } from '#application/favorites/favorites-keeper.ts';
import type { Favorites } from '#domain/favorites/favorites.ts';
import { useApp } from '../shell/use-app.ts';
import { useLive } from '../shell/use-live.ts';

/** The favorites of the person in front of the screen. */
export const useFavorites = (): Favorites => useLive(useApp(FavoritesKeeper));
