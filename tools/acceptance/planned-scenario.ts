import type { Message } from './dry-run.ts';
import { scenarioId } from './scenario-id.ts';

export type AssemblyName = 'dom' | 'browser';

/** A scenario in a feature file. */
export interface PlannedScenario {
  readonly id: string;
  /** Identifies, within one dry run, the outline of which it is a row, or the scenario itself. */
  readonly outline: string;
  /** The path of its feature without `features/` and extension: 'playback/resuming-a-workout'. */
  readonly feature: string;
  readonly name: string;
  /** Without the @. */
  readonly tags: readonly string[];
  /** The phrases of its steps, as in the step definitions. */
  readonly phrases: readonly string[];
}

/** The assemblies that run a scenario: both, unless a tag limits it to one. */
export function assembliesOf({ tags }: Pick<PlannedScenario, 'tags'>): readonly AssemblyName[] {
  if (tags.includes('browser')) return ['browser'];
  return tags.includes('dom') ? ['dom'] : ['dom', 'browser'];
}

/** The path of a feature as written in the trace. */
export const featureName = (uri: string): string => uri.replace(/^features\/|\.feature$/g, '');

/** Every scenario of a dry run, with the phrases that its steps match. */
export function plannedScenarios(messages: readonly Message[]): readonly PlannedScenario[] {
  const phrases = new Map(
    messages.flatMap(({ stepDefinition }) =>
      stepDefinition ? [[stepDefinition.id, stepDefinition.pattern.source] as const] : [],
    ),
  );
  const pickles = new Map(messages.flatMap(({ pickle }) => (pickle ? [[pickle.id, pickle] as const] : [])));
  return messages.flatMap(({ testCase }) => {
    const pickle = testCase && pickles.get(testCase.pickleId);
    if (!pickle) return [];
    const used = testCase.testSteps.flatMap(({ stepDefinitionIds = [] }) => stepDefinitionIds);
    return {
      id: scenarioId(pickle),
      outline: pickle.astNodeIds[0] ?? pickle.id,
      feature: featureName(pickle.uri),
      name: pickle.name,
      tags: pickle.tags.map(({ name }) => name.slice(1)),
      phrases: [...new Set(used.flatMap((id) => phrases.get(id) ?? []))],
    };
  });
}
