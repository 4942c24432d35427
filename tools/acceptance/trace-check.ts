import type { FullRun } from './full-run.ts';
import type { PlannedScenario } from './planned-scenario.ts';
import {
  resultsOf,
  traceDocument,
  traceRequirements,
  unknownIds,
  type Requirement,
  type ScenarioResult,
  type TracedRequirement,
} from './requirements-trace.ts';

/** The recorded results of the scenarios, and the current scenarios. */
export interface Trace {
  readonly requirements: readonly Requirement[];
  readonly planned: readonly PlannedScenario[];
  readonly fullRun: FullRun;
  /** The ids of previously proven requirements. */
  readonly provenBefore: readonly string[];
  /** The content of docs/trace.md; null before it is written. */
  readonly document: string | null;
}

export interface CheckedTrace {
  /** Each requirement with the results of its current scenarios in the full run. */
  readonly traced: readonly TracedRequirement[];
  /** Why the trace does not match the current scenarios; empty if it does. */
  readonly problems: readonly string[];
}

export function checkTrace(trace: Trace): CheckedTrace {
  const results = resultsOf(trace.planned, trace.fullRun);
  const traced = traceRequirements(trace.requirements, results);
  return { traced, problems: problemsOf(trace, results, traced) };
}

function problemsOf(
  trace: Trace,
  results: readonly ScenarioResult[],
  traced: readonly TracedRequirement[],
): readonly string[] {
  const proven = new Set(traced.filter(({ state }) => state === 'proven').map(({ id }) => id));
  const isCurrent = trace.document === null || trace.document === traceDocument(traced);
  return [
    ...unknownIds(trace.requirements, results).map((id) => `No requirement has the id ${id}.`),
    ...results
      .filter(({ passed }) => !passed)
      .map(
        ({ assembly, feature, name }) =>
          `Not passed in a full run as it is now (${assembly}): ${feature}: ${name}`,
      ),
    ...trace.provenBefore
      .filter((id) => !proven.has(id))
      .map((id) => `${id} was proven before and is no longer.`),
    ...(isCurrent ? [] : ['docs/trace.md is out of date: run npm run test:full.']),
  ];
}
