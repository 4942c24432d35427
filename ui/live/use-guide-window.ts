import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, type RefObject } from 'react';
import type { TimeSpan } from '#domain/live/demo-schedule.ts';
import { momentAt, pixelOf, type GuideAxis } from '#domain/live/guide-axis.ts';
import type { EpochMs } from '#domain/live/milliseconds.ts';

/** Time is rendered in slabs of an hour, in pixels. */
const SLAB = 300;
const OVERSCAN_SLABS = 2;
const OVERSCAN_ROWS = 2;
/** How much of the past is visible beside a moment that is shown, in pixels. */
const BEFORE = 150;

interface GuideWindowOptions {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly axis: GuideAxis;
  readonly rows: number;
  readonly rowHeight: number;
  /** Stays in the document, however far the user scrolls. */
  readonly focusedRow: number;
  /** The moment that is shown at first. */
  readonly shownFirst: EpochMs;
}

/** The part of the axis that is in the document. */
export interface GuideTime extends TimeSpan {
  /** What can be cut off by the beginning of the visible part. */
  readonly edge: TimeSpan;
}

/** The part of the guide that is in the document: the rows and the time near the visible part. */
export interface GuideWindow {
  readonly rows: readonly number[];
  readonly time: GuideTime;
  /** The height of all rows, in pixels. */
  readonly height: number;
  readonly isEndNear: boolean;
  /** Scrolls to a moment. */
  readonly show: (moment: EpochMs) => void;
  readonly showRow: (row: number) => void;
}

export function useGuideWindow(options: GuideWindowOptions): GuideWindow {
  const { scroller, axis, rows: count, rowHeight, focusedRow, shownFirst } = options;
  const viewport = {
    getScrollElement: () => scroller.current,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    useFlushSync: false,
  };
  // eslint-disable-next-line react-hooks/incompatible-library -- the code is not compiled by React's compiler
  const rows = useVirtualizer({
    ...viewport,
    count,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN_ROWS,
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), focusedRow),
  });
  const slabs = useVirtualizer({
    ...viewport,
    count: Math.ceil(pixelOf(axis, axis.to) / SLAB),
    horizontal: true,
    estimateSize: () => SLAB,
    overscan: OVERSCAN_SLABS,
    initialOffset: pixelOf(axis, shownFirst) - BEFORE,
  });
  useLayoutEffect(() => rows.measure(), [rows, rowHeight]);

  const shown = slabs.getVirtualIndexes();
  const [first = 0, last = 0] = [shown[0], shown.at(-1)];
  const edge = slabs.range?.startIndex ?? first;
  const time = useMemo(() => {
    const slab = (from: number, to: number) => ({
      from: momentAt(axis, from * SLAB),
      to: momentAt(axis, to * SLAB),
    });
    return { ...slab(first, last + 1), edge: slab(edge, edge + 1) };
  }, [axis, first, last, edge]);
  const show = useCallback(
    (moment: EpochMs) => scroller.current?.scrollTo({ left: pixelOf(axis, moment) - BEFORE }),
    [axis, scroller],
  );
  const indexes = rows.getVirtualIndexes();
  return {
    rows: indexes,
    time,
    height: rows.getTotalSize(),
    isEndNear: (rows.range?.endIndex ?? 0) + OVERSCAN_ROWS >= count,
    show,
    showRow: (row) => rows.scrollToIndex(row, { align: 'auto' }),
  };
}

const withRow = (rows: readonly number[], row: number): number[] =>
  [...new Set([...rows, row])].sort((one, other) => one - other);

/** Shows a moment when the guide appears, and again when the days of its axis change. */
export function useShowOnce(axis: GuideAxis, moment: EpochMs, show: (moment: EpochMs) => void): void {
  useLayoutEffect(() => {
    show(moment);
    // Only then: later the user scrolls.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [axis]);
}

interface GuideReports {
  readonly time: GuideTime;
  readonly isEndNear: boolean;
  readonly channels: number;
  readonly onScrolled: (moment: EpochMs) => void;
  readonly onEndNear: () => void;
}

/** Calls `onScrolled` with the end of the first visible hour, and `onEndNear` while the end of the channels is near. */
export function useGuideReports({ time, isEndNear, channels, onScrolled, onEndNear }: GuideReports): void {
  useEffect(() => onScrolled(time.edge.to), [time, onScrolled]);
  useEffect(() => {
    if (isEndNear) onEndNear();
  }, [isEndNear, channels, onEndNear]);
}

/**
 * Gives the style sheet the distance of the visible part from the beginning of the axis while the guide is at rest, as
 * `--at-rest`: titles that are cut off get the room that remains of their cells.
 */
export function useRestPosition(scroller: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let isAtRest = false;
    const leave = () => {
      if (isAtRest) element.style.removeProperty('--at-rest');
      isAtRest = false;
    };
    const rest = () => {
      element.style.setProperty('--at-rest', `${element.scrollLeft}px`);
      isAtRest = true;
    };
    element.addEventListener('scroll', leave, { passive: true });
    element.addEventListener('scrollend', rest);
    rest();
    return () => {
      element.removeEventListener('scroll', leave);
      element.removeEventListener('scrollend', rest);
    };
  }, [scroller]);
}
