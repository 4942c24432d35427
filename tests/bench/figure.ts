export type Unit = 'ms' | 'KB' | 'MB' | 'points' | 'tasks' | 'shift' | 'nodes' | 'files' | '%';

/** What a figure should be: a bound on the figure itself, or on its ratio to the reference. */
export interface Aim {
  readonly on: 'figure' | 'ratio';
  readonly bound: 'at most' | 'at least' | 'below';
  readonly value: number;
}

/** One thing that was measured, beside the same thing measured of the reference in the same run. */
export interface Figure {
  readonly group: string;
  readonly name: string;
  readonly unit: Unit;
  readonly measured: number;
  /** Null where there is nothing to hold the figure against. */
  readonly reference: number | null;
  readonly aim?: Aim;
}

/** Null where the reference is nothing or zero, and for shifts, of which a good page has next to none. */
export const ratioOf = ({ unit, measured, reference }: Figure): number | null =>
  reference && unit !== 'shift' ? measured / reference : null;

/** Null where nothing is aimed at, or an aimed-at ratio has no reference. */
export function isMet(figure: Figure): boolean | null {
  if (!figure.aim) return null;
  const { on, bound, value } = figure.aim;
  const held = on === 'figure' ? figure.measured : ratioOf(figure);
  if (held === null) return null;
  if (bound === 'at most') return held <= value;
  return bound === 'below' ? held < value : held >= value;
}

/** Throws where there are no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [lower, upper] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  if (lower === undefined || upper === undefined) throw new Error('A median needs at least one value');
  return (lower + upper) / 2;
}

/** The median of one thing over several runs. */
export const medianOf = <Run>(runs: readonly Run[], value: (run: Run) => number): number =>
  median(runs.map(value));
