import { describe, expect, it } from 'vitest';
import { monthCalendar } from '#domain/progress/month-calendar.ts';
import { aCompletedWorkout } from '#tests/builders/a-completed-workout.ts';
import { day } from '#tests/builders/a-plan.ts';

/** The first and the last week of the month of a day, with dots for the days of other months. */
function edgesOf(today: string): readonly [weeks: number, first: string, last: string] {
  const weeks = monthCalendar([], day(today)).map((week) =>
    week.map((each) => (each ? Number(each.date.slice(-2)) : '.')).join(' '),
  );
  return [weeks.length, weeks[0] ?? '', weeks.at(-1) ?? ''];
}

describe('the calendar of a month [PRG-07]', () => {
  it.each([
    ['2026-06-15', 5, '1 2 3 4 5 6 7', '29 30 . . . . .'],
    ['2026-06-01', 5, '1 2 3 4 5 6 7', '29 30 . . . . .'],
    ['2026-06-30', 5, '1 2 3 4 5 6 7', '29 30 . . . . .'],
    ['2026-03-10', 6, '. . . . . . 1', '30 31 . . . . .'],
    ['2026-08-10', 6, '. . . . . 1 2', '31 . . . . . .'],
    ['2026-02-10', 5, '. . . . . . 1', '23 24 25 26 27 28 .'],
    ['2027-02-10', 4, '1 2 3 4 5 6 7', '22 23 24 25 26 27 28'],
    ['2028-02-29', 5, '. 1 2 3 4 5 6', '28 29 . . . . .'],
    ['2026-12-31', 5, '. 1 2 3 4 5 6', '28 29 30 31 . . .'],
  ])('around %s has %d weeks, from "%s" to "%s"', (today, weeks, first, last) => {
    expect(edgesOf(today)).toEqual([weeks, first, last]);
  });

  it('has what was finished on each day, of this month alone', () => {
    const workouts = ['2026-06-30', '2026-06-15', '2026-06-15', '2026-06-01', '2026-05-31', '2026-07-01'].map(
      (date) => aCompletedWorkout(`${date}T12:00:00Z`, { completedOn: day(date) }),
    );
    const days = monthCalendar(workouts, day('2026-06-15')).flat();
    const done = days.flatMap((each) =>
      each && each.workouts.length > 0 ? [[each.date, each.workouts.length, each.minutes]] : [],
    );
    expect(done).toEqual([
      ['2026-06-01', 1, 30],
      ['2026-06-15', 2, 60],
      ['2026-06-30', 1, 30],
    ]);
  });

  it('tells past days from later ones', () => {
    const days = monthCalendar([], day('2026-06-15')).flat();
    const when = (date: string) => days.find((each) => each?.date === date)?.when;
    expect(['2026-06-14', '2026-06-15', '2026-06-16'].map(when)).toEqual(['past', 'today', 'later']);
  });
});
