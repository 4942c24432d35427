import { describe, expect, it } from 'vitest';
import type { PlannedScenario } from '#tools/acceptance/planned-scenario.ts';
import { checkTrace, type Trace } from '#tools/acceptance/trace-check.ts';

const scenario = (id: string, ...tags: string[]): PlannedScenario => ({
  id,
  rule: 'resuming',
  feature: 'playback/resuming',
  name: `Resuming ${id}`,
  tags,
});

/** A trace of two requirements whose scenarios all passed in the full run. */
const traceOf = (changes: Partial<Trace> = {}): Trace => ({
  requirements: [
    { id: 'PLY-01', clause: 'The library loads.' },
    { id: 'PLY-02', clause: 'Playback resumes.' },
  ],
  planned: [scenario('aa', 'PLY-01'), scenario('bb', 'PLY-02', 'browser'), scenario('cc', 'PLY-01', 'dom')],
  record: { dom: {}, browser: {} },
  wasInFullRun: ({ id }) => ['aa', 'bb', 'cc'].includes(id),
  lastWritten: () => 0,
  provenBefore: ['PLY-01', 'PLY-02'],
  ...changes,
});
const withNew = [...traceOf().planned, scenario('dd', 'PLY-02')];

const isProven = (trace: Trace, id: string) =>
  checkTrace(trace).traced.some((each) => each.id === id && each.state === 'proven');

describe('a trace', () => {
  it('has nothing to say where every scenario is as it was in the full run', () => {
    expect(checkTrace(traceOf())).toMatchObject({ problems: [], notRecorded: [] });
  });

  it.each([
    [{}, 'has not run'],
    [{ dom: { dd: 'passed' } }, 'has run in the DOM alone'],
    [{ browser: { dd: 'passed' } }, 'has run in Chromium alone'],
  ] as const)('lists a new scenario, which is no problem: %j', (ran, words) => {
    const trace = traceOf({ planned: withNew, record: { dom: {}, browser: {}, ...ran } });
    expect(checkTrace(trace)).toMatchObject({
      problems: [],
      notRecorded: [`1 scenario is new or changed and ${words}:`, '  playback/resuming: Resuming dd'],
    });
    expect(isProven(trace, 'PLY-02')).toBe(true);
  });

  it('counts new scenarios by where they have run', () => {
    const planned = [...withNew, scenario('ee', 'PLY-02'), scenario('ff', 'PLY-01')];
    const record = { dom: { dd: 'passed', ff: 'passed' }, browser: {} } as const;
    expect(checkTrace(traceOf({ planned, record })).notRecorded).toEqual([
      '2 scenarios are new or changed and have run in the DOM alone:',
      '  playback/resuming: Resuming dd',
      '  playback/resuming: Resuming ff',
      '1 scenario is new or changed and has not run:',
      '  playback/resuming: Resuming ee',
    ]);
  });

  it('lists the scenarios of the file that was written last first', () => {
    const newest = { ...scenario('ee', 'PLY-02'), feature: 'playback/mine' };
    const lastWritten = (feature: string) => (feature === 'playback/mine' ? 2 : 1);
    expect(checkTrace(traceOf({ planned: [...withNew, newest], lastWritten })).notRecorded).toEqual([
      '2 scenarios are new or changed and have not run:',
      '  playback/mine: Resuming ee',
      '  playback/resuming: Resuming dd',
    ]);
  });

  it('lists no new scenario that has passed in both assemblies', () => {
    const record = { dom: { dd: 'passed' }, browser: { dd: 'passed' } } as const;
    expect(checkTrace(traceOf({ planned: withNew, record }))).toMatchObject({
      problems: [],
      notRecorded: [],
    });
  });

  it.each([
    ['dom', 'in the DOM'],
    ['browser', 'in Chromium'],
  ])('does not hold for a scenario that failed in the last run: %s', (assembly, place) => {
    const record = { dom: {}, browser: {}, [assembly]: { aa: 'failed' } };
    expect(checkTrace(traceOf({ record })).problems).toEqual([
      `Failed ${place}: playback/resuming: Resuming aa`,
    ]);
  });

  it('does not hold where a requirement has lost its scenarios', () => {
    expect(checkTrace(traceOf({ planned: [scenario('aa', 'PLY-01')] })).problems).toEqual([
      'PLY-02 was proven, and no scenario carries its id any more.',
    ]);
  });

  it('does not hold for a tag that says nothing', () => {
    const planned = [scenario('aa', 'PLY-01', 'PLY-2'), scenario('bb', 'PLY-02', 'browser')];
    expect(checkTrace(traceOf({ planned })).problems).toEqual([
      'playback/resuming: @PLY-2 is no tag. The nearest is @PLY-02.',
    ]);
  });
});
