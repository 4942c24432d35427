import { describe, expect, it } from 'vitest';
import { makeCookieReferralSource } from '#adapters/browser/cookie-referral-source.ts';
import { readCookie } from '#adapters/browser/browser-cookies.ts';
import { makeWindowDataLayer } from '#adapters/browser/window-data-layer.ts';

describe('a cookie', () => {
  it.each([
    ['', null],
    ['a=1', null],
    ['name=1', '1'],
    ['a=1; name=2; b=3', '2'],
    ['a=1;name=2', '2'],
    ['name=first; name=second', 'first'],
    ['name=', ''],
    ['name=a=b', 'a=b'],
    ['name=%7B%22a%22%3A1%7D', '{"a":1}'],
    ['name=%E0%A4', null],
    ['other-name=1', null],
    ['names=1', null],
    ['name', null],
  ])('of %j is %j', (cookies, value) => expect(readCookie(cookies, 'name')).toBe(value));
});

describe('the referral [CFG-18]', () => {
  it.each(['', 'referral=mail', 'referral=%5B%5D', 'referral=%22mail%22', 'referral=42', 'referral=%E0'])(
    'is null with the cookie %j',
    (cookie) => expect(makeCookieReferralSource({ cookie }).current()).toBeNull(),
  );

  it('is null if cookies cannot be read', () => {
    const document = {
      get cookie(): string {
        throw new DOMException('The document is sandboxed', 'SecurityError');
      },
    };
    expect(makeCookieReferralSource(document).current()).toBeNull();
  });
});

describe('the data layer of a window [CFG-18]', () => {
  const entry = { url: 'https://app.test/app/', referral: null, user: null };
  const push = (window: object) => makeWindowDataLayer(window as Window).push(entry);

  it('is the tag manager’s own, with what is in it', () => {
    const dataLayer: unknown[] = [{ event: 'gtm.js' }];
    push({ dataLayer });
    expect(dataLayer).toEqual([{ event: 'gtm.js' }, entry]);
  });

  it.each(['mine', 42, null, { push: 'mine' }, Object.freeze([])])(
    'is left alone if it is %j',
    (dataLayer) => {
      const window = { dataLayer };
      push(window);
      expect(window).toEqual({ dataLayer });
    },
  );

  it('may fail', () => {
    const failing = () => {
      throw new Error('No');
    };
    push({ dataLayer: Object.assign([], { push: failing }) });
    push(Object.defineProperty({}, 'dataLayer', { get: failing }));
  });
});
