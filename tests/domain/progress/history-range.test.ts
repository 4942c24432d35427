import { describe, expect, it } from 'vitest';
import { daysBetween } from '#domain/time/calendar-date.ts';
import {
  daysToWrite,
  defaultRange,
  historyRange,
  isSameRange,
  withFirstDay,
  withLastDay,
} from '#domain/progress/history-range.ts';
import { day } from '#tests/builders/a-plan.ts';

const today = day('2026-06-15');
const may = { from: day('2026-05-01'), to: day('2026-05-31') };

describe('the range of the history [PRG-04]', () => {
  it('is the last 90 days by default, up to today', () => {
    const { from, to } = defaultRange(today);
    expect([from, to]).toEqual(['2026-03-17', '2026-06-15']);
    expect(daysBetween(from, to)).toBe(90);
  });

  it.each([
    ['nothing', null, null, '2026-03-17', '2026-06-15'],
    ['empty values', '', '', '2026-03-17', '2026-06-15'],
    ['both days', '2026-05-01', '2026-05-31', '2026-05-01', '2026-05-31'],
    ['one day', '2026-05-01', '2026-05-01', '2026-05-01', '2026-05-01'],
    ['the first day alone', '2026-05-01', null, '2026-05-01', '2026-06-15'],
    ['the last day alone', null, '2026-05-01', '2026-01-31', '2026-05-01'],
    ['an empty first day', '', '2026-05-01', '2026-01-31', '2026-05-01'],
    ['words', 'yesterday', 'today', '2026-03-17', '2026-06-15'],
    ['days that do not exist', '2026-02-30', '2026-13-01', '2026-03-17', '2026-06-15'],
    ['a first day that does not exist', '2026-02-30', '2026-06-01', '2026-03-03', '2026-06-01'],
    ['days in the wrong order', '2026-05-31', '2026-05-01', '2026-05-01', '2026-05-31'],
    ['tomorrow as the last day', '2026-06-01', '2026-06-16', '2026-06-01', '2026-06-15'],
    ['tomorrow as the first day', '2026-06-16', '2026-06-01', '2026-06-01', '2026-06-15'],
    ['nothing but the future', '2027-01-01', '2027-02-01', '2026-06-15', '2026-06-15'],
    ['a day before everything', '1999-12-31', '2000-01-01', '2000-01-01', '2000-01-01'],
    ['the first year', '0001-01-01', null, '2000-01-01', '2026-06-15'],
  ])('of an address with %s', (_, from, to, first, last) => {
    expect(historyRange(from, to, today)).toEqual({ from: first, to: last });
  });

  it.each([
    ['2026-05-10', '2026-05-10', '2026-05-31'],
    ['2026-05-31', '2026-05-31', '2026-05-31'],
    ['2026-06-01', '2026-06-01', '2026-06-01'],
    ['2026-06-16', '2026-06-15', '2026-06-15'],
    ['soon', '2026-05-01', '2026-05-31'],
  ])('of May from %s is %s to %s', (written, from, to) => {
    expect(withFirstDay(may, written, today)).toEqual({ from, to });
  });

  it.each([
    ['2026-05-10', '2026-05-01', '2026-05-10'],
    ['2026-05-01', '2026-05-01', '2026-05-01'],
    ['2026-04-30', '2026-04-30', '2026-04-30'],
    ['2026-06-16', '2026-05-01', '2026-06-15'],
    ['never', '2026-05-01', '2026-05-31'],
  ])('of May up to %s is %s to %s', (written, from, to) => {
    expect(withLastDay(may, written, today)).toEqual({ from, to });
  });

  it('is the same if both of its days are', () => {
    const range = defaultRange(today);
    expect(isSameRange(range, { ...range })).toBe(true);
    expect(isSameRange(range, { ...range, from: day('2026-03-18') })).toBe(false);
    expect(isSameRange(range, { ...range, to: day('2026-06-14') })).toBe(false);
  });
});

describe('the address of a range', () => {
  it.each([
    ['2026-03-17', '2026-06-15', null, null],
    ['2026-03-16', '2026-06-15', '2026-03-16', null],
    ['2026-03-17', '2026-06-14', '2026-03-17', '2026-06-14'],
    ['2026-06-15', '2026-06-15', '2026-06-15', null],
  ])('from %s to %s names %s and %s', (from, to, writtenFrom, writtenTo) => {
    const range = { from: day(from), to: day(to) };
    const written = daysToWrite(range, today);
    expect(written).toEqual({ from: writtenFrom, to: writtenTo });
    expect(historyRange(written.from, written.to, today)).toEqual(range);
  });
});
