import { afterEach, describe, expect, it } from 'vitest';
import { daysLater, guideAxis, momentAt, pixelOf, ticksOf } from '#domain/live/guide-axis.ts';
import { HOUR_MS } from '#domain/time/milliseconds.ts';

const own = process.env['TZ'];
afterEach(() => {
  process.env['TZ'] = own;
});
const local = (moment: number) => {
  const date = new Date(moment);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`;
};

describe('the axis of the guide [LIV-09]', () => {
  it.each(['Pacific/Pago_Pago', 'America/New_York', 'UTC', 'Asia/Kathmandu', 'Pacific/Kiritimati'])(
    'has the days of the viewer in %s, from a week back to a week ahead',
    (zone) => {
      process.env['TZ'] = zone;
      const axis = guideAxis(new Date(2026, 10, 23, 23, 59).getTime());
      expect(axis.days.map(local)).toEqual([...Array(15).keys()].map((day) => `11-${16 + day} 00:00`));
      expect(local(axis.from)).toBe('11-16 00:00');
      expect(local(axis.to)).toBe('12-01 00:00');
      expect(pixelOf(axis, axis.days[1] ?? 0)).toBe(7200);
    },
  );

  it.each([
    ['Europe/Berlin', [2026, 2, 29], 23],
    ['Europe/Berlin', [2026, 9, 25], 25],
    ['Australia/Lord_Howe', [2026, 3, 5], 24.5],
    ['America/New_York', [2026, 10, 1], 25],
  ] as const)(
    'in %s the day of the change, %j, is as wide as its %d hours',
    (zone, [year, month, day], hours) => {
      process.env['TZ'] = zone;
      const noon = new Date(year, month, day, 12).getTime();
      const axis = guideAxis(noon);
      const [today = 0, tomorrow = 0] = axis.days.slice(7);
      expect(pixelOf(axis, tomorrow) - pixelOf(axis, today)).toBe(hours * 300);
      const ticks = ticksOf(axis, { from: today, to: tomorrow });
      expect(ticks.length).toBe(hours * 2);
      expect(new Set(ticks).size).toBe(ticks.length);
      expect(local(ticks[0] ?? 0)).toContain('00:00');
    },
  );

  it('places a moment, and finds the moment of a place', () => {
    const axis = guideAxis(Date.parse('2026-11-23T12:00:00Z'));
    expect(pixelOf(axis, axis.from + HOUR_MS)).toBe(300);
    expect(momentAt(axis, 300)).toBe(axis.from + HOUR_MS);
  });

  it('marks the half hours that lie in a span', () => {
    const axis = guideAxis(Date.parse('2026-11-23T12:00:00Z'));
    const nine = (axis.days[7] ?? 0) + 9 * HOUR_MS;
    const ticks = ticksOf(axis, { from: nine + 1, to: nine + HOUR_MS });
    expect(ticks.map((tick) => (tick - nine) / HOUR_MS)).toEqual([0, 0.5]);
  });

  it('keeps the time of the day from day to day', () => {
    process.env['TZ'] = 'Europe/Berlin';
    expect(local(daysLater(new Date(2026, 9, 24, 9, 30).getTime(), 1))).toBe('10-25 09:30');
    expect(local(daysLater(new Date(2026, 2, 30, 9, 30).getTime(), -1))).toBe('03-29 09:30');
  });
});
