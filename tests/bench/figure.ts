import type { Pair } from './alternate.ts';

export type Unit = 'ms' | 'KB' | 'MB' | 'points' | 'tasks' | 'shift' | 'nodes' | 'files' | 'fps' | '%';

/** The goal of a figure: a bound on the figure itself, or on its ratio to the reference. */
export interface Aim {
  readonly on: 'figure' | 'ratio';
  readonly bound: 'at most' | 'at least' | 'below';
  readonly value: number;
}

/** A measurement, with the same measurement of the reference in the same run. */
export interface Figure {
  readonly group: string;
  readonly name: string;
  readonly unit: Unit;
  readonly measured: number;
  /** Null if there is nothing to compare the figure with. */
  readonly reference: number | null;
  readonly aim?: Aim;
}

/**
 * Null without a reference or with a reference of zero, and for layout shifts, which are near zero on a good
 * page.
 */
export const ratioOf = ({ unit, measured, reference }: Figure): number | null =>
  reference && unit !== 'shift' ? measured / reference : null;

/** Null without a goal, or if the goal is a ratio and there is no reference. */
export function isMet(figure: Figure): boolean | null {
  if (!figure.aim) return null;
  const { on, bound, value } = figure.aim;
  const held = on === 'figure' ? figure.measured : ratioOf(figure);
  if (held === null) return null;
  if (bound === 'at most') return held <= value;
  return bound === 'below' ? held < value : held >= value;
}

/** Throws if there are no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [lower, upper] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  if (lower === undefined || upper === undefined) throw new Error('A median needs at least one value');
  return (lower + upper) / 2;
}

/** The median of one value over several runs. */
export const medianOf = <Run>(runs: readonly Run[], value: (run: Run) => number): number =>
  median(runs.map(value));

/** A goal of at most `value`, for the figure itself or for its ratio to the reference. */
export const atMost = (value: number, on: Aim['on'] = 'figure'): Aim => ({ on, bound: 'at most', value });

/** Returns a function that makes figures of a group: medians of what the runs of the app and of its reference measured. */
export const figureOfPair =
  <Run>(group: string, { app, reference }: Pair<Run>) =>
  (name: string, unit: Unit, value: (run: Run) => number, aim?: Aim): Figure => ({
    group,
    name,
    unit,
    measured: medianOf(app, value),
    reference: medianOf(reference, value),
    ...(aim && { aim }),
  });
