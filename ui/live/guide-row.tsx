import { memo, use, useEffect, useMemo, useSyncExternalStore, type KeyboardEvent } from 'react';
import type { LiveChannel } from '#domain/catalogue/media-item.ts';
import { programState } from '#domain/live/program-state.ts';
import { pixelOf, type GuideAxis } from '#domain/live/guide-axis.ts';
import {
  cellIndexAt,
  cellsIn,
  guideCells,
  standsForChannel,
  type GuideCell,
} from '#domain/live/guide-cells.ts';
import type { EpochMs } from '#domain/time/milliseconds.ts';
import { isSameProgram, type ProgramTimes } from '#domain/live/program.ts';
import { useSlow } from '../feedback/busy.tsx';
import { useText } from '../i18n/i18n.ts';
import { useSchedule } from '../queries/use-schedule.ts';
import { ChannelLock, ChannelLogo, useLockText } from './channel-logo.tsx';
import { GuideLabelsContext, type GuideLabels } from './guide-labels.ts';
import { GuidePositionContext } from './guide-position.ts';
import styles from './guide.module.css';
import { useLiveTimes } from './live-times.ts';
import { useCellFocus } from './use-guide-focus.ts';
import { useRenderedTime } from './use-guide-window.ts';

/** Called when a cell of a channel was pressed, or the channel itself: null. */
export type Press = (channel: LiveChannel, row: number, cell: GuideCell | null) => void;

interface GuideRowProps {
  readonly channel: LiveChannel;
  /** Its place among all channels, from 0. */
  readonly row: number;
  /** The distance from the first row, in pixels. */
  readonly top: number;
  readonly axis: GuideAxis;
  readonly now: EpochMs;
  /** Whether the row has the selected channel, and its selected program. */
  readonly isSelected: boolean;
  readonly selectedProgram: ProgramTimes | null;
  /** The moment of the cell that has the focus; null if it is in another row. */
  readonly focus: EpochMs | null;
  /** Called with the number of cells once the schedule has arrived. */
  readonly countCells: (cells: number) => void;
  /** Must stay the same: only rows that change are rendered. */
  readonly onPress: Press;
}

/** A channel of the guide, with the programs in the rendered part of the axis. */
export const GuideRow = memo(function GuideRow(props: GuideRowProps) {
  const { channel, row, top, axis, now, countCells, onPress, ...rest } = props;
  const { subscribe, isFast } = use(GuidePositionContext);
  const isLegible = !useSyncExternalStore(subscribe, isFast);
  const schedule = useSchedule(channel, axis, isLegible);
  const cells = useMemo(() => schedule && guideCells(schedule, axis), [schedule, axis]);
  const name = useChannelName(channel);
  useEffect(() => {
    if (cells) countCells(cells.length);
  }, [cells, countCells]);
  return (
    <div role="row" aria-rowindex={row + 2} className={styles.row} style={{ top }} data-row={row}>
      <div
        role="rowheader"
        aria-colindex={1}
        className={styles.channel}
        aria-current={rest.isSelected}
        onClick={() => onPress(channel, row, null)}
      >
        <ChannelLogo channel={channel} />
        <ChannelLock channel={channel} />
      </div>
      {cells ? (
        <Cells {...{ channel, name, row, axis, now, cells, onPress, ...rest }} />
      ) : (
        <LoadingCell
          {...{ channel, name, row, axis, onPress }}
          isSelected={rest.isSelected}
          hasFocus={rest.focus !== null}
        />
      )}
    </div>
  );
});

/** What the cells of a channel call it: one that the viewer may not watch has its lock, too (LIV-12). */
function useChannelName(channel: LiveChannel): string {
  const t = useText();
  const lock = useLockText(channel);
  return lock === null ? channel.title : t('live:lockedChannel', { channel: channel.title, lock });
}

/** What makes a cell something to press, by keys too. */
const pressable = (onPress: () => void) => ({
  onClick: onPress,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPress();
  },
});

type LoadingCellProps = Pick<
  CellProps,
  'channel' | 'name' | 'row' | 'axis' | 'isSelected' | 'hasFocus' | 'onPress'
>;

/** The only cell of a row whose schedule has not arrived. */
function LoadingCell({ channel, name, row, axis, isSelected, hasFocus, onPress }: LoadingCellProps) {
  const labels = use(GuideLabelsContext);
  const { timesText } = useLiveTimes();
  useSlow(true);
  const times = timesText({ start: axis.from, end: axis.to });
  return (
    <div
      ref={useCellFocus(hasFocus)}
      role="gridcell"
      aria-colindex={2}
      className={styles.loading}
      aria-selected={isSelected}
      aria-label={labels.empty(name, labels.loading, times)}
      data-start={axis.from}
      tabIndex={hasFocus ? 0 : -1}
      {...pressable(() => onPress(channel, row, { from: axis.from, to: axis.to, program: null }))}
    />
  );
}

