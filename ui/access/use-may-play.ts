import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { useAccess } from '../session/use-access.ts';

/**
 * Returns whether the viewer may play an item (ACC-04). While the viewer is loading nothing plays, not even free items: they
 * would start at the wrong position (PLY-02).
 */
export function useMayPlay(): (item: MediaItem) => boolean {
  const access = useAccess();
  return (item) => access(item).state === 'granted';
}
