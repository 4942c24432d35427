import { describe, expect, it } from 'vitest';
import { entitlementsOf, subscriptionStatus, type Viewer } from '#domain/account/viewer.ts';
import { entitlements } from '#tests/builders/a-media-item.ts';
import { aMember, asViewer, memberId } from '#tests/builders/a-member.ts';

describe('what a viewer holds [ACC-01]', () => {
  it('is what the member was given', () => {
    expect(entitlementsOf(asViewer({ entitlements: entitlements('barre', 'workout') }))).toEqual([
      'barre',
      'workout',
    ]);
  });

  it.each<Viewer>([
    { state: 'loading' },
    { state: 'visitor' },
    { state: 'unreachable', lastMember: memberId('member-1') },
  ])('is nothing for $state', (viewer) => {
    expect(entitlementsOf(viewer)).toEqual([]);
  });
});

describe('the subscription status that is reported [ACC-08]', () => {
  it.each([
    [true, 'active'],
    [false, 'cancelled'],
  ])('activeSubscriber %s is %s', (activeSubscriber, status) => {
    expect(subscriptionStatus(aMember({ activeSubscriber }))).toBe(status);
  });
});
