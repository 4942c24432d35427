import type { Branded } from '../branded.ts';
import { wellFormed } from '../navigation/path-segment.ts';

/** Longer than any realistic query, and the maximum number of characters that the platform accepts. */
export const LONGEST_QUERY = 200;

/** A search text without surrounding white space, of at most 200 characters. */
export type Query = Branded<string, 'Query'>;

/** What is too long is cut. */
export const query = (typed: string): Query =>
  Array.from(wellFormed(typed).trim()).slice(0, LONGEST_QUERY).join('').trim() as Query;

const FEWEST_CHARACTERS = 3;

/** SRC-02: a search needs at least 3 characters; an emoji counts as one. */
export const isSearchable = (text: Query): boolean => Array.from(text).length >= FEWEST_CHARACTERS;
