import type { Page } from 'playwright';
import type { SharedPage, SharingMeans } from '../assembly.ts';

declare global {
  interface Window {
    sharedBySheet?: SharedPage;
  }
}

/** A string, because the compiler would add helper calls to a function. */
const shareSheet = (ending: 'taken' | 'closed'): string => `
  Object.defineProperty(navigator, 'share', {
    value: async ({ title, url }) => {
      window.sharedBySheet = { title, address: url };
      if (${ending === 'closed'}) throw new DOMException('The sheet was closed', 'AbortError');
    },
  });`;
const NO_COPYING = `
  Object.defineProperty(navigator.clipboard, 'writeText', {
    value: async () => {
      throw new DOMException('Not now', 'NotAllowedError');
    },
  });`;

/**
 * The browser's own clipboard, and a simulated share sheet, which this browser lacks.
 *
 * @param runFirst runs a script before the app, from the next page load on
 */
export const browserSharing = (
  page: () => Page,
  runFirst: (script: string) => Promise<void>,
): SharingMeans => ({
  offerSheet: (ending) => runFirst(shareSheet(ending)),
  refuseCopying: () => runFirst(NO_COPYING),
  inSheet: () => page().evaluate(() => window.sharedBySheet ?? null),
  copied: () => page().evaluate(() => navigator.clipboard.readText()),
});
