import { describe, expect, it } from 'vitest';
import type { PlannedScenario } from '#tools/acceptance/planned-scenario.ts';
import { selectScenarios } from '#tools/acceptance/select-scenarios.ts';

const scenario = (
  id: string,
  { outline = id, tags = [], feature = 'a', steps = 4 }: Partial<PlannedScenario> = {},
): PlannedScenario => ({ id, outline, feature, name: id, tags, steps });

const selected = (scenarios: readonly PlannedScenario[]) => [...selectScenarios(scenarios)].sort();

describe('the scenarios that run in Chromium by default', () => {
  it('are all browser-only ones, and none that never runs there', () => {
    const alike = { tags: ['browser'] };
    expect(selected([scenario('1', alike), scenario('2', alike), scenario('3', { tags: ['dom'] })])).toEqual([
      '1',
      '2',
    ]);
  });

  it('are none that is left to the full run, and its feature is covered by another one', () => {
    const nightly = scenario('1', { tags: ['browser', 'nightly'] });
    expect(selected([nightly, scenario('2'), scenario('3', { tags: ['nightly'], steps: 1 })])).toEqual(['2']);
  });

  it('are of a browser-only outline the first row', () => {
    const row = (id: string) => scenario(id, { outline: 'widths', tags: ['browser'] });
    expect(selected([row('9'), row('2'), row('1')])).toEqual(['9']);
  });

  it('include a shared one of a feature without browser-only ones, the shortest', () => {
    const browserOnly = scenario('1', { tags: ['browser'] });
    const others = [
      scenario('2', { steps: 1 }),
      scenario('long', { feature: 'b', steps: 8 }),
      scenario('short', { feature: 'b', steps: 3 }),
      scenario('dom', { feature: 'b', steps: 2, tags: ['dom'] }),
    ];
    expect(selected([browserOnly, ...others])).toEqual(['1', 'short']);
  });
});
