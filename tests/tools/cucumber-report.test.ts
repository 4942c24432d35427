import { describe, expect, it } from 'vitest';
import { readReport } from '#tools/cucumber-report.ts';
import { folderWith } from './folder-with.ts';

const step = (status: string, hidden = false) => ({ result: { status }, ...(hidden && { hidden }) });

function passedWith(...steps: object[]) {
  const scenario = { type: 'scenario', name: 'Resuming', tags: [{ name: '@PLY-02' }], steps };
  const background = { ...scenario, type: 'background' };
  const uri = 'features/playback/resuming-a-workout.feature';
  const folder = folderWith({
    'features-dom.json': JSON.stringify([{ uri, elements: [background, scenario] }]),
  });
  const ran = readReport('dom', folder);
  expect(ran).toEqual([
    {
      assembly: 'dom',
      feature: 'playback/resuming-a-workout',
      name: 'Resuming',
      tags: ['PLY-02'],
      passed: ran[0]?.passed,
    },
  ]);
  return ran[0]?.passed;
}

describe('a report of cucumber', () => {
  it('says that a scenario passed of which every step did', () => {
    expect(passedWith(step('passed', true), step('passed'), step('passed'))).toBe(true);
  });

  it.each(['failed', 'skipped', 'undefined', 'pending', 'ambiguous', 'unknown'])(
    'says that one did not pass with a step that is %s',
    (status) => {
      expect(passedWith(step('passed'), step(status))).toBe(false);
      expect(passedWith(step('passed'), step(status, true))).toBe(false);
    },
  );

  it('says that one without steps did not pass', () => {
    expect(passedWith()).toBe(false);
    expect(passedWith(step('passed', true))).toBe(false);
  });

  it('is empty where the assembly has not run', () => {
    expect(readReport('browser', folderWith({}))).toEqual([]);
  });
});
