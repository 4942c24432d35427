import { describe, expect, it } from 'vitest';
import { selectScenarios } from '#tools/acceptance/select-for-browser.ts';

const scenario = (id: string, tags: readonly string[], outline = id) => ({ id, outline, tags });

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
    const row = (id: string) => scenario(id, ['browser'], 'widths');
    expect([...selectScenarios([row('9'), row('2'), row('1')])]).toEqual(['9']);
  });
});
