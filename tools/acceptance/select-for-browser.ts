import { writeFileSync } from 'node:fs';
import { dryRun } from './dry-run.ts';
import { plannedScenarios, type PlannedScenario } from './planned-scenario.ts';

const FILE = 'reports/selected-scenarios.json';

/** Selects the scenarios that run in Chromium by default; returns the path of a file with their ids. */
export async function selectForBrowser(): Promise<string> {
  writeFileSync(FILE, JSON.stringify([...selectScenarios(plannedScenarios(await dryRun()))]));
  return FILE;
}

/** How many scenarios of a rule run in Chromium by default. */
const OF_A_RULE = 2;

/**
 * The ids of the scenarios that run in Chromium by default: of each rule the first ones that run only there, and one row of an
 * outline. What the others say, a DOM shows. Scenarios with the tag @nightly are left to the full run, as the further ones are.
 */
export function selectScenarios(
  scenarios: readonly Pick<PlannedScenario, 'id' | 'outline' | 'rule' | 'tags'>[],
): ReadonlySet<string> {
  const onlyThere = scenarios.filter(({ tags }) => tags.includes('browser') && !tags.includes('nightly'));
  const firstRows = onlyThere.filter(
    ({ outline }, at) => onlyThere.findIndex((each) => each.outline === outline) === at,
  );
  const ofEachRule = firstRows.filter(
    ({ rule }, at) => firstRows.slice(0, at).filter((each) => each.rule === rule).length < OF_A_RULE,
  );
  return new Set(ofEachRule.map(({ id }) => id));
}
