import { makeLanguage, type Language } from './language.ts';

/** CFG-15: the language of whoever reads none of the others. */
export const DEFAULT_LANGUAGE = makeLanguage({
  code: 'en-US',
  name: 'English',
  direction: 'ltr',
  formats: 'en-US',
  isPseudo: false,
  fetchTexts: null,
});

/**
 * The languages of the app. A language is a line here and a folder beside this file, with the same files of texts as `en-US`; see
 * docs/how-to/add-a-language.md. The texts of a language load when it is first shown.
 */
export const LANGUAGES: readonly [Language, ...Language[]] = [
  DEFAULT_LANGUAGE,
  makeLanguage({
    code: 'es',
    name: 'Español',
    direction: 'ltr',
    formats: 'es-419',
    isPseudo: false,
    fetchTexts: () => import('./es/translation.ts'),
  }),
  // Made from English by a function, for developers: one longer and accented, one from right to left.
  makeLanguage({
    code: 'en-XA',
    name: '[Éñglîšh lóñg]',
    direction: 'ltr',
    formats: 'en-US',
    isPseudo: true,
    fetchTexts: async () => (await import('./pseudo-texts.ts')).lengthened,
  }),
  makeLanguage({
    code: 'en-XB',
    name: '[English right to left]',
    direction: 'rtl',
    formats: 'en-US',
    isPseudo: true,
    fetchTexts: async () => (await import('./pseudo-texts.ts')).mirrored,
  }),
];
