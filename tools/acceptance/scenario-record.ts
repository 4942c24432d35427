import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AssemblyName, PlannedScenario } from './planned-scenario.ts';

/** The result of a scenario in one assembly. */
export interface RanScenario extends Pick<PlannedScenario, 'id' | 'feature' | 'name'> {
  readonly passed: boolean;
}

export type Outcome = 'passed' | 'failed';

/** How each scenario that this machine has run in an assembly ended the last time, by scenario id. */
export type ScenarioRecord = Readonly<Record<AssemblyName, Readonly<Record<string, Outcome>>>>;

/** A folder that stays when the other reports are removed. */
export const RECORD_FOLDER = 'record';
const fileOf = (assembly: AssemblyName): string => `reports/${RECORD_FOLDER}/${assembly}.json`;

export const readRecord = (): ScenarioRecord => ({ dom: read('dom'), browser: read('browser') });

const read = (assembly: AssemblyName): Readonly<Record<string, Outcome>> =>
  existsSync(fileOf(assembly))
    ? (JSON.parse(readFileSync(fileOf(assembly), 'utf8')) as Record<string, Outcome>)
    : {};

/** Adds a run, whole or a part, to what is recorded of earlier ones. */
export function recordRun(assembly: AssemblyName, ran: readonly RanScenario[]): void {
  mkdirSync(dirname(fileOf(assembly)), { recursive: true });
  writeFileSync(fileOf(assembly), `${JSON.stringify({ ...read(assembly), ...outcomesOf(ran) }, null, 1)}\n`);
}

/** The outcomes by id; of scenarios with the same id, all must have passed. */
export function outcomesOf(ran: readonly RanScenario[]): Readonly<Record<string, Outcome>> {
  const failed = new Set(ran.filter(({ passed }) => !passed).map(({ id }) => id));
  return Object.fromEntries(ran.map(({ id }) => [id, failed.has(id) ? 'failed' : 'passed']));
}
