import { existsSync, readFileSync } from 'node:fs';
import type { AssemblyName, PlannedScenario } from './planned-scenario.ts';

/** The result of a scenario in one assembly. */
export interface RanScenario extends Pick<PlannedScenario, 'id' | 'feature' | 'name'> {
  readonly passed: boolean;
  /** In milliseconds. */
  readonly duration: number;
}

export const reportFile = (assembly: AssemblyName): string => `reports/scenarios-${assembly}.json`;

/** The results of the last unfiltered run of an assembly; empty if there was none. */
export function readReport(assembly: AssemblyName): readonly RanScenario[] {
  const file = reportFile(assembly);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RanScenario[]) : [];
}
