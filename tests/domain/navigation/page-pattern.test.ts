import { describe, expect, it } from 'vitest';
import { pagePattern } from '#domain/navigation/page-pattern.ts';
import { ROUTES } from '#ui/app/routes.ts';

describe('the pattern of a page [CFG-23]', () => {
  it.each(ROUTES.map(({ pattern }) => pattern))('is known of the screen %s', (pattern) => {
    const path = pattern.replace(/:\w+\??/g, 'something').replace('*', 'more');
    expect(pagePattern(path)).toBe(pattern);
  });

  it.each([
    ['/workout/slow-barre', '/workout/:slug'],
    ['/q/jane%40example.com', '/q/*'],
    ['/u/my-account', '/u/*'],
    ['/reset/3f2a', '*'],
    ['', '*'],
  ])('of %s is %s', (path, pattern) => expect(pagePattern(path)).toBe(pattern));
});
