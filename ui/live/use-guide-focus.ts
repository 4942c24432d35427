import {
  createContext,
  use,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import type { LiveChannel } from '#domain/catalogue/media-item.ts';
import { pixelOf, type GuideAxis } from '#domain/live/guide-axis.ts';
import { cellIndexAt, guideCells, type GuideCell } from '#domain/live/guide-cells.ts';
import { moveFocus, type GuideFocus, type GuideMove } from '#domain/live/guide-focus.ts';
import { keyAlongText, textDirection } from '../i18n/text-direction.ts';
import { useLoadedSchedules } from '../queries/use-schedule.ts';
import { alongTime } from './guide-position.ts';

const KEYS: Readonly<Record<string, GuideMove>> = {
  ArrowLeft: 'earlier',
  ArrowRight: 'later',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'row-start',
  End: 'row-end',
  PageUp: 'day-back',
  PageDown: 'day-ahead',
};
const CONTROL_KEYS: Readonly<Record<string, GuideMove>> = { Home: 'first', End: 'last' };

const moveOf = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): GuideMove | undefined =>
  altKey || metaKey ? undefined : (ctrlKey ? CONTROL_KEYS : KEYS)[keyAlongText(key)];

/** Returns the cells of a row: one, while its schedule is unknown. */
export function useCellsOf(channels: readonly LiveChannel[], axis: GuideAxis) {
  const loaded = useLoadedSchedules(axis);
  return (row: number): readonly GuideCell[] => {
    const channel = channels[row];
    return guideCells((channel && loaded(channel)) ?? [], axis);
  };
}

interface GuideFocusOptions {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly axis: GuideAxis;
  readonly rows: number;
  readonly sidebar: number;
  readonly cellsOf: (row: number) => readonly GuideCell[];
  readonly initial: () => GuideFocus;
}

/** The cell with the focus, and the keys that move it (LIV-09). Wherever it goes, it comes into view. */
export function useGuideFocus({ scroller, axis, rows, sidebar, cellsOf, initial }: GuideFocusOptions) {
  const [focus, setFocus] = useState(initial);
  const holdsFocus = useRef(false);
  const onFocus = () => {
    holdsFocus.current = true;
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    holdsFocus.current = currentTarget.contains(relatedTarget);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moveOf(event);
    if (!move) return;
    event.preventDefault();
    const next = moveFocus(focus, move, { rows, axis, cellsOf });
    flushSync(() => setFocus(next));
    event.currentTarget
      .querySelector(`[data-row="${next.row}"] [role="rowheader"]`)
      ?.scrollIntoView({ block: 'nearest' });
    if (scroller.current) reveal(scroller.current, next, { axis, sidebar, cells: cellsOf(next.row) });
  };
  return { focus, setFocus, holdsFocus, onFocus, onBlur, onKeyDown };
}

/** Whether the focus is in the guide. It still is if the cell that had it was just taken from the document. */
export const HoldsFocusContext = createContext<RefObject<boolean>>({ current: false });

/** Returns the ref of a cell, which gets the focus of the guide when it is the one to have it. */
export function useCellFocus(hasFocus: boolean): RefObject<HTMLDivElement | null> {
  const cell = useRef<HTMLDivElement>(null);
  const holdsFocus = use(HoldsFocusContext);
  useLayoutEffect(() => {
    if (hasFocus && holdsFocus.current) cell.current?.focus({ preventScroll: true });
  }, [hasFocus, holdsFocus]);
  return cell;
}

/** Scrolls sideways until the cell at a moment is in view; of a cell that is longer than the view, the moment. */
function reveal(
  element: HTMLElement,
  { moment }: GuideFocus,
  {
    axis,
    sidebar,
    cells,
  }: { readonly axis: GuideAxis; readonly sidebar: number; readonly cells: readonly GuideCell[] },
): void {
  const cell = cells[cellIndexAt(cells, moment)];
  if (!cell) return;
  const room = element.clientWidth - sidebar;
  const [start, end] = [pixelOf(axis, cell.from), pixelOf(axis, cell.to)];
  const isLong = end - start > room;
  const [first, last] = isLong ? [pixelOf(axis, moment), pixelOf(axis, moment)] : [start, end];
  const shown = alongTime(element);
  if (first < shown) element.scrollLeft = textDirection() * first;
  else if (last > shown + room) element.scrollLeft = textDirection() * (isLong ? first : last - room);
}
