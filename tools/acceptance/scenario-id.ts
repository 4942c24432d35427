import { createHash } from 'node:crypto';

/** The content of a scenario as Cucumber runs it; an outline yields one scenario per row of its examples. */
export interface ScenarioContent {
  readonly uri: string;
  readonly name: string;
  readonly tags: readonly { readonly name: string }[];
  /** Includes the doc string or table of a step. */
  readonly steps: readonly { readonly text: string; readonly argument?: unknown }[];
}

const LENGTH = 12;

/** Identifies a scenario by a hash of its feature, name, tags and steps. Any change yields another id. */
export function scenarioId({ uri, name, tags, steps }: ScenarioContent): string {
  const content = [
    uri,
    name,
    tags.map((tag) => tag.name),
    steps.map(({ text, argument }) => [text, argument]),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, LENGTH);
}
