import { makeLanguage, type AreaTexts, type Language, type Translation } from './language.ts';

/** The areas whose texts every screen needs; those of the others load with their screens. */
export const EAGER_AREAS = ['account', 'catalogue', 'shell', 'startup'] as const;

/** CFG-15: the language of whoever reads none of the others. */
export const DEFAULT_LANGUAGE = makeLanguage({
  code: 'en-US',
  name: 'English',
  direction: 'ltr',
  formats: 'en-US',
  isPseudo: false,
  fetchArea: null,
});

/**
 * The languages of the app. A language is a line here and a folder beside this file, with the same files of texts as `en-US`; see
 * docs/how-to/add-a-language.md. What is not shown is not loaded.
 */
export const LANGUAGES: readonly [Language, ...Language[]] = [
  DEFAULT_LANGUAGE,
  makeLanguage({
    code: 'es',
    name: 'Español',
    direction: 'ltr',
    formats: 'es-419',
    isPseudo: false,
    fetchArea: (area) => import(`./es/${area}.json`) as Promise<{ default: AreaTexts }>,
  }),
  // Made from English by a function, for developers: one longer and accented, one from right to left.
  makeLanguage({
    code: 'en-XA',
    name: '[Éñglîšh, lóñg]',
    direction: 'ltr',
    formats: 'en-US',
    isPseudo: true,
    fetchArea: () => pseudo('lengthened'),
  }),
  makeLanguage({
    code: 'en-XB',
    name: '[English, right to left]',
    direction: 'rtl',
    formats: 'en-US',
    isPseudo: true,
    fetchArea: () => pseudo('mirrored'),
  }),
];

const pseudo = async (kind: 'lengthened' | 'mirrored'): Promise<{ readonly default: Translation }> => ({
  default: (await import('./pseudo-texts.ts'))[kind],
});
