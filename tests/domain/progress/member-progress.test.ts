import { describe, expect, it } from 'vitest';
import { wholeCalories } from '#domain/progress/member-progress.ts';

describe('the calories of a member [PRG-02]', () => {
  it.each([
    [0, 0],
    [0.1, 1],
    [412, 412],
    [412.001, 413],
    [412.999, 413],
    // The sum of 0.1, 0.7 and 0.2 on a computer is a little more than 1.
    [1.0000000000000002, 1],
    [0.1 + 0.2 + 0.7, 1],
  ])('%s are shown as %s', (burned, shown) => {
    expect(wholeCalories(burned)).toBe(shown);
  });
});
