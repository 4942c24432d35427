import type { FullRun } from './full-run.ts';
import { assembliesOf, type AssemblyName, type PlannedScenario } from './planned-scenario.ts';
import type { RanScenario } from './scenario-report.ts';

/** The stored form of a full run: the duration of each scenario where it passed. */
export function fullRunFrom(
  planned: readonly PlannedScenario[],
  reports: Readonly<Record<AssemblyName, readonly RanScenario[]>>,
): FullRun['scenarios'] {
  const passed = {
    dom: durationsOf(reports.dom),
    browser: durationsOf(reports.browser),
  };
  return Object.fromEntries(
    planned.map((scenario) => [
      scenario.id,
      Object.fromEntries(
        assembliesOf(scenario).flatMap((assembly) => {
          const duration = passed[assembly].get(scenario.id);
          return duration === undefined ? [] : [[assembly, duration]];
        }),
      ),
    ]),
  );
}

/** The durations of passed scenarios by id; of scenarios with the same id, all must have passed. */
function durationsOf(ran: readonly RanScenario[]): ReadonlyMap<string, number> {
  const failed = new Set(ran.filter(({ passed }) => !passed).map(({ id }) => id));
  return new Map(ran.filter(({ id }) => !failed.has(id)).map(({ id, duration }) => [id, duration]));
}
