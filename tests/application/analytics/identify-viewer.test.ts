import { describe, expect, it } from 'vitest';
import { identifyViewer } from '#application/analytics/identify-viewer.ts';
import { aMember, asViewer, memberId } from '#tests/builders/a-member.ts';
import { makeRecordingAnalytics } from '#tests/doubles/recording-analytics.ts';
import { makeSettableViewer } from '#tests/doubles/settable-viewer.ts';

function setUp() {
  const viewer = makeSettableViewer();
  const analytics = makeRecordingAnalytics();
  identifyViewer(viewer, analytics);
  return { viewer, told: analytics.told };
}

describe('identifying the viewer in analytics [API-06]', () => {
  it('waits until the viewer is known', () => {
    const { viewer, told } = setUp();
    expect(told).toEqual([]);
    viewer.become(asViewer({ activeSubscriber: true }));
    expect(told).toEqual([{ identify: [aMember().id, 'active'] }]);
  });

  it('sends nothing for a visitor, nor while the account is unreachable', () => {
    const { viewer, told } = setUp();
    viewer.become({ state: 'visitor' });
    viewer.become({ state: 'unreachable', lastMember: aMember() });
    expect(told).toEqual([]);
  });

  it('sends the same traits once, and again if they have changed', () => {
    const { viewer, told } = setUp();
    const member = aMember({ activeSubscriber: true });
    viewer.become({ state: 'member', member, requestedAt: 0 });
    viewer.become({ state: 'member', member: { ...member }, requestedAt: 1 });
    viewer.become({ state: 'member', member: { ...member, activeSubscriber: false }, requestedAt: 2 });
    expect(told).toEqual([{ identify: [member.id, 'active'] }, { identify: [member.id, 'cancelled'] }]);
  });

  it('identifies another member of the same status', () => {
    const { viewer, told } = setUp();
    viewer.become(asViewer({ id: memberId('member-1') }));
    viewer.become(asViewer({ id: memberId('member-2') }));
    expect(told).toEqual([{ identify: ['member-1', 'active'] }, { identify: ['member-2', 'active'] }]);
  });
});
