import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeText, isPathSegment, pathSegment } from '#domain/navigation/path-segment.ts';

/** Including lone surrogates, dots and what looks encoded. */
const anyText = fc.oneof(
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes)),
  fc.array(fc.constantFrom('.', '%2e', '%2E', '%', '/', '\\', '?', '#', ' ')).map((parts) => parts.join('')),
);

describe('an id', () => {
  it.each([
    'AbCd1234',
    'a.b',
    '...',
    '.a',
    '%2e%2e',
    'a/b',
    '/api/v3/jwp/playlists/x',
    '🏋',
    'a'.repeat(255),
  ])('may be "%s"', (text) => expect(isPathSegment(text)).toBe(true));

  it.each(['', '.', '..', '\ud800', 'a\udc00b', 'a'.repeat(256)])('may not be %j', (text) =>
    expect(isPathSegment(text)).toBe(false),
  );
});

describe('a segment of a path', () => {
  it.each([
    ['AbCd1234', 'AbCd1234'],
    ['', '%20'],
    ['.', '%20.'],
    ['..', '%20..'],
    ['%2e%2e', '%252e%252e'],
    ['../x', '..%2Fx'],
    ['\ud800', '%EF%BF%BD'],
  ])('for %j is %s', (text, segment) => expect(pathSegment(text)).toBe(segment));

  it('stays one segment in the same folder, whatever the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { pathname, search, hash } = new URL(`https://api.test/favorites/${pathSegment(text)}`);
        expect(pathname).toMatch(/^\/favorites\/[^/]+$/);
        expect(search + hash).toBe('');
      }),
    );
  });

  it('returns an id unchanged when it is decoded', () => {
    fc.assert(
      fc.property(anyText.filter(isPathSegment), (text) => {
        expect(decodeURIComponent(pathSegment(text))).toBe(text);
      }),
    );
  });
});

it('encodes any text for a query', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { searchParams } = new URL(`https://api.test/?of=${encodeText(text)}`);
      expect([...searchParams.keys()]).toEqual(['of']);
    }),
  );
});
