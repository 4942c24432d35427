import { describe, expect, it } from 'vitest';
import { selectScenarios } from '#tools/acceptance/select-for-browser.ts';

const scenario = (id: string, tags: readonly string[], { outline = id, rule = id } = {}) => ({
  id,
  outline,
  rule,
  tags,
});

describe('the scenarios that run in Chromium by default', () => {
  it('are all browser-only ones', () => {
    const scenarios = [scenario('1', ['browser']), scenario('2', ['CAT-16', 'browser']), scenario('3', [])];
    expect([...selectScenarios([...scenarios, scenario('4', ['dom'])])].sort()).toEqual(['1', '2']);
  });

  it('are none that is left to the full run', () => {
    expect([...selectScenarios([scenario('1', ['browser', 'nightly']), scenario('2', ['nightly'])])]).toEqual(
      [],
    );
  });

  it('are of an outline the first row', () => {
    const row = (id: string) => scenario(id, ['browser'], { outline: 'widths' });
    expect([...selectScenarios([row('9'), row('2'), row('1')])]).toEqual(['9']);
  });

  it('are of a rule the first two, which are not rows of one outline', () => {
    const rule = 'turning';
    const scenarios = [
      scenario('1', ['browser', 'nightly'], { rule }),
      scenario('2', ['browser'], { rule, outline: 'widths' }),
      scenario('3', ['browser'], { rule, outline: 'widths' }),
      scenario('4', [], { rule }),
      scenario('5', ['browser'], { rule }),
      scenario('6', ['browser'], { rule }),
      scenario('7', ['browser'], { rule: 'another' }),
    ];
    expect([...selectScenarios(scenarios)].sort()).toEqual(['2', '5', '7']);
  });
});
