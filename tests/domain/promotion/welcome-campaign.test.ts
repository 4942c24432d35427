import { afterEach, describe, expect, it, vi } from 'vitest';
import { CALLOUT_PROGRAMS } from '#domain/catalogue/callout-program-slugs.ts';
import { isWelcomeTime, WELCOME_PROGRAM } from '#domain/promotion/welcome-campaign.ts';
import { HOUR_MS } from '#domain/time/milliseconds.ts';

afterEach(() => void vi.unstubAllEnvs());

/** Time zones from the last to begin a day to the first, with how far each is ahead of UTC in that summer, in hours. */
const ZONES = [
  ['Pacific/Pago_Pago', -11],
  ['America/Los_Angeles', -7],
  ['America/St_Johns', -2.5],
  ['UTC', 0],
  ['Europe/Berlin', 2],
  ['Asia/Kolkata', 5.5],
  ['Pacific/Chatham', 12.75],
  ['Pacific/Kiritimati', 14],
] as const;

describe.each(ZONES)('the welcome in %s, %s h ahead of UTC [SHL-07]', (zone, ahead) => {
  const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`) - ahead * HOUR_MS;

  it.each([
    ['not the day before the first', midnight('2025-07-15') - 1, false],
    ['from the first moment of the first day', midnight('2025-07-15'), true],
    ['in between', midnight('2025-08-01'), true],
    ['to the last moment of the last day', midnight('2025-08-16') - 1, true],
    ['not the day after the last', midnight('2025-08-16'), false],
    ['not a year before', midnight('2024-08-01'), false],
    ['not a year later', midnight('2026-08-01'), false],
  ])('shows: %s', (_when, moment, shows) => {
    vi.stubEnv('TZ', zone);
    expect(isWelcomeTime(new Date(moment))).toBe(shows);
  });
});

it('promotes one of the programs of the callout', () => {
  expect(CALLOUT_PROGRAMS).toContain(WELCOME_PROGRAM);
});
