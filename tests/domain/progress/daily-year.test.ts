import { describe, expect, it } from 'vitest';
import { slug } from '#domain/catalogue/slug.ts';
import { dailyWorkouts, dailyYear, spansIn, type DailyDay } from '#domain/progress/daily-year.ts';
import { trainingYear, trainingYearDays } from '#domain/progress/training-year.ts';
import { addDays, type CalendarDate } from '#domain/time/calendar-date.ts';
import { aCompletedWorkout } from '#tests/builders/a-completed-workout.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { day } from '#tests/builders/a-plan.ts';

const today = day('2026-06-17');

/** The workouts of so many days up to one. */
const series = (last: string, count: number) =>
  Array.from({ length: count }, (_day, index) => {
    const date = addDays(day(last), -index);
    return { date, slug: slug(`of-${date}`) };
  });

type Done = readonly [of: string, on?: string];

const done = (days: readonly Done[], isWhole = true) =>
  trainingYear(
    days.map(([of, on = of]) =>
      aCompletedWorkout(`${on}T12:00:00Z`, { completedOn: day(on), slug: slug(`of-${of}`) }),
    ),
    trainingYearDays(today),
    isWhole,
  );

const each = (from: string, count: number): readonly Done[] =>
  Array.from({ length: count }, (_day, index) => [addDays(day(from), -index)] as const);

const stateOf = (year: ReturnType<typeof dailyYear>, date: string) =>
  year.months.flat().find((each) => each.date === date)?.state;

describe('the days of the daily series [CAT-23]', () => {
  it('are those of the calendar year, month by month', () => {
    const { months } = dailyYear([], done([]), day('2028-02-29'));
    expect(months.map((days) => days.length)).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    expect(months.flat().filter(({ isToday }) => isToday)).toEqual([
      { date: '2028-02-29', state: 'none', isToday: true },
    ]);
    expect([months[0]?.[0]?.date, months[11]?.[30]?.date]).toEqual(['2028-01-01', '2028-12-31']);
  });

  it.each([
    ['2026-06-17', 'today'],
    ['2026-06-16', 'missed'],
    ['2026-06-15', 'done'],
    ['2026-06-14', 'none'],
    ['2026-06-18', 'later'],
    ['2026-12-31', 'later'],
  ])('on %s: %s', (date, state) => {
    expect(stateOf(dailyYear(series('2026-06-17', 20), done([['2026-06-15']]), today), date)).toBe(state);
  });

  it('are not missed where there was no workout', () => {
    const workouts = series('2026-06-17', 20).filter(({ date }) => date !== '2026-06-16');
    expect(stateOf(dailyYear(workouts, done([['2026-06-15']]), today), '2026-06-16')).toBe('none');
  });

  it('are missed from the first day on which one was done, not from that of its workout', () => {
    const year = dailyYear(series('2026-06-17', 20), done([['2026-06-01', '2026-06-10']]), today);
    expect(
      ['2026-06-01', '2026-06-09', '2026-06-10', '2026-06-11'].map((date) => stateOf(year, date)),
    ).toEqual(['done', 'none', 'missed', 'missed']);
  });

  it('are missed from the first time on that a workout was done, and from no day before its own', () => {
    const again = dailyYear(
      series('2026-06-17', 9),
      done([['2026-06-12', '2026-06-16'], ['2026-06-12']]),
      today,
    );
    expect(stateOf(again, '2026-06-13')).toBe('missed');
    const early = dailyYear(series('2026-06-17', 9), done([['2026-06-12', '2026-06-11']]), today);
    expect(stateOf(early, '2026-06-11')).toBe('none');
  });

  it('are not missed before all that was done is known', () => {
    const history = done([['2026-06-15'], ['2026-06-02']], false);
    const year = dailyYear(series('2026-06-17', 20), history, today);
    expect(['2026-06-02', '2026-06-07', '2026-06-08'].map((date) => stateOf(year, date))).toEqual([
      'done',
      'none',
      'missed',
    ]);
  });

  it('count those of this year', () => {
    const history = done([['2026-06-15'], ['2026-01-01'], ['2025-12-31'], ['2026-06-15', '2026-06-16']]);
    expect(dailyYear(series('2026-06-17', 300), history, today).done).toBe(2);
  });
});

describe('the run of days of the daily series [CAT-23]', () => {
  it.each<[readonly Done[], number]>([
    [[], 0],
    [each('2026-06-17', 1), 1],
    [each('2026-06-16', 1), 1],
    [each('2026-06-15', 1), 0],
    [each('2026-06-17', 6), 6],
    [[...each('2026-06-17', 2), ...each('2026-06-14', 5)], 2],
    [
      [
        ['2026-06-15', '2026-06-17'],
        ['2026-06-16', '2026-06-17'],
      ],
      2,
    ],
    [each('2026-06-17', 200), 200],
  ])('with %j done is %d', (days, run) => {
    expect(dailyYear(series('2026-06-17', 300), done(days), today)).toMatchObject({ run, isAtLeast: false });
  });

  it('passes over days without a workout', () => {
    const workouts = series('2026-06-17', 20).filter(({ date }) => date !== '2026-06-16');
    expect(dailyYear(workouts, done([['2026-06-17'], ['2026-06-15']]), today).run).toBe(2);
    expect(dailyYear(workouts.slice(1), done([['2026-06-15']]), today).run).toBe(1);
  });

  it('does not count what is yet to come', () => {
    const history = done([['2026-06-18'], ['2026-06-17']]);
    expect(dailyYear(series('2026-06-20', 20), history, today).run).toBe(1);
  });

  it('is of so many days at least, if the one before the first that is known had a workout', () => {
    const { from } = trainingYearDays(today);
    const known = each('2026-06-17', 367);
    const at: CalendarDate = addDays(today, -366);
    expect(at).toBe(from);
    expect(dailyYear(series('2026-06-17', 380), done(known), today)).toMatchObject({
      run: 367,
      isAtLeast: true,
    });
    expect(dailyYear(series('2026-06-17', 367), done(known), today)).toMatchObject({
      run: 367,
      isAtLeast: false,
    });
    expect(dailyYear(series('2026-06-17', 380), done(known.slice(0, -1)), today)).toMatchObject({
      run: 366,
      isAtLeast: false,
    });
  });
});

describe('the workouts of the daily series', () => {
  it('are those of its track, each of the day on which it was published in UTC', () => {
    const published = new Date('2026-06-15T23:59:59Z');
    const item = { coreTrack: 'db365', publishedAt: published, slug: slug('one') };
    expect(
      dailyWorkouts([
        aMediaItem(item),
        aMediaItem({ ...item, coreTrack: 'core' }),
        aMediaItem({ ...item, publishedAt: null }),
        aMediaItem({ ...item, slug: null }),
      ]),
    ).toEqual([{ date: '2026-06-15', slug: 'one' }]);
  });
});

describe('the days of a month in one state', () => {
  const days = (states: readonly DailyDay['state'][]): readonly DailyDay[] =>
    states.map((state, index) => ({ date: addDays(day('2026-06-01'), index), state, isToday: false }));

  it('are told from where to where they last', () => {
    const month = days(['done', 'missed', 'done', 'done', 'done', 'none', 'done']);
    expect(spansIn(month, 'done')).toEqual([
      { first: 1, last: 1 },
      { first: 3, last: 5 },
      { first: 7, last: 7 },
    ]);
    expect(spansIn(month, 'later')).toEqual([]);
  });
});
