import { describe, expect, it } from 'vitest';
import { preferredLanguage, type OfferedLanguage } from '#domain/language/preferred-language.ts';

const OFFERED: readonly [OfferedLanguage, ...OfferedLanguage[]] = [
  { code: 'en-US', isPseudo: false },
  { code: 'pt-PT', isPseudo: false },
  { code: 'pt-BR', isPseudo: false },
  { code: 'es', isPseudo: false },
  { code: 'ar-XB', isPseudo: true },
];

const languageFor = (chosen: string | null, ...preferred: readonly string[]): string =>
  preferredLanguage(OFFERED, { chosen, preferred }).code;

describe('the language of a visitor', () => {
  it.each<[string, string | null, readonly string[]]>([
    ['en-US', null, []],
    ['es', null, ['es']],
    ['es', null, ['es-MX']],
    ['es', null, ['ES-mx']],
    ['en-US', null, ['fr']],
    ['en-US', null, ['en-GB', 'es']],
    ['es', null, ['fr', 'es-AR', 'en']],
    ['pt-BR', null, ['pt-br']],
    ['pt-PT', null, ['pt']],
    ['en-US', null, ['e', 'esx']],
    ['en-US', 'en-US', ['es']],
    ['es', 'es', ['en-US']],
    ['es', 'fr', ['es']],
    ['es', '', ['es']],
  ])('is %s if they chose %s and their browser asks for %j [SHL-13]', (code, chosen, preferred) => {
    expect(languageFor(chosen, ...preferred)).toBe(code);
  });

  it('is a pseudo-language only by choice [SHL-13]', () => {
    expect(languageFor(null, 'ar-XB', 'ar')).toBe('en-US');
    expect(languageFor('ar-XB', 'es')).toBe('ar-XB');
  });
});
