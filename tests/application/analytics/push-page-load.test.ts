import { describe, expect, it } from 'vitest';
import { makePushPageLoad } from '#application/analytics/push-page-load.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import { asViewer, aVisitor } from '#tests/builders/a-member.ts';
import { makeFixedReferralSource } from '#tests/doubles/fixed-referral-source.ts';
import { makeRecordingDataLayer } from '#tests/doubles/recording-data-layer.ts';
import { makeSettableViewer } from '#tests/doubles/settable-viewer.ts';

const URL = 'https://app.test/app/workout/slow-barre?from=mail';
const REFERRAL = { source: 'mail' };

function load(...viewers: readonly Viewer[]) {
  const viewer = makeSettableViewer();
  const dataLayer = makeRecordingDataLayer();
  makePushPageLoad(viewer, makeFixedReferralSource(REFERRAL), dataLayer)(URL);
  viewers.forEach((each) => viewer.become(each));
  return dataLayer.entries;
}

describe('a page load [CFG-18]', () => {
  it.each<[string, Viewer, unknown]>([
    ['a visitor', aVisitor, null],
    ['an unreachable account', { state: 'unreachable', lastMember: null }, null],
    ['a subscriber', asViewer(), { id: 'member-1', subscriptionStatus: 'active' }],
    [
      'a lapsed member',
      asViewer({ activeSubscriber: false }),
      { id: 'member-1', subscriptionStatus: 'cancelled' },
    ],
  ])('of %s is pushed with its url, referral and user', (_, viewer, user) => {
    expect(load(viewer)).toEqual([{ url: URL, referral: REFERRAL, user }]);
  });

  it('is not pushed while it is not known who the viewer is', () => {
    expect(load()).toEqual([]);
  });

  it('is pushed once, whoever the viewer becomes', () => {
    expect(load(aVisitor, asViewer(), aVisitor)).toHaveLength(1);
  });
});
