import account from '../../i18n/en-US/account.json';
import catalogue from '../../i18n/en-US/catalogue.json';
import shell from '../../i18n/en-US/shell.json';
import type { EagerTexts, Texts } from '../../i18n/i18n.ts';
import type { AreaTexts, Language } from '../../i18n/language.ts';

const EAGER = { account, catalogue, shell } satisfies EagerTexts;

/** Texts in a language that has loaded, beginning with those that every screen needs; without plurals. */
export function makeStaticTexts(language: Language): Texts {
  const areas: Record<string, AreaTexts> = { ...EAGER };
  const t = (key: string, values: Readonly<Record<string, unknown>> = {}): string => {
    const [area = '', name = key] = key.includes(':') ? key.split(':') : ['shell'];
    const text = language.translate(area, areas[area] ?? {})[name] ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value]));
  };
  const texts: Texts = {
    language,
    t: t as Texts['t'],
    add: (more) => void Object.assign(areas, more),
    inLanguage: () => texts,
  };
  return texts;
}
