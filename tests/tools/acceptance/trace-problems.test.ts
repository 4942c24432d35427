import { describe, expect, it } from 'vitest';
import type { PlannedScenario } from '#tools/acceptance/planned-scenario.ts';
import { traceDocument } from '#tools/acceptance/requirements-trace.ts';
import { tracedRequirements, traceProblems, type Trace } from '#tools/acceptance/trace-problems.ts';

const scenario = (id: string, ...tags: string[]): PlannedScenario => ({
  id,
  feature: 'playback/resuming',
  name: `Resuming ${id}`,
  tags,
  phrases: [],
});

/** A trace of two requirements, based on a full run in which everything passed. */
function traceOf(changes: Partial<Trace> = {}): Trace {
  const trace = {
    requirements: [
      { id: 'PLY-01', clause: 'The library loads.' },
      { id: 'PLY-02', clause: 'Playback resumes.' },
    ],
    planned: [scenario('aa', 'PLY-01'), scenario('bb', 'PLY-02', 'browser'), scenario('cc', 'PLY-01', 'dom')],
    fullRun: {
      commit: 'abc1234',
      date: '2026-06-15',
      scenarios: { aa: { dom: 20, browser: 900 }, bb: { browser: 800 }, cc: { dom: 10 } },
    },
    provenBefore: ['PLY-01', 'PLY-02'],
    document: '',
    ...changes,
  };
  return { ...trace, document: changes.document ?? traceDocument(tracedRequirements(trace)) };
}

describe('a trace', () => {
  it('is valid if every scenario passed as it is, in each assembly that it runs in', () => {
    expect(traceProblems(traceOf())).toEqual([]);
  });

  it('is invalid for a scenario that was added or changed since', () => {
    const { planned } = traceOf();
    expect(traceProblems(traceOf({ planned: [...planned, scenario('dd', 'PLY-02')] }))).toEqual([
      'Not passed in a full run as it is now (dom): playback/resuming: Resuming dd',
      'Not passed in a full run as it is now (browser): playback/resuming: Resuming dd',
      'PLY-02 was proven before and is no longer.',
    ]);
  });

  it('is invalid for a scenario that runs in an assembly in which it did not', () => {
    const planned = [scenario('aa', 'PLY-01'), scenario('bb', 'PLY-02'), scenario('cc', 'PLY-01', 'dom')];
    expect(traceProblems(traceOf({ planned }))).toEqual([
      'Not passed in a full run as it is now (dom): playback/resuming: Resuming bb',
      'PLY-02 was proven before and is no longer.',
    ]);
  });

  it('is invalid if a requirement has lost its scenarios', () => {
    expect(traceProblems(traceOf({ planned: [scenario('aa', 'PLY-01')] }))).toEqual([
      'PLY-02 was proven before and is no longer.',
    ]);
  });

  it('is invalid for an id without a requirement', () => {
    expect(
      traceProblems(
        traceOf({ planned: [scenario('aa', 'PLY-01', 'PLY-77'), scenario('bb', 'PLY-02', 'browser')] }),
      ),
    ).toEqual(['No requirement has the id PLY-77.']);
  });

  it('is invalid if the document differs', () => {
    expect(traceProblems(traceOf({ document: '# Requirements' }))).toEqual([
      'docs/trace.md is out of date: run npm run test:full.',
    ]);
  });
});
