import { describe, expect, it } from 'vitest';
import { nextWorkoutDay } from '#domain/coaching/next-workout-day.ts';
import type { WorkoutCode } from '#domain/coaching/workout-plan.ts';
import { aNextWorkout, aPlan, day } from '#tests/builders/a-plan.ts';

const named = (date: string) => aNextWorkout({ date: day(date) });

/** Seven days from June 1. */
const plan = (pattern: string, next: string | null, isActive = true) =>
  aPlan({ pattern, length: 7, isActive, nextWorkout: next === null ? null : named(next) });

describe('nextWorkoutDay (COA-01)', () => {
  it.each([
    ['the day is that of the platform', 'cccwwww', '2026-06-04', '2026-06-04'],
    ['today is done', 'ccccwww', '2026-06-05', '2026-06-04'],
    ['today is a day of rest', 'ccc-www', '2026-06-05', '2026-06-04'],
    ['the platform says nothing of today', 'cccwwww', '2026-06-05', '2026-06-04'],
    ['the plan starts tomorrow', 'wwwwwww', '2026-06-01', '2026-05-31'],
    ['the plan is over, and active all the same', 'ccccccw', '2026-06-07', '2026-06-09'],
    ['today is a day of rest, and the day of the platform is behind', 'ccw-www', '2026-06-03', '2026-06-04'],
    ['today is done, and the day of the platform is behind', 'ccwcwww', '2026-06-03', '2026-06-04'],
  ])('is the one that the platform names if %s', (_what, pattern, next, today) => {
    expect(nextWorkoutDay(plan(pattern, next), day(today))).toEqual(named(next));
  });

  it.each([
    ['ahead', 'cccswww', '2026-06-05'],
    ['behind', 'ccwwwww', '2026-06-03'],
    ['ahead, where the plan is over', 'cccswww', null],
  ])('is today if the day of the platform is %s', (_what, pattern, next) => {
    expect(nextWorkoutDay(plan(pattern, next), day('2026-06-04'))).toMatchObject({
      date: '2026-06-04',
      workout: 'W4',
    });
  });

  it('is described if it is the workout that the platform names, on another day', () => {
    const { days, ...rest } = plan('cccswww', '2026-06-05');
    const same = days.map((each) => ({ ...each, workout: 'W4' as WorkoutCode }));
    expect(nextWorkoutDay({ ...rest, days: same }, day('2026-06-04'))).toEqual(named('2026-06-04'));
  });

  it.each([
    ['is not active', 'cccwwww', false, '2026-06-04'],
    ['is not active, and today is skipped', 'cccswww', false, '2026-06-04'],
    ['is not active, on its last day', 'ccccccw', false, '2026-06-07'],
    ['is over where the member is', 'ccccccw', true, '2026-06-08'],
  ])('is none in a plan that %s', (_what, pattern, isActive, today) => {
    expect(nextWorkoutDay(plan(pattern, '2026-06-07', isActive), day(today))).toBeNull();
  });

  it('is the last day, if the plan is over where the platform is alone', () => {
    expect(nextWorkoutDay(plan('ccccccs', null, false), day('2026-06-07'))).toMatchObject({ workout: 'W7' });
  });
});
