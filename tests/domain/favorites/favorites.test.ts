import { describe, expect, it } from 'vitest';
import { mediaId, type MediaId } from '#domain/catalogue/media-id.ts';
import { applyFavoriteChange, MAX_FAVORITES, toggleFavorite } from '#domain/favorites/favorites.ts';

const [a, b, c] = [mediaId('a'), mediaId('b'), mediaId('c')];
const many = (count: number): MediaId[] => Array.from({ length: count }, (_, index) => mediaId(`m${index}`));

describe('a toggle [FAV-01, FAV-03]', () => {
  it('adds what is absent, in front', () => {
    expect(toggleFavorite([b], a, 48)).toEqual({ outcome: 'added', favorites: [a, b] });
  });

  it('removes what is there, and leaves the others in their order', () => {
    expect(toggleFavorite([a, b, c], b, 48)).toEqual({ outcome: 'removed', favorites: [a, c] });
  });

  it.each([
    [47, 'added'],
    [48, 'too-many'],
    [49, 'too-many'],
  ])('of %d favorites: %s', (count, outcome) => {
    expect(toggleFavorite(many(count), a, MAX_FAVORITES).outcome).toBe(outcome);
  });

  it.each([48, 49])('removes from %d favorites all the same', (count) => {
    expect(toggleFavorite(many(count), mediaId('m0'), MAX_FAVORITES).outcome).toBe('removed');
  });
});

describe('a change [HIS-03]', () => {
  it('adds in front, once, whether it already exists or not', () => {
    const change = { kind: 'favorite', mediaId: b, wanted: true } as const;
    expect(applyFavoriteChange([a], change)).toEqual([b, a]);
    expect(applyFavoriteChange([a, b], change)).toEqual([b, a]);
  });

  it('removes, whether it exists or not', () => {
    const change = { kind: 'favorite', mediaId: b, wanted: false } as const;
    expect(applyFavoriteChange([a, b], change)).toEqual([a]);
    expect(applyFavoriteChange([a], change)).toEqual([a]);
  });

  it('clears', () => expect(applyFavoriteChange([a, b], { kind: 'clear-favorites' })).toEqual([]));
});
