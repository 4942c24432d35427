import { describe, expect, it } from 'vitest';
import { slug } from '#domain/catalogue/slug.ts';
import { timesDone } from '#domain/progress/times-done.ts';
import { aCompletedWorkout } from '#tests/builders/a-completed-workout.ts';
import { day } from '#tests/builders/a-plan.ts';

const today = day('2026-06-15');
const flow = slug('slow-flow');

const done = (date: string, name: string | null = 'slow-flow') =>
  aCompletedWorkout(`${date}T12:00:00Z`, { completedOn: day(date), slug: name === null ? null : slug(name) });

const yearOf = (dates: readonly string[], since = '2025-06-16') => ({
  workouts: dates.map((date) => done(date)),
  since: day(since),
});

describe('how often a workout was done [MED-23]', () => {
  it.each([
    [['2026-06-15', '2026-06-02', '2026-06-02'], { times: 3, last: '2026-06-15' }],
    [['2025-06-16'], { times: 1, last: '2025-06-16' }],
    [['2026-06-02', '2025-06-15'], { times: 1, last: '2026-06-02' }],
    [['2025-06-15'], null],
    [[], null],
  ])('on %j is %j', (dates, expected) => {
    expect(timesDone(yearOf(dates), flow, today)).toEqual(expected);
  });

  it('is not known if older workouts of the year are missing', () => {
    expect(timesDone(yearOf(['2026-06-02'], '2025-06-17'), flow, today)).toBeNull();
    expect(timesDone(yearOf(['2026-06-02'], '2025-06-15'), flow, today)).not.toBeNull();
  });

  it('counts no other workout', () => {
    const workouts = [done('2026-06-03', 'fast-flow'), done('2026-06-02', null), done('2026-06-01')];
    expect(timesDone({ workouts, since: day('2025-06-16') }, flow, today)).toEqual({
      times: 1,
      last: '2026-06-01',
    });
  });
});
