import { describe, expect, it } from 'vitest';
import {
  accessPage,
  isLocked,
  startWatchingLabel,
  type AccessPage,
  type StartButtonInput,
  type StartWatchingLabel,
} from '#domain/access/start-button.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import { progress } from '#domain/progress/progress.ts';
import { entitlements } from '#tests/builders/a-media-item.ts';
import { aMember, asViewer, aVisitor } from '#tests/builders/a-member.ts';

const withEntitlement = asViewer({ entitlements: entitlements('barre') });
const withoutEntitlements = asViewer({ entitlements: [] });
const unreachable: Viewer = { state: 'unreachable', lastMember: null };
const lastKnown = (...held: string[]): Viewer => ({
  state: 'unreachable',
  lastMember: aMember({ entitlements: entitlements(...held) }),
});

const situation = (changes: Partial<StartButtonInput>): StartButtonInput => ({
  viewer: withEntitlement,
  entitled: true,
  isSeries: false,
  progress: progress(0),
  ...changes,
});

describe('the label of the start-watching button [ACC-02]', () => {
  it.each<[string, Partial<StartButtonInput>, StartWatchingLabel]>([
    ['not entitled, logged out', { entitled: false, viewer: aVisitor }, 'sign-up'],
    [
      'not entitled, logged in, holding some entitlement',
      { entitled: false, viewer: withEntitlement },
      'upgrade',
    ],
    [
      'not entitled, last known with some entitlement',
      { entitled: false, viewer: lastKnown('barre') },
      'upgrade',
    ],
    ['not entitled, last known with none', { entitled: false, viewer: lastKnown() }, 'activate'],
    ['not entitled, logged in, holding none', { entitled: false, viewer: withoutEntitlements }, 'activate'],
    ['entitled, series', { isSeries: true }, 'first-workout'],
    ['entitled, progress 0.95 or more', { progress: progress(0.95) }, 'watch-again'],
    ['entitled, progress above 0', { progress: progress(0.5) }, 'continue'],
    ['otherwise', {}, 'start'],
  ])('%s', (_, changes, label) => {
    expect(startWatchingLabel(situation(changes))).toBe(label);
  });

  it.each<[number, StartWatchingLabel]>([
    [0, 'start'],
    [0.0001, 'continue'],
    [0.9499, 'continue'],
    [0.95, 'watch-again'],
    [1, 'watch-again'],
  ])('at progress %d is %s', (fraction, label) => {
    expect(startWatchingLabel(situation({ progress: progress(fraction) }))).toBe(label);
  });

  it.each([aVisitor, unreachable, { state: 'loading' } as const])(
    'offers upgrade or activation only to a member: $state',
    (viewer) => {
      expect(startWatchingLabel(situation({ entitled: false, viewer }))).toBe('sign-up');
    },
  );

  it('depends on access before series and progress, and on series before progress', () => {
    const begun = { isSeries: true, progress: progress(0.5) };
    expect(startWatchingLabel(situation({ ...begun, entitled: false, viewer: aVisitor }))).toBe('sign-up');
    expect(startWatchingLabel(situation({ ...begun, entitled: false }))).toBe('upgrade');
    expect(startWatchingLabel(situation(begun))).toBe('first-workout');
  });
});

describe('the action of the start-watching button [ACC-03]', () => {
  it.each<[StartWatchingLabel, AccessPage | 'play']>([
    ['sign-up', 'sign-up'],
    ['upgrade', 'upgrade'],
    ['activate', 'subscribe'],
    ['first-workout', 'play'],
    ['watch-again', 'play'],
    ['continue', 'play'],
    ['start', 'play'],
  ])('%s: %s', (label, action) => {
    expect(isLocked(label) ? accessPage(label) : 'play').toBe(action);
  });
});