interface CellsProps extends Omit<GuideRowProps, 'top' | 'countCells'> {
  /** What the cells call the channel. */
  readonly name: string;
  readonly cells: readonly GuideCell[];
}

function Cells({ row, axis, now, cells, isSelected, selectedProgram, focus, ...ofRow }: CellsProps) {
  const rendered = useRenderedTime(axis, row);
  const { edge, restsAt } = rendered;
  const isAtEdge = ({ from, to }: GuideCell) => from < edge.to && to > edge.from;
  const hiddenOf = ({ from }: GuideCell) => Math.max(0, (restsAt ?? 0) - pixelOf(axis, from));
  const shown = cellsIn(cells, rendered);
  const focused = focus === null ? null : cellIndexAt(cells, focus);
  const indexes = new Set(shown.cells.map((_cell, place) => shown.first + place));
  // The cell with the focus stays in the document, however far the user scrolls, and in its place among the others: a cell that
  // is moved loses the focus.
  if (focused !== null) indexes.add(focused);
  return [...indexes]
    .sort((one, other) => one - other)
    .map((index) => {
      const cell = cells[index];
      return (
        cell && (
          <Cell
            key={cell.from}
            {...{ row, axis, cell, now, ...ofRow }}
            column={index + 2}
            isSelected={isSelected && isSelectedCell(cell, selectedProgram, now)}
            hasFocus={index === focused}
            isAtEdge={isAtEdge(cell)}
            hidden={isAtEdge(cell) ? hiddenOf(cell) : 0}
          />
        )
      );
    });
}

/** Whether a cell of the chosen channel has what is chosen: a program, or whatever is on. */
const isSelectedCell = ({ program, from, to }: GuideCell, selected: ProgramTimes | null, now: EpochMs) =>
  selected ? program !== null && isSameProgram(program, selected) : from <= now && now < to;

interface CellProps extends Pick<
  CellsProps,
  'channel' | 'name' | 'row' | 'axis' | 'now' | 'isSelected' | 'onPress'
> {
  readonly cell: GuideCell;
  readonly column: number;
  readonly hasFocus: boolean;
  /** Whether the beginning of the cell may be out of view. */
  readonly isAtEdge: boolean;
  /** How much of it is out of view while the guide is at rest, in pixels. */
  readonly hidden: number;
}

/** Less has no room for most words. */
const NARROW_PX = 90;

/** What tells style sheets where the words of a cell have room, of which a part is out of view. */
const wordsIn = (width: number, hidden: number, isAtEdge: boolean) => ({
  'data-edge': isAtEdge,
  'data-narrow': width - hidden < NARROW_PX,
  ...(hidden > 0 && { style: { '--hidden': `${hidden}px` } }),
});

/** What tells a gap from others: one that stands for its channel is called and chosen as a program that is on. */
const gapOf = (
  { name, cell, now, isSelected }: Pick<CellProps, 'name' | 'cell' | 'now' | 'isSelected'>,
  times: string,
  labels: GuideLabels,
) =>
  standsForChannel(cell, now)
    ? {
        'data-state': 'live',
        'aria-selected': isSelected,
        'aria-label': labels.program(name, labels.gap, times, 'live'),
      }
    : { 'aria-label': labels.empty(name, labels.gap, times) };

const Cell = memo(function Cell({
  channel,
  name,
  row,
  axis,
  cell,
  now,
  column,
  isSelected,
  hasFocus,
  isAtEdge,
  hidden,
  onPress,
}: CellProps) {
  const labels = use(GuideLabelsContext);
  const { timesText } = useLiveTimes();
  const { program, from, to } = cell;
  const start = pixelOf(axis, from);
  const width = pixelOf(axis, to) - start;
  const place = { insetInlineStart: start, width };
  const words = wordsIn(width, hidden, isAtEdge);
  const common = {
    ref: useCellFocus(hasFocus),
    role: 'gridcell',
    'aria-colindex': column,
    style: place,
    // For scenarios and measurements, which look for a program by its time.
    'data-start': from,
    tabIndex: hasFocus ? 0 : -1,
    ...pressable(() => onPress(channel, row, cell)),
  };
  if (!program) {
    const times = timesText({ start: from, end: to });
    return (
      <div {...common} className={styles.gap} {...gapOf({ name, cell, now, isSelected }, times, labels)}>
        <span className={styles.words} {...words}>
          {labels.gap}
        </span>
      </div>
    );
  }
  const state = programState(program, now, channel.channel.catchUp);
  const times = timesText(program);
  return (
    <div
      {...common}
      className={styles.program}
      data-state={state}
      aria-selected={isSelected}
      aria-disabled={state === 'expired'}
      aria-label={labels.program(name, program.title, times, state)}
    >
      <span className={styles.words} {...words} title={`${program.title}, ${times}`}>
        <span className={styles.title} dir="auto">
          {program.title}
        </span>
        <small>{times}</small>
      </span>
    </div>
  );
});
