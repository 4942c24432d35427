import { describe, expect, it } from 'vitest';
import { isQuiet, quietnessInWords, quietnessOf } from './quietness.ts';

const note = (idle: number, loop = 20) => ({ idle, loop });

describe('how quiet the machine was', () => {
  it('is told by medians, the worst share and the spread', () => {
    const quiet = quietnessOf([note(0.9, 19), note(1, 20), note(0.4, 22), note(0.95, 21), note(0.97, 18)]);

    expect(quiet).toEqual({ medianIdle: 0.95, worstIdle: 0.4, medianLoop: 20, loopSpread: 0.1 });
    expect(quietnessInWords(quiet)).toBe(
      'Between the measurements 95 % of the processor was idle, at worst 40 %; a fixed loop took 20.0 ms, with a spread of 10 %.',
    );
  });

  it('bears a moment of other work', () => {
    expect(isQuiet(quietnessOf([note(0.95), note(0.3), note(0.98)]))).toBe(true);
  });

  it('is not enough if others worked most of the time, or the processor was slow at times', () => {
    expect(isQuiet(quietnessOf([note(0.8), note(0.84), note(0.98)]))).toBe(false);
    expect(isQuiet(quietnessOf([note(1, 20), note(1, 20), note(1, 30), note(1, 30)]))).toBe(false);
  });
});
