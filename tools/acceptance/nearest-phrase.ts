import { difference, nearestName } from '#features/support/nearest-name.ts';
import type { Word } from '#features/support/vocabulary/define-parameter-type.ts';

/** Splits a phrase into comparable pieces: words, quoted texts, and parameters in braces. */
const tokenize = (text: string): readonly string[] =>
  text.match(/"[^"]*"|(?<=^|\s)'[^']*'|\{[^}]*\}|[^\s"{]+/g)?.map((piece) => piece.toLowerCase()) ?? [];

/** The words of phrases for others that people write. */
const SAME: Readonly<Record<string, string>> = {
  ...{
    click: 'press',
    clicks: 'press',
    tap: 'press',
    hit: 'press',
    visit: 'open',
    navigate: 'open',
    go: 'open',
  },
  ...{ enter: 'fill', type: 'fill', select: 'choose', selected: 'chosen', reload: 'load', refresh: 'load' },
  ...{ see: 'shows', visible: 'shows', displayed: 'shows', displays: 'shows', contains: 'says' },
  ...{
    favorited: 'marked',
    favourited: 'marked',
    returns: 'answers',
    title: 'titled',
    i: 'they',
    user: 'they',
  },
};

/** The pieces of a phrase or step, with one word for the same. */
const piecesOf = (text: string): readonly string[] => tokenize(text).map((word) => SAME[word] ?? word);

/** Expands optional letters in round brackets, and takes the first of alternative words. */
const expandAlternatives = (phrase: string): string =>
  phrase.replace(/\(([^)]*)\)/g, '$1').replace(/\/[^\s{}]+/g, '');

const isBraced = (piece: string): boolean => piece.startsWith('{');

/** The cost of each further word of a multi-word parameter: "a lapsed member" is one {person}. */
const FURTHER_WORD = 0.2;
/** The cost of a word in place of a parameter, which it may not match. */
const IN_PLACE = 0.1;
/** The same where anything can stand, or a title alone that is only a part of the parameter. */
const DOUBTFUL_IN_PLACE = 0.7;

/** Words that most sentences have: they say little about what is meant. */
const LIGHT = new Set(
  'a an and are as at be for from has have in is it of on that the their there they to with'.split(' '),
);
const LIGHT_WEIGHT = 0.4;
const weightOf = (piece: string): number => (LIGHT.has(piece.replace(/:$/, '')) ? LIGHT_WEIGHT : 1);
const weigh = (pieces: readonly string[]): number => pieces.reduce((sum, piece) => sum + weightOf(piece), 0);

/** Words are spelt alike if they differ by less. */
const ALIKE = 0.4;

const UNALIKE = 0.5;
/** How differently two words are spelt: from 0 for equal to 1 for nothing in common. */
function spelling(one: string, other: string): number {
  const found = difference(one, other);
  return found > UNALIKE ? 1 : found;
}

