import { existsSync, readFileSync } from 'node:fs';
import { words } from '#features/support/vocabulary/define-parameter-type.ts';
import type { Message } from './dry-run.ts';
import { phrasebook, type Phrase } from './phrasebook.ts';

type StepDefinition = NonNullable<Message['stepDefinition']>;
type PickleStep = NonNullable<Message['pickle']>['steps'][number];

export const PHRASEBOOK = 'features/PHRASES.md';
const KEYWORDS: Readonly<Record<string, string>> = { Context: 'Given', Action: 'When', Outcome: 'Then' };

/** The phrases that a dry run found. */
export function phrasesIn(messages: readonly Message[]): readonly Phrase[] {
  const steps = new Map<string, PickleStep>(
    messages.flatMap(({ pickle }) => (pickle?.steps ?? []).map((step) => [step.id, step] as const)),
  );
  const uses = new Map<string, PickleStep>();
  for (const { testCase } of messages) {
    for (const { stepDefinitionIds = [], pickleStepId = '' } of testCase?.testSteps ?? []) {
      const [only, another] = stepDefinitionIds;
      const step = steps.get(pickleStepId);
      if (only && !another && step && !uses.has(only)) uses.set(only, step);
    }
  }
  return messages
    .flatMap(({ stepDefinition }) => stepDefinition ?? [])
    .map(({ id, pattern, sourceReference }) => {
      const step = uses.get(id);
      return { area: areaOf(sourceReference), text: pattern.source, example: step ? linesOf(step) : null };
    });
}

/** A step as written in a scenario, with its doc string or table. */
function linesOf({ type, text, argument }: PickleStep): readonly string[] {
  const step = `${KEYWORDS[type ?? ''] ?? '*'} ${text}`;
  const below = argument?.docString?.content.split('\n').map((line) => `\`${line}\``) ?? [];
  const rows =
    argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value).join(' | ')) ?? [];
  return [step, ...below, ...rows.map((row) => `\`| ${row} |\``)];
}

const areaOf = ({ uri = '' }: StepDefinition['sourceReference']): string =>
  /([^/]+?)(\.steps)?\.ts$/.exec(uri)?.[1] ?? uri;

/** Why the phrasebook does not match the phrases found by a dry run; empty if it does. */
export function phrasebookProblems(messages: readonly Message[]): readonly string[] {
  const current = existsSync(PHRASEBOOK) ? readFileSync(PHRASEBOOK, 'utf8') : null;
  const isCurrent = current === phrasebook(phrasesIn(messages), words);
  return isCurrent ? [] : [`${PHRASEBOOK} is out of date: run npm run phrases.`];
}
