import { createInstance, type i18n, type TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import account from './en-US/account.json';
import catalogue from './en-US/catalogue.json';
import coaching from './en-US/coaching.json';
import details from './en-US/details.json';
import favorites from './en-US/favorites.json';
import live from './en-US/live.json';
import playback from './en-US/playback.json';
import progress from './en-US/progress.json';
import search from './en-US/search.json';
import shell from './en-US/shell.json';
import startup from './en-US/startup.json';

/** CFG-15: the language whose texts are always available. */
export const DEFAULT_LOCALE = 'en-US';

const resources = {
  account,
  catalogue,
  coaching,
  details,
  favorites,
  live,
  playback,
  progress,
  search,
  shell,
  startup,
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: typeof resources;
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

export const TextsContext = createContext<i18n | null>(null);

/** Returns the translation function for all namespaces: `t('catalogue:minutes', { minutes: 24 })`. */
export function useText(): TFunction<(keyof typeof resources)[]> {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('No texts have been provided');
  return texts.t;
}
