import { assembliesOf, type PlannedScenario } from './planned-scenario.ts';

/**
 * The ids of the scenarios that run in Chromium by default: of those that run only there each, and one row of an outline; and
 * as few and as short shared ones as cover each clause and feature at least once. What the phrases do, both assemblies share, and
 * a DOM shows.
 */
export function selectScenarios(scenarios: readonly PlannedScenario[]): ReadonlySet<string> {
  const inBrowser = scenarios.filter((scenario) => assembliesOf(scenario).includes('browser'));
  const selected = new Set(firstRows(inBrowser.filter(({ tags }) => tags.includes('browser'))));
  const covered = new Set(inBrowser.filter(({ id }) => selected.has(id)).flatMap(subjectsOf));
  const candidates = inBrowser.filter(({ id }) => !selected.has(id)).sort(byId);
  for (;;) {
    const worth = (scenario: PlannedScenario): number =>
      subjectsOf(scenario).filter((subject) => !covered.has(subject)).length / scenario.steps;
    const [best] = candidates
      .map((scenario) => ({ scenario, worth: worth(scenario) }))
      .sort((one, other) => other.worth - one.worth);
    if (!best || best.worth === 0) return selected;
    selected.add(best.scenario.id);
    for (const subject of subjectsOf(best.scenario)) covered.add(subject);
  }
}

/** The ids of the first row of each outline, and of the scenarios that are no rows. */
const firstRows = (scenarios: readonly PlannedScenario[]): readonly string[] => [
  ...new Map(scenarios.toReversed().map(({ outline, id }) => [outline, id])).values(),
];

/** What a scenario covers: its clauses and its feature. */
const subjectsOf = ({ tags, feature }: PlannedScenario): readonly string[] => [
  ...tags.map((tag) => `clause ${tag}`),
  `feature ${feature}`,
];

const byId = (one: PlannedScenario, other: PlannedScenario): number => (one.id < other.id ? -1 : 1);
