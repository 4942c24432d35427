import { describe, expect, it } from 'vitest';
import type { Completion } from '#mock-server/worlds/completions.ts';
import {
  calendarOf,
  dayOfPlan,
  isActive,
  nextWorkoutDay,
  type WorkoutPlan,
} from '#mock-server/worlds/workout-plans.ts';

const PLAN: WorkoutPlan = {
  id: 'plan0001',
  startsAt: '2026-11-16',
  schedule: ['Squats01', null, 'Presses1', 'Squats01', null],
  nutritionPlan: null,
};

const done = (mediaid: string, completedAt: string): Completion => ({
  mediaid,
  completedAt,
  duration: 1200,
  calories: 100,
});
const statuses = (now: string, ...completions: readonly Completion[]) =>
  calendarOf(PLAN, completions, new Date(now));
const next = (now: string, ...completions: readonly Completion[]) =>
  nextWorkoutDay(PLAN, completions, new Date(now));

describe('the days of a plan', () => {
  it('follow each other over the end of a month and a leap day', () => {
    expect(dayOfPlan({ ...PLAN, startsAt: '2028-02-27' }, 3)).toBe('2028-03-01');
    expect(dayOfPlan({ ...PLAN, startsAt: '2026-12-31' }, 1)).toBe('2027-01-01');
  });

  it.each([
    ['2026-11-15T23:59:59.999Z', false],
    ['2026-11-16T00:00:00.000Z', true],
    ['2026-11-20T23:59:59.999Z', true],
    ['2026-11-21T00:00:00.000Z', false],
  ])('at %s are under way: %s', (now, active) => {
    expect(isActive(PLAN, new Date(now))).toBe(active);
  });
});

describe('the calendar', () => {
  it('has every workout scheduled before the plan begins, and no status for rest', () => {
    expect(statuses('2026-11-01T12:00:00Z')).toEqual(['scheduled', null, 'scheduled', 'scheduled', null]);
  });

  it('skips a workout when its day is over, at midnight UTC', () => {
    expect(statuses('2026-11-16T23:59:59.999Z')[0]).toBe('scheduled');
    expect(statuses('2026-11-17T00:00:00.000Z')[0]).toBe('skipped');
    expect(statuses('2026-12-01T00:00:00.000Z')).toEqual(['skipped', null, 'skipped', 'skipped', null]);
  });

  it.each([
    ['2026-11-15T23:59:59.999Z', 'skipped'],
    ['2026-11-16T00:00:00.000Z', 'completed'],
    ['2026-11-16T23:59:59.999Z', 'completed'],
    ['2026-11-17T00:00:00.000Z', 'skipped'],
  ])('with the workout finished at %s has its day %s', (at, status) => {
    expect(statuses('2026-11-18T12:00:00Z', done('Squats01', at))[0]).toBe(status);
  });

  it('counts the workout of the day alone', () => {
    expect(statuses('2026-11-18T12:00:00Z', done('Presses1', '2026-11-16T08:00:00Z'))[0]).toBe('skipped');
  });

  it('counts a workout that returns on the day on which it was done', () => {
    const calendar = statuses('2026-11-20T12:00:00Z', done('Squats01', '2026-11-19T08:00:00Z'));
    expect(calendar).toEqual(['skipped', null, 'skipped', 'completed', null]);
  });

  it('has today’s workout completed as soon as it is', () => {
    expect(statuses('2026-11-18T09:00:00Z', done('Presses1', '2026-11-18T08:00:00Z'))).toEqual([
      'skipped',
      null,
      'completed',
      'scheduled',
      null,
    ]);
  });
});

describe('the next workout', () => {
  it('is today’s, until it is done', () => {
    expect(next('2026-11-16T23:59:59Z')).toEqual({ day: '2026-11-16', mediaid: 'Squats01' });
    expect(next('2026-11-16T12:00:00Z', done('Squats01', '2026-11-16T08:00:00Z'))).toEqual({
      day: '2026-11-18',
      mediaid: 'Presses1',
    });
  });

  it('is that of the next day with one, never a skipped one', () => {
    expect(next('2026-11-17T00:00:00Z')).toEqual({ day: '2026-11-18', mediaid: 'Presses1' });
    expect(next('2026-11-19T00:00:00Z')).toEqual({ day: '2026-11-19', mediaid: 'Squats01' });
  });

  it('is none when nothing is left, and in a plan that is not under way', () => {
    expect(next('2026-11-20T00:00:00Z')).toBeNull();
    expect(next('2026-11-19T12:00:00Z', done('Squats01', '2026-11-19T08:00:00Z'))).toBeNull();
    expect(next('2026-11-15T23:59:59Z')).toBeNull();
    expect(next('2026-11-21T00:00:00Z')).toBeNull();
  });
});
