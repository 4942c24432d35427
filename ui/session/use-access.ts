import { accessTo, type Access } from '#domain/access/access-rule.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { useConfig } from './use-config.ts';
import { useViewer } from './use-viewer.ts';

/** Returns whether the current viewer may watch an item, with the customer's player and billing provider (ACC-04, ACC-05). */
export function useAccess(): (item: MediaItem) => Access {
  const viewer = useViewer();
  const config = useConfig();
  return (item) => accessTo(item, viewer, config);
}

/**
 * Returns whether the viewer may play an item (ACC-04). While the viewer is loading nothing plays, not even free items: they
 * would start at the wrong position (PLY-02).
 */
export function useMayPlay(): (item: MediaItem) => boolean {
  const access = useAccess();
  return (item) => access(item).state === 'granted';
}
