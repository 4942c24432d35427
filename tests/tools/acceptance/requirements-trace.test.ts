import { describe, expect, it } from 'vitest';
import {
  readRequirements,
  traceDocument,
  traceRequirements,
  type ScenarioResult,
} from '#tools/acceptance/requirements-trace.ts';

const result = (
  assembly: ScenarioResult['assembly'],
  outcome: ScenarioResult['outcome'] = 'passed',
  changes: Partial<ScenarioResult> = {},
): ScenarioResult => ({
  id: 'aa',
  assembly,
  feature: 'playback/resuming',
  name: 'Resuming a workout',
  tags: ['PLY-02'],
  outcome,
  ...changes,
});
const requirement = { id: 'PLY-02', clause: 'Playback resumes.' };
const stateAfter = (results: readonly ScenarioResult[], wasProven = false) =>
  traceRequirements([requirement], results, wasProven ? ['PLY-02'] : [])[0]?.state;

describe('the requirements', () => {
  it('are the lines of the document that begin with an id', () => {
    const document =
      '# Playback\n\n- PLY-02 Playback resumes.\n- not one\n  - PLY-03 nor this\n- CFG-01 Mounted.\n';
    expect(readRequirements(document)).toEqual([requirement, { id: 'CFG-01', clause: 'Mounted.' }]);
  });
});

describe('a requirement', () => {
  it('is not yet built if no scenario has its id', () => {
    expect(stateAfter([])).toBe('not yet built');
    expect(stateAfter([result('dom', 'passed', { tags: ['PLY-03', 'PLY-021', 'slow'] })], true)).toBe(
      'not yet built',
    );
  });

  it('is proven if every scenario passed wherever it runs', () => {
    expect(stateAfter([result('dom'), result('browser')])).toBe('proven');
    const ofPart = { tags: ['PLY-02a'] };
    expect(stateAfter([result('dom', 'passed', ofPart), result('browser', 'passed', ofPart)])).toBe('proven');
  });

  it('is not yet recorded if a scenario has not run, unless it was proven before that was added', () => {
    const results = [result('dom'), result('browser', 'not run')];
    expect(stateAfter(results)).toBe('not yet recorded');
    expect(stateAfter(results, true)).toBe('proven');
  });

  it.each([false, true])('is failing if a scenario failed, whether it was proven before: %s', (wasProven) => {
    expect(stateAfter([result('dom'), result('browser', 'failed')], wasProven)).toBe('failing');
    expect(stateAfter([result('dom', 'failed'), result('browser', 'not run')], wasProven)).toBe('failing');
  });

  it('names each scenario once', () => {
    const again = result('dom', 'passed', { id: 'bb', name: 'Again' });
    const [traced] = traceRequirements([requirement], [result('browser'), result('dom'), again], []);
    expect(traced?.scenarios).toEqual(['playback/resuming: Again', 'playback/resuming: Resuming a workout']);
  });
});

describe('the document', () => {
  it('has totals, and a row for each requirement', () => {
    const clause = `either | or ${'x'.repeat(100)}`;
    const document = traceDocument(
      traceRequirements([requirement, { id: 'CFG-01', clause }], [result('dom'), result('browser')], []),
    );
    expect(document).toContain('\n1 proven, 1 not yet built.\n');
    expect(document).toContain(
      '| PLY-02 | Playback resumes. | proven | playback/resuming: Resuming a workout |',
    );
    expect(document).toMatch(/^\| CFG-01 \| either \\\| or x+… \| not yet built \| {2}\|$/m);
  });
});
