import type { TimeSpan } from './repeat-schedule.ts';
import type { EpochMs } from '../time/milliseconds.ts';
import type { Program } from './program.ts';
import { indexAt, type Schedule } from './schedule.ts';

/** A cell of a channel's row: a program, or a gap between programs. */
export interface GuideCell extends TimeSpan {
  /** Null in a gap. */
  readonly program: Program | null;
}

/** The cells of a row, which cover the whole axis; a program that reaches beyond the axis is cut off there. */
export function guideCells(schedule: Schedule, axis: TimeSpan): readonly GuideCell[] {
  const cells: GuideCell[] = [];
  let covered = axis.from;
  const gapUntil = (moment: EpochMs) => {
    if (covered < moment) cells.push({ from: covered, to: moment, program: null });
  };
  for (const { program, from, to } of schedule) {
    if (to <= axis.from || from >= axis.to) continue;
    gapUntil(from);
    covered = Math.min(to, axis.to);
    cells.push({ from: Math.max(from, axis.from), to: covered, program });
  }
  gapUntil(axis.to);
  return cells;
}

/**
 * LIV-09: whether a cell stands for its channel rather than for a program: what is on at this moment is not known. It is chosen as
 * the channel is.
 */
export const standsForChannel = ({ program, from, to }: GuideCell, now: EpochMs): boolean =>
  program === null && from <= now && now < to;

/** The index of the cell at a moment; of the first or last cell if the moment is beyond the axis. */
export const cellIndexAt = (cells: readonly GuideCell[], moment: EpochMs): number =>
  Math.max(0, indexAt(cells, moment));

/** The cells of a row that lie in a span of time, with the index of the first one. */
export function cellsIn(cells: readonly GuideCell[], { from, to }: TimeSpan) {
  const first = cellIndexAt(cells, from);
  let end = first;
  while ((cells[end]?.from ?? Infinity) < to) end += 1;
  return { first, cells: cells.slice(first, end) };
}
