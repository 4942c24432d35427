import { createInstance, type i18n, type TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import type access from './en-US/access.json';
import account from './en-US/account.json';
import catalogue from './en-US/catalogue.json';
import type coaching from './en-US/coaching.json';
import type details from './en-US/details.json';
import type favorites from './en-US/favorites.json';
import type live from './en-US/live.json';
import type offline from './en-US/offline.json';
import type playback from './en-US/playback.json';
import type progress from './en-US/progress.json';
import type releases from './en-US/releases.json';
import type search from './en-US/search.json';
import shell from './en-US/shell.json';
import startup from './en-US/startup.json';

/** CFG-15: the language whose texts are always available. */
export const DEFAULT_LOCALE = 'en-US';

const resources = {
  account,
  catalogue,
  shell,
  startup,
};

/** The texts that load with the code of their area. */
export interface LazyTexts {
  readonly access: typeof access;
  readonly coaching: typeof coaching;
  readonly details: typeof details;
  readonly favorites: typeof favorites;
  readonly live: typeof live;
  readonly offline: typeof offline;
  readonly playback: typeof playback;
  readonly progress: typeof progress;
  readonly releases: typeof releases;
  readonly search: typeof search;
}

type Texts = typeof resources & LazyTexts;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Texts;
    keySeparator: false;
  }
}

/** Creates the interface texts; they are available synchronously. */
export function makeTexts(): i18n {
  const texts = createInstance();
  void texts.init({
    lng: DEFAULT_LOCALE,
    fallbackLng: DEFAULT_LOCALE,
    resources: { [DEFAULT_LOCALE]: resources },
    ns: Object.keys(resources),
    defaultNS: 'shell',
    keySeparator: false,
    initAsync: false,
    // React already escapes text.
    interpolation: { escapeValue: false },
  });
  return texts;
}

/** Adds texts that are loaded with the code of their area. */
export function addTexts(texts: i18n, added: Partial<LazyTexts>): void {
  for (const [area, keys] of Object.entries(added)) {
    if (!texts.hasResourceBundle(DEFAULT_LOCALE, area)) texts.addResourceBundle(DEFAULT_LOCALE, area, keys);
  }
}

export const TextsContext = createContext<i18n | null>(null);

function useTexts(): i18n {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('No texts have been provided');
  return texts;
}

/** Adds the texts of an area for the component and those below it. */
export const useLazyTexts = (added: Partial<LazyTexts>): void => addTexts(useTexts(), added);

/** Returns the translation function for all namespaces: `t('catalogue:minutes', { minutes: 24 })`. */
export const useText = (): TFunction<(keyof Texts)[]> => useTexts().t;
