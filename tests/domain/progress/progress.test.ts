import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seconds } from '#domain/playback/seconds.ts';
import {
  progress,
  progressAt,
  progressState,
  resumePosition,
  type ProgressState,
} from '#domain/progress/progress.ts';

describe('progress', () => {
  it.each([
    [-0.1, 0],
    [0, 0],
    [0.4, 0.4],
    [1, 1],
    [1.1, 1],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 1],
    [Number.NEGATIVE_INFINITY, 0],
  ])('of %d is %d', (fraction, kept) => {
    expect(progress(fraction)).toBe(kept);
  });

  it('is a fraction from 0 to 1 for any number, and the number itself if it is one', () => {
    fc.assert(
      fc.property(fc.double(), (number) => {
        const made = progress(number);
        expect(made).toBeGreaterThanOrEqual(0);
        expect(made).toBeLessThanOrEqual(1);
        if (number > 0 && number <= 1) expect(made).toBe(number);
      }),
    );
  });

  it('is the fraction of the duration that has been played', () => {
    expect(progressAt(seconds(360), seconds(1440))).toBe(0.25);
    expect(progressAt(seconds(1500), seconds(1440))).toBe(1);
  });

  it('is null for a live stream [PLY-06]', () => {
    expect(progressAt(seconds(360), seconds(0))).toBe(0);
  });

  it('is a fraction at any position of any duration', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (position, duration) => {
        const share = progressAt(seconds(position), seconds(duration));
        expect(share >= 0 && share <= 1).toBe(true);
      }),
    );
  });
});

describe('the states of progress [HIS-02, CAT-09]', () => {
  it.each<[number, ProgressState]>([
    [0, 'not-started'],
    [0.0499, 'not-started'],
    [0.05, 'started'],
    [0.5, 'started'],
    [0.95, 'started'],
    [0.9501, 'finished'],
    [1, 'finished'],
  ])('%d is %s', (fraction, state) => {
    expect(progressState(progress(fraction))).toBe(state);
  });
});

describe('the start position [PLY-02]', () => {
  it.each([
    [0, 0],
    [0.0499, 0],
    [0.05, 50],
    [0.5, 500],
    [0.95, 950],
    [0.9501, 0],
    [1, 0],
  ])('of a progress of %d of 1000 s is %d s', (fraction, position) => {
    expect(resumePosition(progress(fraction), seconds(1000))).toBe(position);
  });

  it('is the beginning of a live stream', () => {
    expect(resumePosition(progress(0.5), seconds(0))).toBe(0);
  });

  it('lies within the duration', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(36_000), (fraction, duration) => {
        const position = resumePosition(progress(fraction), seconds(duration));
        expect(position >= 0 && position <= 0.95 * duration).toBe(true);
      }),
    );
  });
});
