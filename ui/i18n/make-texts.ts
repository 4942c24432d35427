import { createInstance } from 'i18next';
import account from './en-US/account.json';
import catalogue from './en-US/catalogue.json';
import shell from './en-US/shell.json';
import type { EagerTexts, Texts } from './i18n.ts';
import type { AreaTexts, Language } from './language.ts';
import { DEFAULT_LANGUAGE } from './languages.ts';

const resources = { account, catalogue, shell } satisfies EagerTexts;

/** Creates the interface texts; they are available synchronously. The language must have been loaded. */
export function makeTexts(first: Language = DEFAULT_LANGUAGE): Texts {
  const texts = createInstance();
  void texts.init({
    lng: first.code,
    fallbackLng: false,
    resources: {},
    ns: Object.keys(resources),
    defaultNS: 'shell',
    keySeparator: false,
    initAsync: false,
    // React already escapes text.
    interpolation: { escapeValue: false },
  });
  const languages = new Set<Language>();
  const originals: Record<string, AreaTexts> = {};
  const show = (language: Language, areas: Readonly<Record<string, AreaTexts>>) => {
    for (const [area, original] of Object.entries(areas))
      texts.addResourceBundle(language.code, area, language.translate(area, original));
  };
  const add = (areas: Readonly<Record<string, AreaTexts>>) => {
    Object.assign(originals, areas);
    for (const language of languages) show(language, areas);
  };
  const inLanguage = (language: Language): Texts => {
    languages.add(language);
    show(language, originals);
    return { language, t: texts.getFixedT(language.code), add, inLanguage };
  };
  add(resources);
  return inLanguage(first);
}
