import { describe, expect, it } from 'vitest';
import type { PlannedScenario } from '#tools/acceptance/planned-scenario.ts';
import { selectScenarios } from '#tools/acceptance/select-scenarios.ts';

const scenario = (
  id: string,
  { outline = id, tags = [], feature = 'a' }: Partial<PlannedScenario> = {},
): PlannedScenario => ({ id, outline, feature, name: id, tags });

const selected = (scenarios: readonly PlannedScenario[], durations: Readonly<Record<string, number>> = {}) =>
  [...selectScenarios(scenarios, ({ id }) => durations[id] ?? 1000)].sort();

describe('the scenarios that run in Chromium by default', () => {
  it('are all browser-only ones, and none that never runs there', () => {
    const alike = { tags: ['browser'] };
    expect(selected([scenario('1', alike), scenario('2', alike), scenario('3', { tags: ['dom'] })])).toEqual([
      '1',
      '2',
    ]);
  });

  it('are of a browser-only outline the first and the last row, and others only for what those do not cover', () => {
    const row = (id: string, ...tags: string[]) =>
      scenario(id, { outline: 'widths', tags: ['browser', ...tags] });
    const rows = [row('9'), row('2'), row('3', 'SHL-01'), row('1')];
    expect(selected(rows)).toEqual(['1', '3', '9']);
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

  it('are the fastest ones for what they cover', () => {
    const scenarios = [
      scenario('short', { tags: ['PLY-01'] }),
      scenario('long', { tags: ['PLY-01'] }),
      scenario('both', { tags: ['PLY-01', 'PLY-02'] }),
    ];
    expect(selected(scenarios, { short: 500, long: 2000, both: 700 })).toEqual(['both']);
    expect(selected(scenarios.slice(0, 2), { short: 500, long: 2000 })).toEqual(['short']);
  });
});
