import type { Message } from './dry-run.ts';
import { scenarioId } from './scenario-id.ts';

export type AssemblyName = 'dom' | 'browser';

/** A scenario in a feature file. */
export interface PlannedScenario {
  readonly id: string;
  /** Identifies, within one dry run, the rule that it illustrates; its feature, if that has no rules. */
  readonly rule: string;
  /** The path of its feature without `features/` and extension: 'playback/resuming-a-workout'. */
  readonly feature: string;
  readonly name: string;
  /** Without the @. */
  readonly tags: readonly string[];
}

/** The assemblies that run a scenario: both, unless a tag limits it to one. */
export function assembliesOf({ tags }: Pick<PlannedScenario, 'tags'>): readonly AssemblyName[] {
  if (tags.includes('browser')) return ['browser'];
  return tags.includes('dom') ? ['dom'] : ['dom', 'browser'];
}

/** The path of a feature as written in the trace. */
export const featureName = (uri: string): string => uri.replace(/^features\/|\.feature$/g, '');

/** The rules of the scenarios and outlines that stand in one. */
function rulesOf(messages: readonly Message[]): ReadonlyMap<string, string> {
  const rules = messages
    .flatMap(({ gherkinDocument }) => gherkinDocument?.feature?.children ?? [])
    .flatMap(({ rule }) => rule ?? []);
  return new Map(
    rules.flatMap(({ id, children }) =>
      children.flatMap(({ scenario }) => (scenario ? [[scenario.id, id] as const] : [])),
    ),
  );
}

/** Every scenario of a dry run. */
export function plannedScenarios(messages: readonly Message[]): readonly PlannedScenario[] {
  const rules = rulesOf(messages);
  const pickles = new Map(messages.flatMap(({ pickle }) => (pickle ? [[pickle.id, pickle] as const] : [])));
  return messages.flatMap(({ testCase }) => {
    const pickle = testCase && pickles.get(testCase.pickleId);
    if (!pickle) return [];
    return {
      id: scenarioId(pickle),
      rule: rules.get(pickle.astNodeIds[0] ?? '') ?? pickle.uri,
      feature: featureName(pickle.uri),
      name: pickle.name,
      tags: pickle.tags.map(({ name }) => name.slice(1)),
    };
  });
}
