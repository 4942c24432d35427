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

/** A language that a function makes from English, for developers. */
const pseudoLanguage = (code: 'en-XA' | 'en-XB', name: string, direction: Language['direction']) =>
  makeLanguage({
    code,
    name,
    direction,
    formats: 'en-US',
    isPseudo: true,
    fetchTexts: async () => (await import('./pseudo-texts.ts')).PSEUDO_TEXTS[code],
  });

/**
 * The languages of the app. A language is an entry here and a folder beside this file, with the same files of texts as `en-US`; see
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
  pseudoLanguage('en-XA', '[Éñglîšh lóñg]', 'ltr'),
  pseudoLanguage('en-XB', '[English right to left]', 'rtl'),
];
