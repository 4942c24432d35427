import type { Page } from 'playwright';
import type { Assembly } from '../assembly.ts';

/** As in browsers that are set to deny access to storage. */
const REFUSE_STORAGE = `Object.defineProperty(window, 'localStorage', {
  get: () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
});`;

interface BrowserStorageOptions {
  readonly page: () => Page;
  readonly appOrigin: string;
  /** A page on the app's origin without the app. */
  readonly emptyPage: string;
  /** Runs a script before the app, from the next page load on. */
  readonly runFirst: (script: string) => Promise<void>;
}

/** What the browser stores for the app, which only a page on its origin can read. */
export function browserStorage({
  page,
  appOrigin,
  emptyPage,
  runFirst,
}: BrowserStorageOptions): Pick<Assembly, 'stored' | 'storageEntries' | 'store' | 'refuseStorage'> {
  const onAppOrigin = async () => {
    if (!page().url().startsWith(`${appOrigin}/`)) await page().goto(emptyPage);
  };
  return {
    stored: async () => {
      await onAppOrigin();
      return JSON.parse(await page().evaluate(() => JSON.stringify(localStorage))) as Record<string, string>;
    },
    storageEntries: async () => {
      // The current page may be on the account site, which has a storage of its own.
      await page().goto(emptyPage);
      return page().evaluate(async () => {
        const stores = [localStorage, sessionStorage].flatMap((store) =>
          Object.entries(JSON.parse(JSON.stringify(store)) as Record<string, string>),
        );
        const databases = await indexedDB.databases();
        return [
          ...stores.map((entry) => entry.join(': ')),
          ...document.cookie.split('; '),
          ...databases.map(({ name }) => name ?? ''),
        ];
      });
    },
    store: async (key, value) => {
      await onAppOrigin();
      await page().evaluate(
        ([name, content]: readonly [string, string]) => {
          localStorage.setItem(name, content);
        },
        [key, value] as const,
      );
    },
    refuseStorage: () => runFirst(REFUSE_STORAGE),
  };
}
