import { afterEach, describe, expect, it, vi } from 'vitest';
import { seconds } from '#domain/playback/seconds.ts';
import { historyDays, weekDays } from '#domain/progress/history-days.ts';
import { weekOf } from '#domain/progress/day-moments.ts';
import { aCompletedWorkout } from '#tests/builders/a-completed-workout.ts';
import { day } from '#tests/builders/a-plan.ts';

afterEach(() => vi.unstubAllEnvs());

const completedWorkout = (completedAt: string, duration: number) =>
  aCompletedWorkout(completedAt, { duration: seconds(duration) });

describe('the days of the history', () => {
  it('have their workouts in the order of the list, and the sum of their rounded minutes', () => {
    const [evening, morning, before] = [
      completedWorkout('2026-06-15T20:00:00Z', 61),
      completedWorkout('2026-06-15T06:00:00Z', 60),
      completedWorkout('2026-06-14T23:59:59Z', 1),
    ];
    expect(historyDays([evening, morning, before])).toEqual([
      { date: '2026-06-15', workouts: [evening, morning], minutes: 3 },
      { date: '2026-06-14', workouts: [before], minutes: 1 },
    ]);
  });

  it('are none without workouts', () => {
    expect(historyDays([])).toEqual([]);
  });
});

describe('the days of a week', () => {
  it('are the seven from Monday, with what was done on each', () => {
    const workouts = [
      completedWorkout('2026-06-17T18:00:00Z', 1800),
      completedWorkout('2026-06-15T18:00:00Z', 600),
      completedWorkout('2026-06-15T06:00:00Z', 601),
      completedWorkout('2026-06-14T06:00:00Z', 600),
    ];
    const days = weekDays(workouts, weekOf(day('2026-06-17')), day('2026-06-17'));
    expect(days.map(({ date, minutes, when }) => [date, minutes, when])).toEqual([
      ['2026-06-15', 21, 'past'],
      ['2026-06-16', 0, 'past'],
      ['2026-06-17', 30, 'today'],
      ['2026-06-18', 0, 'later'],
      ['2026-06-19', 0, 'later'],
      ['2026-06-20', 0, 'later'],
      ['2026-06-21', 0, 'later'],
    ]);
    expect(days[0]?.workouts).toHaveLength(2);
    expect(days[1]?.workouts).toEqual([]);
  });

  it.each([
    ['America/Los_Angeles', '2026-06-15T00:00:00Z', ['2026-06-14', '2026-06-21', 8]],
    ['America/Los_Angeles', '2026-06-14T23:59:59Z', ['2026-06-15', '2026-06-21', 7]],
    ['Pacific/Kiritimati', '2026-06-21T23:59:59Z', ['2026-06-15', '2026-06-22', 8]],
    ['Pacific/Kiritimati', '2026-06-22T00:00:00Z', ['2026-06-15', '2026-06-21', 7]],
  ])('in %s, with a workout at %s, are %s', (zone, completedAt, expected) => {
    vi.stubEnv('TZ', zone);
    const days = weekDays([completedWorkout(completedAt, 600)], weekOf(day('2026-06-17')), day('2026-06-17'));
    expect([days[0]?.date, days.at(-1)?.date, days.length]).toEqual(expected);
  });

  it('have a workout of which only the day is known on that day', () => {
    const workouts = ['2026-06-14', '2026-06-15', '2026-06-21', '2026-06-22'].map((date) =>
      aCompletedWorkout(date, { completedOn: day(date), completedAt: null }),
    );
    const days = weekDays(workouts, weekOf(day('2026-06-17')), day('2026-06-17'));
    expect(days.map(({ minutes }) => minutes)).toEqual([30, 0, 0, 0, 0, 0, 30]);
  });

  it.each([
    ['2026-06-14', 'later', 'later'],
    ['2026-06-22', 'past', 'past'],
  ])('are all of another week on %s', (today, first, last) => {
    const days = weekDays([], weekOf(day('2026-06-17')), day(today));
    expect([days[0]?.when, days.at(-1)?.when]).toEqual([first, last]);
  });
});
