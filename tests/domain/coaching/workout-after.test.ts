import { describe, expect, it } from 'vitest';
import { slug } from '#domain/catalogue/slug.ts';
import { workoutAfter } from '#domain/coaching/workout-after.ts';
import type { PlanDay, PlannedWorkout, WorkoutCode } from '#domain/coaching/workout-plan.ts';
import { seconds } from '#domain/playback/seconds.ts';
import type { CalendarDate } from '#domain/time/calendar-date.ts';

const planned = (name: string): PlannedWorkout => ({
  slug: slug(name),
  title: name,
  image: null,
  duration: seconds(600),
  style: null,
  difficulty: null,
});

/** A plan from June 1 on: each day is a workout, '-' for rest, with '!' if it is completed and '?' if the details lack it. */
function after(days: string, workout: string, today = '2026-06-01'): string | null {
  const written = days.split(' ');
  const workouts = new Map(
    written
      .filter((day) => /^[a-z]!?$/.test(day))
      .map((day) => [day[0] as WorkoutCode, planned(day[0] ?? '')]),
  );
  const plan = {
    workouts,
    days: written.map((day, index): PlanDay => ({
      date: `2026-06-0${index + 1}` as CalendarDate,
      workout: day === '-' ? null : (day[0] as WorkoutCode),
      status: day.endsWith('!') ? 'completed' : 'other',
    })),
  };
  return workoutAfter(plan, slug(workout), today as CalendarDate)?.title ?? null;
}

describe('what comes after a workout in a plan [PLY-12]', () => {
  it.each([
    ['a b c', 'a', 'b'],
    ['a b c', 'b', 'c'],
    ['a b c', 'c', null],
    ['a - b', 'a', 'b'],
    ['a b! c', 'a', 'c'],
    ['a b?', 'a', null],
    ['a b? c', 'a', 'c'],
    ['a b!', 'a', null],
    ['a b', 'x', null],
    ['- -', 'a', null],
    ['a! b a c', 'a', 'c'],
    ['a! b a! c', 'a', 'c'],
  ])('in "%s", after %s: %s', (days, workout, next) => {
    expect(after(days, workout, '2026-06-09')).toBe(next);
  });

  it.each([
    ['2026-06-01', 'b'],
    ['2026-06-03', 'c'],
    ['2026-06-09', 'b'],
  ])('of a workout of two days, on %s: %s', (today, next) => {
    expect(after('a b a c', 'a', today)).toBe(next);
  });
});
