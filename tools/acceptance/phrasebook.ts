import type { Word } from '#features/support/vocabulary/define-parameter-type.ts';

/** A step definition that scenarios can use. */
export interface Phrase {
  /** The name of the steps file that defines it. */
  readonly area: string;
  /** With parameters in braces. */
  readonly text: string;
  /** A step of an existing scenario, line by line; null if none uses the phrase yet. */
  readonly example: readonly string[] | null;
  /** What its table contains; null if it takes none. */
  readonly table: string | null;
}

/** Names that phrases take between quotes or as columns, in groups. */
export interface NameGroup {
  readonly heading: string;
  readonly about: string;
  readonly names: readonly string[];
}

/** The parameter types built into Cucumber. */
const BUILT_IN: readonly Word[] = [
  {
    name: 'string',
    meaning: 'Any text between double quotes; between single quotes if it contains double ones.',
    values: ['"The Long Ride"', `'No results found for "zzz"'`, `"You're ready"`],
    open: true,
  },
  { name: 'int', meaning: 'A whole number.', values: ['3'], open: true },
  { name: 'float', meaning: 'A number, whole or not.', values: ['0.95'], open: true },
  { name: 'word', meaning: 'One word without spaces.', values: ['Yoga'], open: true },
];

const FREELY_WRITTEN = /\(([^)]+)\)/g;

/** The page with all phrases, for writing scenarios. */
export function phrasebook(
  phrases: readonly Phrase[],
  words: readonly Word[],
  names: readonly NameGroup[],
): string {
  const known = new Map([...BUILT_IN, ...words].map((word) => [word.name, word]));
  const used = [...known.values()].filter(({ name }) =>
    phrases.some(({ text }) => text.includes(`{${name}}`)),
  );
  const areas = [...new Set(phrases.map(({ area }) => area))].sort(firstComesFirst);
  return `# Phrases

Every sentence that a scenario can be written with, and every word that stands in it between braces. Letters in round
brackets may be left out, and of \`this/that\` either will do. A sentence can follow Given, When, Then, And or But. Titles and
people are in [the catalogue](CATALOGUE.md).

Text stands between double quotes. If it contains double quotes itself, it stands between single quotes:
\`the page says 'No results found for "zzz"'\`.

A sentence with a colon takes the table that is described below it. A table that begins with the names of its columns can have
them in any order.

\`npm run features\` runs the scenarios in seconds, \`npm run features:browser\` in a real browser; both take the path of a
feature file, or \`--name "part of a scenario's name"\`. This page is written by \`npm run phrases\`.

${[...areas.map(heading), 'Words', ...names.map((group) => group.heading)].map(linkTo).join(' · ')}

${areas.map((area) => `## ${heading(area)}\n\n${inArea(phrases, area, known)}\n`).join('\n')}
## Words

${used.map(entry).join('\n')}

${names.map((group) => `## ${group.heading}\n\n${group.about}: ${group.names.map(code).join(', ')}\n`).join('\n')}`;
}

/** What a scenario is most often written with. The other areas follow by their names. */
const FIRST = ['personas', 'getting-around', 'shelves', 'lists', 'watching', 'platform', 'configuration'];

function firstComesFirst(one: string, other: string): number {
  const [place, otherPlace] = [one, other].map((area) =>
    FIRST.includes(area) ? FIRST.indexOf(area) : FIRST.length,
  );
  return (place ?? 0) - (otherPlace ?? 0) || (one < other ? -1 : 1);
}

const code = (text: string): string => `\`${text}\``;

const linkTo = (title: string): string => `[${title}](#${title.toLowerCase().replaceAll(' ', '-')})`;

const heading = (area: string): string => capital(area.replaceAll('-', ' '));

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Of what stands below a phrase. */
const INDENT = '  ';
const TABLE = 'Table: ';

const inArea = (phrases: readonly Phrase[], area: string, words: ReadonlyMap<string, Word>): string =>
  phrases
    .filter((phrase) => phrase.area === area)
    .map(({ text, example, table }) =>
      [
        `- ${code(text)}`,
        ...(example ?? madeUpExample(text, words)),
        ...(table ? [`${TABLE}${table}`] : []),
      ].join(`  \n${INDENT}`),
    )
    .join('\n');

/** A page without the examples of its phrases, which change with the scenarios. */
export const withoutExamples = (page: string): string =>
  page
    .split('\n')
    .filter((line) => !line.startsWith(INDENT) || line.startsWith(`${INDENT}${TABLE}`))
    .map((line) => line.trimEnd())
    .join('\n');

/** The phrase with an example of each parameter; empty if it has none. */
function madeUpExample(text: string, words: ReadonlyMap<string, Word>): readonly string[] {
  const made = text
    .replace(FREELY_WRITTEN, '$1')
    .replace(/\{(\w+)\}/g, (braced, name: string) => words.get(name)?.values[0] ?? braced);
  return made === text ? [] : [made];
}

const entry = ({ name, meaning, values, open }: Word): string =>
  `- \`{${name}}\` ${meaning} ${open ? 'For example' : 'One of'}: ${values.map(code).join(', ')}`;
