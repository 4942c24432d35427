import { describe, expect, it } from 'vitest';
import { minutesAndSeconds } from '#domain/playback/minutes-and-seconds.ts';

describe('a time in the player [PLY-03]', () => {
  it.each([
    [0, '00:00'],
    [5, '00:05'],
    [59.99, '00:59'],
    [60, '01:00'],
    [599, '09:59'],
    [3600, '60:00'],
    [4503, '75:03'],
    [6000, '100:00'],
    [-1, '00:00'],
    [NaN, '00:00'],
    [Infinity, '00:00'],
  ])('of %s s is %s', (seconds, written) => {
    expect(minutesAndSeconds(seconds)).toBe(written);
  });
});
