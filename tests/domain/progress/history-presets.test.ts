import { describe, expect, it } from 'vitest';
import { HISTORY_PRESETS, presetRange } from '#domain/progress/history-presets.ts';
import { daysToWrite, defaultRange } from '#domain/progress/history-range.ts';
import { day } from '#tests/builders/a-plan.ts';

describe('the presets of the history [PRG-08]', () => {
  it.each([
    [7, '2026-06-15', '2026-06-08'],
    [30, '2026-06-15', '2026-05-16'],
    [90, '2026-06-15', '2026-03-17'],
    ['month', '2026-06-15', '2026-06-01'],
    ['month', '2026-06-01', '2026-06-01'],
    ['month', '2026-06-30', '2026-06-01'],
    ['year', '2026-06-15', '2026-01-01'],
    ['year', '2026-12-31', '2026-01-01'],
    ['year', '2027-01-01', '2027-01-01'],
  ] as const)('%s on %s begins on %s, and ends today', (preset, today, from) => {
    expect(presetRange(preset, day(today))).toEqual({ from, to: today });
  });

  it('are offered from the shortest on, with the default among them, which needs no address', () => {
    const today = day('2026-06-15');
    expect(HISTORY_PRESETS).toEqual([7, 30, 90, 'month', 'year']);
    expect(presetRange(90, today)).toEqual(defaultRange(today));
    expect(daysToWrite(presetRange(90, today), today)).toEqual({ from: null, to: null });
    expect(daysToWrite(presetRange(7, today), today)).toEqual({ from: '2026-06-08', to: null });
  });
});
