import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import type { TimeSpan } from '#domain/live/repeat-schedule.ts';
import { momentAt, pixelOf, type GuideAxis } from '#domain/live/guide-axis.ts';
import type { EpochMs } from '#domain/time/milliseconds.ts';
import { textDirection } from '../i18n/text-direction.ts';
import { GuidePositionContext, makeGuidePosition, type GuidePosition } from './guide-position.ts';

/** A row renders its cells anew whenever it was scrolled by an hour, in pixels. */
const STEP = 300;
/** How far cells are rendered beyond the visible part on both sides, in pixels. */
const OVERSCAN = 300;
const OVERSCAN_ROWS = 1;
/** How much of the past is visible beside a moment that is shown, in pixels. */
const BEFORE = 150;

/** @param shownFirst the moment that is shown at first */
export function useGuidePosition(
  scroller: RefObject<HTMLDivElement | null>,
  axis: GuideAxis,
  shownFirst: EpochMs,
): GuidePosition {
  const [position] = useState(() => makeGuidePosition(pixelOf(axis, shownFirst) - BEFORE, window.innerWidth));
  useLayoutEffect(
    () => (scroller.current ? position.follow(scroller.current) : undefined),
    [scroller, position],
  );
  return position;
}

/** The part of the axis that a row renders. */
export interface GuideTime extends TimeSpan {
  /** What can be cut off by the beginning of the visible part. */
  readonly edge: TimeSpan;
  /** Where the visible part begins while the guide is at rest, in pixels; null while it is scrolled. */
  readonly restsAt: number | null;
}

/** Rows render their cells at different positions of the guide, so that a fling renders a few of them in each frame. */
const stepOf = (row: number): number => (((row + 10) * 7) % 10) * (STEP / 10);

/** The part of the axis that a row renders: what is near the visible part. */
export function useRenderedTime(axis: GuideAxis, row: number): GuideTime {
  const { subscribe, start, legibleStart, width, isAtRest } = use(GuidePositionContext);
  const offset = stepOf(row);
  const stepAt = (position: number) => Math.floor((position - offset) / STEP);
  const step = useSyncExternalStore(subscribe, () => stepAt(start()));
  const edge = useSyncExternalStore(subscribe, () => stepAt(legibleStart()));
  const visible = useSyncExternalStore(subscribe, width);
  const restsAt = useSyncExternalStore(subscribe, () => (isAtRest() ? start() : null));
  return useMemo(() => {
    const span = (start: number, before: number, after: number) => ({
      from: momentAt(axis, start * STEP + offset - before),
      to: momentAt(axis, (start + 1) * STEP + offset + after),
    });
    return { ...span(step, OVERSCAN, visible + OVERSCAN), edge: span(edge, 0, 0), restsAt };
  }, [axis, step, edge, offset, visible, restsAt]);
}

interface GuideRowsOptions {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly rows: number;
  readonly rowHeight: number;
  /** Stays in the document, however far the user scrolls. */
  readonly focusedRow: number;
}

/** The rows that are in the document: those near the visible part. */
export interface GuideRows {
  readonly rows: readonly number[];
  /** The height of all rows, in pixels. */
  readonly height: number;
  readonly isEndNear: boolean;
}

export function useGuideRows({ scroller, rows: count, rowHeight, focusedRow }: GuideRowsOptions): GuideRows {
  // eslint-disable-next-line react-hooks/incompatible-library -- the code is not compiled by React's compiler
  const rows = useVirtualizer({
    getScrollElement: () => scroller.current,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    count,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN_ROWS,
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), focusedRow),
  });
  useLayoutEffect(() => rows.measure(), [rows, rowHeight]);
  return {
    rows: rows.getVirtualIndexes(),
    height: rows.getTotalSize(),
    isEndNear: (rows.range?.endIndex ?? 0) + OVERSCAN_ROWS >= count,
  };
}

/** Returns a function that scrolls to a moment. */
export function useShowMoment(scroller: RefObject<HTMLDivElement | null>, axis: GuideAxis) {
  return (moment: EpochMs) =>
    scroller.current?.scrollTo({ left: textDirection() * (pixelOf(axis, moment) - BEFORE) });
}

const withRow = (rows: readonly number[], row: number): number[] =>
  [...new Set([...rows, row])].sort((one, other) => one - other);

/** Shows a moment when the guide appears. What is visible stays so when the days of the axis change, at midnight (LIV-09). */
export function useShowOnce(
  scroller: RefObject<HTMLDivElement | null>,
  axis: GuideAxis,
  moment: EpochMs,
  show: (moment: EpochMs) => void,
): void {
  const last = useRef<GuideAxis>(null);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = axis;
    if (!before) show(moment);
    else scroller.current?.scrollBy({ left: textDirection() * pixelOf(axis, before.from) });
    // Only then: later the user scrolls.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [axis]);
}

interface GuideReports {
  readonly position: GuidePosition;
  readonly axis: GuideAxis;
  readonly isEndNear: boolean;
  readonly channels: number;
  readonly onScrolled: (moment: EpochMs) => void;
  readonly onEndNear: () => void;
}

/** Calls `onScrolled` with the end of the first visible hour, and `onEndNear` while the end of the channels is near. */
export function useGuideReports(reports: GuideReports): void {
  const { position, axis, isEndNear, channels, onScrolled, onEndNear } = reports;
  useEffect(() => {
    const report = () => onScrolled(momentAt(axis, position.start() + STEP));
    report();
    return position.subscribe(report);
  }, [position, axis, onScrolled]);
  useEffect(() => {
    if (isEndNear) onEndNear();
  }, [isEndNear, channels, onEndNear]);
}
