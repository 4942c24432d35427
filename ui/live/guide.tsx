import { memo, useCallback, useImperativeHandle, useRef, useState, type Ref, type RefObject } from 'react';
import { isMediumOrWider } from '#domain/catalogue/breakpoints.ts';
import type { LiveChannel } from '#domain/catalogue/media-item.ts';
import { pixelOf, type GuideAxis } from '#domain/live/guide-axis.ts';
import { standsForChannel, type GuideCell } from '#domain/live/guide-cells.ts';
import type { GuideFocus } from '#domain/live/guide-focus.ts';
import type { LiveSelection } from '#domain/live/live-selection.ts';
import type { Program } from '#domain/live/program.ts';
import type { EpochMs } from '#domain/time/milliseconds.ts';
import { useReducedMotion } from '../design-system/theme/use-reduced-motion.ts';
import { useScreenSize } from '../design-system/theme/use-screen-size.ts';
import { useText } from '../i18n/i18n.ts';
import { textDirection } from '../i18n/text-direction.ts';
import { useStableCallback } from '../session/use-stable-callback.ts';
import { GuideLabelsContext, useGuideLabels } from './guide-labels.ts';
import { GuideRow, type Press } from './guide-row.tsx';
import styles from './guide.module.css';
import { TimeHeader } from './time-header.tsx';
import { HoldsFocusContext, useCellsOf, useGuideFocus } from './use-guide-focus.ts';
import { GuidePositionContext } from './guide-position.ts';
import {
  useGuidePosition,
  useGuideReports,
  useGuideRows,
  useShowMoment,
  useShowOnce,
} from './use-guide-window.ts';

/** What the controls beside the guide can request. */
export interface GuideView {
  /** Scrolls to a moment. */
  readonly show: (moment: EpochMs) => void;
  /** Scrolls by a share of the visible part; negative: earlier. */
  readonly turn: (share: number) => void;
}

export interface GuideProps {
  readonly channels: readonly LiveChannel[];
  readonly axis: GuideAxis;
  readonly now: EpochMs;
  readonly selected: LiveSelection['selected'];
  readonly view: Ref<GuideView>;
  /** Called with the end of the first visible hour when it changes. */
  readonly onScrolled: (moment: EpochMs) => void;
  /** A channel's program was pressed; null: the channel itself. */
  readonly onSelect: (channel: LiveChannel, program: Program | null) => void;
  /** Called when the last channels come into view. */
  readonly onEndNear: () => void;
}

/** LIV-09: the sizes of the sidebar and of a row, in pixels. */
const SMALL = { sidebar: 70, rowHeight: 80 };
const LARGE = { sidebar: 184, rowHeight: 106 };

/** The schedules of the channels on a time axis. Only the rows and cells near the visible part are in the document. */
export function Guide({ channels, axis, now, selected, view, onScrolled, onSelect, onEndNear }: GuideProps) {
  const t = useText();
  const { sidebar, rowHeight } = isMediumOrWider(useScreenSize()) ? LARGE : SMALL;
  const scroller = useRef<HTMLDivElement>(null);
  const cellsOf = useCellsOf(channels, axis);
  const { columnCount, countCells } = useColumnCount();
  const { focus, setFocus, holdsFocus, onFocus, onBlur, onKeyDown } = useGuideFocus({
    ...{ scroller, axis, sidebar, cellsOf },
    rows: channels.length,
    initial: () => ({
      row: Math.max(
        0,
        channels.findIndex(({ id }) => id === selected.channel),
      ),
      moment: selected.program?.start ?? now,
    }),
  });
  const labels = useGuideLabels();
  const position = useGuidePosition(scroller, axis, now);
  const { rows, height, isEndNear } = useGuideRows({
    ...{ scroller, rowHeight },
    rows: channels.length,
    focusedRow: focus.row,
  });
  const show = useShowMoment(scroller, axis);
  useShowOnce(scroller, axis, now, show);
  useGuideReports({ position, axis, isEndNear, channels: channels.length, onScrolled, onEndNear });
  useGuideView(view, scroller, show, sidebar);
  const press = useStableCallback((channel: LiveChannel, row: number, cell: GuideCell | null) => {
    if (cell) setFocus({ row, moment: cell.from });
    if (!cell || standsForChannel(cell, now)) onSelect(channel, null);
    else if (cell.program) onSelect(channel, cell.program);
  });
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={t('live:guide')}
      aria-rowcount={channels.length + 1}
      aria-colcount={columnCount}
      className={styles.guide}
      style={sizesOf(sidebar, rowHeight, pixelOf(axis, now))}
      {...{ onFocus, onBlur, onKeyDown }}
    >
      <div className={styles.canvas} style={{ width: pixelOf(axis, axis.to) + sidebar, height }}>
        <GuidePositionContext value={position}>
          <GuideLabelsContext value={labels}>
            <TimeHeader axis={axis} />
            <Rows
              {...{ rows, rowHeight, channels, axis, now, selected, focus, holdsFocus, countCells }}
              onPress={press}
            />
          </GuideLabelsContext>
        </GuidePositionContext>
      </div>
    </div>
  );
}

/** What the style sheet has to know, in pixels. */
const sizesOf = (sidebar: number, row: number, now: number) => ({
  '--sidebar': `${sidebar}px`,
  '--row': `${row}px`,
  '--now': `${sidebar + now}px`,
});

interface RowsProps extends Pick<GuideProps, 'channels' | 'axis' | 'now' | 'selected'> {
  readonly rows: readonly number[];
  readonly rowHeight: number;
  readonly focus: GuideFocus;
  readonly holdsFocus: RefObject<boolean>;
  readonly countCells: (cells: number) => void;
  readonly onPress: Press;
}

const Rows = memo(function Rows(props: RowsProps) {
  const { rows, rowHeight, channels, axis, now, selected, focus, holdsFocus, countCells, onPress } = props;
  return (
    <HoldsFocusContext value={holdsFocus}>
      <div className={styles.rows} role="presentation">
        {rows.map((row) => {
          const channel = channels[row];
          const isSelected = channel?.id === selected.channel;
          return (
            channel && (
              <GuideRow
                key={channel.id}
                {...{ channel, row, axis, now, isSelected, countCells, onPress }}
                top={row * rowHeight}
                selectedProgram={isSelected ? selected.program : null}
                focus={row === focus.row ? focus.moment : null}
              />
            )
          );
        })}
      </div>
    </HoldsFocusContext>
  );
});

/** The number of columns, as far as schedules have arrived: the channel and the most cells of a row. */
function useColumnCount() {
  const [columnCount, setColumnCount] = useState(1);
  const countCells = useCallback(
    (cells: number) => setColumnCount((known) => Math.max(known, 1 + cells)),
    [],
  );
  return { columnCount, countCells };
}

function useGuideView(
  view: Ref<GuideView>,
  scroller: RefObject<HTMLDivElement | null>,
  show: GuideView['show'],
  sidebar: number,
): void {
  const behavior = useReducedMotion() ? 'instant' : 'smooth';
  useImperativeHandle(view, () => ({
    show,
    turn: (share) => {
      const element = scroller.current;
      element?.scrollBy({ left: textDirection() * share * (element.clientWidth - sidebar), behavior });
    },
  }));
}
