import { describe, expect, it } from 'vitest';
import { accessTo, type LockReason } from '#domain/access/access-rule.ts';
import type { AccessTerms } from '#domain/access/access-terms.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import { entitlements } from '#tests/builders/a-media-item.ts';
import { asViewer, aVisitor as visitor } from '#tests/builders/a-member.ts';
import { anotherProvider, itemWith, jwp, offer } from './access-terms.ts';

const member = (...held: string[]): Viewer => asViewer({ entitlements: entitlements(...held) });
const unreachable: Viewer = { state: 'unreachable', lastMember: null };
const loading: Viewer = { state: 'loading' };
const premier = { offers: [offer(true)] };

type Row = [what: string, terms: Partial<AccessTerms>, viewer: Viewer, reason: LockReason | null];

/** What holds in every player, in the order of the rule. */
const ROWS: readonly Row[] = [
  ['free, for a visitor', { free: true }, visitor, null],
  ['free, for who holds nothing', { free: true }, member(), null],
  ['free, though premier', { free: true, ...premier }, visitor, null],
  ['without a subscription, for a visitor', { requiresSubscription: false }, visitor, null],
  ['without one, though premier', { requiresSubscription: false, ...premier }, visitor, null],
  ['free, while the account cannot be reached', { free: true }, unreachable, null],
  ['locked, for a visitor', {}, visitor, 'sign-up'],
  ['locked, while the account cannot be reached', {}, unreachable, 'sign-up'],
  ['locked, for who holds nothing', {}, member(), 'activate'],
  ['locked, for who holds something else', {}, member('barre'), 'upgrade'],
  ['locked, for who is entitled', {}, member('workout'), null],
  ['premier, for a visitor', premier, visitor, 'sign-up'],
  ['with an ordinary offer, for who is entitled', { offers: [offer(false)] }, member('workout'), null],
  ['premier elsewhere', { offers: [offer(true, anotherProvider)] }, member('workout'), null],
  [
    'premier elsewhere, for who is not entitled',
    { offers: [offer(true, anotherProvider)] },
    member(),
    'activate',
  ],
];

/** What a premier offer locks in the inline player. */
const PREMIER_ROWS: readonly Row[] = [
  ['premier, for who is entitled', premier, member('workout'), 'premier'],
  ['premier among others', { offers: [offer(false), offer(true)] }, member('workout'), 'premier'],
  ['premier, without a provider', { offers: [offer(true, null)] }, member('workout'), 'premier'],
];

const expected = (reason: LockReason | null) =>
  reason === null ? { state: 'granted' } : { state: 'locked', reason };

describe('access to an item, in the order of the rule [ACC-02, ACC-05]', () => {
  it.each([...ROWS, ...PREMIER_ROWS])('in the inline player, %s', (_what, terms, viewer, reason) => {
    const settings = { inlinePlayer: true, billingProvider: jwp };
    expect(accessTo(itemWith(terms), viewer, settings)).toEqual(expected(reason));
  });

  it.each(ROWS)('in the cinema, %s', (_what, terms, viewer, reason) => {
    const settings = { inlinePlayer: false, billingProvider: jwp };
    expect(accessTo(itemWith(terms), viewer, settings)).toEqual(expected(reason));
  });

  it.each(PREMIER_ROWS)('in the cinema, not locked although %s [ACC-04]', (_what, terms, viewer) => {
    const settings = { inlinePlayer: false, billingProvider: jwp };
    expect(accessTo(itemWith(terms), viewer, settings)).toEqual({ state: 'granted' });
  });

  it.each([{}, { free: true }])('is unknown until the viewer is known: %j', (terms) => {
    const settings = { inlinePlayer: true, billingProvider: jwp };
    expect(accessTo(itemWith(terms), loading, settings)).toEqual({ state: 'unknown' });
  });

  it('depends on the configured provider', () => {
    const settings = { inlinePlayer: true, billingProvider: anotherProvider };
    expect(accessTo(itemWith(premier), member('workout'), settings)).toEqual({ state: 'granted' });
  });
});
