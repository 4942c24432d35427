import { describe, expect, it } from 'vitest';
import { isSearchable, query } from '#domain/search/query.ts';

describe('a query [SRC-02]', () => {
  it.each([
    ['  leg day \n', 'leg day'],
    ['leg  day', 'leg  day'],
    ['', ''],
    ['cut \ud83d', 'cut \uFFFD'],
    ['whole 🔥', 'whole 🔥'],
  ])('of "%s" is "%s"', (typed, asked) => {
    expect(query(typed)).toBe(asked);
  });

  it('is cut where it is longer than any platform accepts', () => {
    expect(query('a'.repeat(200))).toHaveLength(200);
    expect(query('a'.repeat(300))).toBe('a'.repeat(200));
    expect(query('🔥'.repeat(201))).toBe('🔥'.repeat(200));
    expect(query(`${'a'.repeat(199)} b`)).toBe('a'.repeat(199));
  });

  it.each([
    ['', false],
    ['ab', false],
    [' ab ', false],
    ['🔥🦵', false],
    ['abc', true],
    ['a b', true],
    ['🔥🦵💥', true],
    ['تمر', true],
  ])('"%s" can be searched for: %s', (typed, searchable) => {
    expect(isSearchable(query(typed))).toBe(searchable);
  });
});
