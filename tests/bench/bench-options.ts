import { parseArgs } from 'node:util';

/** What can be measured alone. */
export const BENCH_PARTS = [
  'sizes',
  'loads',
  'second-visits',
  'scrolling',
  'presses',
  'player',
  'guide',
  'own-pages',
  'platform',
] as const;

export type BenchPart = (typeof BENCH_PARTS)[number];

/** Everything, for the page of figures; the most important, to be printed; or what two checkouts have in common. */
export type BenchMode = 'full' | 'quick' | 'compare';

export interface BenchOptions {
  readonly mode: BenchMode;
  /** A state of the code, in Git's words, to compare this checkout with. */
  readonly ref: string;
  /** Measures only this; null for everything. */
  readonly only: BenchPart | null;
  /** How often each figure is measured; null for as often as the mode does. */
  readonly runs: number | null;
}

/** Throws with a message if the arguments are none of the bench. */
export function parseBenchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean' },
      compare: { type: 'string' },
      runs: { type: 'string' },
      ...Object.fromEntries(BENCH_PARTS.map((part) => [part, { type: 'boolean' as const }])),
    },
  });
  const { quick, compare, runs } = values;
  const parts = BENCH_PARTS.filter((part) => part in values);
  if (parts.length > 1) throw new Error(`Measures one part alone, or all: --${parts.join(', --')}`);
  if (quick && compare !== undefined) throw new Error('Either --quick or --compare');
  if (runs !== undefined && !/^[1-9]\d*$/.test(runs)) throw new Error(`--runs ${runs} is no number of runs`);
  return {
    mode: compare === undefined ? (quick ? 'quick' : 'full') : 'compare',
    ref: compare ?? '',
    only: parts[0] ?? null,
    runs: runs === undefined ? null : Number(runs),
  };
}
