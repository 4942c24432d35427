import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoursAndMinutes, isoDuration, wholeMinutes } from '#domain/catalogue/duration.ts';
import { seconds } from '#domain/playback/seconds.ts';

describe('a duration in a list [CAT-09, MED-18]', () => {
  it.each([
    [1, 1],
    [59, 1],
    [60, 1],
    [60.1, 2],
    [61, 2],
    [1440, 24],
    [1441, 25],
    [7199, 120],
  ])('of %d s is %d min', (duration, minutes) => {
    expect(wholeMinutes(seconds(duration))).toBe(minutes);
  });
});

describe('a duration in its long form [MED-18]', () => {
  it.each([
    [1440, { hours: 0, minutes: 24 }],
    [3540, { hours: 0, minutes: 59 }],
    [3541, { hours: 1, minutes: 0 }],
    [3600, { hours: 1, minutes: 0 }],
    [3601, { hours: 1, minutes: 1 }],
    [7199, { hours: 2, minutes: 0 }],
  ])('of %d s is %j', (duration, parts) => {
    expect(hoursAndMinutes(seconds(duration))).toEqual(parts);
  });

  it('never has 60 minutes, and adds up to the whole minutes', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (duration) => {
        const { hours, minutes } = hoursAndMinutes(seconds(duration));
        expect(minutes).toBeLessThan(60);
        expect(hours * 60 + minutes).toBe(wholeMinutes(seconds(duration)));
      }),
    );
  });
});

describe('a duration in ISO 8601 [MED-17]', () => {
  it.each([
    [1, 'PT1S'],
    [59.4, 'PT59S'],
    [59.5, 'PT1M'],
    [60, 'PT1M'],
    [1440, 'PT24M'],
    [3600, 'PT1H'],
    [3601, 'PT1H1S'],
    [7199, 'PT1H59M59S'],
    [90_000, 'PT25H'],
    [0, 'PT0S'],
  ])('of %d s is %s', (duration, written) => {
    expect(isoDuration(seconds(duration))).toBe(written);
  });
});
