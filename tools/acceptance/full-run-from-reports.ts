import type { FullRun } from './full-run.ts';
import { assembliesOf, type AssemblyName, type PlannedScenario } from './planned-scenario.ts';
import type { RanScenario } from './scenario-report.ts';

/** What a full run keeps of each scenario: what it took where it passed. */
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

/** By their ids, those that passed; of scenarios that say the same all must have. */
function durationsOf(ran: readonly RanScenario[]): ReadonlyMap<string, number> {
  const failed = new Set(ran.filter(({ passed }) => !passed).map(({ id }) => id));
  return new Map(ran.filter(({ id }) => !failed.has(id)).map(({ id, duration }) => [id, duration]));
}
