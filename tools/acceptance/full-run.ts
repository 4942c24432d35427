import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AssemblyName, PlannedScenario } from './planned-scenario.ts';

const FILE = 'features/full-run.json';

/** A run of every scenario in both assemblies, in which all passed. */
export interface FullRun {
  /** The commit that ran; with `+` where the working tree had changes. */
  readonly commit: string;
  /** The day, as 2026-06-15. */
  readonly date: string;
  /** By the ids of the scenarios: what each took in an assembly, in milliseconds. */
  readonly scenarios: Readonly<Record<string, Readonly<Partial<Record<AssemblyName, number>>>>>;
}

const NONE: FullRun = { commit: 'none', date: 'never', scenarios: {} };

/** The last full run; one without scenarios where there has been none. */
export const readFullRun = (): FullRun =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as FullRun) : NONE;

/** Keeps a full run, a line for each scenario. */
export function writeFullRun({ commit, date, scenarios }: FullRun): void {
  const lines = Object.entries(scenarios)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, durations]) => `    ${JSON.stringify(id)}: ${JSON.stringify(durations)}`);
  const head = `{\n  "commit": ${JSON.stringify(commit)},\n  "date": ${JSON.stringify(date)},`;
  writeFileSync(FILE, `${head}\n  "scenarios": {\n${lines.join(',\n')}\n  }\n}\n`);
}

/** What a scenario took in an assembly in that run, in milliseconds; null where it did not run as it is now. */
export const durationIn = (
  { scenarios }: FullRun,
  assembly: AssemblyName,
  { id }: Pick<PlannedScenario, 'id'>,
): number | null => scenarios[id]?.[assembly] ?? null;
