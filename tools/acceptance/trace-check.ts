import type { PlannedScenario } from './planned-scenario.ts';
import { tagProblems } from './requirement-tags.ts';
import {
  idOf,
  resultsOf,
  traceRequirements,
  type Requirement,
  type ScenarioResult,
  type TracedRequirement,
} from './requirements-trace.ts';
import type { ScenarioRecord } from './scenario-record.ts';
import type { WasThere } from './scenarios-at-commit.ts';

/** The current scenarios, and what is recorded of them. */
export interface Trace {
  readonly requirements: readonly Requirement[];
  readonly planned: readonly PlannedScenario[];
  /** What this machine has run. */
  readonly record: ScenarioRecord;
  readonly wasInFullRun: WasThere;
  /** When the file of a feature was last written, in ms since 1970. */
  readonly lastWritten: (feature: string) => number;
  /** The ids of previously proven requirements. */
  readonly provenBefore: readonly string[];
}

export interface CheckedTrace {
  /** Each requirement with its state. */
  readonly traced: readonly TracedRequirement[];
  /** What fails the check; empty if nothing does. */
  readonly problems: readonly string[];
  /** New or changed scenarios that have not run everywhere, which is no problem: a sentence, and the scenarios below it. */
  readonly notRecorded: readonly string[];
}

export function checkTrace(trace: Trace): CheckedTrace {
  const results = resultsOf(trace.planned, trace.record, trace.wasInFullRun);
  const traced = traceRequirements(trace.requirements, results, trace.provenBefore);
  return {
    traced,
    problems: problemsOf(trace, results),
    notRecorded: notRecordedIn(newestFirst(results, trace.lastWritten)),
  };
}

const problemsOf = (
  { requirements, planned, provenBefore }: Trace,
  results: readonly ScenarioResult[],
): readonly string[] => {
  const tagged = new Set(planned.flatMap(({ tags }) => tags.map(idOf)));
  return [
    ...tagProblems(requirements, planned),
    ...results
      .filter(({ outcome }) => outcome === 'failed')
      .map(({ assembly, feature, name }) => `Failed ${PLACES[assembly]}: ${feature}: ${name}`),
    ...provenBefore
      .filter((id) => !tagged.has(id))
      .map((id) => `${id} was proven, and no scenario carries its id any more.`),
  ];
};

const PLACES = { dom: 'in the DOM', browser: 'in Chromium' } as const;

/** What somebody works on is not lost among what others have added. */
function newestFirst(
  results: readonly ScenarioResult[],
  lastWritten: Trace['lastWritten'],
): readonly ScenarioResult[] {
  const features = new Set(results.map(({ feature }) => feature));
  const times = new Map([...features].map((feature) => [feature, lastWritten(feature)]));
  return results.toSorted((one, other) => (times.get(other.feature) ?? 0) - (times.get(one.feature) ?? 0));
}

function notRecordedIn(results: readonly ScenarioResult[]): readonly string[] {
  const waiting = new Set(results.filter(({ outcome }) => outcome === 'not run').map(({ id }) => id));
  const places = new Map<string, string[]>();
  for (const id of waiting) {
    const ran = results.filter((each) => each.id === id && each.outcome === 'passed');
    const [place] = ran.map(({ assembly }) => PLACES[assembly]);
    const sentence = place ? `have run ${place} alone` : 'have not run';
    places.set(sentence, [...(places.get(sentence) ?? []), nameOf(id, results)]);
  }
  return [...places].flatMap(([sentence, names]) => [
    `${names.length} ${names.length === 1 ? 'scenario is' : 'scenarios are'} new or changed and ${
      names.length === 1 ? sentence.replace('have', 'has') : sentence
    }:`,
    ...names.map((name) => `  ${name}`),
  ]);
}

function nameOf(id: string, results: readonly ScenarioResult[]): string {
  const found = results.find((each) => each.id === id);
  return found ? `${found.feature}: ${found.name}` : id;
}
