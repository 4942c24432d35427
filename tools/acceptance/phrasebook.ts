import type { Word } from '#features/support/vocabulary/define-parameter-type.ts';

/** A step definition that scenarios can use. */
export interface Phrase {
  /** The name of the steps file that defines it. */
  readonly area: string;
  /** With parameters in braces. */
  readonly text: string;
  /** A step of an existing scenario, line by line; null if none uses the phrase yet. */
  readonly example: readonly string[] | null;
}

/** The parameter types built into Cucumber. */
const BUILT_IN: readonly Word[] = [
  { name: 'string', meaning: 'Any text between double quotes.', values: ['"The Long Ride"'], open: true },
  { name: 'int', meaning: 'A whole number.', values: ['3'], open: true },
  { name: 'float', meaning: 'A number, whole or not.', values: ['0.95'], open: true },
  { name: 'word', meaning: 'One word without spaces.', values: ['Yoga'], open: true },
];

const FREELY_WRITTEN = /\(([^)]+)\)/g;

/** The page with all phrases, for writing scenarios. */
export function phrasebook(phrases: readonly Phrase[], words: readonly Word[]): string {
  const known = new Map([...BUILT_IN, ...words].map((word) => [word.name, word]));
  const used = [...known.values()].filter(({ name }) =>
    phrases.some(({ text }) => text.includes(`{${name}}`)),
  );
  const areas = [...new Set(phrases.map(({ area }) => area))].sort();
  return `# Phrases

Every sentence that a scenario can be written with, and every word that stands in it between braces. Letters in round
brackets may be left out, and of \`this/that\` either will do. A sentence can follow Given, When, Then, And or But.

\`npm run features\` runs the scenarios in seconds, \`npm run features:browser\` in a real browser; both take the path of a
feature file, or \`--name "part of a scenario's name"\`. This page is written by \`npm run phrases\`.

${areas.map((area) => `## ${heading(area)}\n\n${inArea(phrases, area, known)}\n`).join('\n')}
## Words

${used.map(entry).join('\n')}
`;
}

const heading = (area: string): string => capital(area.replaceAll('-', ' '));

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const inArea = (phrases: readonly Phrase[], area: string, words: ReadonlyMap<string, Word>): string =>
  phrases
    .filter((phrase) => phrase.area === area)
    .map(({ text, example }) => [`- \`${text}\``, ...(example ?? madeUpExample(text, words))].join('  \n  '))
    .join('\n');

/** The phrase with an example of each parameter; empty if it has none. */
function madeUpExample(text: string, words: ReadonlyMap<string, Word>): readonly string[] {
  const made = text
    .replace(FREELY_WRITTEN, '$1')
    .replace(/\{(\w+)\}/g, (braced, name: string) => words.get(name)?.values[0] ?? braced);
  return made === text ? [] : [made];
}

const entry = ({ name, meaning, values, open }: Word): string =>
  `- \`{${name}}\` ${meaning} ${open ? 'For example' : 'One of'}: ${values.map((value) => `\`${value}\``).join(', ')}`;
