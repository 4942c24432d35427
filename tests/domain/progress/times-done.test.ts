import { describe, expect, it } from 'vitest';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { slug } from '#domain/catalogue/slug.ts';
import { progress } from '#domain/progress/progress.ts';
import { countDone, timesDone } from '#domain/progress/times-done.ts';
import { aCompletedWorkout } from '#tests/builders/a-completed-workout.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
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

describe('how many workouts of a program are done [MED-22]', () => {
  const workouts = ['a', 'b', 'c'].map((name) => aMediaItem({ id: mediaId(name), slug: slug(name) }));
  const watched = (id: string, fraction: number) => ({ mediaId: mediaId(id), progress: progress(fraction) });
  const finished = (...days: readonly (readonly [name: string, date: string])[]) =>
    days.map(([name, date]) => done(date, name));
  const since = day('2025-06-16');

  it.each([
    ['none', [], [], 0],
    ['those finished in twelve months', finished(['a', '2026-06-14'], ['c', '2025-06-16']), [], 2],
    ['one that was finished twice, once', finished(['a', '2026-06-14'], ['a', '2026-06-01']), [], 1],
    ['none of the months before', finished(['a', '2025-06-15']), [], 0],
    ['no other workout', finished(['x', '2026-06-14']), [watched('y', 1)], 0],
    ['one that was watched to the end', [], [watched('b', 0.96)], 1],
    ['none that was watched almost to the end', [], [watched('b', 0.95)], 0],
    ['one that is both, once', finished(['b', '2026-06-14']), [watched('b', 1)], 1],
    [
      'one that was finished, and is being watched again',
      finished(['b', '2026-06-14']),
      [watched('b', 0.3)],
      1,
    ],
  ])('counts %s', (_what, ofYear, history, expected) => {
    expect(countDone(workouts, { year: { workouts: ofYear, since }, history, today })).toBe(expected);
  });

  it('is not known if older workouts of the year are missing', () => {
    const year = { workouts: finished(['a', '2026-06-14']), since: day('2025-06-17') };
    expect(countDone(workouts, { year, history: [watched('b', 1)], today })).toBeNull();
  });

  it('does not take a workout without a page for a finished one without a page', () => {
    const year = { workouts: [done('2026-06-14', null)], since };
    expect(countDone([aMediaItem({ slug: null })], { year, history: [], today })).toBe(0);
  });
});
