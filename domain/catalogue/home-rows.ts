import type { ContentRow } from '../configuration/app-config.ts';

const FIRST_ROWS = 6;
const ROWS_PER_SCROLL = 4;

/** CAT-01: 6 rows first, 4 more each time the end is reached; the hero counts as one. */
export const rowsShown = (timesScrolledToEnd: number): number =>
  FIRST_ROWS + timesScrolledToEnd * ROWS_PER_SCROLL;

/** What the person in front of the screen has, as far as it decides which rows show. */
export interface Personal {
  readonly hasStartedWorkouts: boolean;
}

/** CAT-02: the rows of home in the config's order; personal rows with nothing to show are not shown. */
export function homeRows(content: readonly ContentRow[], personal: Personal): readonly ContentRow[] {
  return content.filter(
    ({ type }) => type === 'playlist' || (type === 'continue_watching' && personal.hasStartedWorkouts),
  );
}

/** CAT-01: the hero is the first featured row. */
export const heroRow = (content: readonly ContentRow[]): ContentRow | null =>
  content.find(({ featured }) => featured) ?? null;
