import { describe, expect, it } from 'vitest';
import { containsWords, plainWords } from '#domain/search/plain-words.ts';

describe('plain words [SRC-07]', () => {
  it.each([
    ['Chloé  MARTIN', ['chloe', 'martin']],
    ['Sørensen, Łukasz & Straße', ['sorensen', 'lukasz', 'strasse']],
    ['El-Amin', ['el', 'amin']],
    ['Tom’s "20min" 10K', ['toms', '20min', '10k']],
    ['KALORİ ılık', ['kalori', 'ilik']],
    ['تمارين الصباح', ['تمارين', 'الصباح']],
    ['योग', ['योग']],
    [' …🔥 ', []],
  ])('of "%s" are %j', (text, words) => {
    expect(plainWords(text)).toEqual(words.map((word) => word.normalize('NFKD')));
  });

  it.each([
    [['slow', 'flow'], true],
    [['flow', 'slow'], true],
    [['low'], true],
    [['slow', 'fast'], false],
    [[], true],
  ])('%j in "Slow Flow": %s', (words, found) => {
    expect(containsWords('Slow Flow', words)).toBe(found);
  });
});
