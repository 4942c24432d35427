import { existsSync, readFileSync } from 'node:fs';
import type { AssemblyName, PlannedScenario } from './planned-scenario.ts';

/** A scenario as it ran in one assembly. */
export interface RanScenario extends Pick<PlannedScenario, 'id' | 'feature' | 'name'> {
  readonly passed: boolean;
  /** What it took, in milliseconds. */
  readonly duration: number;
}

export const reportFile = (assembly: AssemblyName): string => `reports/scenarios-${assembly}.json`;

/** What ran in an assembly the last time that it ran without a choice; nothing where it has not. */
export function readReport(assembly: AssemblyName): readonly RanScenario[] {
  const file = reportFile(assembly);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RanScenario[]) : [];
}
