import { describe, expect, it } from 'vitest';
import {
  readRequirements,
  traceDocument,
  traceRequirements,
  unknownIds,
  type ScenarioResult,
} from '#tools/acceptance/requirements-trace.ts';

const ran = (
  assembly: ScenarioResult['assembly'],
  changes: Partial<ScenarioResult> = {},
): ScenarioResult => ({
  assembly,
  feature: 'playback/resuming',
  name: 'Resuming a workout',
  tags: ['PLY-02'],
  passed: true,
  ...changes,
});
const requirement = { id: 'PLY-02', clause: 'Playback resumes.' };
const stateAfter = (...scenarios: ScenarioResult[]) => traceRequirements([requirement], scenarios)[0]?.state;

describe('the requirements', () => {
  it('are the lines of the document that begin with an id', () => {
    const document =
      '# Playback\n\n- PLY-02 Playback resumes.\n- not one\n  - PLY-03 nor this\n- CFG-01 Mounted.\n';
    expect(readRequirements(document)).toEqual([requirement, { id: 'CFG-01', clause: 'Mounted.' }]);
  });
});

describe('a requirement', () => {
  it('is not yet built if no scenario has its id', () => {
    expect(stateAfter()).toBe('not yet built');
    expect(stateAfter(ran('dom', { tags: ['PLY-03', 'PLY-021', 'slow'] }))).toBe('not yet built');
  });

  it('is proven if every scenario passed in both assemblies', () => {
    expect(stateAfter(ran('dom'), ran('browser'))).toBe('proven');
    expect(stateAfter(ran('dom', { tags: ['PLY-02a'] }), ran('browser', { tags: ['PLY-02a'] }))).toBe(
      'proven',
    );
  });

  it('is proven in the browser only if its scenarios need a browser', () => {
    const inBrowserOnly = ran('browser', { tags: ['PLY-02', 'browser'] });
    expect(stateAfter(inBrowserOnly)).toBe('proven');
    expect(stateAfter(ran('dom'), ran('browser'), inBrowserOnly)).toBe('proven');
  });

  it.each<[string, ScenarioResult[]]>([
    ['a scenario failed in the DOM', [ran('dom', { passed: false }), ran('browser')]],
    ['a scenario failed in the browser', [ran('dom'), ran('browser', { passed: false })]],
    ['one of several failed', [ran('dom'), ran('dom', { passed: false }), ran('browser'), ran('browser')]],
    ['a scenario did not run in the browser', [ran('dom')]],
    ['a scenario did not run in the DOM', [ran('browser')]],
  ])('is failing if %s', (_, scenarios) => {
    expect(stateAfter(...scenarios)).toBe('failing');
  });

  it('names each scenario once', () => {
    const [traced] = traceRequirements(
      [requirement],
      [ran('browser'), ran('dom'), ran('dom', { name: 'Again' })],
    );
    expect(traced?.scenarios).toEqual(['playback/resuming: Again', 'playback/resuming: Resuming a workout']);
  });
});

describe('an id without a requirement', () => {
  it('is reported', () => {
    const scenarios = [ran('dom', { tags: ['PLY-99', 'ABC-01b', 'PLY-02', 'browser'] }), ran('browser')];
    expect(unknownIds([requirement], scenarios)).toEqual(['ABC-01', 'PLY-99']);
  });
});

describe('the document', () => {
  it('has totals, and a row for each requirement', () => {
    const clause = `either | or ${'x'.repeat(100)}`;
    const document = traceDocument(
      traceRequirements([requirement, { id: 'CFG-01', clause }], [ran('dom'), ran('browser')]),
    );
    expect(document).toContain('1 proven, 0 failing, 1 not yet built.');
    expect(document).toContain(
      '| PLY-02 | Playback resumes. | proven | playback/resuming: Resuming a workout |',
    );
    expect(document).toMatch(/^\| CFG-01 \| either \\\| or x+… \| not yet built \| {2}\|$/m);
  });
});
