import { describe, expect, it } from 'vitest';
import { seconds } from '#domain/playback/seconds.ts';
import { monthMinutes } from '#domain/progress/month-minutes.ts';
import { aCompletedWorkout } from '#tests/builders/a-completed-workout.ts';
import { day } from '#tests/builders/a-plan.ts';

const done = (date: string, duration: number) =>
  aCompletedWorkout(`${date}T12:00:00Z`, { completedOn: day(date), duration: seconds(duration) });

describe('the minutes of a month against those of the month before [PRG-07]', () => {
  it('are the sums of the rounded minutes', () => {
    const workouts = [
      done('2026-06-30', 61),
      done('2026-06-01', 60),
      done('2026-05-31', 600),
      done('2026-05-01', 1),
      done('2026-04-30', 6000),
      done('2025-06-15', 6000),
    ];
    expect(monthMinutes(workouts, day('2026-06-15'))).toEqual({
      thisMonth: { month: '2026-06-01', minutes: 3 },
      monthBefore: { month: '2026-05-01', minutes: 11 },
    });
  });

  it.each([
    ['2026-01-31', '2026-01-01', '2025-12-01'],
    ['2026-03-31', '2026-03-01', '2026-02-01'],
    ['2026-03-01', '2026-03-01', '2026-02-01'],
  ])('on %s are of %s and %s', (today, thisMonth, before) => {
    expect(monthMinutes([], day(today))).toEqual({
      thisMonth: { month: thisMonth, minutes: 0 },
      monthBefore: { month: before, minutes: 0 },
    });
  });
});
