import type { BrowserContext, Page } from 'playwright';
import type { SharingMeans } from '../assembly.ts';

declare global {
  interface Window {
    sharedBySheet?: string;
  }
}

/** As text: a function would come with what its compiler adds to it. */
const shareSheet = (ending: 'taken' | 'closed'): string => `
  Object.defineProperty(navigator, 'share', {
    value: async ({ url }) => {
      window.sharedBySheet = url;
      if (${ending === 'closed'}) throw new DOMException('The sheet was closed', 'AbortError');
    },
  });`;
const NO_COPYING = `
  Object.defineProperty(navigator.clipboard, 'writeText', {
    value: async () => {
      throw new DOMException('Not now', 'NotAllowedError');
    },
  });`;

/** The browser's own clipboard; its share sheet is put in its place, since this browser has none. */
export const browserSharing = (context: BrowserContext, page: () => Page): SharingMeans => ({
  offerSheet: async (ending) => {
    await context.addInitScript({ content: shareSheet(ending) });
  },
  refuseCopying: async () => {
    await context.addInitScript({ content: NO_COPYING });
  },
  inSheet: () => page().evaluate(() => window.sharedBySheet ?? null),
  copied: () => page().evaluate(() => navigator.clipboard.readText()),
});