/** What can stand in place of the parameters built into Cucumber. */
const BUILT_IN: Readonly<Record<string, RegExp>> = {
  '{string}': /^["']/,
  '{int}': /^-?\d+$/,
  '{float}': /^-?[\d.]+$/,
  '{word}': /^\w+$/,
};

/** Says whether a word of a step can belong to a parameter: as one of several words, or alone. */
function parameterMatcher(
  words: readonly Word[],
): (piece: string, written: string) => 'one of' | 'alone' | null {
  const ofValues = new Map(
    words.map(({ name, values }) => [`{${name.toLowerCase()}}`, new Set(values.flatMap(tokenize))]),
  );
  return (piece, written) => {
    const builtIn = BUILT_IN[piece];
    if (builtIn) return builtIn.test(written) ? 'alone' : null;
    const known = ofValues.get(piece);
    if (!known || known.has(written)) return 'one of';
    const isSimilar = (word: string): boolean =>
      isQuoted(word) === isQuoted(written) && (isQuoted(word) || difference(word, written) < ALIKE);
    return [...known].some(isSimilar) ? 'one of' : null;
  };
}

const isQuoted = (piece: string): boolean => /^["']/.test(piece);

/** The phrases most similar to a step that matches none, the most similar first, with how much they differ. */
function nearestPhrases(
  step: string,
  phrases: readonly string[],
  words: readonly Word[],
): readonly { readonly phrase: string; readonly distance: number }[] {
  const wanted = piecesOf(step);
  const matches = parameterMatcher(words);
  return phrases
    .map((phrase) => {
      const there = piecesOf(expandAlternatives(phrase));
      const distance = alignment(wanted, there, matches) / Math.max(weigh(wanted), weigh(there));
      return { phrase, distance };
    })
    .sort((a, b) => a.distance - b.distance);
}

/** The phrase most similar to a step that matches none; null if there are no phrases. */
export const nearestPhrase = (
  step: string,
  phrases: readonly string[],
  words: readonly Word[] = [],
): string | null => nearestPhrases(step, phrases, words)[0]?.phrase ?? null;

/** The lowest cost of turning the phrase's pieces into the step's. */
function alignment(
  step: readonly string[],
  phrase: readonly string[],
  matches: ReturnType<typeof parameterMatcher>,
): number {
  let above = step.reduce((row, word) => [...row, (row.at(-1) ?? 0) + weightOf(word)], [0]);
  for (const piece of phrase) {
    const row = [(above[0] ?? 0) + weightOf(piece)];
    step.forEach((word, at) => {
      const belongs = isBraced(piece) ? matches(piece, word) : null;
      const heavier = Math.max(weightOf(word), weightOf(piece));
      const isDoubtful = piece === '{word}' || (belongs === 'one of' && isQuoted(word));
      const inPlace = isDoubtful ? DOUBTFUL_IN_PLACE : IN_PLACE;
      const replacing = belongs ? inPlace : isBraced(piece) ? heavier : heavier * spelling(word, piece);
      const replaced = (above[at] ?? 0) + replacing;
      const leftOut = (above[at + 1] ?? 0) + weightOf(piece);
      const added = (row[at] ?? 0) + (belongs === 'one of' ? FURTHER_WORD : weightOf(word));
      row.push(Math.min(replaced, leftOut, added));
    });
    above = row;
  }
  return above.at(-1) ?? 0;
}

/** A phrase that differs by more has nothing to do with a step. */
const UNLIKE = 0.75;
/** A phrase that differs by less is meant, so that others need not be named. */
const MEANT = 0.25;
const MOST_OTHERS = 3;
/** By how much another phrase may differ more than the nearest to be named. */
const CLOSE = 0.2;

/** The message for a step that matches no phrase: the nearest phrases, and the values of the parameters of the first. */
export function suggestion(
  step: string,
  phrases: readonly string[],
  words: readonly Word[],
): readonly string[] {
  const [nearest, ...others] = nearestPhrases(step, phrases, words).filter(
    ({ distance }) => distance < UNLIKE,
  );
  if (phrases.length === 0) return ['There is no phrase yet.'];
  if (!nearest) return ['There is no such phrase, and none is similar: features/PHRASES.md lists all.'];
  const isClose = ({ distance }: { readonly distance: number }): boolean =>
    nearest.distance > MEANT && distance - nearest.distance < CLOSE;
  const alternatives = others.filter(isClose).slice(0, MOST_OTHERS);
  const used = words.filter(({ name }) => nearest.phrase.includes(`{${name}}`));
  return [
    `There is no such phrase. The nearest is: ${nearest.phrase}`,
    ...alternatives.map(({ phrase }) => `                            or: ${phrase}`),
    ...(hasQuotesInQuotes(step) ? [QUOTES_IN_QUOTES] : []),
    ...used.flatMap((word) => valuesOf(word, step, nearest.phrase)),
  ];
}

const QUOTES_IN_QUOTES =
  'Text that contains double quotes stands between single quotes: \'No results found for "zzz"\'';

/** Double quotes that neither open nor close a text of their own. */
const hasQuotesInQuotes = (step: string): boolean =>
  step.replace(/(?<=^|\s)(?:"[^"]*"|'[^']*')(?=$|[\s:,;.])/g, '').includes('"');

/** The value that somebody seems to have meant by a misspelt word of a phrase, or else all; none if one of them stands there. */
function valuesOf({ name, open, values }: Word, step: string, phrase: string): readonly string[] {
  if (values.some((value) => step.includes(value))) return [];
  const [before = '', after = ''] = phrase.split(`{${name}}`);
  const start = before.includes('{') ? 0 : before.length;
  const written = step.slice(start, after.includes('{') || after === '' ? undefined : -after.length);
  const found = nearestName(written, values);
  return [
    found === null
      ? `{${name}} ${open ? 'is, for example:' : 'is one of:'} ${values.join(', ')}`
      : `Did you mean: ${found}`,
  ];
}
