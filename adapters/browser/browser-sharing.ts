import type { Sharing } from '#application/ports/sharing.ts';

/** What a browser may lack: many have no share sheet, and none a clipboard on an unprotected connection. */
interface Means {
  readonly share?: (data: ShareData) => Promise<void>;
  readonly clipboard?: Pick<Clipboard, 'writeText'>;
}

/** The browser's share sheet, else its clipboard. */
export const makeBrowserSharing = (navigator: Means): Sharing => ({
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
