import type { ContentRow } from '../configuration/app-config.ts';

const FIRST_ROWS = 6;
const ROWS_PER_SCROLL = 4;

/** CAT-01: 6 rows first, 4 more each time the end is reached. */
export const visibleRows = (timesScrolledToEnd: number): number =>
  FIRST_ROWS + timesScrolledToEnd * ROWS_PER_SCROLL;

/** The hero is the first featured row; the shelves are the others, in the config's order (CAT-01). */
export function heroAndShelves(content: readonly ContentRow[]): {
  hero: ContentRow | null;
  shelves: readonly ContentRow[];
} {
  const hero = content.find((row) => row.featured) ?? null;
  return { hero, shelves: content.filter((row) => row !== hero) };
}
