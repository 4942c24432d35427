import { assembliesOf, type PlannedScenario } from './planned-scenario.ts';

/**
 * The scenarios that run in Chromium by default: those that run only there, of an outline the first and the last row; and as few and
 * as short shared ones as cover each clause and feature at least once. What the phrases do, both assemblies share, and a DOM shows.
 *
 * @param duration of a scenario in Chromium, in milliseconds
 */
export function selectScenarios(
  scenarios: readonly PlannedScenario[],
  duration: (scenario: PlannedScenario) => number,
): ReadonlySet<string> {
  const inBrowser = scenarios.filter((scenario) => assembliesOf(scenario).includes('browser'));
  const selected = new Set(atTheEnds(inBrowser.filter(({ tags }) => tags.includes('browser'))));
  const covered = new Set(inBrowser.filter(({ id }) => selected.has(id)).flatMap(subjectsOf));
  const candidates = inBrowser.filter(({ id }) => !selected.has(id)).sort(byId);
  for (;;) {
    const worth = (scenario: PlannedScenario): number =>
      subjectsOf(scenario).filter((subject) => !covered.has(subject)).length /
      Math.max(duration(scenario), 1);
    const [best] = candidates
      .map((scenario) => ({ scenario, worth: worth(scenario) }))
      .sort((one, other) => other.worth - one.worth);
    if (!best || best.worth === 0) return selected;
    selected.add(best.scenario.id);
    for (const subject of subjectsOf(best.scenario)) covered.add(subject);
  }
}

/** The ids of the first and the last row of each outline, and of the scenarios that are no rows. */
function atTheEnds(scenarios: readonly PlannedScenario[]): readonly string[] {
  const first = new Map(scenarios.toReversed().map(({ outline, id }) => [outline, id]));
  const last = new Map(scenarios.map(({ outline, id }) => [outline, id]));
  return [...first.values(), ...last.values()];
}

/** What a scenario covers: its clauses and its feature. */
const subjectsOf = ({ tags, feature }: PlannedScenario): readonly string[] => [
  ...tags.map((tag) => `clause ${tag}`),
  `feature ${feature}`,
];

const byId = (one: PlannedScenario, other: PlannedScenario): number => (one.id < other.id ? -1 : 1);
