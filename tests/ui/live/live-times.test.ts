import { describe, expect, it } from 'vitest';
import { makeLiveTimes } from '#ui/live/live-times.ts';

const { timesText } = makeLiveTimes('en-US');
const at = (day: number, hour: number, minute = 0) => new Date(2026, 5, day, hour, minute).getTime();
/** With the spaces of a keyboard: those of Intl are of many kinds. */
const written = (start: number, end: number) => timesText({ start, end }).replace(/\s/g, ' ');

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
    expect(written(start, end)).toBe(text);
  });
});
