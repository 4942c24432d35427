import { describe, expect, it } from 'vitest';
import { seconds } from '#domain/playback/seconds.ts';
import { rangeSum } from '#domain/progress/range-sum.ts';
import { aCompletedWorkout } from '#tests/builders/a-completed-workout.ts';

const burning = (calories: number | null, duration = 61) =>
  aCompletedWorkout('2026-06-15T12:00:00Z', { calories, duration: seconds(duration) });

describe('the sum of a range [PRG-08]', () => {
  it.each([
    [[burning(100.5), burning(0, 60)], { minutes: 3, calories: 100.5 }],
    [[burning(100.5), burning(null)], { minutes: 4, calories: null }],
    [[burning(null)], { minutes: 2, calories: null }],
    [[], { minutes: 0, calories: 0 }],
  ])('of %j is %j', (workouts, sum) => {
    expect(rangeSum(workouts, workouts.length)).toEqual(sum);
  });

  it.each([0, 2])('is not known of one workout out of %d', (total) => {
    expect(rangeSum([burning(1)], total)).toBeNull();
  });
});
