import { describe, expect, it } from 'vitest';
import { requestPurpose } from '#domain/releases/service-worker-request.ts';

const ORIGIN = 'https://shop.test';

describe('the service worker answers', () => {
  it.each([
    ['page', '/app'],
    ['page', '/app/'],
    ['page', '/app/workout/a.b'],
    ['page', '/app/workout/a.html5'],
    ['page', '/app/q/12%25?x=/app/assets/a.js'],
    ['other', '/app/set-up.html'],
    ['other', '/apple'],
    ['other', '/account/login'],
  ])('%s: the load of %s', (expected, path) => {
    expect(requestPurpose({ method: 'GET', mode: 'navigate', url: ORIGIN + path }, ORIGIN)).toBe(expected);
  });

  it.each([
    ['file', '/app/assets/app-12345678.js'],
    ['other', '/app/.webapp.ini'],
    ['other', '/app/icon.svg'],
    ['other', '/api/v3/jwp/home'],
    ['other', '/v2/media/app/assets/x'],
  ])('%s: the request for %s', (expected, path) => {
    expect(requestPurpose({ method: 'GET', mode: 'cors', url: ORIGIN + path }, ORIGIN)).toBe(expected);
  });

  it('nothing of another host, and nothing but GET', () => {
    const url = '/app/assets/app-12345678.js';
    expect(requestPurpose({ method: 'GET', mode: 'cors', url: `https://cdn.test${url}` }, ORIGIN)).toBe(
      'other',
    );
    expect(requestPurpose({ method: 'HEAD', mode: 'cors', url: ORIGIN + url }, ORIGIN)).toBe('other');
    expect(requestPurpose({ method: 'POST', mode: 'navigate', url: `${ORIGIN}/app/` }, ORIGIN)).toBe('other');
  });
});
