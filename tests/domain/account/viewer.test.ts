import { describe, expect, it } from 'vitest';
import { entitlementsOf, subscriptionStatus, type Viewer } from '#domain/account/viewer.ts';
import { entitlements } from '#tests/builders/a-media-item.ts';
import { aMember, asViewer } from '#tests/builders/a-member.ts';

describe('the entitlements of a viewer [ACC-01]', () => {
  it('are those of the member', () => {
    expect(entitlementsOf(asViewer({ entitlements: entitlements('barre', 'workout') }))).toEqual([
      'barre',
      'workout',
    ]);
  });

  it('are those last known of the last member while the account is unreachable [ACC-08]', () => {
    expect(entitlementsOf({ state: 'unreachable', lastMember: aMember() })).toEqual(['workout']);
  });

  it.each<Viewer>([{ state: 'loading' }, { state: 'visitor' }, { state: 'unreachable', lastMember: null }])(
    'are empty for $state',
    (viewer) => {
      expect(entitlementsOf(viewer)).toEqual([]);
    },
  );
});

describe('the reported subscription status [ACC-08]', () => {
  it.each([
    [true, 'active'],
    [false, 'cancelled'],
  ])('activeSubscriber %s is %s', (activeSubscriber, status) => {
    expect(subscriptionStatus(aMember({ activeSubscriber }))).toBe(status);
  });
});
