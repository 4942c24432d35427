import type { Sharing } from '#application/ports/sharing.ts';

/**
 * Browser APIs that may be missing: many browsers have no share sheet, and none has a clipboard on an insecure connection.
 */
interface NavigatorFeatures {
  readonly share?: (data: ShareData) => Promise<void>;
  readonly clipboard?: Pick<Clipboard, 'writeText'>;
}

/** Shares with the browser's share sheet, else copies to its clipboard. */
export const makeBrowserSharing = (navigator: NavigatorFeatures): Sharing => ({
  share: async ({ title, address }) => {
    if (navigator.share) {
      try {
        await navigator.share({ title, url: address });
        return 'shared';
      } catch (reason) {
        if (reason instanceof Error && reason.name === 'AbortError') return 'cancelled';
      }
    }
    try {
      if (!navigator.clipboard) return 'refused';
      await navigator.clipboard.writeText(address);
      return 'copied';
    } catch {
      return 'refused';
    }
  },
});
