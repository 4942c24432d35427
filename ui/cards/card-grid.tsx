import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { AspectRatio } from '#domain/catalogue/aspect-ratio.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { gridColumns } from '#domain/catalogue/screen-size.ts';
import { useScreenSize } from '../design-system/theme/use-screen-size.ts';
import { useHistoryState } from '../navigation/history-state.tsx';
import styles from './card-grid.module.css';
import { useIncrementalRows } from './use-incremental-rows.ts';

interface CardGridProps {
  /** What a screen reader calls it. */
  readonly label: string;
  readonly items: readonly MediaItem[];
  readonly aspectRatio: AspectRatio;
  readonly hasMore: boolean;
  /** Called when the end of what is there comes near, and there is more. */
  readonly onEndNear: () => void;
  readonly children: (item: MediaItem) => ReactNode;
}

/** How many rows are drawn above and below those in view … */
const ROWS_DRAWN_AHEAD = 3;
/** … and how many are there below them before more is asked for. */
const ROWS_KEPT_AHEAD = 8;
/** The height of a card below its picture and of the gap to the next row, in pixels, until it has been measured. */
const WORDS_HEIGHT = 124;

/**
 * Cards in rows and columns (CAT-13), of which only those near the window are in the document, however many there are: the
 * room of the others is kept above and below them.
 */
export function CardGrid({ label, items, aspectRatio, hasMore, onEndNear, children }: CardGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const columns = gridColumns(useScreenSize(), aspectRatio);
  const top = useTopOf(list);
  const rows = Math.ceil(items.length / columns);
  const [rowHeight, measured] = useRowHeight(aspectRatio, columns);
  const [focused, setFocused] = useState<number | null>(null);
  const virtual = useWindowVirtualizer<HTMLLIElement>({
    count: rows,
    // Whoever stands on a card keeps their place, however far they scroll.
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), focused),
    estimateSize: () => rowHeight,
    overscan: ROWS_DRAWN_AHEAD,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    useFlushSync: false,
  });
  useLayoutEffect(() => virtual.measure(), [virtual, rowHeight]);
  const wanted = virtual.getVirtualIndexes();
  const drawn = useIncrementalRows(wanted);

  const isEndNear = hasMore && (wanted.at(-1) ?? rows) + ROWS_KEPT_AHEAD >= rows;
  useEffect(() => {
    if (isEndNear) onEndNear();
  }, [isEndNear, items.length, onEndNear]);

  return (
    <ul
      ref={list}
      className={styles.grid}
      aria-label={label}
      style={{
        '--columns': columns,
        '--card-ratio': aspectRatio.replace(':', ' / '),
        height: rows * rowHeight,
      }}
      onFocus={({ target }) => setFocused(Math.floor(placeOf(target) / columns))}
      onBlur={() => setFocused(null)}
    >
      {drawn.flatMap((row, place) =>
        items.slice(row * columns, (row + 1) * columns).map((item, column) => (
          <li
            key={item.id}
            ref={place + column === 0 ? measured : undefined}
            style={{ '--column': column, top: row * rowHeight }}
            aria-posinset={row * columns + column + 1}
            aria-setsize={hasMore ? -1 : items.length}
          >
            {children(item)}
          </li>
        )),
      )}
    </ul>
  );
}

const withRow = (rows: readonly number[], row: number | null): number[] =>
  [...new Set(row === null ? rows : [...rows, row])].sort((one, other) => one - other);

/** The place of the card that an element belongs to, counted from 0. */
const placeOf = (element: Element): number =>
  Number(element.closest('li')?.getAttribute('aria-posinset')) - 1;

/** The height of a row with the gap below it, in pixels, and what measures it: all cards of a grid are of one height. */
function useRowHeight(aspectRatio: AspectRatio, columns: number) {
  const { kept, keep } = useHistoryState<number>(`row of ${columns}`);
  const [height, setHeight] = useState(() => kept ?? estimatedHeight(aspectRatio, columns));
  const isMeasured = useRef(false);
  const measured = useCallback(
    (card: HTMLLIElement) => {
      const measure = () => {
        // Where nothing is laid out the estimate stands.
        if (card.offsetHeight === 0) return;
        setHeight(card.offsetHeight);
        keep(card.offsetHeight);
      };
      // Before the first paint, so that nothing moves; later when it is laid out in any case.
      if (!isMeasured.current) measure();
      isMeasured.current = true;
      const observer = new ResizeObserver(measure);
      observer.observe(card);
      return () => observer.disconnect();
    },
    [keep],
  );
  return [height, measured] as const;
}

function estimatedHeight(ratio: AspectRatio, columns: number): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return ((window.innerWidth * 0.92) / columns) * (height / width) + WORDS_HEIGHT;
}

/** How far below the top of the page an element begins, in pixels. */
function useTopOf(element: { readonly current: HTMLElement | null }): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setTop(element.current.getBoundingClientRect().top + window.scrollY);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
