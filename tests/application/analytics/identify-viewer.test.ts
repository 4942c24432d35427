import { describe, expect, it } from 'vitest';
import { identifyViewer } from '#application/analytics/identify-viewer.ts';
import { aMember, asViewer } from '#tests/builders/a-member.ts';
import { makeRecordingAnalytics } from '#tests/doubles/recording-analytics.ts';
import { makeSettableViewer } from '#tests/doubles/settable-viewer.ts';

function setUp() {
  const viewer = makeSettableViewer();
  const analytics = makeRecordingAnalytics();
  identifyViewer(viewer, analytics);
  return { viewer, told: analytics.told };
}

describe('telling who is there [API-06]', () => {
  it('waits until it is known', () => {
    const { viewer, told } = setUp();
    expect(told).toEqual([]);
    viewer.become(asViewer({ activeSubscriber: true }));
    expect(told).toEqual([{ identify: [aMember().id, 'active'] }]);
  });

  it('tells nothing of a visitor, nor where the account cannot be reached', () => {
    const { viewer, told } = setUp();
    viewer.become({ state: 'visitor' });
    viewer.become({ state: 'unreachable', lastMember: aMember().id });
    expect(told).toEqual([]);
  });

  it('tells the same once, and again what has changed', () => {
    const { viewer, told } = setUp();
    const member = aMember({ activeSubscriber: true });
    viewer.become({ state: 'member', member, askedAt: 0 });
    viewer.become({ state: 'member', member: { ...member }, askedAt: 1 });
    viewer.become({ state: 'member', member: { ...member, activeSubscriber: false }, askedAt: 2 });
    expect(told).toEqual([{ identify: [member.id, 'active'] }, { identify: [member.id, 'cancelled'] }]);
  });
});
