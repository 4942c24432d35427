import { accessTo, type Access } from '#domain/access/access-rule.ts';
import { canStart } from '#domain/catalogue/card-facts.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { progressOf } from '#domain/history/watch-history.ts';
import { useConfig } from './use-config.ts';
import { useViewer } from './use-viewer.ts';
import { useWatchHistory } from './use-watch-history.ts';

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

/** Returns whether the viewer may play an item, and has not finished it. */
export function useCanStart(): (item: MediaItem) => boolean {
  const access = useAccess();
  const history = useWatchHistory();
  return (item) => canStart(item, access(item), progressOf(history, item.id));
}
