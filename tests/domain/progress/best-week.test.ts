import { describe, expect, it } from 'vitest';
import { seconds } from '#domain/playback/seconds.ts';
import { bestWeek } from '#domain/progress/best-week.ts';
import { aCompletedWorkout } from '#tests/builders/a-completed-workout.ts';
import { day } from '#tests/builders/a-plan.ts';

const yearWith = (
  workouts: readonly (readonly [date: string, duration: number])[],
  since = '2025-06-16',
) => ({
  workouts: workouts.map(([date, duration]) =>
    aCompletedWorkout(`${date}T12:00:00Z`, { completedOn: day(date), duration: seconds(duration) }),
  ),
  since: day(since),
});

describe('the best week [PRG-07]', () => {
  it('is the one with the most minutes, from Monday to Sunday', () => {
    const year = yearWith([
      ['2026-06-15', 1800],
      ['2026-06-14', 1200],
      ['2026-06-08', 1201],
      ['2026-06-07', 2400],
      ['2026-06-06', 1],
      ['2026-06-05', 1],
    ]);
    expect(bestWeek(year)).toEqual({ from: '2026-06-01', to: '2026-06-07', minutes: 42 });
  });

  it('is the later one of two alike', () => {
    const alike = { from: '2026-06-08', to: '2026-06-14', minutes: 20 };
    const [newer, older] = [['2026-06-08', 1200] as const, ['2026-06-07', 1200] as const];
    expect(bestWeek(yearWith([newer, older]))).toEqual(alike);
    expect(bestWeek(yearWith([older, newer]))).toEqual(alike);
  });

  it('is none of those of which workouts are missing', () => {
    const workouts = [['2026-06-08', 600] as const, ['2026-06-07', 1200] as const];
    expect(bestWeek(yearWith(workouts, '2026-06-08'))?.from).toBe('2026-06-08');
    expect(bestWeek(yearWith(workouts, '2026-06-01'))?.from).toBe('2026-06-01');
  });

  it.each([[[]], [[['2026-06-08', 0] as const]]])('is none with %j', (workouts) => {
    expect(bestWeek(yearWith(workouts))).toBeNull();
  });
});
