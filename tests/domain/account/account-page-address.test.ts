import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountPageAddress, type AccountPage } from '#domain/account/account-page-address.ts';

const PAGES: AccountPage[] = ['account', 'sign-in', 'sign-up', 'upgrade', 'subscribe'];
const here = 'https://app.test/app/m/Wrk00001/slow-barre?r=PlayLst1&play=1#top';

describe('the address of a page of the account site [ACC-11]', () => {
  it.each<[AccountPage, string]>([
    ['sign-in', 'https://account.test/sign-in'],
    ['sign-up', 'https://account.test/sign-up'],
    ['upgrade', 'https://account.test/upgrade'],
    ['subscribe', 'https://account.test/subscribe'],
    ['account', 'https://account.test'],
  ])('%s is %s', (page, address) => {
    expect(accountPageAddress('https://account.test', page, here)).toBe(
      `${address}?return=${encodeURIComponent(here)}`,
    );
  });

  it('ignores slashes at the end of the base', () => {
    expect(accountPageAddress('https://account.test/members//', 'sign-in', here)).toBe(
      accountPageAddress('https://account.test/members', 'sign-in', here),
    );
  });

  it('preserves any page to return to', () => {
    const returnTo = fc
      .string({ unit: 'grapheme' })
      .map((text) => new URL(`https://app.test/app/q/${text}?q=${text}#${text}`).href);
    fc.assert(
      fc.property(fc.constantFrom(...PAGES), returnTo, (page, address) => {
        const { searchParams, hash } = new URL(accountPageAddress('https://account.test', page, address));
        expect([...searchParams]).toEqual([['return', address]]);
        expect(hash).toBe('');
      }),
    );
  });
});
