import { assembliesOf, type PlannedScenario } from './planned-scenario.ts';

/**
 * The ids of the scenarios that run in Chromium by default: of those that run only there each, and one row of an outline; and the
 * shortest one of each feature that has none of these. What the phrases do, both assemblies share, and a DOM shows. Scenarios with
 * the tag @nightly are left to the full run.
 */
export function selectScenarios(scenarios: readonly PlannedScenario[]): ReadonlySet<string> {
  const inBrowser = scenarios.filter(
    (scenario) => assembliesOf(scenario).includes('browser') && !scenario.tags.includes('nightly'),
  );
  const onlyThere = inBrowser.filter(({ tags }) => tags.includes('browser'));
  const covered = new Set(onlyThere.map(({ feature }) => feature));
  const others = inBrowser.filter(({ feature }) => !covered.has(feature)).sort(shortestLast);
  const shortest = new Map(others.map(({ feature, id }) => [feature, id]));
  return new Set([...firstRows(onlyThere), ...shortest.values()]);
}

/** The ids of the first row of each outline, and of the scenarios that are no rows. */
const firstRows = (scenarios: readonly PlannedScenario[]): readonly string[] => [
  ...new Map(scenarios.toReversed().map(({ outline, id }) => [outline, id])).values(),
];

const shortestLast = (one: PlannedScenario, other: PlannedScenario): number =>
  other.steps - one.steps || (one.id < other.id ? -1 : 1);
