import { describe, expect, it } from 'vitest';
import { budgetOf, overBudget, ownerOf, type MeasuredFile } from '#tools/size/size-budget.ts';

const KB = 1024;
const fileOf = (brotli: number, rendered: Readonly<Record<string, number>>): MeasuredFile => ({
  brotli,
  rendered,
});
const files = (file: MeasuredFile) => new Map([['home', file]]);

describe('where a module of a file comes from', () => {
  it.each([
    ['/project/node_modules/rxjs/dist/esm/map.js', 'rxjs'],
    ['/project/node_modules/@tanstack/react-query/build/index.js', '@tanstack/react-query'],
    ['/project/node_modules/one/node_modules/two/index.js', 'two'],
    ['/project/ui/browse/cards/card.tsx', 'ui/browse'],
    ['/project/ui/browse/browse-screen.tsx?used', 'ui/browse'],
    ['/project/domain/clock.ts', 'domain'],
    ['\0vite/preload-helper.js', 'generated'],
    ['\0/project/node_modules/react/index.js?commonjs-exports', 'react'],
  ])('%s is of %s', (id, owner) => {
    expect(ownerOf(id, '/project/')).toBe(owner);
  });
});

describe('the budget of the files', () => {
  const budget = budgetOf(files(fileOf(100 * KB, { 'ui/home': 200 * KB, rxjs: 50 * KB })));

  it('is what they have, and a hundredth more', () => {
    expect(budget).toEqual({ home: { most: 101 * KB, rendered: { rxjs: 50 * KB, 'ui/home': 200 * KB } } });
    expect(overBudget(files(fileOf(101 * KB, {})), budget)).toEqual([]);
  });

  it('names what has grown in a file that is too large, the most grown first', () => {
    const large = fileOf(110 * KB, { 'ui/home': 190 * KB, rxjs: 52 * KB, moment: 40 * KB });

    expect(overBudget(files(large), budget)).toEqual([
      [
        'home: 110.0 KB brotli, at most 101.0 KB',
        '  moment is new, with 40.0 KB before minification',
        '  rxjs has grown by 2.0 KB to 52.0 KB before minification',
      ].join('\n'),
    ]);
  });

  it('misses a file that has no budget or is not built', () => {
    expect(overBudget(new Map([['guide', fileOf(1, {})]]), budget)).toEqual([
      'home: has a budget, but the build has no such file',
      'guide: has no budget',
    ]);
  });
});
