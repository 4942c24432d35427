import type { Brand } from '../brand.ts';

/** A search text without surrounding white space. */
export type Query = Brand<string, 'Query'>;

/** An unpaired surrogate, left by a cut through a two-unit character: no address can contain it. */
const HALF_CHARACTER = /\p{Surrogate}/gu;

export const query = (typed: string): Query => typed.replace(HALF_CHARACTER, '\uFFFD').trim() as Query;

const FEWEST_CHARACTERS = 3;

/** SRC-02: a search needs at least 3 characters; an emoji counts as one. */
export const isSearchable = (text: Query): boolean => Array.from(text).length >= FEWEST_CHARACTERS;

/** SRC-01, CAT-22: the debounce time after the last keystroke, in milliseconds. */
export const SETTLES_AFTER_MS = 350;

/** Longer than any realistic query, and the maximum that the platform accepts. */
export const LONGEST_QUERY = 200;
