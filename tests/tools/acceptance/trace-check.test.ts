import { describe, expect, it } from 'vitest';
import type { PlannedScenario } from '#tools/acceptance/planned-scenario.ts';
import { traceDocument } from '#tools/acceptance/requirements-trace.ts';
import { checkTrace, type Trace } from '#tools/acceptance/trace-check.ts';

const scenario = (id: string, ...tags: string[]): PlannedScenario => ({
  id,
  outline: id,
  feature: 'playback/resuming',
  name: `Resuming ${id}`,
  tags,
});

/** A trace of two requirements that rests on a full run in which everything passed. */
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
    document: null,
    ...changes,
  };
  return { ...trace, document: changes.document ?? traceDocument(checkTrace(trace).traced) };
}

const problemsOf = (trace: Trace) => checkTrace(trace).problems;

describe('a trace', () => {
  it('holds where every scenario passed as it is, in each assembly that it runs in', () => {
    expect(problemsOf(traceOf())).toEqual([]);
  });

  it('does not hold for a scenario that was added or changed since', () => {
    const { planned } = traceOf();
    expect(problemsOf(traceOf({ planned: [...planned, scenario('dd', 'PLY-02')] }))).toEqual([
      'Not passed in a full run as it is now (dom): playback/resuming: Resuming dd',
      'Not passed in a full run as it is now (browser): playback/resuming: Resuming dd',
      'PLY-02 was proven before and is no longer.',
    ]);
  });

  it('does not hold for a scenario that runs in an assembly in which it did not', () => {
    const planned = [scenario('aa', 'PLY-01'), scenario('bb', 'PLY-02'), scenario('cc', 'PLY-01', 'dom')];
    expect(problemsOf(traceOf({ planned }))).toEqual([
      'Not passed in a full run as it is now (dom): playback/resuming: Resuming bb',
      'PLY-02 was proven before and is no longer.',
    ]);
  });

  it('does not hold where a requirement has lost its scenarios', () => {
    expect(problemsOf(traceOf({ planned: [scenario('aa', 'PLY-01')] }))).toEqual([
      'PLY-02 was proven before and is no longer.',
    ]);
  });

  it('does not hold for an id that no requirement has', () => {
    expect(
      problemsOf(
        traceOf({ planned: [scenario('aa', 'PLY-01', 'PLY-77'), scenario('bb', 'PLY-02', 'browser')] }),
      ),
    ).toEqual(['No requirement has the id PLY-77.']);
  });

  it('does not hold where the document says something else', () => {
    expect(problemsOf(traceOf({ document: '# Requirements' }))).toEqual([
      'docs/trace.md is out of date: run npm run test:full.',
    ]);
  });
});
