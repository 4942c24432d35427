import { cellIndexAt, type GuideCell } from './guide-cells.ts';
import { daysLater } from './guide-axis.ts';
import type { TimeSpan } from './repeat-schedule.ts';
import type { EpochMs } from '../time/milliseconds.ts';

/** The cell of the guide that has the focus: the one of a row at a moment, which stays the same from row to row. */
export interface GuideFocus {
  /** The index of the channel. */
  readonly row: number;
  readonly moment: EpochMs;
}

interface Guide {
  readonly rows: number;
  readonly axis: TimeSpan;
  /** The cells of a row; a row whose schedule has not arrived has one. */
  readonly cellsOf: (row: number) => readonly GuideCell[];
}

export type GuideMove =
  'earlier' | 'later' | 'up' | 'down' | 'row-start' | 'row-end' | 'day-back' | 'day-ahead' | 'first' | 'last';

/** LIV-09: where the focus goes. At the edges of the guide it stays. */
export function moveFocus(focus: GuideFocus, move: GuideMove, guide: Guide): GuideFocus {
  const { row, moment } = focus;
  const { axis } = guide;
  const cells = guide.cellsOf(row);
  const index = cellIndexAt(cells, moment);
  switch (move) {
    case 'earlier':
      return { row, moment: cells[index - 1]?.from ?? moment };
    case 'later':
      return { row, moment: cells[index + 1]?.from ?? moment };
    case 'up':
      return { row: Math.max(0, row - 1), moment };
    case 'down':
      return { row: Math.min(guide.rows - 1, row + 1), moment };
    case 'row-start':
      return { row, moment: axis.from };
    case 'row-end':
      return { row, moment: cells.at(-1)?.from ?? moment };
    case 'day-back':
      return { row, moment: Math.max(axis.from, daysLater(moment, -1)) };
    case 'day-ahead':
      return { row, moment: Math.min(axis.to - 1, daysLater(moment, 1)) };
    case 'first':
      return { row: 0, moment };
    case 'last':
      return { row: guide.rows - 1, moment };
  }
}
