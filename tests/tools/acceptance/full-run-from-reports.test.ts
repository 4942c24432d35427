import { describe, expect, it } from 'vitest';
import { fullRunFrom } from '#tools/acceptance/full-run-from-reports.ts';
import type { PlannedScenario } from '#tools/acceptance/planned-scenario.ts';

const scenario = (id: string, ...tags: string[]): PlannedScenario => ({
  id,
  outline: id,
  feature: 'playback/resuming',
  name: id,
  tags,
});

const ran = (id: string, duration: number, passed = true) => ({
  id,
  feature: 'playback/resuming',
  name: id,
  passed,
  duration,
});

describe('the record of a full run', () => {
  it('contains the duration of each scenario that passed', () => {
    const kept = fullRunFrom([scenario('a'), scenario('b', 'browser'), scenario('c')], {
      dom: [ran('a', 20), ran('c', 30, false)],
      browser: [ran('a', 900), ran('b', 800), ran('gone', 1)],
    });
    expect(kept).toEqual({ a: { dom: 20, browser: 900 }, b: { browser: 800 }, c: {} });
  });

  it('contains nothing for a scenario that passed once and failed once', () => {
    expect(
      fullRunFrom([scenario('a', 'dom')], { dom: [ran('a', 20), ran('a', 30, false)], browser: [] }),
    ).toEqual({
      a: {},
    });
  });
});
