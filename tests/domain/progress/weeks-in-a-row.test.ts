import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/time/calendar-date.ts';
import { trainingYear, trainingYearDays } from '#domain/progress/training-year.ts';
import { weeksInARow } from '#domain/progress/weeks-in-a-row.ts';
import { aCompletedWorkout } from '#tests/builders/a-completed-workout.ts';
import { day } from '#tests/builders/a-plan.ts';

const today = day('2026-06-17');

const yearWith = (dates: readonly string[], isWhole = true) =>
  trainingYear(
    dates.map((date) => aCompletedWorkout(`${date}T12:00:00Z`, { completedOn: day(date) })),
    trainingYearDays(today),
    isWhole,
  );

/** So many days, a week apart, the last one first. */
const weekly = (last: string, count: number) =>
  Array.from({ length: count }, (_week, index) => addDays(day(last), -7 * index));

describe('the weeks in a row [PRG-07]', () => {
  it.each([
    [[], 0],
    [['2026-06-17'], 1],
    [['2026-06-15'], 1],
    [['2026-06-15', '2026-06-14'], 2],
    [['2026-06-14', '2026-06-08'], 1],
    [['2026-06-14', '2026-06-07'], 2],
    [['2026-06-17', '2026-06-07'], 1],
    [['2026-06-07', '2026-05-31'], 0],
    [['2026-06-21', '2026-06-14'], 2],
    [['2026-06-22'], 0],
  ])('with workouts on %j are %d', (dates, weeks) => {
    expect(weeksInARow(yearWith(dates), today)).toEqual({ weeks, isAtLeast: false });
  });

  it.each([
    ['2026-06-15', 51, 51, false],
    ['2026-06-15', 52, 52, false],
    ['2026-06-15', 53, 52, true],
    ['2026-06-08', 51, 51, false],
    ['2026-06-08', 52, 52, true],
  ])('up to %s with a workout in %d weeks are %d, at least: %s', (last, count, weeks, isAtLeast) => {
    expect(weeksInARow(yearWith(weekly(last, count)), today)).toEqual({ weeks, isAtLeast });
  });

  it('are at least those that are known where older workouts are missing', () => {
    expect(weeksInARow(yearWith(weekly('2026-06-15', 3), false), today)).toEqual({
      weeks: 3,
      isAtLeast: true,
    });
    expect(weeksInARow(yearWith(['2026-06-15', '2026-05-25'], false), today)).toEqual({
      weeks: 1,
      isAtLeast: false,
    });
  });
});
