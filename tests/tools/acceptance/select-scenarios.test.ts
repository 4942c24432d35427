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

  it('are of a browser-only outline the first row, and others only for what that does not cover', () => {
    const row = (id: string, ...tags: string[]) =>
      scenario(id, { outline: 'widths', tags: ['browser', ...tags] });
    const rows = [row('9'), row('2'), row('3', 'SHL-01'), row('1')];
    expect(selected(rows)).toEqual(['3', '9']);
  });

  it('omit a shared one whose clauses and feature are already covered', () => {
    const one = scenario('1', { tags: ['browser', 'PLY-01'] });
    expect(selected([one, scenario('2', { tags: ['PLY-01'] })])).toEqual(['1']);
  });

  it.each([
    ['clause', { tags: ['PLY-02'] }],
    ['feature', { feature: 'b' }],
  ])('include a shared one for each %s', (_, own) => {
    expect(selected([scenario('1', { tags: ['browser'] }), scenario('2', own)])).toEqual(['1', '2']);
  });

  it('are the shortest ones for what they cover', () => {
    const short = scenario('short', { tags: ['PLY-01'], steps: 3 });
    const long = scenario('long', { tags: ['PLY-01'], steps: 8 });
    const both = scenario('both', { tags: ['PLY-01', 'PLY-02'], steps: 4 });
    expect(selected([long, short, both])).toEqual(['both']);
    expect(selected([long, short])).toEqual(['short']);
  });
});
