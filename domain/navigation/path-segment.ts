/** The length that no id or public name exceeds. */
const LONGEST = 255;

/** URLs treat these as folders, in every encoding: an id `..` would address the parent of what it names. */
const FOLDERS = /^\.{0,2}$/;

/** An unpaired surrogate, left by a cut through a two-unit character: no address can contain it. */
const HALF_CHARACTER = /\p{Surrogate}/gu;

/** Replaces what no address can contain. */
export const wellFormed = (text: string): string => text.replace(HALF_CHARACTER, '\uFFFD');

/** Whether a text can be an id: one segment of a path that names something of its own. */
export const isPathSegment = (text: string): boolean =>
  !FOLDERS.test(text) && text.length <= LONGEST && wellFormed(text) === text;

/** Encodes any text as a part of an address. */
export const encodeText = (text: string): string => encodeURIComponent(wellFormed(text));

/**
 * Encodes any text as one segment of a path. Nothing, `.` and `..` get a leading space: otherwise the address of one entry would
 * be the address of the list that contains it.
 */
export const pathSegment = (text: string): string => `${FOLDERS.test(text) ? '%20' : ''}${encodeText(text)}`;
