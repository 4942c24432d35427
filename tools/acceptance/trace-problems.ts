import type { FullRun } from './full-run.ts';
import type { PlannedScenario } from './planned-scenario.ts';
import {
  resultsOf,
  traceDocument,
  traceRequirements,
  unknownIds,
  type Requirement,
  type TracedRequirement,
} from './requirements-trace.ts';

/** The stored results of the scenarios, and the current scenarios. */
export interface Trace {
  readonly requirements: readonly Requirement[];
  readonly planned: readonly PlannedScenario[];
  readonly fullRun: FullRun;
  /** The ids of previously proven requirements. */
  readonly provenBefore: readonly string[];
  /** The content of docs/trace.md. */
  readonly document: string;
}

/** Each requirement with the results of its current scenarios in the full run. */
export const tracedRequirements = ({ requirements, planned, fullRun }: Trace): readonly TracedRequirement[] =>
  traceRequirements(requirements, resultsOf(planned, fullRun));

/** Why the trace does not match the current scenarios; empty if it does. */
export function traceProblems(trace: Trace): readonly string[] {
  const results = resultsOf(trace.planned, trace.fullRun);
  const all = tracedRequirements(trace);
  const proven = new Set(all.filter(({ state }) => state === 'proven').map(({ id }) => id));
  const isCurrent = trace.document === traceDocument(all);
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
