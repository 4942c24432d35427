import { describe, expect, it } from 'vitest';
import { nextRate, RATES } from '#domain/playback/player-settings.ts';

describe('the speeds of a player [PLY-08]', () => {
  it('go from half to double', () => {
    expect(RATES).toEqual([0.5, 0.75, 1, 1.25, 1.5, 2]);
  });

  it.each([
    [0.5, 0.5, 0.75],
    [0.75, 0.5, 1],
    [1, 0.75, 1.25],
    [1.25, 1, 1.5],
    [1.5, 1.25, 2],
    [2, 1.5, 2],
    // Speeds that other controls have set.
    [0.25, 0.25, 0.5],
    [1.1, 1, 1.25],
    [3, 2, 3],
  ])('next to %d are %d and %d', (rate, slower, faster) => {
    expect(nextRate(rate, -1)).toBe(slower);
    expect(nextRate(rate, 1)).toBe(faster);
  });
});
