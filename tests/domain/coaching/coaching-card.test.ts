import { describe, expect, it } from 'vitest';
import { coachingCard } from '#domain/coaching/coaching-card.ts';
import { COACHING, coachingItem, coachingVisit } from '#domain/coaching/coaching-access.ts';
import type { Coach, Coaching } from '#domain/coaching/coaching.ts';
import { asViewer, aMember, aVisitor, noCoaching } from '#tests/builders/a-member.ts';
import { aNextWorkout, aPlan, day } from '#tests/builders/a-plan.ts';

const today = day('2026-06-15');
const coach: Coach = { name: 'Noor Example', picture: null, phone: null, email: null, bio: null };
const active = aPlan({ isActive: true, nextWorkout: aNextWorkout(), pattern: 'cs-w', length: 8 });
const finished = aPlan({ isActive: true, nextWorkout: null });
const upcoming = aPlan({ startsOn: '2026-06-24', length: 10 });
const past = aPlan({ startsOn: '2026-01-05' });

describe('coachingCard (COA-01)', () => {
  it.each<[string, Partial<Coaching>, string]>([
    ['an active plan with a next workout', { plans: [upcoming, active], coach }, 'next-workout'],
    ['a plan in the future', { plans: [past, upcoming], coach }, 'starts-soon'],
    ['a plan in the future beside a finished one', { plans: [finished, upcoming] }, 'starts-soon'],
    ['plans, none active or upcoming', { plans: [past], coach, isIntakeDone: true }, 'ready-for-next'],
    ['an active plan without a workout left', { plans: [finished] }, 'ready-for-next'],
    ['a coach, the intake done', { coach, isIntakeDone: true }, 'matched'],
    ['a coach, the intake not done', { coach }, 'matched-intake-missing'],
    ['no coach, the intake done', { isIntakeDone: true }, 'intake-received'],
    ['none of these', {}, 'first-step'],
  ])('with %s', (_what, coaching, kind) => {
    expect(coachingCard({ ...noCoaching, hasAccess: true, ...coaching }, today).kind).toBe(kind);
  });

  it('has the next workout and the counts of the active plan', () => {
    expect(coachingCard({ ...noCoaching, plans: [past, active] }, today)).toMatchObject({
      next: { title: 'Slow Flow' },
      counts: { completed: 2, scheduled: 6 },
    });
  });

  it.each([
    ['2026-06-15', 0],
    ['2026-06-16', 1],
    ['2026-06-17', 2],
    ['2026-06-24', 9],
  ])('counts the days until %s: %i', (startsOn, inDays) => {
    const plans = [aPlan({ startsOn, length: 10 })];
    expect(coachingCard({ ...noCoaching, plans }, today)).toEqual({ kind: 'starts-soon', weeks: 2, inDays });
  });

  it('has the first of several active plans that has a next workout', () => {
    const other = { ...active, nextWorkout: aNextWorkout({ title: 'Deep Squat' }) };
    expect(coachingCard({ ...noCoaching, plans: [finished, other, active] }, today)).toMatchObject({
      next: { title: 'Deep Squat' },
    });
  });
});

describe('the access to coaching (COA-08)', () => {
  it('is named as the platform names it', () => {
    expect(COACHING).toBe('coaching');
  });
});

describe('coachingItem (COA-08)', () => {
  it.each([
    [false, false, 0, null],
    [false, false, 1, null],
    [true, false, 0, null],
    [true, false, 1, { isNew: false }],
    [false, true, 0, { isNew: true }],
    [false, true, 1, { isNew: true }],
    [true, true, 0, { isNew: true }],
    [true, true, 1, { isNew: true }],
  ])('with access %s, eligible %s and %i plans is %o', (hasAccess, isEligible, plans, item) => {
    const coaching = {
      ...noCoaching,
      hasAccess,
      isEligible,
      plans: Array.from({ length: plans }, () => past),
    };
    expect(coachingItem(coaching)).toEqual(item);
  });
});

describe('coachingVisit (COA-08)', () => {
  const member = (changes: Partial<Coaching>) => asViewer({ coaching: { ...noCoaching, ...changes } });
  it.each([
    ['with access', member({ hasAccess: true, isEligible: true }), 'page'],
    ['eligible', member({ isEligible: true }), 'offer'],
    ['of neither', member({}), 'home'],
    ['not signed in', aVisitor, 'home'],
    ['not known yet', { state: 'loading' }, 'loading'],
    ['not reachable', { state: 'unreachable', lastMember: aMember() }, 'unreachable'],
    ['not reachable and not known', { state: 'unreachable', lastMember: null }, 'home'],
  ] as const)('of a viewer %s leads to %s', (_who, viewer, visit) => {
    expect(coachingVisit(viewer)).toBe(visit);
  });
});
