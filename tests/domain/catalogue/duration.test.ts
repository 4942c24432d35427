import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoursAndMinutes, wholeMinutes } from '#domain/catalogue/duration.ts';
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
