import { difference, nearest as nearestName } from '#features/support/nearest.ts';
import type { Word } from '#features/support/vocabulary/define-parameter-type.ts';

/** Splits a phrase into comparable pieces: words, quoted texts, and parameters in braces. */
const tokenize = (text: string): readonly string[] =>
  text.match(/"[^"]*"|(?<=^|\s)'[^']*'|\{[^}]*\}|[^\s"{]+/g)?.map((piece) => piece.toLowerCase()) ?? [];

/** Expands optional letters in round brackets, and takes the first of alternative words. */
const expandAlternatives = (phrase: string): string =>
  phrase.replace(/\(([^)]*)\)/g, '$1').replace(/\/[^\s{}]+/g, '');

const isBraced = (piece: string | undefined): boolean => piece?.startsWith('{') ?? false;

/** The cost of each further word of a multi-word parameter: "a lapsed member" is one {person}. */
const FURTHER_WORD = 0.2;
/** The cost of a word in place of a parameter, which it may not match. */
const IN_PLACE = 0.1;

/** The phrase most similar to a step that matches none; null if there are no phrases. */
export function nearestPhrase(step: string, phrases: readonly string[]): string | null {
  const wanted = tokenize(step);
  const measured = phrases.map((phrase) => {
    const there = tokenize(expandAlternatives(phrase));
    return { phrase, distance: alignment(wanted, there) / Math.max(wanted.length, there.length) };
  });
  measured.sort((a, b) => a.distance - b.distance);
  return measured[0]?.phrase ?? null;
}

/** The lowest cost of turning the phrase's pieces into the step's. */
function alignment(step: readonly string[], phrase: readonly string[]): number {
  let above = Array.from({ length: step.length + 1 }, (_, words) => words);
  for (const piece of phrase) {
    const row = [(above[0] ?? 0) + 1];
    step.forEach((word, at) => {
      const replaced = (above[at] ?? 0) + (isBraced(piece) ? IN_PLACE : difference(word, piece));
      const leftOut = (above[at + 1] ?? 0) + 1;
      const added = (row[at] ?? 0) + (isBraced(piece) ? FURTHER_WORD : 1);
      row.push(Math.min(replaced, leftOut, added));
    });
    above = row;
  }
  return above.at(-1) ?? 0;
}

/** The message for a step that matches no phrase: the nearest phrase, and the values of its parameters. */
export function suggestion(
  step: string,
  phrases: readonly string[],
  words: readonly Word[],
): readonly string[] {
  const nearest = nearestPhrase(step, phrases);
  if (nearest === null) return ['There is no phrase yet.'];
  const used = words.filter(({ name }) => nearest.includes(`{${name}}`));
  const meant = used.flatMap((word) => nearestWord(step, nearest, word));
  return [
    `There is no such phrase. The nearest is: ${nearest}`,
    ...(hasQuotesInQuotes(step) ? [QUOTES_IN_QUOTES] : []),
    ...meant,
    ...used.map(
      ({ name, open, values }) =>
        `{${name}} ${open ? 'is, for example:' : 'is one of:'} ${values.join(', ')}`,
    ),
  ];
}

const QUOTES_IN_QUOTES =
  'Text that contains double quotes stands between single quotes: \'No results found for "zzz"\'';

/** Double quotes that neither open nor close a text of their own. */
const hasQuotesInQuotes = (step: string): boolean =>
  step.replace(/(?<=^|\s)(?:"[^"]*"|'[^']*')(?=$|[\s:,;.])/g, '').includes('"');

/** The value that somebody seems to have meant by a misspelt word of a phrase; none if it is none of the values. */
function nearestWord(step: string, phrase: string, { name, values }: Word): readonly string[] {
  const [before = '', after = ''] = phrase.split(`{${name}}`);
  const start = before.includes('{') ? 0 : before.length;
  const written = step.slice(start, after.includes('{') || after === '' ? undefined : -after.length);
  const found = nearestName(written, values);
  return found === null || step.includes(found) ? [] : [`Did you mean: ${found}`];
}
