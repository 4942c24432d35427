import { describe, expect, it } from 'vitest';
import type { Viewer } from '#domain/account/viewer.ts';
import type { AccessTerms } from '#domain/access/may-watch.ts';
import { paywallReason, type PaywallReason } from '#domain/access/paywall-reason.ts';
import { entitlements } from '#tests/builders/a-media-item.ts';
import { asViewer, aVisitor as visitor } from '#tests/builders/a-member.ts';
import { anotherProvider, itemWith, jwp, offer } from './access-terms.ts';

const member = (...held: string[]): Viewer => asViewer({ entitlements: entitlements(...held) });

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
    ['premier elsewhere', { offers: [offer(true, anotherProvider)] }, member('workout'), null],
    [
      'premier elsewhere, for who is not entitled',
      { offers: [offer(true, anotherProvider)] },
      member(),
      'activate',
    ],
  ])('an item that is %s', (_what, terms, viewer, expected) => {
    expect(paywallReason(itemWith(terms), viewer, jwp)).toBe(expected);
  });

  it('depends on the configured provider', () => {
    expect(paywallReason(itemWith({ offers: [offer(true)] }), member('workout'), anotherProvider)).toBeNull();
  });
});
