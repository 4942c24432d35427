import type { Sides } from './bench-context.ts';

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
  /** What each run measured, of a figure that is their median. */
  readonly samples?: Sides<readonly number[]>;
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

/** The quartiles, between which the middle half of the values is. Throws if there are no values. */
export function spreadOf(values: readonly number[]): readonly [lower: number, upper: number] {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => {
    const place = (sorted.length - 1) * share;
    const [lower, upper] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
    if (lower === undefined || upper === undefined) throw new Error('A spread needs at least one value');
    return lower + (upper - lower) * (place % 1);
  };
  return [at(0.25), at(0.75)];
}

/** The medians of what was measured in each run; the reference is null without runs of it. */
export const fromSamples = (app: readonly number[], reference: readonly number[] = []) => ({
  measured: median(app),
  reference: reference.length > 0 ? median(reference) : null,
  samples: { app, reference },
});

/** A goal of at most `value`, for the figure itself or for its ratio to the reference. */
export const atMost = (value: number, on: Aim['on'] = 'figure'): Aim => ({ on, bound: 'at most', value });

/** A goal of at least `value` for the figure itself. */
export const atLeast = (value: number): Aim => ({ on: 'figure', bound: 'at least', value });

/** Returns a function that makes figures of a group: medians of what the runs of the app and of its reference measured. */
export const figureOfPair =
  <Run>(group: string, { app, reference }: Sides<readonly Run[]>) =>
  (name: string, unit: Unit, value: (run: Run) => number, aim?: Aim): Figure => ({
    group,
    name,
    unit,
    ...fromSamples(app.map(value), reference.map(value)),
    ...(aim && { aim }),
  });
