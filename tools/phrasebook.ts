import type { Word } from '#features/support/words.ts';

/** A sentence that scenarios can be written with. */
export interface Phrase {
  /** The name of the file of steps that it stands in. */
  readonly area: string;
  readonly text: string;
  readonly example: string | null;
}

/** The page that QA writes scenarios from. */
export function phrasebook(phrases: readonly Phrase[], words: readonly Word[]): string {
  const areas = [...new Set(phrases.map(({ area }) => area))].sort();
  const inArea = (area: string) =>
    phrases
      .filter((phrase) => phrase.area === area)
      .map(({ text, example }) => `- ${text}  \n  _${example ?? ''}_`)
      .join('\n');
  const word = ({ name, meaning, values, open }: Word) =>
    `- **{${name}}** ${meaning}${open ? ' For example:' : ' One of:'} ${values.map((value) => `\`${value}\``).join(', ')}`;
  return `# Phrases

Every sentence that a scenario can be written with, and every word that stands in it between braces. How scenarios are
written and run is told in docs/how-to/write-a-scenario.md. Written by \`npm run phrases\`.

${areas.map((area) => `## ${area.replaceAll('-', ' ')}\n\n${inArea(area)}\n`).join('\n')}
## Words

${words.map(word).join('\n')}
- **{string}** Any text between double quotes.
- **{int}** A whole number.
- **{float}** A number, whole or not.
`;
}
