import { describe, expect, it } from 'vitest';
import { defaultPlan } from '#domain/coaching/choose-plan.ts';
import { currentWeek, planWeeks, weekCount } from '#domain/coaching/plan-weeks.ts';
import {
  knownWorkouts,
  lastDayOf,
  planCounts,
  planTiming,
  statusOn,
  type PlanId,
} from '#domain/coaching/workout-plan.ts';
import { aNextWorkout, aPlan, day } from '#tests/builders/a-plan.ts';

const id = (text: string) => text as PlanId;
const today = day('2026-06-15');

describe('defaultPlan (COA-02)', () => {
  const active = aPlan({ id: id('active'), isActive: true });
  const past = aPlan({ id: id('past'), startsOn: '2026-01-05' });
  const next = aPlan({ id: id('next'), startsOn: '2026-06-29' });
  const later = aPlan({ id: id('later'), startsOn: '2026-08-03' });
  it.each([
    ['the active plan', [past, later, next, active], 'active'],
    ['else the first upcoming', [past, later, next], 'next'],
    [
      'the first of those that start together',
      [past, next, aPlan({ id: id('second'), startsOn: '2026-06-29' })],
      'next',
    ],
    ['else the first', [past, aPlan({ id: id('older'), startsOn: '2025-01-06' })], 'past'],
  ])('is %s', (_what, plans, chosen) => {
    expect(defaultPlan(plans, today)?.id).toBe(chosen);
  });

  it('is, of several active plans, the first with a next workout, else the first', () => {
    const other = aPlan({ id: id('other'), isActive: true });
    const going = aPlan({ id: id('going'), isActive: true, nextWorkout: aNextWorkout() });
    expect(defaultPlan([next, active, other, going], today)?.id).toBe('going');
    expect(defaultPlan([next, active, other], today)?.id).toBe('active');
  });

  it('is null without plans', () => {
    expect(defaultPlan([], today)).toBeNull();
  });
});

describe('knownWorkouts', () => {
  const named = aNextWorkout({ date: day('2026-06-03') });

  it('is the workout of the day that the platform names', () => {
    expect([...knownWorkouts(aPlan({ nextWorkout: named }))]).toEqual([['W3', named]]);
  });

  it.each([
    ['the platform names none', aPlan()],
    ['that day is a day of rest', aPlan({ nextWorkout: named, pattern: 'ww-' })],
    ['the plan does not have that day', aPlan({ nextWorkout: named, length: 2 })],
  ])('is none if %s', (_what, plan) => {
    expect([...knownWorkouts(plan)]).toEqual([]);
  });
});

describe('planTiming (COA-03)', () => {
  it.each([
    ['2026-06-16', false, 'upcoming'],
    ['2026-06-16', true, 'upcoming'],
    ['2026-06-15', false, 'upcoming'],
    ['2026-06-15', true, 'current'],
    ['2026-06-14', false, 'current'],
    ['2026-05-19', false, 'current'],
    ['2026-05-18', false, 'past'],
    ['2026-05-18', true, 'past'],
  ])('of 28 days from %s, active %s, is %s', (startsOn, isActive, timing) => {
    expect(planTiming(aPlan({ startsOn, isActive }), today)).toBe(timing);
  });

  it('ends on the last day', () => {
    expect(lastDayOf(aPlan({ length: 1 }))).toBe('2026-06-01');
    expect(lastDayOf(aPlan({ length: 28 }))).toBe('2026-06-28');
  });
});

describe('planWeeks (COA-04)', () => {
  it('has groups of 7 days from the first day', () => {
    const weeks = planWeeks(aPlan({ startsOn: '2026-06-03', length: 10 }));
    expect(weeks.map(({ number, days }) => [number, days[0]?.date, days.length])).toEqual([
      [1, '2026-06-03', 7],
      [2, '2026-06-10', 3],
    ]);
  });

  it.each([
    [1, 1],
    [7, 1],
    [8, 2],
    [10, 2],
    [28, 4],
  ])('of %i days are %i', (length, weeks) => {
    expect(weekCount(aPlan({ length }))).toBe(weeks);
  });
});

describe('currentWeek (COA-04)', () => {
  it.each([
    ['2026-05-20', 1],
    ['2026-06-01', 1],
    ['2026-06-07', 1],
    ['2026-06-08', 2],
    ['2026-06-28', 4],
    ['2026-06-29', 4],
    ['2027-06-01', 4],
  ])('on %s is %i of 4', (date, week) => {
    expect(currentWeek(aPlan(), day(date))).toBe(week);
  });
});

describe('planCounts (COA-01)', () => {
  it('leaves rest days out', () => {
    expect(planCounts(aPlan({ pattern: 'cs-w-c-', length: 7 }))).toEqual({ completed: 2, scheduled: 4 });
  });

  it('does not count a completed rest day', () => {
    const plan = aPlan({ length: 1, pattern: '-' });
    const days = plan.days.map((each) => ({ ...each, status: 'completed' as const }));
    expect(planCounts({ days })).toEqual({ completed: 0, scheduled: 0 });
  });
});

describe('statusOn (COA-05)', () => {
  it.each([
    ['c', '2026-06-01', 'completed'],
    ['s', '2026-05-31', 'skipped'],
    ['s', '2026-06-01', 'other'],
    ['s', '2026-06-02', 'skipped'],
    ['w', '2026-06-01', 'other'],
  ])('of June 1, %s, is on %s %s', (pattern, date, status) => {
    const [first] = aPlan({ pattern }).days;
    expect(first && statusOn(first, day(date))).toBe(status);
  });
});
