import { ratioOf, type Figure, type Unit } from './figure.ts';
import { spreadInWords, table, written, type Row } from './report.ts';

/** By chance alone, fewer than one of a hundred figures differs by so many standard deviations. */
const SURE = 2.58;
const MORE_IS_BETTER: ReadonlySet<Unit> = new Set(['fps', 'points']);
const HEADING: Row = ['', 'Before', 'Spread', 'Now', 'Spread', 'Difference', ''];

/** What became of a figure; null if the runs of both differ no more than chance lets them, or if there are none. */
export type Verdict = 'better' | 'worse' | null;

/** Ranks the runs by the test of Mann and Whitney, which needs five of each to be sure. */
export function verdictOf({ unit, samples }: Figure): Verdict {
  if (!samples) return null;
  const { app, reference } = samples;
  const lower = app.reduce(
    (all, now) =>
      all + reference.reduce((sum, before) => sum + (now < before ? 1 : now === before ? 0.5 : 0), 0),
    0,
  );
  const expected = (app.length * reference.length) / 2;
  const deviation = Math.sqrt((expected * (app.length + reference.length + 1)) / 6);
  if (Math.abs(lower - expected) < SURE * deviation || lower === expected) return null;
  return lower > expected === !MORE_IS_BETTER.has(unit) ? 'better' : 'worse';
}

/** What was measured before and now, as tables for a terminal. */
export const comparisonAsText = (figures: readonly Figure[]): string =>
  table(
    HEADING,
    // The groups name what they are compared with in a whole bench.
    figures.map((figure) => ({ ...figure, group: figure.group.replace(/; reference.*/, '') })),
    comparedRow,
  );

function comparedRow(figure: Figure): Row {
  const { name, unit, measured, reference, samples } = figure;
  const before = reference ?? 0;
  const ratio = ratioOf(figure);
  const sign = measured < before ? '−' : '+';
  const share = ratio === null ? '' : ` (${sign}${Math.abs(100 * (ratio - 1)).toFixed(1)} %)`;
  return [
    name,
    written(before, unit),
    spreadInWords(figure, 'reference'),
    written(measured, unit),
    spreadInWords(figure, 'app'),
    `${sign}${written(Math.abs(measured - before), unit)}${share}`,
    samples ? (verdictOf(figure) ?? 'no difference') : '',
  ];
}
