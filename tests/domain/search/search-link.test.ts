import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { query } from '#domain/search/query.ts';
import { searchedText, searchLink } from '#domain/search/search-link.ts';

/** Halves of characters included. */
const anyText = fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes));

describe('the address of a search [SRC-01, SRC-05]', () => {
  it.each([
    ['leg day', '/q/leg%20day'],
    ['', '/q/'],
    ['a/b', '/q/a%2Fb'],
    ['100%', '/q/100%25'],
    ['.', '/q/%20.'],
    ['..', '/q/%20..'],
    ['...', '/q/...'],
    ['../x', '/q/..%2Fx'],
    ['?q=#1', '/q/%3Fq%3D%231'],
  ])('for "%s" is %s', (typed, link) => {
    expect(searchLink(query(typed))).toBe(link);
  });

  it('brings any query back, however browsers write it', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const asked = query(typed);
        const { pathname, search, hash } = new URL(`https://app.test/app${searchLink(asked)}`);
        expect(search + hash).toBe('');
        expect(query(searchedText(pathname.slice('/app'.length)) ?? '')).toBe(asked);
      }),
    );
  });
});

describe('what an address searches for', () => {
  it.each([
    ['/q', ''],
    ['/q/', ''],
    ['/q/core/abs', 'core/abs'],
    ['/q//core', '/core'],
    ['/q/100%', '100%'],
    ['/q/%E0%A4%A', '%E0%A4%A'],
    ['/q/%FF', '%FF'],
    ['/q/caf%C3%A9', 'café'],
    ['/q/%252F', '%2F'],
    ['/', null],
    ['/quiet', null],
    ['/p/q/core', null],
  ])('%s: %s', (path, text) => {
    expect(searchedText(path)).toBe(text);
  });
});
