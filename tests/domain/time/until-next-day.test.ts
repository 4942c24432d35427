import { afterEach, describe, expect, it, vi } from 'vitest';
import { untilNextDay } from '#domain/time/until-next-day.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the current day, or that of UTC', () => {
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
