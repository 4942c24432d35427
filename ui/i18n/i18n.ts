import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import type about from './en-US/about.json';
import type access from './en-US/access.json';
import type account from './en-US/account.json';
import type browse from './en-US/browse.json';
import type catalogue from './en-US/catalogue.json';
import type coaching from './en-US/coaching.json';
import type configuration from './en-US/configuration.json';
import type details from './en-US/details.json';
import type favorites from './en-US/favorites.json';
import type footer from './en-US/footer.json';
import type home from './en-US/home.json';
import type language from './en-US/language.json';
import type live from './en-US/live.json';
import type notices from './en-US/notices.json';
import type offline from './en-US/offline.json';
import type playback from './en-US/playback.json';
import type progress from './en-US/progress.json';
import type releases from './en-US/releases.json';
import type search from './en-US/search.json';
import type shell from './en-US/shell.json';
import type stack from './en-US/stack.json';
import type startup from './en-US/startup.json';
import type welcome from './en-US/welcome.json';
import type { Language } from './language.ts';

/** The texts that every screen needs. */
export interface EagerTexts {
  readonly account: typeof account;
  readonly catalogue: typeof catalogue;
  readonly shell: typeof shell;
}

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
  readonly home: typeof home;
  readonly language: typeof language;
  readonly live: typeof live;
  readonly notices: typeof notices;
  readonly offline: typeof offline;
  readonly playback: typeof playback;
  readonly progress: typeof progress;
  readonly releases: typeof releases;
  readonly search: typeof search;
  readonly stack: typeof stack;
  readonly startup: typeof startup;
  readonly welcome: typeof welcome;
}

export type LazyArea = keyof LazyTexts;

type AllTexts = EagerTexts & LazyTexts;

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
  /**
   * Adds texts that have loaded with the code of their area, in the default language: to these texts, and to the same texts in
   * other languages.
   */
  readonly add: (areas: Partial<LazyTexts>) => void;
  /** The same texts in another language, which must have been loaded. */
  readonly inLanguage: (language: Language) => Texts;
}

export const TextsContext = createContext<Texts | null>(null);

export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('No texts have been provided');
  return texts;
}

/** Returns the translation function for all namespaces: `t('catalogue:minutes', { minutes: 24 })`. */
export const useText = (): Texts['t'] => useTexts().t;

export const useLanguage = (): Language => useTexts().language;
