import { describe, expect, it } from 'vitest';
import {
  gridColumns,
  isWiderThanMedium,
  shelfTiles,
  type ScreenSize,
} from '#domain/catalogue/breakpoints.ts';

const SIZES: readonly ScreenSize[] = ['xs', 'sm', 'md', 'lg', 'xl'];

describe('the number of items that fit a screen', () => {
  it('in a shelf [CAT-12]', () => {
    expect(SIZES.map((size) => shelfTiles(size, false))).toEqual([1, 2, 3, 4, 5]);
    expect(SIZES.map((size) => shelfTiles(size, true))).toEqual([2, 4, 5, 7, 10]);
  });

  it.each(['2:1', '16:9', '5:3', '4:3'] as const)('in a grid of %s [CAT-13]', (ratio) => {
    expect(SIZES.map((size) => gridColumns(size, ratio))).toEqual([2, 2, 3, 4, 4]);
  });

  it.each(['1:1', '9:13', '2:3', '9:16'] as const)(
    'in a grid of %s, one more from md up [CAT-13]',
    (ratio) => {
      expect(SIZES.map((size) => gridColumns(size, ratio))).toEqual([2, 2, 4, 5, 5]);
    },
  );
});

describe('a screen wider than medium [MEM-02]', () => {
  it('is large or extra large', () => {
    expect(SIZES.filter(isWiderThanMedium)).toEqual(['lg', 'xl']);
  });
});
