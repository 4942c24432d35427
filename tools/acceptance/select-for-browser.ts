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
 * The ids of the scenarios that run in Chromium by default: of those that run only there each, and one row of an outline. What the
 * others say, a DOM shows. Scenarios with the tag @nightly are left to the full run.
 */
export function selectScenarios(
  scenarios: readonly Pick<PlannedScenario, 'id' | 'outline' | 'tags'>[],
): ReadonlySet<string> {
  const onlyThere = scenarios.filter(({ tags }) => tags.includes('browser') && !tags.includes('nightly'));
  // The first row of each outline replaces the later ones.
  return new Set(new Map(onlyThere.toReversed().map(({ outline, id }) => [outline, id])).values());
}
