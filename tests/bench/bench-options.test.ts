import { describe, expect, it } from 'vitest';
import { parseBenchOptions } from './bench-options.ts';

describe('the options of the bench', () => {
  it('are those of a full run without arguments', () => {
    expect(parseBenchOptions([])).toEqual({ mode: 'full', ref: '', only: null, runs: null });
  });

  it('name a state of the code to compare with, a part and a number of runs', () => {
    const options = parseBenchOptions(['--compare', 'main', '--second-visits', '--runs', '7']);

    expect(options).toEqual({ mode: 'compare', ref: 'main', only: 'second-visits', runs: 7 });
  });

  it.each([
    [['--compare']],
    [['--fast']],
    [['--quick', '--compare', 'main']],
    [['--loads', '--guide']],
    [['--runs', '0']],
    [['--runs', 'many']],
  ])('are refused if they contradict each other or are none: %s', (args) => {
    expect(() => parseBenchOptions(args)).toThrow();
  });
});
