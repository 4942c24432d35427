import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AssemblyName, PlannedScenario } from './planned-scenario.ts';

const FILE = 'features/full-run.json';

/** A run of every scenario in both assemblies in which all passed. */
export interface FullRun {
  /** The commit that ran, followed by `+` if the working tree had changes. */
  readonly commit: string;
  /** The date, e.g. 2026-06-15. */
  readonly date: string;
  /** The duration per assembly in milliseconds, by scenario id. */
  readonly scenarios: Readonly<Record<string, Readonly<Partial<Record<AssemblyName, number>>>>>;
}

const NONE: FullRun = { commit: 'none', date: 'never', scenarios: {} };

/** The last full run; an empty one if there has been none. */
export const readFullRun = (): FullRun =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as FullRun) : NONE;

/** Stores a full run, one line per scenario. */
export function writeFullRun({ commit, date, scenarios }: FullRun): void {
  const lines = Object.entries(scenarios)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, durations]) => `    ${JSON.stringify(id)}: ${JSON.stringify(durations)}`);
  const head = `{\n  "commit": ${JSON.stringify(commit)},\n  "date": ${JSON.stringify(date)},`;
  writeFileSync(FILE, `${head}\n  "scenarios": {\n${lines.join(',\n')}\n  }\n}\n`);
}

/** How long the current form of a scenario took in an assembly, in milliseconds; null if it did not run. */
export const durationIn = (
  { scenarios }: FullRun,
  assembly: AssemblyName,
  { id }: Pick<PlannedScenario, 'id'>,
): number | null => scenarios[id]?.[assembly] ?? null;
