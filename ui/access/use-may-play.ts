import { mayWatch } from '#domain/access/may-watch.ts';
import { paywallReason } from '#domain/access/paywall-reason.ts';
import { entitlementsOf } from '#domain/account/viewer.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { useViewer } from '../session/use-viewer.ts';
import { useConfig } from '../session/use-config.ts';

/**
 * Returns whether the viewer may play an item (ACC-04); with the inline player, a paywall prevents it (ACC-05). While the
 * viewer is loading nothing plays, not even free items: they would start at the wrong position (PLY-02).
 */
export function useMayPlay(): (item: MediaItem) => boolean {
  const viewer = useViewer();
  const { inlinePlayer, billingProvider } = useConfig();
  return (item) => {
    if (viewer.state === 'loading') return false;
    return inlinePlayer
      ? paywallReason(item, viewer, billingProvider) === null
      : mayWatch(item, entitlementsOf(viewer));
  };
}
