import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addDays,
  calendarDate,
  daysBetween,
  endOfMonth,
  localDate,
  noonOf,
  startOfLocalDay,
  startOfMonth,
  startOfYear,
  utcDate,
} from '#domain/time/calendar-date.ts';
import { day } from '#tests/builders/a-plan.ts';

afterEach(() => vi.unstubAllEnvs());

describe('calendarDate', () => {
  it.each([
    ['2026-06-01', '2026-06-01'],
    ['2026-06-01T00:00:00.000Z', '2026-06-01'],
    ['2026-06-01T23:59:59-11:00', '2026-06-01'],
    ['2026-06-01 12:00:00 UTC', '2026-06-01'],
    ['2024-02-29', '2024-02-29'],
    ['2025-02-29', null],
    ['2026-06-31', null],
    ['2026-13-01', null],
    ['2026-6-1', null],
    ['2026-06-01x', null],
    ['on 2026-06-01', null],
    ['tomorrow', null],
    ['', null],
  ])('reads %s as %s', (written, date) => {
    expect(calendarDate(written)).toBe(date);
  });
});

describe('startOfLocalDay', () => {
  it.each([
    ['UTC', '2026-06-15', '2026-06-15T00:00:00.000Z'],
    ['America/Los_Angeles', '2026-06-15', '2026-06-15T07:00:00.000Z'],
    ['America/Los_Angeles', '2026-01-15', '2026-01-15T08:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-06-15', '2026-06-14T10:00:00.000Z'],
  ])('in %s, %s, begins at %s', (zone, date, moment) => {
    vi.stubEnv('TZ', zone);
    expect(startOfLocalDay(day(date)).toISOString()).toBe(moment);
  });
});

describe('localDate', () => {
  it.each([
    ['Pacific/Niue', '2026-06-15T10:59:59Z', '2026-06-14'],
    ['Pacific/Niue', '2026-06-15T11:00:00Z', '2026-06-15'],
    ['UTC', '2026-06-15T23:59:59Z', '2026-06-15'],
    ['UTC', '2026-06-16T00:00:00Z', '2026-06-16'],
    ['Pacific/Kiritimati', '2026-06-15T09:59:59Z', '2026-06-15'],
    ['Pacific/Kiritimati', '2026-06-15T10:00:00Z', '2026-06-16'],
  ])('in %s, %s is on %s', (zone, moment, date) => {
    vi.stubEnv('TZ', zone);
    expect(localDate(new Date(moment))).toBe(date);
  });
});

describe('utcDate', () => {
  it.each(['Pacific/Niue', 'UTC', 'Pacific/Kiritimati'])('is the same in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(utcDate(new Date('2026-06-15T23:59:59.999Z'))).toBe('2026-06-15');
    expect(utcDate(new Date('2026-06-16T00:00:00Z'))).toBe('2026-06-16');
  });
});

describe('counting days', () => {
  it.each(['Pacific/Niue', 'America/New_York', 'UTC', 'Europe/Berlin', 'Pacific/Kiritimati'])(
    'is not shifted by clock changes in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(addDays(day('2026-03-01'), 60)).toBe('2026-04-30');
      expect(addDays(day('2026-10-01'), 60)).toBe('2026-11-30');
      expect(daysBetween(day('2026-03-01'), day('2026-04-30'))).toBe(60);
      expect(daysBetween(day('2026-11-30'), day('2026-10-01'))).toBe(-60);
    },
  );

  it('counts from noon UTC', () => {
    expect(noonOf(day('2026-06-01'))).toBe(Date.UTC(2026, 5, 1, 12));
  });
});

describe('months and years', () => {
  it.each([
    ['2026-06-15', '2026-06-01', '2026-06-30', '2026-01-01'],
    ['2026-06-01', '2026-06-01', '2026-06-30', '2026-01-01'],
    ['2026-01-31', '2026-01-01', '2026-01-31', '2026-01-01'],
    ['2026-12-31', '2026-12-01', '2026-12-31', '2026-01-01'],
    ['2026-02-28', '2026-02-01', '2026-02-28', '2026-01-01'],
    ['2028-02-01', '2028-02-01', '2028-02-29', '2028-01-01'],
  ])('of %s begin and end on %s, %s and %s', (date, first, last, year) => {
    expect([startOfMonth(day(date)), endOfMonth(day(date)), startOfYear(day(date))]).toEqual([
      first,
      last,
      year,
    ]);
  });
});
