import type { Filter } from '../catalogue/playlist.ts';
import { plainWords } from './plain-words.ts';

/** How minutes are written, in the languages of the app. */
const UNITS: ReadonlySet<string> = new Set(['m', 'min', 'mins', 'minute', 'minutes', 'minuto', 'minutos']);

const NUMBER = /^\d{1,3}$/;
/** Both in one word: '20min'. */
const NUMBER_WITH_UNIT = /^(\d{1,3})(\p{Letter}+)$/u;

/** The key of the length filter (CAT-20). */
const LENGTH_FILTER = 'length';

/** A length in minutes, and the words that name it: from `begin` up to, but not including, `end`. */
interface NamedLength {
  readonly minutes: number;
  readonly begin: number;
  readonly end: number;
}

/** The lengths among plain words: '20 min', '20 minutes', '20m'. */
export const lengthsIn = (words: readonly string[]): readonly NamedLength[] =>
  words.flatMap((word, begin) => {
    const [, number = '', unit = ''] = NUMBER_WITH_UNIT.exec(word) ?? [];
    if (UNITS.has(unit)) return [{ minutes: Number(number), begin, end: begin + 1 }];
    const isLength = NUMBER.test(word) && UNITS.has(words[begin + 1] ?? '');
    return isLength ? [{ minutes: Number(word), begin, end: begin + 2 }] : [];
  });

/** A range of minutes as the value of an option: '10-20', or '45+' without an end. */
const RANGE = /^(\d{1,4})(?:-(\d{1,4})|[-+])$/;

function rangeOf(value: string): { readonly above: number; readonly upTo: number } | null {
  const [, above, upTo] = RANGE.exec(value) ?? [];
  return above === undefined ? null : { above: Number(above), upTo: Number(upTo ?? Infinity) };
}

/** Whether a dropdown chooses among lengths: ranges, which its texts give in minutes if its key does not say so. */
export const namesLengths = ({ key, description, options }: Filter): boolean =>
  options.some(({ value }) => rangeOf(value) !== null) &&
  (key === LENGTH_FILTER ||
    [description, ...options.map(({ label }) => label)].some((text) =>
      plainWords(text).some((word) => UNITS.has(word)),
    ));

/**
 * The option whose range contains a length. As minutes are rounded up on cards, '20 min' stands for more than 19 minutes up to
 * 20, which is the end of '10-20' and not the beginning of '20-30'.
 */
export const optionOfLength = ({ options }: Filter, minutes: number): Filter['options'][number] | undefined =>
  options.find(({ value }) => {
    const range = rangeOf(value);
    return range !== null && minutes > range.above && minutes <= range.upTo;
  });
