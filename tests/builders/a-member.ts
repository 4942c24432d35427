import type { Member, MemberId, Viewer } from '#domain/account/viewer.ts';
import type { Coaching } from '#domain/coaching/coaching.ts';
import { entitlements } from './a-media-item.ts';

export const memberId = (text: string): MemberId => text as MemberId;

export const noCoaching: Coaching = {
  hasAccess: false,
  isEligible: false,
  isIntakeDone: false,
  coach: null,
  plans: [],
};

/** A subscribed member without watch history, with the given changes. */
export const aMember = (changes: Partial<Member> = {}): Member => ({
  id: memberId('member-1'),
  email: 'maya@example.com',
  activeSubscriber: true,
  entitlements: entitlements('workout'),
  favorites: [],
  watchHistory: [],
  programProgress: new Map(),
  coaching: noCoaching,
  ...changes,
});

export const asViewer = (changes: Partial<Member> = {}, requestedAt = 0): Viewer => ({
  state: 'member',
  member: aMember(changes),
  requestedAt: requestedAt,
});

export const aVisitor: Viewer = { state: 'visitor' };
