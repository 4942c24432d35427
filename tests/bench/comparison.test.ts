import { describe, expect, it } from 'vitest';
import { comparisonAsText, verdictOf } from './comparison.ts';
import { fromSamples, spreadOf, type Figure, type Unit } from './figure.ts';

const figure = (now: readonly number[], before: readonly number[], unit: Unit = 'ms'): Figure => ({
  group: 'Loading home; reference: the static page',
  name: 'Screen visible',
  unit,
  ...fromSamples(now, before),
});

const LOW = [100, 101, 102, 103, 104, 105, 106];
const HIGH = [110, 111, 112, 113, 114, 115, 116];

describe('the verdict on a difference', () => {
  it('is sure if no run of one is among those of the other', () => {
    expect(verdictOf(figure(LOW, HIGH))).toBe('better');
    expect(verdictOf(figure(HIGH, LOW))).toBe('worse');
  });

  it('turns around where more is better', () => {
    expect(verdictOf(figure(HIGH, LOW, 'fps'))).toBe('better');
    expect(verdictOf(figure(LOW, HIGH, 'fps'))).toBe('worse');
  });

  it('is still sure with one run among those of the other, but not beyond them', () => {
    expect(verdictOf(figure([...LOW.slice(1), 112.5], HIGH))).toBe('better');
    expect(verdictOf(figure([...LOW.slice(1), 200], HIGH))).toBe('unsure');
  });

  it('is none if the runs are alike, are too few, or are not known', () => {
    expect(verdictOf(figure(LOW, LOW))).toBe('unsure');
    expect(verdictOf(figure([1, 1, 1, 1, 1], [1, 1, 1, 1, 1]))).toBe('unsure');
    expect(verdictOf(figure(LOW.slice(0, 4), HIGH.slice(0, 4)))).toBe('too few runs');
    expect(
      verdictOf({ group: 'Sizes', name: 'Script', unit: 'KB', measured: 90, reference: 100 }),
    ).toBeNull();
  });
});

describe('the table of a comparison', () => {
  it('shows both medians with their quartiles, and the difference', () => {
    const [group, , row] = comparisonAsText([figure(LOW, HIGH)]).split('\n');

    expect(group).toBe('Loading home');
    expect(row?.trim().split(/ {2,}/)).toEqual([
      'Screen visible',
      '113 ms',
      '112–115',
      '103 ms',
      '102–105',
      '−10 ms (−8.8 %)',
      'better',
    ]);
  });
});

describe('the spread of a figure', () => {
  it('is from quartile to quartile', () => {
    expect(spreadOf([5, 1, 4, 2, 3])).toEqual([2, 4]);
    expect(spreadOf([1, 2])).toEqual([1.25, 1.75]);
    expect(spreadOf([7])).toEqual([7, 7]);
  });
});
