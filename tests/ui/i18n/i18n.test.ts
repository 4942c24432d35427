import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#ui/i18n/languages.ts';
import { allTexts } from './all-texts.ts';
import { textUses } from './text-uses.ts';

const UI = new URL('../../../ui/', import.meta.url).pathname;
const TEXTS = `${UI}i18n/`;

/** The texts of a language by area and key: 'catalogue:minutes'. */
const textsOf = (language: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(TEXTS + language)
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) =>
        Object.entries(
          JSON.parse(readFileSync(`${TEXTS}${language}/${file}`, 'utf8')) as Record<string, string>,
        ).map(([key, text]) => [`${file.replace('.json', '')}:${key}`, text] as const),
      ),
  );
const variablesIn = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort();

/** The key by which the code asks for a text: that of a plural is the same for each of its forms. */
const isPlural = (key: string) => PLURAL.test(key) && english.has(`${withoutPlural(key)}_other`);
const PLURAL = /_(zero|one|two|few|many|other)$/;
const withoutPlural = (name: string) => name.replace(PLURAL, '');

const without = (keys: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...keys].filter((key) => !others.has(key));

const texts = allTexts();
const english = textsOf(DEFAULT_LANGUAGE.code);
const folders = readdirSync(TEXTS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
const uses = readdirSync(UI, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('i18n/'))
  .flatMap((file) => textUses(file, readFileSync(UI + file, 'utf8')));

describe('the texts', () => {
  it.each([...english])('are not empty for %s', (key, text) => {
    expect(text.trim()).not.toBe('');
    const filled = Object.fromEntries(variablesIn(text).map((name) => [name, `<${name}>`]));
    const said = texts.t(key, { ...filled, defaultValue: 'none' });
    expect(said).toBe(text.replace(/\{\{(\w+)\}\}/g, '<$1>'));
  });

  it('are in a folder for each language that is not made from another', () => {
    const written = LANGUAGES.filter(({ isPseudo }) => !isPseudo).map(({ code }) => code);
    expect(folders).toEqual(written.sort());
  });

  it.each(folders)('have the same keys in %s as in English, with every form of its plurals', (language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const wanted = new Set(
      [...english.keys()].flatMap((key) =>
        isPlural(key) ? forms.map((form) => `${withoutPlural(key)}_${form}`) : [key],
      ),
    );
    const given = new Set(textsOf(language).keys());
    expect({ missing: without(wanted, given), superfluous: without(given, wanted) }).toEqual({
      missing: [],
      superfluous: [],
    });
  });

  it.each(folders)('have the same variables in %s as in English', (language) => {
    for (const [key, text] of textsOf(language)) {
      const original = english.get(key) ?? english.get(`${withoutPlural(key)}_other`) ?? '';
      expect(variablesIn(text), `${language} ${key}`).toEqual(variablesIn(original));
      expect(text.trim(), `${language} ${key}`).not.toBe('');
    }
  });

  it('contain the values of variables unchanged', () => {
    const title = 'Core & <b>Abs</b> {{title}} $t(home) "100%"';
    expect(texts.t('playback:player', { title })).toBe(`Player: ${title}`);
  });
});

describe('the screens', () => {
  it('use texts', () => {
    expect(uses.length).toBeGreaterThan(50);
  });

  it.each(uses)('$file: $key has a text and all its variables', ({ key, computed, given }) => {
    const texts = [...english].filter(([name]) => key.test(withoutPlural(name)));
    expect(texts.length).toBeGreaterThan(0);
    for (const [, text] of computed ? [] : texts) {
      expect(given).toEqual(expect.arrayContaining(variablesIn(text)));
    }
  });

  it('use every text', () => {
    const unused = [...english.keys()].filter(
      (name) => !uses.some(({ key }) => key.test(withoutPlural(name))),
    );
    expect(unused).toEqual([]);
  });
});
