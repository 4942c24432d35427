import { afterEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#domain/time/milliseconds.ts';
import { makeLiveTimes } from '#ui/live/live-times.ts';

const { timesText } = makeLiveTimes('en-US');
const at = (day: number, hour: number, minute = 0) => new Date(2026, 5, day, hour, minute).getTime();
/** With the spaces of a keyboard: those of Intl are of many kinds. */
const timesTextOf = (start: number, end: number) => timesText({ start, end }).replace(/\s/g, ' ');

describe('the times of a program', () => {
  it.each([
    ['9:30 – 10:15 AM', at(15, 9, 30), at(15, 10, 15)],
    ['11:30 AM – 12:15 PM', at(15, 11, 30), at(15, 12, 15)],
    ['11:30 PM – 12:00 AM', at(15, 23, 30), at(16, 0)],
    ['11:30 PM – 12:30 AM', at(15, 23, 30), at(16, 0, 30)],
    ['8:00 PM – 7:59 PM', at(15, 20), at(16, 19, 59)],
    ['Mon, Jun 15, 8:00 PM – Tue, Jun 16, 8:00 PM', at(15, 20), at(16, 20)],
    ['Mon, Jun 15, 8:00 PM – Wed, Jun 17, 2:00 AM', at(15, 20), at(17, 2)],
  ])('are %s', (text, start, end) => {
    expect(timesTextOf(start, end)).toBe(text);
  });
});

describe('in another time zone', () => {
  const own = process.env['TZ'];
  afterEach(() => {
    process.env['TZ'] = own;
  });

  it.each([
    ['Pacific/Kiritimati', 'Tue, Jun 16', '10:00 AM', '10:00 – 11:00 AM'],
    ['America/New_York', 'Mon, Jun 15', '4:00 PM', '4:00 – 5:00 PM'],
    ['Asia/Kathmandu', 'Tue, Jun 16', '1:45 AM', '1:45 – 2:45 AM'],
  ])('%s, days and times are those of the clock there [LIV-09]', (zone, day, time, times) => {
    process.env['TZ'] = zone;
    const start = Date.UTC(2026, 5, 15, 20);
    const there = makeLiveTimes('en-US');
    const texts = [
      there.dayText(start),
      there.timeText(start),
      there.timesText({ start, end: start + HOUR_MS }),
    ];
    expect(texts.map((text) => text.replace(/\s/g, ' '))).toEqual([day, time, times]);
  });
});
