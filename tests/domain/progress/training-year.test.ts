import { describe, expect, it } from 'vitest';
import { trainingYear, trainingYearDays } from '#domain/progress/training-year.ts';
import { aCompletedWorkout } from '#tests/builders/a-completed-workout.ts';
import { day } from '#tests/builders/a-plan.ts';

describe('the year of training [PRG-07]', () => {
  it.each([
    ['2026-06-15', '2025-06-16'],
    ['2026-06-21', '2025-06-16'],
    ['2026-06-22', '2025-06-23'],
    ['2024-12-31', '2024-01-01'],
  ])('on %s begins on Monday, %s, and ends on that day', (today, from) => {
    expect(trainingYearDays(day(today))).toEqual({ from, to: today });
  });

  const days = trainingYearDays(day('2026-06-15'));

  it('is known from its beginning on if nothing is missing', () => {
    const workouts = [aCompletedWorkout('2026-06-03T12:00:00Z')];
    expect(trainingYear(workouts, days, true)).toEqual({ workouts, since: '2025-06-16' });
  });

  it.each([
    [['2026-06-03', '2026-05-20'], '2026-05-25'],
    [['2026-06-03', '2026-06-01'], '2026-06-08'],
    [['2026-06-07'], '2026-06-08'],
    [[], '2026-06-22'],
  ])('is known after the week of the oldest of %j if older ones are missing: from %s on', (dates, since) => {
    const workouts = dates.map((date) => aCompletedWorkout(`${date}T12:00:00Z`, { completedOn: day(date) }));
    expect(trainingYear(workouts, days, false)).toEqual({ workouts, since });
  });
});
