import { writeFileSync } from 'node:fs';
import { dryRun } from './dry-run.ts';
import { plannedScenarios, type PlannedScenario } from './planned-scenario.ts';

const FILE = 'reports/selected-scenarios.json';

/** Selects the scenarios that run in Chromium by default; returns the path of a file with their ids. */
export async function selectForBrowser(): Promise<string> {
  writeFileSync(FILE, JSON.stringify([...selectScenarios(plannedScenarios(await dryRun()))]));
  return FILE;
}

/**
 * The ids of the scenarios that run in Chromium by default: of each rule the first one that runs only there. Scenarios with the
 * tag @nightly are left to the full run, as the further ones are.
 */
export function selectScenarios(
  scenarios: readonly Pick<PlannedScenario, 'id' | 'rule' | 'tags'>[],
): ReadonlySet<string> {
  const onlyThere = scenarios.filter(({ tags }) => tags.includes('browser') && !tags.includes('nightly'));
  const ofEachRule = onlyThere.filter(
    ({ rule }, at) => onlyThere.findIndex((each) => each.rule === rule) === at,
  );
  return new Set(ofEachRule.map(({ id }) => id));
}
