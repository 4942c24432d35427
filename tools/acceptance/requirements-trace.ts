import type { FullRun } from './full-run.ts';
import { assembliesOf, type AssemblyName, type PlannedScenario } from './planned-scenario.ts';

/** A scenario in one assembly, and whether its current form passed there in the last full run. */
export interface ScenarioResult extends Pick<PlannedScenario, 'feature' | 'name' | 'tags'> {
  readonly assembly: AssemblyName;
  readonly passed: boolean;
}

export interface Requirement {
  readonly id: string;
  readonly clause: string;
}

export interface TracedRequirement extends Requirement {
  readonly scenarios: readonly string[];
  readonly state: 'proven' | 'failing' | 'not yet built';
}

/** Reads the clauses of the requirements document, one per line: `- CFG-01 The app is …`. */
export function readRequirements(document: string): readonly Requirement[] {
  return [...document.matchAll(/^- ([A-Z]{3}-\d{2}) (.+)$/gm)].map(([, id = '', clause = '']) => ({
    id,
    clause,
  }));
}

/** The requirement named by a tag; a trailing letter denotes a part of it. */
const idOf = (tag: string): string | null => /^([A-Z]{3}-\d{2})[a-z]?$/.exec(tag)?.[1] ?? null;

/** The results of the current scenarios in a full run. */
export const resultsOf = (
  planned: readonly PlannedScenario[],
  { scenarios }: FullRun,
): readonly ScenarioResult[] =>
  planned.flatMap((scenario) =>
    assembliesOf(scenario).map((assembly) => ({
      ...scenario,
      assembly,
      passed: scenarios[scenario.id]?.[assembly] !== undefined,
    })),
  );

/** Tags that look like a requirement id but are unknown. */
export function unknownIds(
  requirements: readonly Requirement[],
  ran: readonly ScenarioResult[],
): readonly string[] {
  const known = new Set(requirements.map(({ id }) => id));
  const named = new Set(ran.flatMap(({ tags }) => tags.flatMap((tag) => idOf(tag) ?? [])));
  return [...named].filter((id) => !known.has(id)).sort();
}

/**
 * Compares the requirements with the results: one is proven when it has a
 * scenario and all of its scenarios passed in both assemblies, or in the only
 * one that can run them: the browser, or the DOM for what no screen shows.
 */
export function traceRequirements(
  requirements: readonly Requirement[],
  ran: readonly ScenarioResult[],
): readonly TracedRequirement[] {
  return requirements.map((requirement) => {
    const ofIt = ran.filter(({ tags }) => tags.some((tag) => idOf(tag) === requirement.id));
    const names = [...new Set(ofIt.map(({ feature, name }) => `${feature}: ${name}`))].sort();
    return { ...requirement, scenarios: names, state: stateOf(ofIt) };
  });
}

function stateOf(ran: readonly ScenarioResult[]): TracedRequirement['state'] {
  if (ran.length === 0) return 'not yet built';
  const inDom = ran.filter(({ assembly }) => assembly === 'dom');
  const inBrowser = ran.filter(({ assembly }) => assembly === 'browser');
  const ofDomAlone = inDom.filter(({ tags }) => tags.includes('dom'));
  const ofBrowserAlone = inBrowser.filter(({ tags }) => tags.includes('browser'));
  const everywhere = inDom.length - ofDomAlone.length === inBrowser.length - ofBrowserAlone.length;
  const sawAll = inBrowser.length > 0 || ofDomAlone.length === ran.length;
  return everywhere && sawAll && ran.every(({ passed }) => passed) ? 'proven' : 'failing';
}

/** The text of docs/trace.md. */
export function traceDocument(traced: readonly TracedRequirement[]): string {
  const count = (state: TracedRequirement['state']) => traced.filter((each) => each.state === state).length;
  const rows = traced.map(({ id, state, scenarios, clause }) => {
    const short = clause.length > 90 ? `${clause.slice(0, 89)}…` : clause;
    return `| ${id} | ${escaped(short)} | ${state} | ${scenarios.map(escaped).join('<br>')} |`;
  });
  return `# Requirements and the scenarios that prove them

Written by \`npm run test:full\` from docs/spec/requirements.md and a run of every scenario in both assemblies. A requirement is proven when
every scenario that carries its id passed in the DOM and in the browser, or in the one that alone can: the browser, or the
DOM for what no screen shows.

${count('proven')} proven, ${count('failing')} failing, ${count('not yet built')} not yet built.

| id | clause | state | scenarios |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

const escaped = (text: string): string => text.replaceAll('|', '\\|');
