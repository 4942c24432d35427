import { writeFileSync } from 'node:fs';
import { dryRun } from './dry-run.ts';
import { plannedScenarios } from './planned-scenario.ts';
import { selectScenarios } from './select-scenarios.ts';

const FILE = 'reports/selected-scenarios.json';

/** Selects the scenarios that run in Chromium by default; returns the path of a file with their ids. */
export async function selectForBrowser(): Promise<string> {
  writeFileSync(FILE, JSON.stringify([...selectScenarios(plannedScenarios(await dryRun()))]));
  return FILE;
}
