import { createHash } from 'node:crypto';

/** What a scenario says, as cucumber runs it; an outline is one scenario for each row of its examples. */
export interface ScenarioContent {
  readonly uri: string;
  readonly name: string;
  readonly tags: readonly { readonly name: string }[];
  /** With the text or the table below a step. */
  readonly steps: readonly { readonly text: string; readonly argument?: unknown }[];
}

const LENGTH = 12;

/** Names a scenario by all that it says: its feature, name, tags and steps. It is another as soon as one of them changes. */
export function scenarioId({ uri, name, tags, steps }: ScenarioContent): string {
  const content = [
    uri,
    name,
    tags.map((tag) => tag.name),
    steps.map(({ text, argument }) => [text, argument]),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, LENGTH);
}
