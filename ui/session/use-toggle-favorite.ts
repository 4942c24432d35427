import { FavoritesStore } from '#application/favorites/favorites-store.ts';
import { Analytics } from '#application/ports/analytics.ts';
import { favoriteEvent } from '#domain/analytics/tracked-event.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import type { ToggleResult } from '#domain/favorites/favorites.ts';
import { useInjection } from './use-injection.ts';
import { useWithViewerTitle } from './use-item-title.ts';

/** Adds an item opened from a playlist to the favorites, or removes it, and reports the outcome to analytics (FAV-01). */
export function useToggleFavorite(): (item: MediaItem, from: PlaylistId | null) => ToggleResult['outcome'] {
  const store = useInjection(FavoritesStore);
  const analytics = useInjection(Analytics);
  const asShown = useWithViewerTitle();
  return (item, from) => {
    const outcome = store.toggle(item.id);
    if (outcome !== 'too-many') analytics.track(favoriteEvent(asShown(item), outcome, from));
    return outcome;
  };
}
