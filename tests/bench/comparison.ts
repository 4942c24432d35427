import { ratioOf, type Figure, type Unit } from './figure.ts';
import { spreadInWords, table, written, type Row } from './report.ts';

/** By chance alone, fewer than one of a hundred figures differs by so many standard deviations. */
const SURE = 2.58;
/** Fewer runs cannot be so far from each other. */
const FEWEST = 5;
const MORE_IS_BETTER: ReadonlySet<Unit> = new Set(['fps', 'points']);
const HEADING: Row = ['', 'Before', 'Spread', 'Now', 'Spread', 'Difference', ''];

/** What became of a figure. It is unsure if chance may let the runs of both differ so much. */
export type Verdict = 'better' | 'worse' | 'unsure' | 'too few runs';

/** Ranks the runs by the test of Mann and Whitney. Null without runs. */
export function verdictOf({ unit, samples }: Figure): Verdict | null {
  if (!samples) return null;
  const { app, reference } = samples;
  if (Math.min(app.length, reference.length) < FEWEST) return 'too few runs';
  const lower = app.reduce(
    (all, now) =>
      all + reference.reduce((sum, before) => sum + (now < before ? 1 : now === before ? 0.5 : 0), 0),
    0,
  );
  const expected = (app.length * reference.length) / 2;
  const deviation = Math.sqrt((expected * (app.length + reference.length + 1)) / 6);
  if (Math.abs(lower - expected) < SURE * deviation) return 'unsure';
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
  const { name, unit, measured, reference } = figure;
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
    verdictOf(figure) ?? '',
  ];
}
