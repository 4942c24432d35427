import { describe, expect, it } from 'vitest';
import { catalogue, everything } from './todays-catalogue.ts';

describe('the ids', () => {
  it('are 8 letters and digits, unique for each item', () => {
    for (const { mediaid } of everything) expect(mediaid).toMatch(/^[A-Za-z0-9]{8}$/);
    expect(new Set(everything.map(({ mediaid }) => mediaid)).size).toBe(everything.length);
  });

  it('have never changed', () => {
    expect(catalogue.seriesIds).toMatchObject({ barre: '0UZlnxwb' });
    expect(catalogue.idForSlug('365-2026-11-21')).toBe('fpmqrMln');
    expect(catalogue.trainer('theo_laurent')?.mediaid).toBe('a0wduMDi');
  });
});

describe('the slugs', () => {
  const slugs = everything.flatMap(({ slug }) => slug ?? []);

  it('are unique, and find their item', () => {
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(catalogue.itemBySlug(slug)?.slug).toBe(slug);
  });

  it('need no escaping in an address', () => {
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9][a-z0-9_-]*$/);
  });

  it('find nothing if no item has them', () => {
    for (const slug of ['no-such-thing', '', 'constructor', '365-2026-11-22']) {
      expect(catalogue.idForSlug(slug)).toBeUndefined();
    }
  });
});
