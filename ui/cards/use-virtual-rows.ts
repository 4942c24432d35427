import { defaultRangeExtractor, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { useDialog } from '../design-system/components/dialog-context.ts';

/** The number of rows rendered above and below the visible ones. */
const OVERSCAN_ROWS = 3;

interface RowsOfList {
  readonly list: RefObject<HTMLElement | null>;
  readonly rows: number;
  readonly rowHeight: number;
  /** A row that stays mounted however far away it is scrolled. */
  readonly mounted: number | null;
  /** The least distance of the list from the top of what it scrolls with, in pixels, until it is measured. */
  readonly least: number;
}

interface VirtualRows {
  /** The rows to render. */
  readonly wanted: readonly number[];
  /** How far below the lower edge of the window the list begins, in pixels; negative if it begins above the edge. */
  readonly below: number;
}

/** The rows of a list near the viewport. In a dialog a list scrolls with the dialog, else with the window. */
export function useVirtualRows({ list, rows, rowHeight, mounted, least }: RowsOfList): VirtualRows {
  const dialog = useDialog();
  const top = Math.max(useTopOf(list, dialog), least);
  const common = {
    count: rows,
    rangeExtractor: (range: Parameters<typeof defaultRangeExtractor>[0]) =>
      withRow(defaultRangeExtractor(range), mounted),
    estimateSize: () => rowHeight,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    useFlushSync: false,
  };
  const inWindow = useWindowVirtualizer<HTMLLIElement>({ ...common, enabled: dialog === null });
  // eslint-disable-next-line react-hooks/incompatible-library -- the code is not compiled by React's compiler
  const inDialog = useVirtualizer<HTMLDialogElement, HTMLLIElement>({
    ...common,
    enabled: dialog !== null,
    getScrollElement: () => dialog?.current ?? null,
    initialOffset: () => dialog?.current?.scrollTop ?? 0,
    observeElementRect: (_, report) => observeWindowSize(report),
  });
  const virtual = dialog ? inDialog : inWindow;
  useLayoutEffect(() => virtual.measure(), [virtual, rowHeight]);
  return {
    wanted: virtual.getVirtualIndexes(),
    below: top - (virtual.scrollOffset ?? 0) - window.innerHeight,
  };
}

const withRow = (rows: readonly number[], row: number | null): number[] =>
  [...new Set(row === null ? rows : [...rows, row])].sort((one, other) => one - other);

/** No dialog that scrolls is larger than the window. */
function observeWindowSize(report: (size: { width: number; height: number }) => void): () => void {
  const tell = () => report({ width: window.innerWidth, height: window.innerHeight });
  tell();
  window.addEventListener('resize', tell, { passive: true });
  return () => window.removeEventListener('resize', tell);
}

/** The distance of an element from the top of what it scrolls with, in pixels. */
function useTopOf(
  element: RefObject<HTMLElement | null>,
  dialog: RefObject<HTMLDialogElement | null> | null,
): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const scroller = dialog?.current;
    const measure = () => {
      if (!element.current) return;
      const topInWindow = element.current.getBoundingClientRect().top;
      setTop(
        scroller
          ? topInWindow - scroller.getBoundingClientRect().top + scroller.scrollTop
          : topInWindow + window.scrollY,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const content of scroller?.children ?? [document.body]) observer.observe(content);
    return () => observer.disconnect();
  }, [element, dialog]);
  return top;
}
