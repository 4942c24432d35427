import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLive, seconds } from '#domain/playback/seconds.ts';

describe('a number of seconds', () => {
  it.each([
    [1.5, 1.5],
    [0, 0],
    [-1, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('of %d is %d', (value, kept) => {
    expect(seconds(value)).toBe(kept);
  });

  it('is finite and not negative for any number', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        expect(Number.isFinite(seconds(value)) && seconds(value) >= 0).toBe(true);
      }),
    );
  });
});

describe('a live stream [PLY-06]', () => {
  it('is anything with a duration of 0 seconds', () => {
    expect(isLive(seconds(0))).toBe(true);
    expect(isLive(seconds(0.1))).toBe(false);
  });

  it('is anything with a duration that is not finite or is negative', () => {
    expect(isLive(seconds(Number.POSITIVE_INFINITY))).toBe(true);
    expect(isLive(seconds(-7200))).toBe(true);
  });
});
