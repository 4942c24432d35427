import type { Filter } from '../catalogue/playlist.ts';
import { TRAINER_FILTER } from '../navigation/paths.ts';
import { lengthsIn, namesLengths, optionOfLength } from './lengths.ts';
import { plainWords } from './plain-words.ts';
import { query as queryOf, type Query } from './query.ts';

type Option = Filter['options'][number];

/** A filter of the browse page that words of a query name (SRC-07). */
export interface UnderstoodFilter extends Option {
  readonly key: string;
  /** The words that name it, plain: 'tom whitaker'. */
  readonly words: string;
}

/** What a query asks for. */
export interface UnderstoodQuery {
  /** As it was typed. */
  readonly query: Query;
  /** In the order of the query. */
  readonly filters: readonly UnderstoodFilter[];
  /** What else to look for: the whole query if it names no filter. */
  readonly text: Query;
}

/** The key of the equipment filter (CAT-20). */
const EQUIPMENT_FILTER = 'equipment';

/** Words that join others, and say nothing where those are filters. */
const JOINING_WORDS: ReadonlySet<string> = new Set('and by for in of with con de en para por y'.split(' '));

/**
 * SRC-07: what a query means, by the dropdowns of the browse page.
 *
 * | words                                                       | are the filter             |
 * | ----------------------------------------------------------- | -------------------------- |
 * | the label of an option, whole words                         | of that option             |
 * | the first name of one trainer alone, which no label is      | of that trainer            |
 * | a number of minutes                                         | of the length it falls in  |
 *
 * The longest name counts first, and each dropdown once. A style or level alone stays a text, since programs and titles have
 * its name, too: it is a filter beside a length, a piece of equipment or a trainer.
 *
 * @param takenBack words that are text all the same, each of them as in `UnderstoodFilter`
 */
export function understoodQuery(
  query: Query,
  dropdowns: readonly Filter[],
  takenBack: readonly string[] = [],
): UnderstoodQuery {
  const words = plainWords(query);
  const asText = takenBack.flatMap((each) => spansOf(plainWords(each), words));
  const named = dropdowns.flatMap((dropdown) => namesIn(words, dropdown, dropdowns));
  const chosen = longestFirst(named.filter((name) => asText.every((span) => !overlap(name, span))));
  if (!chosen.some(({ isByItself }) => isByItself)) return { query, filters: [], text: query };
  const isLeft = (_: string, place: number) =>
    chosen.every((name) => place < name.begin || place >= name.end);
  const left = words.filter(isLeft).filter((word) => !JOINING_WORDS.has(word));
  return {
    query,
    filters: chosen
      .toSorted((one, other) => one.begin - other.begin)
      .map(({ key, option, begin, end }) => ({ key, ...option, words: words.slice(begin, end).join(' ') })),
    text: queryOf(left.join(' ')),
  };
}

/** The words of a query from `begin` up to, but not including, `end`. */
interface Span {
  readonly begin: number;
  readonly end: number;
}

/** Words that name an option. */
interface Name extends Span {
  readonly key: string;
  readonly option: Option;
  /** Whether the query then asks for filtered workouts, whatever else it names. */
  readonly isByItself: boolean;
}

/** Everywhere that words of a query name an option of a dropdown. */
function namesIn(words: readonly string[], dropdown: Filter, all: readonly Filter[]): readonly Name[] {
  const { key } = dropdown;
  const options = dropdown.options.filter(({ value }) => value !== '');
  const isOfLengths = namesLengths(dropdown);
  const isByItself = isOfLengths || key === TRAINER_FILTER || key === EQUIPMENT_FILTER;
  const labels = options.map((option) => ({ option, name: plainWords(option.label) }));
  const firstNames = key === TRAINER_FILTER ? firstNamesOf(labels, all) : [];
  const lengths = isOfLengths ? lengthsIn(words) : [];
  return [
    ...[...labels, ...firstNames].flatMap(({ option, name }) =>
      spansOf(name, words).map((span) => ({ ...span, key, option, isByItself })),
    ),
    ...lengths.flatMap(({ minutes, ...span }) => {
      const option = optionOfLength(dropdown, minutes);
      return option ? [{ ...span, key, option, isByItself }] : [];
    }),
  ];
}

interface Labelled {
  readonly option: Option;
  readonly name: readonly string[];
}

/** The first names that one trainer alone has, and that are no label of an option. */
function firstNamesOf(trainers: readonly Labelled[], all: readonly Filter[]): readonly Labelled[] {
  const labels = all.flatMap(({ options }) => options.map(({ label }) => plainWords(label).join(' ')));
  const firsts = trainers.map(({ name: [first] }) => first);
  return trainers.flatMap(({ option, name: [first, ...others] }) =>
    first === undefined ||
    others.length === 0 ||
    labels.includes(first) ||
    firsts.filter((each) => each === first).length > 1
      ? []
      : [{ option, name: [first] }],
  );
}

/** Where a name stands among words. */
function spansOf(name: readonly string[], words: readonly string[]): readonly Span[] {
  const [first] = name;
  return words.flatMap((word, begin) =>
    word === first && name.every((each, index) => words[begin + index] === each)
      ? [{ begin, end: begin + name.length }]
      : [],
  );
}

/** The names that count: longer before shorter ones, one of each dropdown, and no word twice. */
function longestFirst(names: readonly Name[]): readonly Name[] {
  const chosen: Name[] = [];
  for (const name of names.toSorted(
    (one, other) => lengthOf(other) - lengthOf(one) || one.begin - other.begin,
  ))
    if (chosen.every((each) => each.key !== name.key && !overlap(each, name))) chosen.push(name);
  return chosen;
}

const lengthOf = ({ begin, end }: Span): number => end - begin;

const overlap = (one: Span, other: Span): boolean => one.begin < other.end && other.begin < one.end;

/** Those of the words taken back that a query still has. */
export function stillTakenBack(query: Query, takenBack: readonly string[]): readonly string[] {
  const words = plainWords(query);
  return takenBack.filter((each) => spansOf(plainWords(each), words).length > 0);
}
