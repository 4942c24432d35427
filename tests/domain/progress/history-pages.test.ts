import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BREAKPOINTS, type ScreenSize } from '#domain/catalogue/breakpoints.ts';
import { offsetOf, pageCount, pageIn, pageNumbers } from '#domain/progress/history-pages.ts';

describe('a page of the history [PRG-04]', () => {
  it.each([
    [null, 1],
    ['', 1],
    ['1', 1],
    ['2', 2],
    ['999999', 999999],
    ['1000000', 1],
    ['0', 1],
    ['-2', 1],
    ['02', 1],
    ['2.5', 1],
    ['2e3', 1],
    ['two', 1],
    ['∞', 1],
  ])('of an address with %j is page %s', (written, page) => {
    expect(pageIn(written)).toBe(page);
  });

  it.each([
    [0, 1],
    [1, 1],
    [25, 1],
    [26, 2],
    [50, 2],
    [51, 3],
  ])('of %s workouts is one of %s', (total, pages) => {
    expect(pageCount(total)).toBe(pages);
  });

  it('comes after those before it', () => {
    expect([1, 2, 3].map(offsetOf)).toEqual([0, 25, 50]);
  });
});

describe('the numbers of the pages [PRG-05]', () => {
  it.each<[ScreenSize, number, number, readonly number[]]>([
    ['xs', 10, 20, []],
    ['sm', 1, 20, [1, 2]],
    ['sm', 10, 20, [10, 11]],
    ['sm', 20, 20, [19, 20]],
    ['md', 1, 20, [1, 2, 3, 4]],
    ['md', 10, 20, [9, 10, 11, 12]],
    ['md', 20, 20, [17, 18, 19, 20]],
    ['lg', 10, 20, [8, 9, 10, 11, 12, 13]],
    ['xl', 1, 20, [1, 2, 3, 4, 5, 6, 7, 8]],
    ['xl', 10, 20, [7, 8, 9, 10, 11, 12, 13, 14]],
    ['xl', 20, 20, [13, 14, 15, 16, 17, 18, 19, 20]],
    ['xl', 2, 3, [1, 2, 3]],
    ['xl', 1, 1, [1]],
  ])('on %s, at page %s of %s, are %j', (size, current, pages, numbers) => {
    expect(pageNumbers(current, pages, size)).toEqual(numbers);
  });

  it('are as many as there is room for, one after another, among them the current one', () => {
    const room = { xs: 0, sm: 2, md: 4, lg: 6, xl: 8 };
    const sizes = fc.constantFrom(...(Object.keys(BREAKPOINTS) as ScreenSize[]));
    const pages = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(sizes, pages, pages, (size, one, other) => {
        const [current, count] = [Math.min(one, other), Math.max(one, other)];
        const numbers = pageNumbers(current, count, size);
        const [first = 1] = numbers;
        expect(numbers).toHaveLength(Math.min(room[size], count));
        expect(numbers).toEqual(numbers.map((_, index) => first + index));
        if (numbers.length > 0) expect(numbers).toContain(current);
        for (const number of numbers) expect(number >= 1 && number <= count).toBe(true);
      }),
    );
  });
});
