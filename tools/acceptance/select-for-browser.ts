import { writeFileSync } from 'node:fs';
import { dryRun } from './dry-run.ts';
import { durationIn, readFullRun } from './full-run.ts';
import { plannedScenarios } from './planned-scenario.ts';
import { selectScenarios } from './select-scenarios.ts';

const FILE = 'reports/selected-scenarios.json';

/** The assumed duration of a scenario that has not been in a full run, in milliseconds. */
const UNKNOWN_MS = 2000;

/** Selects the scenarios that run in Chromium by default; returns the path of a file with their ids. */
export async function selectForBrowser(): Promise<string> {
  const fullRun = readFullRun();
  const selected = selectScenarios(
    plannedScenarios(await dryRun()),
    (scenario) => durationIn(fullRun, 'browser', scenario) ?? UNKNOWN_MS,
  );
  writeFileSync(FILE, JSON.stringify([...selected]));
  return FILE;
}
