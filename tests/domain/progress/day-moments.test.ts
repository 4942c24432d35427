import { afterEach, describe, expect, it, vi } from 'vitest';
import { momentsOf, utcMomentsOf, weekOf } from '#domain/progress/day-moments.ts';
import { day } from '#tests/builders/a-plan.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the moments of a range of days', () => {
  it.each([
    ['UTC', '2026-06-14', '2026-06-15', '2026-06-14T00:00:00.000Z', '2026-06-15T23:59:59.999Z'],
    ['UTC', '2026-12-31', '2026-12-31', '2026-12-31T00:00:00.000Z', '2026-12-31T23:59:59.999Z'],
    // Days of 23 and of 25 hours.
    ['Europe/Berlin', '2026-03-29', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
  ])('in %s, from %s to %s', (zone, first, last, from, to) => {
    vi.stubEnv('TZ', zone);
    const moments = momentsOf({ from: day(first), to: day(last) });
    expect([moments.from.toISOString(), moments.to.toISOString()]).toEqual([from, to]);
  });
});

describe('the moments of a range of days of the platform', () => {
  it.each(['Pacific/Niue', 'Pacific/Kiritimati'])('are the same in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    const moments = utcMomentsOf({ from: day('2026-06-15'), to: day('2026-06-21') });
    expect([moments.from.toISOString(), moments.to.toISOString()]).toEqual([
      '2026-06-15T00:00:00.000Z',
      '2026-06-21T23:59:59.999Z',
    ]);
  });
});

describe('a week', () => {
  it.each([
    ['2026-06-14', '2026-06-08', '2026-06-14'],
    ['2026-06-15', '2026-06-15', '2026-06-21'],
    ['2026-06-21', '2026-06-15', '2026-06-21'],
    ['2026-01-01', '2025-12-29', '2026-01-04'],
    ['2023-12-31', '2023-12-25', '2023-12-31'],
    ['2000-01-01', '1999-12-27', '2000-01-02'],
  ])('of %s begins on Monday, %s, and ends on Sunday, %s', (date, from, to) => {
    expect(weekOf(day(date))).toEqual({ from, to });
  });
});
