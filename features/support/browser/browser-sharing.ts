import type { BrowserContext, Page } from 'playwright';
import type { SharingMeans } from '../assembly.ts';

declare global {
  interface Window {
    sharedBySheet?: string;
  }
}

/** The browser's own clipboard; its share sheet is put in its place, since this browser has none. */
export const browserSharing = (context: BrowserContext, page: () => Page): SharingMeans => ({
  offerSheet: async (ending) => {
    await context.addInitScript((end) => {
      const share = async ({ url = '' }: ShareData) => {
        window.sharedBySheet = url;
        if (end === 'closed') throw new DOMException('The sheet was closed', 'AbortError');
      };
      Object.defineProperty(navigator, 'share', { value: share });
    }, ending);
  },
  refuseCopying: async () => {
    await context.addInitScript(() => {
      const writeText = () => Promise.reject(new DOMException('Not now', 'NotAllowedError'));
      Object.defineProperty(navigator.clipboard, 'writeText', { value: writeText });
    });
  },
  inSheet: () => page().evaluate(() => window.sharedBySheet ?? null),
  copied: async () => {
    await context.grantPermissions(['clipboard-read']);
    return page().evaluate(() => navigator.clipboard.readText());
  },
});
