import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titleSlug } from '#domain/catalogue/slug.ts';

describe('the slug of a title', () => {
  it.each([
    ['Slow Barre', 'slow-barre'],
    ['  Slow   Barre!  ', 'slow-barre'],
    ['10 Minutes: Abs & Core', '10-minutes-abs-core'],
    ['Crème Brûlée', 'creme-brulee'],
    ['Пилатес', 'пилатес'],
    ['瑜伽', '瑜伽'],
    ['a/b?c#d%e', 'a-b-c-d-e'],
    ['🔥🔥', ''],
    ['', ''],
  ])('of %j is %j', (title, slug) => {
    expect(titleSlug(title)).toBe(slug);
  });

  it('consists of lower-case words and digits between single hyphens for any title, and is its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        const slug = titleSlug(title);
        expect(slug).toMatch(/^(?:[\p{Letter}\p{Number}]+(?:-[\p{Letter}\p{Number}]+)*)?$/u);
        expect(slug).toBe(slug.toLowerCase());
        expect(titleSlug(slug)).toBe(slug);
        expect(() => encodeURIComponent(slug)).not.toThrow();
      }),
      { numRuns: 1000 },
    );
  });
});
