import { describe, expect, it } from 'vitest';
import { chosenStart, trainingDays, USUAL_WEEKDAYS, usualStart } from '#domain/catalogue/training-days.ts';
import { WEEKDAYS, weekdayOf, type Weekday } from '#domain/time/weekday.ts';
import { day } from '#tests/builders/a-plan.ts';

const today = day('2026-06-15');

describe('the days on which a program is trained [MED-22]', () => {
  it.each<readonly [string, readonly Weekday[], readonly string[]]>([
    ['2026-06-15', [1, 3, 5], ['2026-06-15', '2026-06-17', '2026-06-19', '2026-06-22']],
    ['2026-06-16', [1, 3, 5], ['2026-06-17', '2026-06-19', '2026-06-22', '2026-06-24']],
    ['2026-06-20', [7], ['2026-06-21', '2026-06-28', '2026-07-05', '2026-07-12']],
    ['2026-06-20', [7, 6], ['2026-06-20', '2026-06-21', '2026-06-27', '2026-06-28']],
    ['2026-12-30', WEEKDAYS, ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']],
    ['2028-02-28', WEEKDAYS, ['2028-02-28', '2028-02-29', '2028-03-01', '2028-03-02']],
    ['2027-02-28', WEEKDAYS, ['2027-02-28', '2027-03-01', '2027-03-02', '2027-03-03']],
    // The clocks change in Europe and in America.
    ['2026-03-28', [7, 1], ['2026-03-29', '2026-03-30', '2026-04-05', '2026-04-06']],
    ['2026-10-31', [7], ['2026-11-01', '2026-11-08', '2026-11-15', '2026-11-22']],
  ])('from %s on the weekdays %j are %j', (start, weekdays, days) => {
    expect(trainingDays(day(start), new Set(weekdays), 4)).toEqual(days);
  });

  it('are as many as there are workouts', () => {
    expect(trainingDays(today, USUAL_WEEKDAYS, 0)).toEqual([]);
    expect(trainingDays(today, USUAL_WEEKDAYS, 100)).toHaveLength(100);
  });

  it('are none without a day of the week', () => {
    expect(trainingDays(today, new Set(), 4)).toEqual([]);
  });

  it('begin tomorrow, on Mondays, Wednesdays and Fridays, unless others are chosen', () => {
    expect(usualStart(today)).toBe('2026-06-16');
    expect(usualStart(day('2026-12-31'))).toBe('2027-01-01');
    expect([...USUAL_WEEKDAYS]).toEqual([1, 3, 5]);
  });

  it.each([
    ['2026-06-15', '2026-06-15'],
    ['2027-06-15', '2027-06-15'],
    ['2026-06-14', null],
    ['2027-06-16', null],
    ['0202-06-16', null],
    ['2026-06-31', null],
    ['', null],
    ['tomorrow', null],
  ])('begin on a day from today on, at most a year ahead: %s is %j', (written, start) => {
    expect(chosenStart(written, today)).toBe(start);
  });
});

it.each([
  ['2026-06-15', 1],
  ['2026-06-20', 6],
  ['2026-06-21', 7],
  ['2028-02-29', 2],
])('%s is day %i of the week', (date, weekday) => {
  expect(weekdayOf(day(date))).toBe(weekday);
});
