import { mayWatch } from '#domain/access/may-watch.ts';
import { paywallReason } from '#domain/access/paywall-reason.ts';
import { entitlementsOf } from '#domain/account/viewer.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { useViewer } from '../session/use-viewer.ts';
import { useConfig } from '../session/use-config.ts';

/**
 * Answers whether who is there may have an item played: in its page nothing plays behind a paywall (ACC-04, ACC-05). Before it
 * is known who is there nothing plays, not even what is open to all: it would begin where they did not leave it (PLY-02).
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
