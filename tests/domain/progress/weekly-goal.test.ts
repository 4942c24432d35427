import { describe, expect, it } from 'vitest';
import { weeklyGoal, workoutsOfWeek } from '#domain/progress/weekly-goal.ts';
import { aCompletedWorkout } from '#tests/builders/a-completed-workout.ts';
import { day } from '#tests/builders/a-plan.ts';

describe('the weekly goal [PRG-07]', () => {
  it.each([
    ['1', 1],
    ['3', 3],
    ['7', 7],
    ['0', null],
    ['8', null],
    ['3.0', null],
    [' 3', null],
    ['three', null],
    ['', null],
    [null, null],
  ])('of %j is %j', (written, goal) => {
    expect(weeklyGoal(written)).toBe(goal);
  });

  it.each([
    ['2026-06-15', 1],
    ['2026-06-21', 1],
    ['2026-06-14', 0],
    ['2026-06-22', 0],
  ])('counts a workout on %s %d times for the week of 17 June', (date, count) => {
    const workouts = [aCompletedWorkout(`${date}T12:00:00Z`, { completedOn: day(date) })];
    expect(workoutsOfWeek(workouts, day('2026-06-17'))).toBe(count);
  });

  it('counts each workout of a day', () => {
    const workouts = ['06', '12', '18'].map((hour) =>
      aCompletedWorkout(`2026-06-17T${hour}:00:00Z`, { completedOn: day('2026-06-17') }),
    );
    expect(workoutsOfWeek(workouts, day('2026-06-17'))).toBe(3);
  });
});
