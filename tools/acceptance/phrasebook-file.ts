import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { itemFields } from '#features/support/catalogue.ts';
import { configFields, SETTINGS } from '#features/support/config-fields.ts';
import { tables } from '#features/support/table.ts';
import { words } from '#features/support/vocabulary/define-parameter-type.ts';
import type { Message } from './dry-run.ts';
import { cataloguePage } from './catalogue-page.ts';
import { phrasebook, withoutExamples, type Phrase } from './phrasebook.ts';

type StepDefinition = NonNullable<Message['stepDefinition']>;
type PickleStep = NonNullable<Message['pickle']>['steps'][number];

const PHRASEBOOK = 'features/PHRASES.md';
const CATALOGUE = 'features/CATALOGUE.md';

/** The most rows of a table that an example shows. */
const ROWS_OF_AN_EXAMPLE = 4;

const KEYWORDS: Readonly<Record<string, string>> = { Context: 'Given', Action: 'When', Outcome: 'Then' };

/** The phrases that a dry run found. */
export function phrasesIn(messages: readonly Message[]): readonly Phrase[] {
  const steps = new Map<string, PickleStep>(
    messages.flatMap(({ pickle }) => (pickle?.steps ?? []).map((step) => [step.id, step] as const)),
  );
  const uses = new Map<string, PickleStep[]>();
  for (const { testCase } of messages) {
    for (const { stepDefinitionIds = [], pickleStepId = '' } of testCase?.testSteps ?? []) {
      const [only, another] = stepDefinitionIds;
      const step = steps.get(pickleStepId);
      if (only && !another && step) uses.set(only, [...(uses.get(only) ?? []), step]);
    }
  }
  return messages
    .flatMap(({ stepDefinition }) => stepDefinition ?? [])
    .map(({ id, pattern, sourceReference }) => {
      const step = mostUsed(uses.get(id) ?? []);
      return {
        area: areaOf(sourceReference),
        text: pattern.source,
        example: step ? linesOf(step) : null,
        table: tables.get(pattern.source) ?? null,
      };
    });
}

/** The first of the steps with the most frequent text. */
function mostUsed(steps: readonly PickleStep[]): PickleStep | undefined {
  const counts = new Map<string, number>();
  for (const { text } of steps) counts.set(text, (counts.get(text) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return steps.find(({ text }) => counts.get(text) === most);
}

/** A step as written in a scenario, with its doc string or table. */
function linesOf({ type, text, argument }: PickleStep): readonly string[] {
  const step = `${KEYWORDS[type ?? ''] ?? '*'} ${text}`;
  const below = argument?.docString?.content.split('\n').map((line) => `\`${line}\``) ?? [];
  const rows =
    argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value).join(' | ')) ?? [];
  const shown = rows.slice(0, ROWS_OF_AN_EXAMPLE).map((row) => `\`| ${row} |\``);
  return [step, ...below, ...shown, ...(rows.length > shown.length ? ['…'] : [])];
}

const areaOf = ({ uri = '' }: StepDefinition['sourceReference']): string =>
  /([^/]+?)(\.steps)?\.ts$/.exec(uri)?.[1] ?? uri;

/** The pages for writing scenarios, by their files. */
const pagesFor = (messages: readonly Message[]): readonly (readonly [file: string, page: string])[] => [
  [
    PHRASEBOOK,
    phrasebook(phrasesIn(messages), words, [
      { heading: 'Fields of items', about: 'Of workouts, programs and all other items', names: itemFields() },
      {
        heading: 'Fields of the config',
        about: 'N stands for a place in a list, from 0, and * for any name',
        names: configFields(),
      },
      { heading: 'Lines of the settings file', about: 'Each with a value', names: SETTINGS },
    ]),
  ],
  [CATALOGUE, cataloguePage()],
];

/** Writes the pages for writing scenarios; returns their files. */
export function writePhrasebook(messages: readonly Message[]): readonly string[] {
  const pages = pagesFor(messages);
  for (const [file, page] of pages) writeFileSync(file, page);
  return pages.map(([file]) => file);
}

/** Phrases that a phrasebook cannot explain. */
export function unreadablePhrases(messages: readonly Message[]): readonly string[] {
  const withTable = new Set(
    messages
      .flatMap(({ pickle }) => pickle?.steps ?? [])
      .flatMap((step) => (step.argument?.dataTable ? [step.id] : [])),
  );
  const takesTable = new Set(
    messages
      .flatMap(({ testCase }) => testCase?.testSteps ?? [])
      .filter(({ pickleStepId = '' }) => withTable.has(pickleStepId))
      .flatMap(({ stepDefinitionIds = [] }) => stepDefinitionIds),
  );
  return messages.flatMap(({ stepDefinition }) => {
    if (!stepDefinition) return [];
    const { id, pattern } = stepDefinition;
    const notation: string = pattern.type;
    if (notation === 'REGULAR_EXPRESSION')
      return [`The phrase ${pattern.source} is a regular expression: write it with parameters in braces.`];
    return takesTable.has(id) && !tables.has(pattern.source)
      ? [
          `The phrase "${pattern.source}" does not say what its table contains: see features/support/table.ts.`,
        ]
      : [];
  });
}

/** Why the pages for writing scenarios do not match what a dry run found; empty if they do. Examples may be older. */
export function phrasebookProblems(messages: readonly Message[]): readonly string[] {
  const outOfDate = pagesFor(messages)
    .filter(
      ([file, page]) =>
        !existsSync(file) || withoutExamples(readFileSync(file, 'utf8')) !== withoutExamples(page),
    )
    .map(([file]) => `${file} is out of date: run npm run phrases.`);
  return [...unreadablePhrases(messages), ...outOfDate];
}
