import type { Query } from './query.ts';

const SEARCH = '/q';

/**
 * The address of a search, '/q/{query}' (SRC-01), relative to the app's base path. Any query is safe in it (SRC-05): dots that an
 * address would take for a folder have a space before them, which is trimmed away.
 */
export const searchLink = (asked: Query): string =>
  `${SEARCH}/${/^\.{1,2}$/.test(asked) ? '%20' : ''}${encodeURIComponent(asked)}`;

/** What an address searches for: the rest of a path after '/q/'; null for any other path. */
export function searchedText(path: string): string | null {
  if (path !== SEARCH && !path.startsWith(`${SEARCH}/`)) return null;
  return decoded(path.slice(SEARCH.length + 1));
}

/** Percent signs that encode nothing stand for themselves: an address may be written by hand. */
const decoded = (written: string): string =>
  written.replace(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
