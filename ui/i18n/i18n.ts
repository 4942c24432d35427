import { createInstance, type TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import type about from './en-US/about.json';
import type access from './en-US/access.json';
import account from './en-US/account.json';
import type browse from './en-US/browse.json';
import catalogue from './en-US/catalogue.json';
import type coaching from './en-US/coaching.json';
import type configuration from './en-US/configuration.json';
import type details from './en-US/details.json';
import type favorites from './en-US/favorites.json';
import type footer from './en-US/footer.json';
import type language from './en-US/language.json';
import type live from './en-US/live.json';
import type notices from './en-US/notices.json';
import type offline from './en-US/offline.json';
import type playback from './en-US/playback.json';
import type progress from './en-US/progress.json';
import type releases from './en-US/releases.json';
import type search from './en-US/search.json';
import shell from './en-US/shell.json';
import type startup from './en-US/startup.json';
import type welcome from './en-US/welcome.json';
import type { AreaTexts, Language } from './language.ts';
import { DEFAULT_LANGUAGE } from './languages.ts';

/** The texts that every screen needs. */
const resources = {
  account,
  catalogue,
  shell,
};

/** The texts that load with the code of their area. */
export interface LazyTexts {
  readonly about: typeof about;
  readonly access: typeof access;
  readonly browse: typeof browse;
  readonly coaching: typeof coaching;
  readonly configuration: typeof configuration;
  readonly details: typeof details;
  readonly favorites: typeof favorites;
  readonly footer: typeof footer;
  readonly language: typeof language;
  readonly live: typeof live;
  readonly notices: typeof notices;
  readonly offline: typeof offline;
  readonly playback: typeof playback;
  readonly progress: typeof progress;
  readonly releases: typeof releases;
  readonly search: typeof search;
  readonly startup: typeof startup;
  readonly welcome: typeof welcome;
}

export type LazyArea = keyof LazyTexts;

type AllTexts = typeof resources & LazyTexts;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: AllTexts;
    keySeparator: false;
  }
}

/** The interface texts in one language. */
export interface Texts {
  readonly language: Language;
  /** `t('catalogue:minutes', { minutes: 24 })` */
  readonly t: TFunction<(keyof AllTexts)[]>;
  /** Adds texts that are loaded with the code of their area, in the default language. */
  readonly add: (areas: Partial<LazyTexts>) => void;
  /** The texts that have been added, in the default language. */
  readonly added: () => Partial<LazyTexts>;
}

/** Creates the interface texts; they are available synchronously. The language must have been loaded. */
export function makeTexts(language: Language = DEFAULT_LANGUAGE): Texts {
  const { code } = language;
  const texts = createInstance();
  void texts.init({
    lng: code,
    fallbackLng: false,
    resources: {},
    ns: Object.keys(resources),
    defaultNS: 'shell',
    keySeparator: false,
    initAsync: false,
    // React already escapes text.
    interpolation: { escapeValue: false },
  });
  const show = (area: string, original: AreaTexts) =>
    texts.addResourceBundle(code, area, language.translate(area, original));
  for (const [area, original] of Object.entries(resources)) show(area, original);
  let added: Partial<LazyTexts> = {};
  return {
    language,
    t: texts.t,
    add: (areas) => {
      for (const [area, original] of Object.entries(areas)) if (!(area in added)) show(area, original);
      added = { ...areas, ...added };
    },
    added: () => added,
  };
}

export const TextsContext = createContext<Texts | null>(null);

export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('No texts have been provided');
  return texts;
}

/** Adds the texts of an area for the component and those below it. */
export const useLazyTexts = (areas: Partial<LazyTexts>): void => useTexts().add(areas);

/** Returns the translation function for all namespaces: `t('catalogue:minutes', { minutes: 24 })`. */
export const useText = (): Texts['t'] => useTexts().t;

export const useLanguage = (): Language => useTexts().language;
