import type { Brand } from '../brand.ts';

/** What somebody searches for, without white space around it. */
export type Query = Brand<string, 'Query'>;

/** Half of a character that takes two, left by a cut through it: no address can carry it. */
const HALF_CHARACTER = /\p{Surrogate}/gu;

export const query = (typed: string): Query => typed.replace(HALF_CHARACTER, '\uFFFD').trim() as Query;

const FEWEST_CHARACTERS = 3;

/** SRC-02: search runs only with 3 or more characters; an emoji is one. */
export const isSearchable = (asked: Query): boolean => Array.from(asked).length >= FEWEST_CHARACTERS;

/** SRC-01, CAT-22: how long nothing is typed before what was typed counts, in milliseconds. */
export const SETTLES_AFTER_MS = 350;

/** More than anybody searches for, and as much as the platform takes. */
export const LONGEST_QUERY = 200;
