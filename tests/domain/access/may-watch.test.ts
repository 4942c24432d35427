import { describe, expect, it } from 'vitest';
import type { Viewer } from '#domain/account/viewer.ts';
import { mayWatch, type AccessTerms } from '#domain/access/may-watch.ts';
import { paywallReason, type PaywallReason } from '#domain/access/paywall-reason.ts';
import type { BillingProvider, PurchaseOffer } from '#domain/access/purchase-offer.ts';
import { entitlements } from '#tests/builders/a-media-item.ts';
import { asViewer, aVisitor as visitor } from '#tests/builders/a-member.ts';

const jwp = 'jwp' as BillingProvider;
const offer = (premier: boolean, provider = jwp): PurchaseOffer => ({ provider, offerId: 'S1', premier });
const elsewhere = 'otherpay' as BillingProvider;

const item = (terms: Partial<AccessTerms>): AccessTerms => ({
  requiredEntitlements: entitlements('workout'),
  free: false,
  requiresSubscription: true,
  offers: [],
  ...terms,
});

const member = (...held: string[]): Viewer => asViewer({ entitlements: entitlements(...held) });

describe('access to an item [ACC-04]', () => {
  it.each<[string, Partial<AccessTerms>, string[], boolean]>([
    ['free', { free: true }, [], true],
    ['without a subscription', { requiresSubscription: false }, [], true],
    ['both', { free: true, requiresSubscription: false }, [], true],
    ['locked', {}, [], false],
    ['locked, for who holds something else', {}, ['barre'], false],
    ['locked, for who is entitled', {}, ['workout'], true],
    [
      'of two, for who holds one',
      { requiredEntitlements: entitlements('workout', 'barre') },
      ['barre'],
      false,
    ],
    ['premier, for who is entitled', { offers: [offer(true)] }, ['workout'], true],
    ['premier, for who is not', { offers: [offer(true)] }, [], false],
  ])('an item that is %s', (_what, terms, held, expected) => {
    expect(mayWatch(item(terms), entitlements(...held))).toBe(expected);
  });
});

describe('the paywall reason, in the order of the rule [ACC-05]', () => {
  it.each<[string, Partial<AccessTerms>, Viewer, PaywallReason | null]>([
    ['free, for a visitor', { free: true }, visitor, null],
    ['free, though premier', { free: true, offers: [offer(true)] }, visitor, null],
    ['without a subscription, for a visitor', { requiresSubscription: false }, visitor, null],
    ['without one, though premier', { requiresSubscription: false, offers: [offer(true)] }, visitor, null],
    ['locked, for a visitor', {}, visitor, 'sign-up'],
    ['locked, while it is not known who is there', {}, { state: 'loading' }, 'sign-up'],
    [
      'locked, while the account cannot be reached',
      {},
      { state: 'unreachable', lastMember: null },
      'sign-up',
    ],
    ['locked, for who holds nothing', {}, member(), 'activate'],
    ['locked, for who holds something else', {}, member('barre'), 'upgrade'],
    ['locked, for who is entitled', {}, member('workout'), null],
    ['with an ordinary offer, for who is entitled', { offers: [offer(false)] }, member('workout'), null],
    ['premier, for who is entitled', { offers: [offer(true)] }, member('workout'), 'premier'],
    ['premier among others', { offers: [offer(false), offer(true)] }, member('workout'), 'premier'],
    ['premier elsewhere', { offers: [offer(true, elsewhere)] }, member('workout'), null],
    [
      'premier elsewhere, for who is not entitled',
      { offers: [offer(true, elsewhere)] },
      member(),
      'activate',
    ],
  ])('an item that is %s', (_what, terms, viewer, expected) => {
    expect(paywallReason(item(terms), viewer, jwp)).toBe(expected);
  });

  it('depends on the configured provider', () => {
    expect(paywallReason(item({ offers: [offer(true)] }), member('workout'), elsewhere)).toBeNull();
  });
});
