import { mayBeMember } from '#domain/account/viewer.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { ToggleResult } from '#domain/favorites/favorites.ts';
import { useViewer } from '../session/use-viewer.ts';
import { useDetailAddress } from '../navigation/use-detail-address.ts';
import { useConfig } from '../session/use-config.ts';
import { useFavorites } from '../session/use-favorites.ts';
import { useToggleFavorite } from '../session/use-toggle-favorite.ts';

interface Favorite {
  readonly isMarked: boolean;
  /** The maximum number of favorites. */
  readonly most: number;
  readonly toggle: () => ToggleResult['outcome'];
}

/** An item as a favorite; null for a visitor, or if no favorites list is configured (MED-05). */
export function useFavorite(item: MediaItem): Favorite | null {
  const toggle = useToggleFavorite();
  const favorites = useFavorites();
  const viewer = useViewer();
  const { features, maxFavorites: mostFavorites } = useConfig();
  const { from } = useDetailAddress();
  if (!features.favoritesList || !mayBeMember(viewer)) return null;
  return {
    isMarked: favorites.includes(item.id),
    most: mostFavorites,
    toggle: () => toggle(item, from),
  };
}
