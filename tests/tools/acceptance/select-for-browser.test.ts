import { describe, expect, it } from 'vitest';
import { selectScenarios } from '#tools/acceptance/select-for-browser.ts';

const scenario = (id: string, tags: readonly string[], rule = id) => ({ id, rule, tags });

describe('the scenarios that run in Chromium by default', () => {
  it('are browser-only ones', () => {
    const scenarios = [scenario('1', ['browser']), scenario('2', ['CAT-16', 'browser']), scenario('3', [])];
    expect([...selectScenarios([...scenarios, scenario('4', ['dom'])])].sort()).toEqual(['1', '2']);
  });

  it('are none that is left to the full run', () => {
    expect([...selectScenarios([scenario('1', ['browser', 'nightly']), scenario('2', ['nightly'])])]).toEqual(
      [],
    );
  });

  it('are of a rule the first one', () => {
    const scenarios = [
      scenario('1', ['browser', 'nightly'], 'turning'),
      scenario('2', [], 'turning'),
      scenario('9', ['browser'], 'turning'),
      scenario('4', ['browser'], 'turning'),
      scenario('5', ['browser'], 'another'),
    ];
    expect([...selectScenarios(scenarios)].sort()).toEqual(['5', '9']);
  });
});
