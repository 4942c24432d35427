import { afterEach, describe, expect, it, vi } from 'vitest';
import { todayAt, untilNextDay } from '#domain/time/today.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the current day', () => {
  it.each([
    ['Pacific/Niue', '2026-06-15T10:59:59Z', '2026-06-14', '2026-06-15'],
    ['Pacific/Niue', '2026-06-15T11:00:00Z', '2026-06-15', '2026-06-15'],
    ['UTC', '2026-06-15T00:00:00Z', '2026-06-15', '2026-06-15'],
    ['Pacific/Kiritimati', '2026-06-15T09:59:59Z', '2026-06-15', '2026-06-15'],
    ['Pacific/Kiritimati', '2026-06-15T10:00:00Z', '2026-06-16', '2026-06-15'],
  ])('in %s at %s is %s, and in UTC %s', (zone, moment, local, utc) => {
    vi.stubEnv('TZ', zone);
    expect(todayAt(new Date(moment))).toEqual({ local, utc });
  });

  it.each([
    ['UTC', '2026-06-15T23:59:59.999Z', 1],
    ['UTC', '2026-06-15T00:00:00.000Z', 24 * 60],
    ['America/Los_Angeles', '2026-06-15T06:30:00Z', 30],
    ['America/Los_Angeles', '2026-06-15T23:30:00Z', 30],
    // The clocks are set forward, and back.
    ['Europe/Berlin', '2026-03-29T00:30:00Z', 21 * 60 + 30],
    ['Europe/Berlin', '2026-10-24T23:30:00Z', 30],
    ['Europe/Berlin', '2026-10-25T00:30:00Z', 22 * 60 + 30],
  ])('in %s at %s lasts for %i minutes more', (zone, moment, minutes) => {
    vi.stubEnv('TZ', zone);
    expect(Math.ceil(untilNextDay(new Date(moment)) / 60_000)).toBe(minutes);
  });
});
