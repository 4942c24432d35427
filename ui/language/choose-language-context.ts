import { createContext } from 'react';
import type { Language } from '../i18n/language.ts';

/** Shows the app in a language from now on. Fails with `TextsNotLoaded`; the app then stays as it is. */
export type ChooseLanguage = (language: Language) => Promise<void>;

export const ChooseLanguageContext = createContext<ChooseLanguage>(() => Promise.resolve());
