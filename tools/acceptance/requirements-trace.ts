import { assembliesOf, type AssemblyName, type PlannedScenario } from './planned-scenario.ts';
import type { Outcome, ScenarioRecord } from './scenario-record.ts';
import type { WasThere } from './scenarios-at-commit.ts';

/** The requirement that a tag names; a trailing letter names a part of it. */
export const idOf = (tag: string): string | null => /^([A-Z]{3}-\d{2})[a-z]?$/.exec(tag)?.[1] ?? null;

/** A scenario in one assembly, and how its current form ended there. */
export interface ScenarioResult extends Pick<PlannedScenario, 'id' | 'feature' | 'name' | 'tags'> {
  readonly assembly: AssemblyName;
  readonly outcome: Outcome | 'not run';
}

export interface Requirement {
  readonly id: string;
  readonly clause: string;
}

export interface TracedRequirement extends Requirement {
  readonly scenarios: readonly string[];
  readonly state: 'proven' | 'failing' | 'not yet recorded' | 'not yet built';
}

/** Reads the clauses of the requirements document, one per line: `- CFG-01 The app is …`. */
export function readRequirements(document: string): readonly Requirement[] {
  return [...document.matchAll(/^- ([A-Z]{3}-\d{2}) (.+)$/gm)].map(([, id = '', clause = '']) => ({
    id,
    clause,
  }));
}

/** The results of the current scenarios: of their last run on this machine, else of the full run, in which all passed. */
export const resultsOf = (
  planned: readonly PlannedScenario[],
  record: ScenarioRecord,
  wasInFullRun: WasThere,
): readonly ScenarioResult[] =>
  planned.flatMap((scenario) =>
    assembliesOf(scenario).map((assembly) => ({
      ...scenario,
      assembly,
      outcome: record[assembly][scenario.id] ?? (wasInFullRun(scenario) ? 'passed' : 'not run'),
    })),
  );

/**
 * Compares the requirements with the results. A requirement is proven when all of its scenarios passed in both assemblies, or in
 * the only one that can run them. One that was proven stays so when a scenario is added that has not run everywhere yet.
 */
export function traceRequirements(
  requirements: readonly Requirement[],
  results: readonly ScenarioResult[],
  provenBefore: readonly string[],
): readonly TracedRequirement[] {
  return requirements.map((requirement) => {
    const ofIt = results.filter(({ tags }) => tags.some((tag) => idOf(tag) === requirement.id));
    const names = [...new Set(ofIt.map(({ feature, name }) => `${feature}: ${name}`))].sort();
    const state = stateOf(ofIt, provenBefore.includes(requirement.id));
    return { ...requirement, scenarios: names, state };
  });
}

function stateOf(results: readonly ScenarioResult[], wasProven: boolean): TracedRequirement['state'] {
  if (results.length === 0) return 'not yet built';
  if (results.some(({ outcome }) => outcome === 'failed')) return 'failing';
  return wasProven || results.every(({ outcome }) => outcome === 'passed') ? 'proven' : 'not yet recorded';
}

/** The text of reports/trace.md. */
export function traceDocument(traced: readonly TracedRequirement[]): string {
  const rows = traced.map(({ id, state, scenarios, clause }) => {
    const short = clause.length > 90 ? `${clause.slice(0, 89)}…` : clause;
    return `| ${id} | ${escaped(short)} | ${state} | ${scenarios.map(escaped).join('<br>')} |`;
  });
  return `# Requirements and the scenarios that prove them

Written by \`npm run trace\`. A requirement is proven when every scenario that carries its id passed in the DOM and in Chromium, or in
the one that alone can run it.

${countByState(traced)}

| id | clause | state | scenarios |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

/** For example "158 proven, 20 not yet built." */
export function countByState(traced: readonly TracedRequirement[]): string {
  const states = ['proven', 'failing', 'not yet recorded', 'not yet built'] as const;
  const counted = states.map((state) => ({
    state,
    count: traced.filter((each) => each.state === state).length,
  }));
  return `${counted
    .filter(({ state, count }) => state === 'proven' || count > 0)
    .map(({ state, count }) => `${count} ${state}`)
    .join(', ')}.`;
}

const escaped = (text: string): string => text.replaceAll('|', '\\|');
